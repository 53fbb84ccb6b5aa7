// SPDX-FileCopyrightText: 2026 The Tetrarium authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Makes written.txt and read.txt in the working directory with the reference implementation of fumen:
//   npm install tetris-fumen@1.1.3 && node make-vectors.cjs
// A vector is: its title, the fumen, the active piece (letter, orientation, cells) or "-", the garbage row, and
// the 23 rows of the field from the top, in the letters of PaintedBoard. Vectors are separated by an empty line.

const fs = require('fs');
const { decoder, encoder, Field } = require('tetris-fumen');

const rows = 23;
const turns = ['spawn', 'right', 'reverse', 'left'];
const letters = '_IJLOSZTX';

let state = 12345;
function below(bound) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 4294967296) * bound);
}

function randomRow(filled) {
    return Array.from({ length: 10 }, () => (below(100) < filled ? letters[1 + below(8)] : '_')).join('');
}

function randomField(height, filled) {
    return Array.from({ length: height }, () => randomRow(filled)).join('');
}

const ours = (text) => text.replaceAll('_', '.').replaceAll('X', 'G');

function picture(field, y) {
    return ours(Array.from({ length: 10 }, (_, x) => field.at(x, y)).join(''));
}

function vector(title, fumen) {
    const page = decoder.decode(fumen)[0];
    const mino = page.operation ? page.mino() : undefined;
    const piece = mino
        ? [mino.type, turns.indexOf(mino.rotation), ...mino.positions().map(({ x, y }) => `${x},${y}`)].join(' ')
        : '-';
    const lines = [title, fumen, piece, picture(page.field, -1)];
    for (let y = rows - 1; y >= 0; --y)
        lines.push(picture(page.field, y));
    return lines.join('\n') + '\n';
}

function written(title, page) {
    return vector(title, encoder.encode([page]));
}

const header = '# Made by make-vectors.cjs with the npm package tetris-fumen 1.1.3.\n\n';
const full = 'IJLOSZTXXX'.repeat(rows);

const exact = [
    written('an empty field', {}),
    written('a full field', { field: Field.create(full) }),
    written('a field of one colour', { field: Field.create('T'.repeat(10 * rows)) }),
    written('the garbage row alone', { field: Field.create('', 'XXXX_XXXXX') }),
    written('every colour in a row', { field: Field.create('_IJLOSZTX_') }),
    written('the corners', { field: Field.create(`I________J${'_'.repeat(210)}L________O`) }),
];
for (const type of 'IJLOSZT') {
    for (const rotation of turns)
        exact.push(written(`${type} ${rotation} in the middle`, { operation: { type, rotation, x: 4, y: 10 } }));
}
exact.push(written('I upright at the right wall', { operation: { type: 'I', rotation: 'left', x: 9, y: 1 } }));
exact.push(written('O on the floor', { operation: { type: 'O', rotation: 'spawn', x: 0, y: 0 } }));
exact.push(written('T at the top', { operation: { type: 'T', rotation: 'spawn', x: 4, y: 21 } }));
for (let i = 0; i < 12; ++i) {
    const page = { field: Field.create(randomField(1 + below(rows), 10 + below(85)), randomRow(50)) };
    if (i % 2 === 0)
        page.operation = { type: 'IJLOSZT'[below(7)], rotation: turns[below(4)], x: 2 + below(6), y: 3 + below(17) };
    exact.push(written(`a random field, number ${i + 1}`, page));
}
fs.writeFileSync('written.txt', header + exact.join('\n'));

const field = () => Field.create(randomField(8, 70), randomRow(50));
const operation = { type: 'S', rotation: 'left', x: 5, y: 12 };
const long = encoder.encode([{ field: field(), operation }]);
const read = [
    vector('inside an address', `https://example.org/fumen/?${long}`),
    vector('with parameters behind', `https://example.org/?d=${long}&lang=en`),
    vector('with a mirror mark', long.replace('v115@', 'm115@')),
    vector('with an edit mark', long.replace('v115@', 'd115@')),
    vector('without breaks', long.replaceAll('?', '')),
    vector('with white space', long.replaceAll('?', ' \t')),
    vector('with a comment', encoder.encode([{ field: field(), operation, comment: 'Perfect clear, 61.19 %' }])),
    vector('with a comment in Swedish', encoder.encode([{ field: field(), comment: 'Fyra rader på en gång' }])),
    vector('with a comment in Japanese', encoder.encode([{ comment: 'テト譜' }])),
    vector('with a quiz', encoder.encode([{ field: field(), operation, comment: '#Q=[](S)TIOJLZ' }])),
    vector('with every flag', encoder.encode([
        { field: field(), operation, flags: { lock: false, mirror: true, rise: true, colorize: false } }])),
    vector('with two pages', encoder.encode([{ field: field(), operation }, { field: field(), comment: 'second' }])),
    vector('with an empty first of three pages', encoder.encode([{}, {}, { field: field() }])),
];
fs.writeFileSync('read.txt', header + read.join('\n'));
