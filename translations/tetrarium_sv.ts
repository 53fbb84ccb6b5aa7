<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv_SE">
<context>
    <name>tetrarium::ArenaController</name>
    <message>
        <source>the thesis&apos;s twenty people</source>
        <translation>uppsatsens tjugo människor</translation>
    </message>
    <message>
        <source>your own games</source>
        <translation>dina egna partier</translation>
    </message>
    <message>
        <source>An arena is running; stop it to look at another.</source>
        <translation>En arena pågår; stoppa den för att titta på en annan.</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 av %2 partier</translation>
    </message>
    <message>
        <source>You have no finished games yet. Play one, then come back.</source>
        <translation>Du har inga avslutade partier än. Spela ett och kom tillbaka.</translation>
    </message>
    <message>
        <source>%1 games by the rules %2; players get the same pieces.</source>
        <translation>%1 partier enligt reglerna %2; spelarna får samma bitar.</translation>
    </message>
    <message>
        <source>%1 games whose pieces are not known; players get others, by the rules of the thesis.</source>
        <translation>%1 partier vars bitar inte är kända; spelarna får andra, enligt uppsatsens regler.</translation>
    </message>
    <message>
        <source>Open people&apos;s games</source>
        <translation>Öppna människors partier</translation>
    </message>
    <message>
        <source>Games of people (*.csv *.jsonl *.txt)</source>
        <translation>Människors partier (*.csv *.jsonl *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alla filer (*)</translation>
    </message>
</context>
<context>
    <name>tetrarium::ArenaPanel</name>
    <message>
        <source>Arena</source>
        <translation>Arena</translation>
    </message>
    <message>
        <source>P&amp;layers:</source>
        <translation>Spe&amp;lare:</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>R&amp;ules:</source>
        <translation>&amp;Regler:</translation>
    </message>
    <message>
        <source>&amp;Height:</source>
        <translation>&amp;Höjd:</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <translation>&amp;Partier:</translation>
    </message>
    <message>
        <source>Se&amp;ed:</source>
        <translation>&amp;Frö:</translation>
    </message>
    <message>
        <source>&amp;Measure:</source>
        <translation>&amp;Mått:</translation>
    </message>
    <message>
        <source>of the first player</source>
        <translation>den första spelarens</translation>
    </message>
    <message>
        <source>as the rules say</source>
        <translation>som reglerna säger</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>rader</translation>
    </message>
    <message>
        <source>score</source>
        <translation>poäng</translation>
    </message>
    <message>
        <source>pieces</source>
        <translation>bitar</translation>
    </message>
    <message>
        <source>Stop as soon as all are told a&amp;part</source>
        <translation>Stanna så snart alla kan skiljas å&amp;t</translation>
    </message>
    <message>
        <source>&amp;Start arena</source>
        <translation>&amp;Starta arenan</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Placeringar</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>How players do on the same games is listed here.</source>
        <translation>Här listas hur spelare klarar samma partier.</translation>
    </message>
    <message>
        <source>Choose two players or more, then start the arena.</source>
        <translation>Välj två spelare eller fler och starta arenan.</translation>
    </message>
</context>
<context>
    <name>tetrarium::BoardView</name>
    <message>
        <source>Games are drawn here.</source>
        <translation>Här ritas spelen.</translation>
    </message>
    <message>
        <source>Play one, or choose a player to watch.</source>
        <translation>Spela ett, eller välj en spelare att se på.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spela</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spelplan</translation>
    </message>
    <message>
        <source>Filled cells: %L1</source>
        <translation>Fyllda rutor: %L1</translation>
    </message>
</context>
<context>
    <name>tetrarium::CandidateTableModel</name>
    <message>
        <source>The rules end the game with this placement.</source>
        <translation>Med den här placeringen avslutar reglerna spelet.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tangenter</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Betyg</translation>
    </message>
</context>
<context>
    <name>tetrarium::CandidatesPanel</name>
    <message>
        <source>Why this one: %1</source>
        <translation>Varför just den: %1</translation>
    </message>
    <message>
        <source>Shares of %1</source>
        <translation>Andelar i %1</translation>
    </message>
    <message>
        <source>Every placement that a player looks at is listed here, with its rating and features.</source>
        <translation>Här listas varje placering som en spelare prövar, med betyg och egenskaper.</translation>
    </message>
    <message>
        <source>Watch a player, or ask what one would do in your game.</source>
        <translation>Se på en spelare, eller fråga vad en skulle göra i ditt spel.</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidater</translation>
    </message>
    <message>
        <source>Shares of the rating</source>
        <translation>Andelar i betyget</translation>
    </message>
</context>
<context>
    <name>tetrarium::CommandLine</name>
    <message>
        <source>A laboratory where Tetris players evolve.</source>
        <translation>Ett laboratorium där Tetris-spelare utvecklas.</translation>
    </message>
    <message>
        <source>Keep settings, data and log in this folder.</source>
        <translation>Spara inställningar, data och logg i den här mappen.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>mapp</translation>
    </message>
    <message>
        <source>Start in this workspace: play or evolve.</source>
        <translation>Starta i den här arbetsytan: play eller evolve.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>namn</translation>
    </message>
    <message>
        <source>Start with this theme: light, dark or system.</source>
        <translation>Starta med det här temat: light, dark eller system.</translation>
    </message>
    <message>
        <source>Start in this language: en or sv.</source>
        <translation>Starta på det här språket: en eller sv.</translation>
    </message>
    <message>
        <source>code</source>
        <translation>kod</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Visa den här hjälpen.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>Visa versionen.</translation>
    </message>
    <message>
        <source>unexpected argument &quot;%1&quot;</source>
        <translation>oväntat argument ”%1”</translation>
    </message>
    <message>
        <source>unknown workspace &quot;%1&quot;</source>
        <translation>okänd arbetsyta ”%1”</translation>
    </message>
    <message>
        <source>unknown theme &quot;%1&quot;</source>
        <translation>okänt tema ”%1”</translation>
    </message>
    <message>
        <source>unknown language &quot;%1&quot;</source>
        <translation>okänt språk ”%1”</translation>
    </message>
    <message>
        <source>no screen could be opened; set DISPLAY or WAYLAND_DISPLAY, or use the terminal program tetrarium-cli</source>
        <translation>ingen skärm kunde öppnas; ange DISPLAY eller WAYLAND_DISPLAY, eller använd terminalprogrammet tetrarium-cli</translation>
    </message>
</context>
<context>
    <name>tetrarium::DiversityChart</name>
    <message>
        <source>Generation</source>
        <translation>Generation</translation>
    </message>
    <message>
        <source>Standard deviation of the weights</source>
        <translation>Vikternas standardavvikelse</translation>
    </message>
    <message>
        <source>Diversity</source>
        <translation>Mångfald</translation>
    </message>
    <message>
        <source>Diversity by generation</source>
        <translation>Mångfald per generation</translation>
    </message>
    <message>
        <source>How different the genomes of a generation are is drawn here.</source>
        <translation>Här ritas hur olika en generations genom är.</translation>
    </message>
    <message>
        <source>The first point appears when a run finishes a generation.</source>
        <translation>Den första punkten visas när en körning har avslutat en generation.</translation>
    </message>
</context>
<context>
    <name>tetrarium::Dock</name>
    <message>
        <source>&amp;Board</source>
        <translation>S&amp;pelplan</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>Sp&amp;el</translation>
    </message>
    <message>
        <source>Pl&amp;ayer</source>
        <translation>Spel&amp;are</translation>
    </message>
    <message>
        <source>&amp;Candidates</source>
        <translation>&amp;Kandidater</translation>
    </message>
    <message>
        <source>R&amp;ival</source>
        <translation>M&amp;otspelare</translation>
    </message>
    <message>
        <source>&amp;Evolution</source>
        <translation>E&amp;volution</translation>
    </message>
    <message>
        <source>&amp;Fitness</source>
        <translation>&amp;Fitness</translation>
    </message>
    <message>
        <source>Ge&amp;nomes</source>
        <translation>&amp;Genom</translation>
    </message>
    <message>
        <source>&amp;Weights</source>
        <translation>V&amp;ikter</translation>
    </message>
    <message>
        <source>&amp;Diversity</source>
        <translation>&amp;Mångfald</translation>
    </message>
    <message>
        <source>&amp;Histogram</source>
        <translation>&amp;Histogram</translation>
    </message>
    <message>
        <source>Parallel Coordina&amp;tes</source>
        <translation>Parallella koor&amp;dinater</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <translation>&amp;Studie</translation>
    </message>
    <message>
        <source>Heat &amp;Map</source>
        <translation>&amp;Värmekarta</translation>
    </message>
    <message>
        <source>&amp;Tables</source>
        <translation>&amp;Tabeller</translation>
    </message>
    <message>
        <source>&amp;Arena</source>
        <translation>&amp;Arena</translation>
    </message>
    <message>
        <source>&amp;Distribution</source>
        <translation>&amp;Fördelning</translation>
    </message>
    <message>
        <source>&amp;People Against Machines</source>
        <translation>&amp;Människor mot maskiner</translation>
    </message>
</context>
<context>
    <name>tetrarium::DockTitleBar</name>
    <message>
        <source>Float or dock this dock</source>
        <translation>Lösgör eller fäst panelen</translation>
    </message>
    <message>
        <source>Close this dock</source>
        <translation>Stäng panelen</translation>
    </message>
</context>
<context>
    <name>tetrarium::EcdfChart</name>
    <message>
        <source>Share of games</source>
        <translation>Andel partier</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Andel</translation>
    </message>
    <message>
        <source>Distribution of an arena&apos;s games</source>
        <translation>Fördelning av en arenas partier</translation>
    </message>
    <message>
        <source>What share of games reaches how much is drawn here.</source>
        <translation>Här ritas hur stor andel av partierna som når hur långt.</translation>
    </message>
    <message>
        <source>Start an arena, or open one that was played before.</source>
        <translation>Starta en arena, eller öppna en som spelats tidigare.</translation>
    </message>
</context>
<context>
    <name>tetrarium::ErrorText</name>
    <message>
        <source>cannot be opened; check that the file exists and may be read</source>
        <translation>kan inte öppnas; kontrollera att filen finns och får läsas</translation>
    </message>
    <message>
        <source>could not be read (%1)</source>
        <translation>kunde inte läsas (%1)</translation>
    </message>
    <message>
        <source>could not be written (%1); check the folder and the space left</source>
        <translation>kunde inte skrivas (%1); kontrollera mappen och det lediga utrymmet</translation>
    </message>
    <message>
        <source>is empty; expected %1</source>
        <translation>är tom; väntade %1</translation>
    </message>
    <message>
        <source>ends too early; expected %1</source>
        <translation>slutar för tidigt; väntade %1</translation>
    </message>
    <message>
        <source>found &quot;%1&quot;; expected %2</source>
        <translation>fann ”%1”; väntade %2</translation>
    </message>
    <message>
        <source>unknown name &quot;%1&quot;; expected one of %2</source>
        <translation>okänt namn ”%1”; väntade något av %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number; expected %2</source>
        <translation>”%1” är inget tal; väntade %2</translation>
    </message>
    <message>
        <source>%1 is out of range; expected %2</source>
        <translation>%1 är utanför gränserna; väntade %2</translation>
    </message>
    <message>
        <source>found %1 where %2 are needed</source>
        <translation>fann %1 där %2 behövs</translation>
    </message>
    <message>
        <source>missing: %1</source>
        <translation>saknas: %1</translation>
    </message>
    <message>
        <source>version %1 is not known; this program reads version %2</source>
        <translation>version %1 är okänd; det här programmet läser version %2</translation>
    </message>
    <message>
        <source>%1 is impossible here; expected %2</source>
        <translation>%1 är omöjligt här; väntade %2</translation>
    </message>
    <message>
        <source>found %1; expected %2</source>
        <translation>fann %1; väntade %2</translation>
    </message>
    <message>
        <source>is in use by process %1; wait until it has ended</source>
        <translation>används av process %1; vänta tills den har avslutats</translation>
    </message>
    <message>
        <source>is there already and not empty; choose another name</source>
        <translation>finns redan och är inte tom; välj ett annat namn</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>rad %1</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>drag %1</translation>
    </message>
</context>
<context>
    <name>tetrarium::EvolutionController</name>
    <message>
        <source>Written: %1</source>
        <translation>Skrivet: %1</translation>
    </message>
    <message>
        <source>%1 could not be written. Choose another folder or make room on the disk.</source>
        <translation>%1 kunde inte skrivas. Välj en annan mapp eller gör plats på disken.</translation>
    </message>
    <message>
        <source>generation %1, %2</source>
        <translation>generation %1, %2</translation>
    </message>
    <message>
        <source>Go on evolving?</source>
        <translation>Fortsätta evolutionen?</translation>
    </message>
    <message>
        <source>The window was closed while a run was under way: %1. Go on where it stopped?</source>
        <translation>Fönstret stängdes medan en körning pågick: %1. Fortsätta där den slutade?</translation>
    </message>
    <message>
        <source>Open run</source>
        <translation>Öppna körning</translation>
    </message>
    <message>
        <source>Export elites and scores to a folder</source>
        <translation>Exportera eliter och poäng till en mapp</translation>
    </message>
    <message>
        <source>Exported</source>
        <translation>Exporterat</translation>
    </message>
    <message>
        <source>The elites and scores of %1 were written to:</source>
        <translation>Eliterna och poängen från %1 skrevs till:</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Det gick inte.</translation>
    </message>
</context>
<context>
    <name>tetrarium::EvolutionPanel</name>
    <message>
        <source>Generation %1 of %2</source>
        <translation>Generation %1 av %2</translation>
    </message>
    <message>
        <source>Generation %1</source>
        <translation>Generation %1</translation>
    </message>
    <message>
        <source>Genome %1 of %2</source>
        <translation>Genom %1 av %2</translation>
    </message>
    <message>
        <source>%1 genomes/s</source>
        <translation>%1 genom/s</translation>
    </message>
    <message>
        <source>%1 games/s</source>
        <translation>%1 partier/s</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 kvar</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Fortsätt</translation>
    </message>
    <message>
        <source>Evolution</source>
        <translation>Evolution</translation>
    </message>
    <message>
        <source>Re&amp;cipe:</source>
        <translation>Re&amp;cept:</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Recept</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Öppna…</translation>
    </message>
    <message>
        <source>Open a recipe from a file</source>
        <translation>Öppna ett recept från en fil</translation>
    </message>
    <message>
        <source>&amp;Start run</source>
        <translation>&amp;Starta körning</translation>
    </message>
    <message>
        <source>R&amp;uns (checked ones are drawn):</source>
        <translation>&amp;Körningar (markerade ritas):</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>S&amp;toppa</translation>
    </message>
    <message>
        <source>&amp;Extend</source>
        <translation>För&amp;läng</translation>
    </message>
    <message>
        <source>Generations more</source>
        <translation>Generationer till</translation>
    </message>
    <message>
        <source>Generations</source>
        <translation>Generationer</translation>
    </message>
    <message>
        <source>Genomes</source>
        <translation>Genom</translation>
    </message>
</context>
<context>
    <name>tetrarium::EvolveActions</name>
    <message>
        <source>&amp;Evolve</source>
        <translation>&amp;Utveckla</translation>
    </message>
    <message>
        <source>&amp;Recent Runs</source>
        <translation>Senaste &amp;körningar</translation>
    </message>
    <message>
        <source>&amp;Start Run</source>
        <translation>&amp;Starta körning</translation>
    </message>
    <message>
        <source>Start a run of the recipe in the Evolution dock</source>
        <translation>Starta en körning av receptet i panelen Evolution</translation>
    </message>
    <message>
        <source>&amp;Open Run…</source>
        <translation>&amp;Öppna körning…</translation>
    </message>
    <message>
        <source>Open the directory of a run that was begun before</source>
        <translation>Öppna mappen för en körning som börjats tidigare</translation>
    </message>
    <message>
        <source>E&amp;xport Elites and Scores…</source>
        <translation>E&amp;xportera eliter och poäng…</translation>
    </message>
    <message>
        <source>Write the chosen run in the formats of the thesis</source>
        <translation>Skriv den valda körningen i uppsatsens format</translation>
    </message>
</context>
<context>
    <name>tetrarium::FileController</name>
    <message>
        <source>Open</source>
        <translation>Öppna</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alla filer (*)</translation>
    </message>
    <message>
        <source>Replays, players, recipes and studies (*.replay *.toml)</source>
        <translation>Repriser, spelare, recept och studier (*.replay *.toml)</translation>
    </message>
    <message>
        <source>Save Replay</source>
        <translation>Spara repris</translation>
    </message>
    <message>
        <source>Replays (*.replay)</source>
        <translation>Repriser (*.replay)</translation>
    </message>
    <message>
        <source>The game is kept as %1.</source>
        <translation>Spelet är sparat som %1.</translation>
    </message>
    <message>
        <source>Open %1?</source>
        <translation>Öppna %1?</translation>
    </message>
    <message>
        <source>The recipe %1 is in the form; choose Start Run to evolve.</source>
        <translation>Receptet %1 står i formuläret; välj Starta körning för att utveckla spelare.</translation>
    </message>
    <message>
        <source>The study %1 is in the form; choose Start study to run it.</source>
        <translation>Studien %1 står i formuläret; välj Starta studien för att köra den.</translation>
    </message>
    <message>
        <source>The player %1 is at hand; choose Watch to see it play.</source>
        <translation>Spelaren %1 finns nu att välja; välj Se på för att se den spela.</translation>
    </message>
    <message>
        <source>%1 could not be used.</source>
        <translation>%1 kunde inte användas.</translation>
    </message>
</context>
<context>
    <name>tetrarium::FitnessChart</name>
    <message>
        <source>Fitness by generation</source>
        <translation>Fitness per generation</translation>
    </message>
    <message>
        <source>The first point appears when a run finishes a generation.</source>
        <translation>Den första punkten kommer när en körning är klar med en generation.</translation>
    </message>
    <message>
        <source>Generation</source>
        <translation>Generation</translation>
    </message>
    <message>
        <source>Fitness</source>
        <translation>Fitness</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bästa</translation>
    </message>
    <message>
        <source>10–90%</source>
        <translation>10–90 %</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Medelvärde</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Held-out</source>
        <translation>Undanhållet</translation>
    </message>
    <message>
        <source>The fitness of a run is drawn here: best, mean, median and held-out.</source>
        <translation>Här ritas en körnings fitness: bästa, medel, median och undanhållet.</translation>
    </message>
</context>
<context>
    <name>tetrarium::GameActions</name>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Öppna se&amp;naste</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>Sp&amp;el</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>Spela&amp;re</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Öppna…</translation>
    </message>
    <message>
        <source>Open a replay, a player or a recipe</source>
        <translation>Öppna en repris, en spelare eller ett recept</translation>
    </message>
    <message>
        <source>&amp;Save Replay…</source>
        <translation>&amp;Spara repris…</translation>
    </message>
    <message>
        <source>Save the game on the board as a replay</source>
        <translation>Spara spelet på planen som en repris</translation>
    </message>
    <message>
        <source>&amp;New Game…</source>
        <translation>&amp;Nytt spel…</translation>
    </message>
    <message>
        <source>Choose rules, pieces and who plays</source>
        <translation>Välj regler, bitar och vem som spelar</translation>
    </message>
    <message>
        <source>Play A&amp;gain</source>
        <translation>Spela i&amp;gen</translation>
    </message>
    <message>
        <source>The same kind of game with new pieces</source>
        <translation>Samma slags spel med nya bitar</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Paus</translation>
    </message>
    <message>
        <source>Stop the time; the board is hidden</source>
        <translation>Stanna tiden; planen göms</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ångra</translation>
    </message>
    <message>
        <source>Take back the last piece; the game is then practice</source>
        <translation>Ta tillbaka den senaste biten; spelet räknas då som övning</translation>
    </message>
    <message>
        <source>Gi&amp;ve Up</source>
        <translation>Ge &amp;upp</translation>
    </message>
    <message>
        <source>End the game here</source>
        <translation>Avsluta spelet här</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Lämna</translation>
    </message>
    <message>
        <source>Leave the game; asks before anything is lost</source>
        <translation>Lämna spelet; frågar innan något går förlorat</translation>
    </message>
    <message>
        <source>&amp;High Scores…</source>
        <translation>&amp;Rekord…</translation>
    </message>
    <message>
        <source>The scores of people</source>
        <translation>Människors poäng</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Se på</translation>
    </message>
    <message>
        <source>Watch the chosen player play</source>
        <translation>Se den valda spelaren spela</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>S&amp;teg</translation>
    </message>
    <message>
        <source>The player&apos;s next key, or the next candidate</source>
        <translation>Spelarens nästa tangent, eller nästa kandidat</translation>
    </message>
    <message>
        <source>&amp;Candidates</source>
        <translation>&amp;Kandidater</translation>
    </message>
    <message>
        <source>Draw every placement that the player looks at over the board</source>
        <translation>Rita varje placering som spelaren prövar över planen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Ti&amp;ps</translation>
    </message>
    <message>
        <source>What would the chosen player do here?</source>
        <translation>Vad skulle den valda spelaren göra här?</translation>
    </message>
    <message>
        <source>Set &amp;Genome…</source>
        <translation>Ange &amp;genom…</translation>
    </message>
    <message>
        <source>Watch a player with weights of your own</source>
        <translation>Se på en spelare med egna vikter</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Inställningar…</translation>
    </message>
    <message>
        <source>Keys, repeat and look</source>
        <translation>Tangenter, upprepning och utseende</translation>
    </message>
</context>
<context>
    <name>tetrarium::GameController</name>
    <message>
        <source>Start another game?</source>
        <translation>Börja ett nytt spel?</translation>
    </message>
    <message>
        <source>The game could not be started.</source>
        <translation>Spelet kunde inte börja.</translation>
    </message>
    <message>
        <source>Leave the game?</source>
        <translation>Lämna spelet?</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repris</translation>
    </message>
    <message>
        <source>Replay of %1</source>
        <translation>Repris av %1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>The game could not be kept.</source>
        <translation>Spelet kunde inte sparas.</translation>
    </message>
    <message>
        <source>The game is kept as %1.</source>
        <translation>Spelet är sparat som %1.</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Slut</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Paus</translation>
    </message>
    <message>
        <source>Press %1 to go on</source>
        <translation>Tryck %1 för att fortsätta</translation>
    </message>
</context>
<context>
    <name>tetrarium::GameOverDialog</name>
    <message>
        <source>Game Over</source>
        <translation>Spelet är slut</translation>
    </message>
    <message>
        <source>The first score under these rules.</source>
        <translation>Första poängen med de här reglerna.</translation>
    </message>
    <message>
        <source>A new high score; the highest before was %1.</source>
        <translation>Nytt rekord; det förra var %1.</translation>
    </message>
    <message>
        <source>The highest so far is %1.</source>
        <translation>Rekordet hittills är %1.</translation>
    </message>
    <message>
        <source>Keep and Play Again</source>
        <translation>Spara och spela igen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Spara</translation>
    </message>
    <message>
        <source>Do Not Keep</source>
        <translation>Spara inte</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Namn</translation>
    </message>
    <message>
        <source>The stack reached the top.</source>
        <translation>Stapeln nådde toppen.</translation>
    </message>
    <message>
        <source>All moves have been made.</source>
        <translation>Alla drag är gjorda.</translation>
    </message>
    <message>
        <source>All pieces have been placed.</source>
        <translation>Alla bitar är placerade.</translation>
    </message>
    <message>
        <source>The list of pieces has ended.</source>
        <translation>Listan med bitar är slut.</translation>
    </message>
    <message>
        <source>Given up.</source>
        <translation>Uppgivet.</translation>
    </message>
</context>
<context>
    <name>tetrarium::GamePanel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 av %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>inget</translation>
    </message>
    <message>
        <source>Score, lines, level and the next pieces are shown here.</source>
        <translation>Här visas poäng, rader, nivå och nästa bitar.</translation>
    </message>
    <message>
        <source>They appear when a game begins on the board.</source>
        <translation>De visas när ett spel börjar på spelplanen.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>Practice: it does not count as a score.</source>
        <translation>Övning: det räknas inte som poäng.</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Spelas av</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Rader</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivå</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Bitar</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Drag</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tid</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Frö</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nästa</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Undanlagd</translation>
    </message>
</context>
<context>
    <name>tetrarium::GenomeController</name>
    <message>
        <source>Save as player</source>
        <translation>Spara som spelare</translation>
    </message>
    <message>
        <source>Saved as player: %1</source>
        <translation>Sparad som spelare: %1</translation>
    </message>
</context>
<context>
    <name>tetrarium::GenomeDialog</name>
    <message>
        <source>My genome</source>
        <translation>Mitt genom</translation>
    </message>
    <message>
        <source>Set Genome</source>
        <translation>Ange genom</translation>
    </message>
    <message>
        <source>A player like %1, with these weights. Paste one number a weight in this order, or name = number, or a whole player file.</source>
        <translation>En spelare som %1, med de här vikterna. Klistra in ett tal per vikt i denna ordning, eller namn = tal, eller en hel spelarfil.</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Vikter</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Se på</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Namn</translation>
    </message>
</context>
<context>
    <name>tetrarium::GenomeTable</name>
    <message>
        <source>This filter is not understood; all genomes are listed.</source>
        <translation>Filtret går inte att förstå; alla genom visas.</translation>
    </message>
    <message>
        <source>Export genomes</source>
        <translation>Exportera genom</translation>
    </message>
    <message>
        <source>Genomes: %1</source>
        <translation>Genom: %1</translation>
    </message>
    <message>
        <source>The genomes of a generation are listed here, with their weights and fitness.</source>
        <translation>Här listas en generations genom med vikter och fitness.</translation>
    </message>
    <message>
        <source>Rows appear when a run finishes a generation.</source>
        <translation>Rader kommer när en körning är klar med en generation.</translation>
    </message>
    <message>
        <source>Genomes</source>
        <translation>Genom</translation>
    </message>
    <message>
        <source>Latest generation</source>
        <translation>Senaste generationen</translation>
    </message>
    <message>
        <source>One generation</source>
        <translation>En generation</translation>
    </message>
    <message>
        <source>All generations</source>
        <translation>Alla generationer</translation>
    </message>
    <message>
        <source>Generations listed</source>
        <translation>Generationer som visas</translation>
    </message>
    <message>
        <source>Generation</source>
        <translation>Generation</translation>
    </message>
    <message>
        <source>Filter: part of an id, or fitness &gt; 100, holes &lt; 0</source>
        <translation>Filter: del av ett id, eller fitness &gt; 100, holes &lt; 0</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>&amp;Watch it play</source>
        <translation>&amp;Se det spela</translation>
    </message>
    <message>
        <source>&amp;Race against it</source>
        <translation>&amp;Tävla mot det</translation>
    </message>
    <message>
        <source>&amp;Save as player…</source>
        <translation>S&amp;para som spelare…</translation>
    </message>
    <message>
        <source>&amp;Copy rows</source>
        <translation>&amp;Kopiera rader</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <translation>&amp;Exportera som CSV…</translation>
    </message>
</context>
<context>
    <name>tetrarium::GenomeTableModel</name>
    <message>
        <source>Generation</source>
        <translation>Generation</translation>
    </message>
    <message>
        <source>Genome</source>
        <translation>Genom</translation>
    </message>
    <message>
        <source>Fitness</source>
        <translation>Fitness</translation>
    </message>
    <message>
        <source>Held-out</source>
        <translation>Undanhållet</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Drag</translation>
    </message>
    <message>
        <source>Parents</source>
        <translation>Föräldrar</translation>
    </message>
</context>
<context>
    <name>tetrarium::HeatCanvas</name>
    <message>
        <source>%1 %2, %3 %4: %5</source>
        <translation>%1 %2, %3 %4: %5</translation>
    </message>
</context>
<context>
    <name>tetrarium::HeatMapView</name>
    <message>
        <source>Save values as &amp;CSV…</source>
        <translation>Spara värden som &amp;CSV…</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Värmekarta</translation>
    </message>
    <message>
        <source>The cells of a study are drawn here as colours.</source>
        <translation>Här ritas en studies celler som färger.</translation>
    </message>
    <message>
        <source>Start a study with two axes, or open one that was run before.</source>
        <translation>Starta en studie med två axlar, eller öppna en som körts tidigare.</translation>
    </message>
    <message>
        <source>&amp;Data:</source>
        <translation>&amp;Data:</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Sca&amp;le:</source>
        <translation>Ska&amp;la:</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skala</translation>
    </message>
    <message>
        <source>by value</source>
        <translation>efter värde</translation>
    </message>
    <message>
        <source>by rank</source>
        <translation>efter rang</translation>
    </message>
    <message>
        <source>Colo&amp;urs:</source>
        <translation>&amp;Färger:</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Färger</translation>
    </message>
    <message>
        <source>What can be done with the heat map</source>
        <translation>Vad som kan göras med värmekartan</translation>
    </message>
    <message>
        <source>side by side</source>
        <translation>sida vid sida</translation>
    </message>
</context>
<context>
    <name>tetrarium::Histogram</name>
    <message>
        <source>Fitness</source>
        <translation>Fitness</translation>
    </message>
    <message>
        <source>Genomes</source>
        <translation>Genom</translation>
    </message>
    <message>
        <source>Generation %1</source>
        <translation>Generation %1</translation>
    </message>
    <message>
        <source>Fitness %1</source>
        <translation>Fitness %1</translation>
    </message>
    <message>
        <source>Histogram of a generation</source>
        <translation>Histogram över en generation</translation>
    </message>
    <message>
        <source>How the fitness of a generation&apos;s genomes is spread is drawn here.</source>
        <translation>Här ritas hur fitness fördelar sig över en generations genom.</translation>
    </message>
    <message>
        <source>Choose a generation, or start a run.</source>
        <translation>Välj en generation eller starta en körning.</translation>
    </message>
</context>
<context>
    <name>tetrarium::KeyButton</name>
    <message>
        <source>press a key</source>
        <translation>tryck en tangent</translation>
    </message>
</context>
<context>
    <name>tetrarium::LayoutController</name>
    <message>
        <source>The docks are back in their first places.</source>
        <translation>Panelerna är tillbaka på sina första platser.</translation>
    </message>
    <message>
        <source>The saved layout could not be used; the docks are in their first places.</source>
        <translation>Den sparade layouten kunde inte användas; panelerna är på sina första platser.</translation>
    </message>
</context>
<context>
    <name>tetrarium::LogFile</name>
    <message>
        <source>The log file %1 cannot be written (%2); going on without a log</source>
        <translation>Loggfilen %1 kan inte skrivas (%2); fortsätter utan logg</translation>
    </message>
</context>
<context>
    <name>tetrarium::MainWindow</name>
    <message>
        <source>The game under way is not over. It can be kept as a replay and continued later.</source>
        <translation>Det pågående spelet är inte slut. Det kan sparas som repris och fortsättas senare.</translation>
    </message>
    <message>
        <source>Keep as Replay</source>
        <translation>Spara som repris</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Släng</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Stanna kvar</translation>
    </message>
    <message>
        <source>About Tetrarium</source>
        <translation>Om Tetrarium</translation>
    </message>
    <message>
        <source>A laboratory where Tetris players evolve: play, watch players think, and watch them become better.</source>
        <translation>Ett laboratorium där Tetris-spelare utvecklas: spela, se spelare tänka och se dem bli bättre.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Fri programvara under GNU General Public License, version 3 eller senare.</translation>
    </message>
    <message>
        <source>Show or hide the dock %1</source>
        <translation>Visa eller dölj panelen %1</translation>
    </message>
</context>
<context>
    <name>tetrarium::NewGameDialog</name>
    <message>
        <source>New Seed</source>
        <translation>Nytt frö</translation>
    </message>
    <message>
        <source>New Game</source>
        <translation>Nytt spel</translation>
    </message>
    <message>
        <source>&amp;Who plays</source>
        <translation>&amp;Vem spelar</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regler</translation>
    </message>
    <message>
        <source>&amp;Pieces from</source>
        <translation>&amp;Bitar från</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Frö</translation>
    </message>
    <message>
        <source>Start &amp;level</source>
        <translation>Start&amp;nivå</translation>
    </message>
    <message>
        <source>&amp;Against</source>
        <translation>&amp;Mot</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Börja</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>%1 (the rules&apos; own)</source>
        <translation>%1 (reglernas egen)</translation>
    </message>
</context>
<context>
    <name>tetrarium::ParallelCoordinates</name>
    <message>
        <source>Fitness</source>
        <translation>Fitness</translation>
    </message>
    <message>
        <source>Take all &amp;brushes away</source>
        <translation>Ta &amp;bort alla urval</translation>
    </message>
    <message>
        <source>Save brushed genomes as &amp;CSV…</source>
        <translation>Spara valda genom som &amp;CSV…</translation>
    </message>
    <message>
        <source>Genomes in parallel coordinates</source>
        <translation>Genom i parallella koordinater</translation>
    </message>
    <message>
        <source>The genomes of a generation are drawn here as lines across their weights.</source>
        <translation>Här ritas en generations genom som linjer över sina vikter.</translation>
    </message>
    <message>
        <source>Choose a generation, or start a run. Drag along an axis to pick genomes.</source>
        <translation>Välj en generation eller starta en körning. Dra längs en axel för att välja genom.</translation>
    </message>
</context>
<context>
    <name>tetrarium::PeoplePanel</name>
    <message>
        <source>People against machines</source>
        <translation>Människor mot maskiner</translation>
    </message>
    <message>
        <source>Peop&amp;le:</source>
        <translation>&amp;Människor:</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Människor</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Öppna…</translation>
    </message>
    <message>
        <source>Open people&apos;s games from a file</source>
        <translation>Öppna människors partier från en fil</translation>
    </message>
    <message>
        <source>Pla&amp;yers:</source>
        <translation>&amp;Spelare:</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>&amp;Games a player:</source>
        <translation>&amp;Partier per spelare:</translation>
    </message>
    <message>
        <source>Games a player</source>
        <translation>Partier per spelare</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Jämför</translation>
    </message>
    <message>
        <source>Result sheet</source>
        <translation>Resultatblad</translation>
    </message>
    <message>
        <source>How people and players do is listed here.</source>
        <translation>Här listas hur människor och spelare klarar sig.</translation>
    </message>
    <message>
        <source>Choose people and players, then compare.</source>
        <translation>Välj människor och spelare, och jämför.</translation>
    </message>
</context>
<context>
    <name>tetrarium::PlayerPanel</name>
    <message>
        <source>From: %1</source>
        <translation>Från: %1</translation>
    </message>
    <message>
        <source>Held-out: %1</source>
        <translation>Undanhållna: %1</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Regler: %1</translation>
    </message>
    <message>
        <source>single step</source>
        <translation>ett steg i taget</translation>
    </message>
    <message>
        <source>as fast as it goes</source>
        <translation>så fort det går</translation>
    </message>
    <message>
        <source>%L1 ms a key</source>
        <translation>%L1 ms per tangent</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Player to watch</source>
        <translation>Spelare att se på</translation>
    </message>
    <message>
        <source>Set Genome…</source>
        <translation>Ange genom…</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Se på</translation>
    </message>
    <message>
        <source>Start a game of this player under its own rules</source>
        <translation>Börja ett spel av den här spelaren med dess egna regler</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Steg</translation>
    </message>
    <message>
        <source>The next key, or the next candidate, in single step</source>
        <translation>Nästa tangent, eller nästa kandidat, ett steg i taget</translation>
    </message>
    <message>
        <source>What Would It Do Here?</source>
        <translation>Vad skulle den göra här?</translation>
    </message>
    <message>
        <source>Show what this player would do with the piece of your own game</source>
        <translation>Visa vad den här spelaren skulle göra med biten i ditt eget spel</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Fart</translation>
    </message>
    <message>
        <source>Candidates on the board</source>
        <translation>Kandidater på planen</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>gömda</translation>
    </message>
    <message>
        <source>all at once</source>
        <translation>alla på en gång</translation>
    </message>
    <message>
        <source>one after another</source>
        <translation>en efter en</translation>
    </message>
</context>
<context>
    <name>tetrarium::PlotView</name>
    <message>
        <source>Chart menu</source>
        <translation>Diagrammeny</translation>
    </message>
    <message>
        <source>Axis, series and export</source>
        <translation>Axel, serier och export</translation>
    </message>
    <message>
        <source>&amp;Logarithmic axis</source>
        <translation>&amp;Logaritmisk axel</translation>
    </message>
    <message>
        <source>Show &amp;all again</source>
        <translation>Visa &amp;allt igen</translation>
    </message>
    <message>
        <source>&amp;Series</source>
        <translation>&amp;Serier</translation>
    </message>
    <message>
        <source>Save values as &amp;CSV…</source>
        <translation>Spara värden som &amp;CSV…</translation>
    </message>
</context>
<context>
    <name>tetrarium::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Inställningar</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tangenter</translation>
    </message>
    <message>
        <source>&amp;Repeat</source>
        <translation>&amp;Upprepning</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>Ut&amp;seende</translation>
    </message>
    <message>
        <source>Key %1 for: %2</source>
        <translation>Tangent %1 för: %2</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>&amp;Delay (DAS)</source>
        <translation>&amp;Fördröjning (DAS)</translation>
    </message>
    <message>
        <source>From pressing left or right to its first repeat.</source>
        <translation>Från att vänster eller höger trycks ned till första upprepningen.</translation>
    </message>
    <message>
        <source>&amp;Interval (ARR)</source>
        <translation>&amp;Intervall (ARR)</translation>
    </message>
    <message>
        <source>Between repeats to the side; 0 goes to the wall at once.</source>
        <translation>Mellan upprepningar åt sidan; 0 går till väggen på en gång.</translation>
    </message>
    <message>
        <source>&amp;Soft drop</source>
        <translation>&amp;Mjukt fall</translation>
    </message>
    <message>
        <source>Between rows while down is held.</source>
        <translation>Mellan rader medan ned hålls nedtryckt.</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Följ systemet</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Ljust</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mörkt</translation>
    </message>
    <message>
        <source>Classic colours</source>
        <translation>Klassiska färger</translation>
    </message>
    <message>
        <source>Colour-blind safe, with patterns</source>
        <translation>Säkra för färgblinda, med mönster</translation>
    </message>
    <message>
        <source>&amp;Reduce motion</source>
        <translation>&amp;Minska rörelser</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Språk</translation>
    </message>
    <message>
        <source>&amp;Pieces</source>
        <translation>&amp;Bitar</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Vänster</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Höger</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Ned</translation>
    </message>
    <message>
        <source>Turn clockwise</source>
        <translation>Vrid medurs</translation>
    </message>
    <message>
        <source>Turn counter-clockwise</source>
        <translation>Vrid moturs</translation>
    </message>
    <message>
        <source>Hard drop</source>
        <translation>Hårt fall</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Undanlagd</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Paus</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Ge upp</translation>
    </message>
    <message>
        <source>Show or hide candidates</source>
        <translation>Visa eller göm kandidater</translation>
    </message>
    <message>
        <source>What would the player do here?</source>
        <translation>Vad skulle spelaren göra här?</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Spela igen</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Lämna spelet</translation>
    </message>
</context>
<context>
    <name>tetrarium::RaceController</name>
    <message>
        <source>Game over</source>
        <translation>Slut</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>The race is over: %1 %2 points, %3 %4 points.</source>
        <translation>Kapplöpningen är slut: %1 %2 poäng, %3 %4 poäng.</translation>
    </message>
</context>
<context>
    <name>tetrarium::RecipeController</name>
    <message>
        <source>A value cannot be used; see the form.</source>
        <translation>Ett värde kan inte användas; se formuläret.</translation>
    </message>
    <message>
        <source>Open recipe</source>
        <translation>Öppna recept</translation>
    </message>
</context>
<context>
    <name>tetrarium::RecipeForm</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 till %2</translation>
    </message>
    <message>
        <source>A number is needed here.</source>
        <translation>Här behövs ett tal.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number.</source>
        <translation>”%1” är inget tal.</translation>
    </message>
    <message>
        <source>A whole number is needed here.</source>
        <translation>Här behövs ett heltal.</translation>
    </message>
    <message>
        <source>It must be from %1 to %2.</source>
        <translation>Det måste vara från %1 till %2.</translation>
    </message>
</context>
<context>
    <name>tetrarium::RecipeTexts</name>
    <message>
        <source>The rules that the games are played by.</source>
        <translation>Reglerna som spelen följer.</translation>
    </message>
    <message>
        <source>Where the pieces come from.</source>
        <translation>Varifrån bitarna kommer.</translation>
    </message>
    <message>
        <source>The same seed gives the same run, on every machine.</source>
        <translation>Samma frö ger samma körning på varje dator.</translation>
    </message>
    <message>
        <source>Which placements a player tries.</source>
        <translation>Vilka placeringar en spelare prövar.</translation>
    </message>
    <message>
        <source>Unknown pieces that are looked ahead.</source>
        <translation>Okända bitar som räknas in i förväg.</translation>
    </message>
    <message>
        <source>Placements followed up at each level.</source>
        <translation>Placeringar som följs upp på varje nivå.</translation>
    </message>
    <message>
        <source>Whether the highest or the lowest rating wins.</source>
        <translation>Om det högsta eller det lägsta betyget vinner.</translation>
    </message>
    <message>
        <source>What is read off a board and weighed.</source>
        <translation>Vad som läses av från brädet och vägs.</translation>
    </message>
    <message>
        <source>Neurons of each hidden layer; none: weights alone.</source>
        <translation>Neuroner i varje dolt lager; inga: bara vikter.</translation>
    </message>
    <message>
        <source>What a neuron makes of its sum.</source>
        <translation>Vad en neuron gör av sin summa.</translation>
    </message>
    <message>
        <source>The least weight at the start: one number, or one a gene.</source>
        <translation>Den minsta vikten från början: ett tal, eller ett per gen.</translation>
    </message>
    <message>
        <source>The greatest weight at the start: one number, or one a gene.</source>
        <translation>Den största vikten från början: ett tal, eller ett per gen.</translation>
    </message>
    <message>
        <source>The order of the genes in files.</source>
        <translation>Genernas ordning i filer.</translation>
    </message>
    <message>
        <source>What a game counts for.</source>
        <translation>Vad ett spel räknas för.</translation>
    </message>
    <message>
        <source>Games that every genome plays.</source>
        <translation>Spel som varje genom spelar.</translation>
    </message>
    <message>
        <source>How a genome&apos;s games become its fitness.</source>
        <translation>Hur ett genoms spel blir dess fitness.</translation>
    </message>
    <message>
        <source>Who meets the same pieces: everybody always, everybody of a generation, or nobody.</source>
        <translation>Vilka som möter samma bitar: alla alltid, alla i en generation eller ingen.</translation>
    </message>
    <message>
        <source>A game ends after so many pieces; 0: never by this.</source>
        <translation>Ett spel slutar efter så många bitar; 0: aldrig av detta.</translation>
    </message>
    <message>
        <source>A game ends after so many lines; 0: never by this.</source>
        <translation>Ett spel slutar efter så många rader; 0: aldrig av detta.</translation>
    </message>
    <message>
        <source>A game ends after so many moves; 0: never by this.</source>
        <translation>Ett spel slutar efter så många drag; 0: aldrig av detta.</translation>
    </message>
    <message>
        <source>A genome that loses a game before its end has fitness 0.</source>
        <translation>Ett genom som förlorar ett spel i förtid får fitness 0.</translation>
    </message>
    <message>
        <source>The seed of the first game of a fixed set; empty: taken from the run&apos;s.</source>
        <translation>Fröet till det första spelet i en fast uppsättning; tomt: tas från körningens.</translation>
    </message>
    <message>
        <source>After so many games, genomes that cannot win any more stop playing.</source>
        <translation>Efter så många spel slutar genom som inte längre kan vinna.</translation>
    </message>
    <message>
        <source>How many winners a race must tell apart.</source>
        <translation>Hur många vinnare en tävlan måste skilja ut.</translation>
    </message>
    <message>
        <source>How sure a race must be, in standard errors.</source>
        <translation>Hur säker en tävlan måste vara, i medelfel.</translation>
    </message>
    <message>
        <source>How the next generation is made.</source>
        <translation>Hur nästa generation görs.</translation>
    </message>
    <message>
        <source>Genomes in a generation.</source>
        <translation>Genom i en generation.</translation>
    </message>
    <message>
        <source>The chance of a gene to be changed.</source>
        <translation>Chansen att en gen ändras.</translation>
    </message>
    <message>
        <source>How far a changed gene moves at most.</source>
        <translation>Hur långt en ändrad gen flyttas som mest.</translation>
    </message>
    <message>
        <source>So many of the best stay unchanged.</source>
        <translation>Så många av de bästa behålls oförändrade.</translation>
    </message>
    <message>
        <source>The chance that a genome is a child of two parents.</source>
        <translation>Chansen att ett genom är barn till två föräldrar.</translation>
    </message>
    <message>
        <source>What is no child is drawn anew with this chance, else it is a mutant of the best.</source>
        <translation>Det som inte är barn dras på nytt med denna chans, annars är det en mutant av det bästa.</translation>
    </message>
    <message>
        <source>How parents are found.</source>
        <translation>Hur föräldrar väljs.</translation>
    </message>
    <message>
        <source>How many meet in a tournament.</source>
        <translation>Hur många som möts i en turnering.</translation>
    </message>
    <message>
        <source>How a child is made of its parents.</source>
        <translation>Hur ett barn blir till av sina föräldrar.</translation>
    </message>
    <message>
        <source>Added to both fitnesses where they weigh the parents.</source>
        <translation>Läggs till bådas fitness där den väger föräldrarna.</translation>
    </message>
    <message>
        <source>Which genes of a child may change.</source>
        <translation>Vilka gener hos ett barn som kan ändras.</translation>
    </message>
    <message>
        <source>Whose order of draws and quirks are kept, for runs that match a published program&apos;s.</source>
        <translation>Vilket programs dragningsordning och egenheter som följs, för körningar som stämmer med ett publicerat program.</translation>
    </message>
    <message>
        <source>Where the random numbers come from.</source>
        <translation>Varifrån slumptalen kommer.</translation>
    </message>
    <message>
        <source>Particles of the swarm: genomes in a generation.</source>
        <translation>Svärmens partiklar: genom i en generation.</translation>
    </message>
    <message>
        <source>How much of its speed a particle keeps.</source>
        <translation>Hur mycket av sin fart en partikel behåller.</translation>
    </message>
    <message>
        <source>How strongly a particle&apos;s own best place draws it.</source>
        <translation>Hur starkt partikelns egen bästa plats drar.</translation>
    </message>
    <message>
        <source>How strongly its neighbours&apos; best place draws it.</source>
        <translation>Hur starkt grannarnas bästa plats drar.</translation>
    </message>
    <message>
        <source>How far a gene moves at most in one generation.</source>
        <translation>Hur långt en gen flyttas som mest på en generation.</translation>
    </message>
    <message>
        <source>Where the first mean is: in the middle of each range, or drawn from it.</source>
        <translation>Var det första medelvärdet ligger: mitt i varje intervall, eller draget ur det.</translation>
    </message>
    <message>
        <source>The first standard deviation, as a share of a range.</source>
        <translation>Den första standardavvikelsen, som andel av ett intervall.</translation>
    </message>
    <message>
        <source>How much of its step the mean takes; less against noise.</source>
        <translation>Hur stor del av sitt steg medelvärdet tar; mindre mot brus.</translation>
    </message>
    <message>
        <source>Whether the worse half teaches too.</source>
        <translation>Om även den sämre halvan lär ut.</translation>
    </message>
    <message>
        <source>Whether the mean plays too, as one genome more.</source>
        <translation>Om även medelvärdet spelar, som ytterligare ett genom.</translation>
    </message>
    <message>
        <source>So many genomes play twice, to measure the noise.</source>
        <translation>Så många genom spelar två gånger, för att mäta bruset.</translation>
    </message>
    <message>
        <source>Whether the mean is kept at length one.</source>
        <translation>Om medelvärdet hålls vid längden ett.</translation>
    </message>
    <message>
        <source>The share of the best that the next generation is drawn around.</source>
        <translation>Den andel av de bästa som nästa generation dras kring.</translation>
    </message>
    <message>
        <source>The first standard deviation, in halves of a range.</source>
        <translation>Den första standardavvikelsen, i halva intervall.</translation>
    </message>
    <message>
        <source>Variance added to every gene, so that the search does not end early.</source>
        <translation>Varians som läggs till varje gen, så att sökningen inte slutar för tidigt.</translation>
    </message>
    <message>
        <source>How much of that is taken away at each generation.</source>
        <translation>Hur mycket av det som tas bort för varje generation.</translation>
    </message>
    <message>
        <source>The run ends after so many generations; 0: never by this.</source>
        <translation>Körningen slutar efter så många generationer; 0: aldrig av detta.</translation>
    </message>
    <message>
        <source>The run ends after so many genomes were played; 0: never by this.</source>
        <translation>Körningen slutar när så många genom har spelat; 0: aldrig av detta.</translation>
    </message>
    <message>
        <source>The run ends after so many seconds; 0: never by this.</source>
        <translation>Körningen slutar efter så många sekunder; 0: aldrig av detta.</translation>
    </message>
    <message>
        <source>The run ends after so many generations without a better best; 0: never by this.</source>
        <translation>Körningen slutar efter så många generationer utan ett bättre bästa; 0: aldrig av detta.</translation>
    </message>
    <message>
        <source>The run ends when this fitness is reached; 0: never by this.</source>
        <translation>Körningen slutar när denna fitness nås; 0: aldrig av detta.</translation>
    </message>
    <message>
        <source>Every so many generations the best plays games that nobody is trained on; 0: never.</source>
        <translation>Med så många generationers mellanrum spelar det bästa spel som ingen tränats på; 0: aldrig.</translation>
    </message>
    <message>
        <source>How many of those games.</source>
        <translation>Hur många sådana spel.</translation>
    </message>
    <message>
        <source>Such a game ends after so many pieces; 0: never by this.</source>
        <translation>Ett sådant spel slutar efter så många bitar; 0: aldrig av detta.</translation>
    </message>
    <message>
        <source>Such a game ends after so many lines; 0: never by this.</source>
        <translation>Ett sådant spel slutar efter så många rader; 0: aldrig av detta.</translation>
    </message>
    <message>
        <source>Such a game ends after so many moves; 0: never by this.</source>
        <translation>Ett sådant spel slutar efter så många drag; 0: aldrig av detta.</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Recept</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Sökning</translation>
    </message>
    <message>
        <source>Evaluator</source>
        <translation>Bedömare</translation>
    </message>
    <message>
        <source>Genes</source>
        <translation>Gener</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Utvärdering</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimerare</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>Slut</translation>
    </message>
    <message>
        <source>Held-out games</source>
        <translation>Undanhållna spel</translation>
    </message>
</context>
<context>
    <name>tetrarium::ReplayBar</name>
    <message>
        <source>Stop playing back</source>
        <translation>Sluta spela upp</translation>
    </message>
    <message>
        <source>Play back as it was played</source>
        <translation>Spela upp som det spelades</translation>
    </message>
    <message>
        <source>Moments of the game</source>
        <translation>Spelets ögonblick</translation>
    </message>
    <message>
        <source>Every moment of the game, also of one that is over</source>
        <translation>Varje ögonblick i spelet, även i ett som är slut</translation>
    </message>
    <message>
        <source>Continue from Here</source>
        <translation>Fortsätt härifrån</translation>
    </message>
    <message>
        <source>Forget what came after the moment shown and play on</source>
        <translation>Glöm det som kom efter det visade ögonblicket och spela vidare</translation>
    </message>
</context>
<context>
    <name>tetrarium::Report</name>
    <message>
        <source>%1%, 95% interval [%2%, %3%]</source>
        <translation>%1 %, 95 %-intervall [%2 %, %3 %]</translation>
    </message>
    <message>
        <source>How to do it again</source>
        <translation>Så görs det om</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Medel</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95 %-intervall</translation>
    </message>
    <message>
        <source>Std. deviation</source>
        <translation>Standardavvikelse</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Rank: one more than the number of players that are significantly better; players that the games cannot tell apart share it. Intervals are bootstrapped.</source>
        <translation>Rang: en mer än antalet spelare som är signifikant bättre; spelare som partierna inte kan skilja åt delar den. Intervallen kommer av bootstrap.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nej</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>p by Holm</source>
        <translation>p enligt Holm</translation>
    </message>
    <message>
        <source>Told apart</source>
        <translation>Går att skilja åt</translation>
    </message>
    <message>
        <source>Mann–Whitney&apos;s test, two-sided, with Holm&apos;s correction over all pairs, at the level %1; A12 is the chance that a game of the first exceeds one of the second.</source>
        <translation>Mann–Whitneys test, tvåsidigt, med Holms korrektion över alla par, på nivån %1; A12 är chansen att ett parti av den första är bättre än ett av den andra.</translation>
    </message>
    <message>
        <source>%1, as published; no interval is known</source>
        <translation>%1, som publicerat; inget intervall är känt</translation>
    </message>
    <message>
        <source>Study: %1</source>
        <translation>Studie: %1</translation>
    </message>
    <message>
        <source>%1, 95% interval %2, %3 runs</source>
        <translation>%1, 95 %-intervall %2, %3 körningar</translation>
    </message>
    <message>
        <source>no runs</source>
        <translation>inga körningar</translation>
    </message>
    <message>
        <source>Mean of the best, by cell</source>
        <translation>De bästas medelvärde, per cell</translation>
    </message>
    <message>
        <source>By %1</source>
        <translation>Per %1</translation>
    </message>
    <message>
        <source>Mean of the best</source>
        <translation>De bästas medelvärde</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Körningar</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minst</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Störst</translation>
    </message>
    <message>
        <source>Spread between the means: %1 (%2%). By chance alone one as great comes with p = %3 (permutation test, replicates as blocks).</source>
        <translation>Skillnad mellan största och minsta medelvärde: %1 (%2 %). Av en slump blir den så stor med p = %3 (permutationstest med upprepningarna som block).</translation>
    </message>
    <message>
        <source>Share of the variance between all runs: %1.</source>
        <translation>Andel av variansen mellan alla körningar: %1.</translation>
    </message>
    <message>
        <source>Compared with people</source>
        <translation>Jämfört med människor</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Vem</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Antal</translation>
    </message>
    <message>
        <source>To people</source>
        <translation>Mot människor</translation>
    </message>
    <message>
        <source>Cells that failed</source>
        <translation>Celler som misslyckades</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Cell</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Orsak</translation>
    </message>
    <message>
        <source>Arena: %1</source>
        <translation>Arena: %1</translation>
    </message>
    <message>
        <source>%1 games a player on the same seeds; rules %2, pieces %3, seed %4; counted: %5. Played by Tetrarium %6.</source>
        <translation>%1 partier per spelare på samma frön; regler %2, bitar %3, frö %4; räknat: %5. Spelat av Tetrarium %6.</translation>
    </message>
    <message>
        <source>Share of games that reach at most so much</source>
        <translation>Andel partier som når högst så mycket</translation>
    </message>
    <message>
        <source>Share of games</source>
        <translation>Andel partier</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>%1 of %2 runs: %3 cells, %4 replicates, %5 games played. Mean of the best %6, standard deviation between the runs of a cell %7. Report by Tetrarium %8.</source>
        <translation>%1 av %2 körningar: %3 celler, %4 upprepningar, %5 spelade partier. De bästas medelvärde %6, standardavvikelse mellan en cells körningar %7. Rapport av Tetrarium %8.</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Tur</translation>
    </message>
    <message>
        <source>Share of the variance between all runs that goes with the replicate, that is with its pieces and its first generation: %1.</source>
        <translation>Andel av variansen mellan alla körningar som följer upprepningen, det vill säga dess bitar och dess första generation: %1.</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Frön</translation>
    </message>
    <message>
        <source>Study %1; replicates, the same in every cell: %2</source>
        <translation>Studien %1; upprepningarna, samma i varje cell: %2</translation>
    </message>
    <message>
        <source>Study file</source>
        <translation>Studiefil</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Recept</translation>
    </message>
</context>
<context>
    <name>tetrarium::RivalPanel</name>
    <message>
        <source>%1: %L2 points, %L3 lines</source>
        <translation>%1: %L2 poäng, %L3 rader</translation>
    </message>
    <message>
        <source>The rival of a race plays here, with the same pieces.</source>
        <translation>Här spelar motspelaren i en kapplöpning, med samma bitar.</translation>
    </message>
    <message>
        <source>Choose New Game and whom to play against.</source>
        <translation>Välj Nytt spel och vem du vill möta.</translation>
    </message>
    <message>
        <source>Rival&apos;s board</source>
        <translation>Motspelarens plan</translation>
    </message>
</context>
<context>
    <name>tetrarium::RunSession</name>
    <message>
        <source>not opened</source>
        <translation>inte öppnad</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>öppnas</translation>
    </message>
    <message>
        <source>running</source>
        <translation>pågår</translation>
    </message>
    <message>
        <source>waiting for the disk</source>
        <translation>väntar på disken</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>pausad</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>stoppas</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>stoppad</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>avslutad</translation>
    </message>
</context>
<context>
    <name>tetrarium::SaveMenu</name>
    <message>
        <source>Save chart</source>
        <translation>Spara diagram</translation>
    </message>
    <message>
        <source>Save picture as &amp;PNG…</source>
        <translation>Spara bild som &amp;PNG…</translation>
    </message>
    <message>
        <source>Save picture as S&amp;VG…</source>
        <translation>Spara bild som S&amp;VG…</translation>
    </message>
</context>
<context>
    <name>tetrarium::ScoreController</name>
    <message>
        <source>The score is kept in %1.</source>
        <translation>Poängen är sparad i %1.</translation>
    </message>
    <message>
        <source>The score could not be kept.</source>
        <translation>Poängen kunde inte sparas.</translation>
    </message>
</context>
<context>
    <name>tetrarium::ScoreTableModel</name>
    <message>
        <source>Score</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Namn</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Rader</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Bitar</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Drag</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivå</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Frö</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
</context>
<context>
    <name>tetrarium::ScoresDialog</name>
    <message>
        <source>High Scores</source>
        <translation>Rekord</translation>
    </message>
    <message>
        <source>The scores of people are listed here.</source>
        <translation>Här listas människors poäng.</translation>
    </message>
    <message>
        <source>One is added at the end of a game.</source>
        <translation>En läggs till när ett spel är slut.</translation>
    </message>
    <message>
        <source>Kept in %1</source>
        <translation>Sparade i %1</translation>
    </message>
</context>
<context>
    <name>tetrarium::StudyController</name>
    <message>
        <source>Reading…</source>
        <translation>Läser …</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Pågår</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Paus</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Stoppar …</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Stoppad</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Klar</translation>
    </message>
    <message>
        <source>%1 could not be used.</source>
        <translation>%1 kunde inte användas.</translation>
    </message>
    <message>
        <source>A study is running; stop it to look at another.</source>
        <translation>En studie pågår; stoppa den för att titta på en annan.</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Skrivet: %1</translation>
    </message>
    <message>
        <source>The report could not be written.</source>
        <translation>Rapporten kunde inte skrivas.</translation>
    </message>
    <message>
        <source>This study has not two axes, so that no map can be drawn of it.</source>
        <translation>Den här studien har inte två axlar, så ingen karta kan ritas av den.</translation>
    </message>
    <message>
        <source>%1 of %2 runs</source>
        <translation>%1 av %2 körningar</translation>
    </message>
    <message>
        <source>Open study</source>
        <translation>Öppna studie</translation>
    </message>
    <message>
        <source>Studies (*.toml)</source>
        <translation>Studier (*.toml)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alla filer (*)</translation>
    </message>
    <message>
        <source>Open a sweep or an arena</source>
        <translation>Öppna ett svep eller en arena</translation>
    </message>
    <message>
        <source>Write report</source>
        <translation>Skriv rapport</translation>
    </message>
</context>
<context>
    <name>tetrarium::StudyPanel</name>
    <message>
        <source>Values of %1</source>
        <translation>Värden för %1</translation>
    </message>
    <message>
        <source>Values of %1, separated by commas</source>
        <translation>Värden för %1, åtskilda av kommatecken</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studie</translation>
    </message>
    <message>
        <source>Stud&amp;y:</source>
        <translation>&amp;Studie:</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Öppna…</translation>
    </message>
    <message>
        <source>Open a study from a file</source>
        <translation>Öppna en studie från en fil</translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation>Öppna &amp;mapp…</translation>
    </message>
    <message>
        <source>Open the folder of a sweep or an arena that was run before</source>
        <translation>Öppna mappen för ett svep eller en arena som körts tidigare</translation>
    </message>
    <message>
        <source>R&amp;epeats:</source>
        <translation>&amp;Upprepningar:</translation>
    </message>
    <message>
        <source>Repeats of every cell</source>
        <translation>Upprepningar av varje cell</translation>
    </message>
    <message>
        <source>T&amp;hreads:</source>
        <translation>&amp;Trådar:</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Trådar</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alla</translation>
    </message>
    <message>
        <source>&amp;Start study</source>
        <translation>Starta studi&amp;en</translation>
    </message>
    <message>
        <source>Res&amp;ults:</source>
        <translation>Resu&amp;ltat:</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>&amp;Report…</source>
        <translation>&amp;Rapport…</translation>
    </message>
    <message>
        <source>Write one page with charts, tables and how to do it again</source>
        <translation>Skriv en sida med diagram, tabeller och hur man gör om det</translation>
    </message>
</context>
<context>
    <name>tetrarium::StudySteering</name>
    <message>
        <source>%1 games/s</source>
        <translation>%1 partier/s</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 kvar</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Paus</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Fortsätt</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>S&amp;toppa</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Framsteg</translation>
    </message>
</context>
<context>
    <name>tetrarium::StudyTables</name>
    <message>
        <source>The tables of a study are here.</source>
        <translation>Här finns en studies tabeller.</translation>
    </message>
    <message>
        <source>Start a study, or open one that was run before.</source>
        <translation>Starta en studie, eller öppna en som körts tidigare.</translation>
    </message>
    <message>
        <source>Tables of a study</source>
        <translation>En studies tabeller</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Celler</translation>
    </message>
    <message>
        <source>By %1</source>
        <translation>Per %1</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Människor</translation>
    </message>
</context>
<context>
    <name>tetrarium::TextTableView</name>
    <message>
        <source>Save table as &amp;CSV…</source>
        <translation>Spara tabellen som &amp;CSV…</translation>
    </message>
    <message>
        <source>Save table</source>
        <translation>Spara tabell</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiera</translation>
    </message>
</context>
<context>
    <name>tetrarium::WatchController</name>
    <message>
        <source>Watch %1?</source>
        <translation>Se på %1?</translation>
    </message>
    <message>
        <source>Race against %1?</source>
        <translation>Tävla mot %1?</translation>
    </message>
    <message>
        <source>The game could not be started.</source>
        <translation>Spelet kunde inte börja.</translation>
    </message>
    <message>
        <source>This player cannot play here.</source>
        <translation>Den här spelaren kan inte spela här.</translation>
    </message>
    <message>
        <source>%1 cannot play under these rules: %2</source>
        <translation>%1 kan inte spela med de här reglerna: %2</translation>
    </message>
    <message>
        <source>Entered by hand, like %1</source>
        <translation>Angivet för hand, som %1</translation>
    </message>
</context>
<context>
    <name>tetrarium::WeightsChart</name>
    <message>
        <source>Generation</source>
        <translation>Generation</translation>
    </message>
    <message>
        <source>Weight of the best</source>
        <translation>Det bästas vikt</translation>
    </message>
    <message>
        <source>Weights of the best by generation</source>
        <translation>Det bästas vikter per generation</translation>
    </message>
    <message>
        <source>The weights of every generation&apos;s best genome are drawn here.</source>
        <translation>Här ritas vikterna hos varje generations bästa genom.</translation>
    </message>
    <message>
        <source>Choose a run, or start one: the first point appears when it finishes a generation.</source>
        <translation>Välj en körning eller starta en: den första punkten visas när den har avslutat en generation.</translation>
    </message>
</context>
<context>
    <name>tetrarium::WindowActions</name>
    <message>
        <source>Workspace: %1</source>
        <translation>Arbetsyta: %1</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Avsluta</translation>
    </message>
    <message>
        <source>Close the window; the layout is kept</source>
        <translation>Stäng fönstret; layouten sparas</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spela</translation>
    </message>
    <message>
        <source>Arrange the docks for playing</source>
        <translation>Ordna panelerna för spel</translation>
    </message>
    <message>
        <source>Ev&amp;olve</source>
        <translation>&amp;Utveckla</translation>
    </message>
    <message>
        <source>Arrange the docks for evolving players</source>
        <translation>Ordna panelerna för att utveckla spelare</translation>
    </message>
    <message>
        <source>Stud&amp;y</source>
        <translation>Unders&amp;ök</translation>
    </message>
    <message>
        <source>Arrange the docks for studies and arenas</source>
        <translation>Ordna panelerna för studier och arenor</translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>Åters&amp;täll layout</translation>
    </message>
    <message>
        <source>Put the docks of this workspace back in their places</source>
        <translation>Sätt tillbaka arbetsytans paneler på deras platser</translation>
    </message>
    <message>
        <source>Ne&amp;xt Dock</source>
        <translation>&amp;Nästa panel</translation>
    </message>
    <message>
        <source>Move the focus to the next open dock</source>
        <translation>Flytta fokus till nästa öppna panel</translation>
    </message>
    <message>
        <source>Pre&amp;vious Dock</source>
        <translation>Fö&amp;regående panel</translation>
    </message>
    <message>
        <source>Move the focus to the open dock before this one</source>
        <translation>Flytta fokus till den öppna panelen före den här</translation>
    </message>
    <message>
        <source>F&amp;loat or Dock</source>
        <translation>&amp;Lösgör eller fäst</translation>
    </message>
    <message>
        <source>Put the dock with the focus into a window of its own, or back</source>
        <translation>Lägg panelen med fokus i ett eget fönster, eller sätt tillbaka den</translation>
    </message>
    <message>
        <source>Follow &amp;System</source>
        <translation>&amp;Följ systemet</translation>
    </message>
    <message>
        <source>Light or dark, as the desktop is</source>
        <translation>Ljust eller mörkt, som skrivbordet</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Ljust</translation>
    </message>
    <message>
        <source>Dark text on a light ground</source>
        <translation>Mörk text på ljus grund</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Mörkt</translation>
    </message>
    <message>
        <source>Light text on a dark ground</source>
        <translation>Ljus text på mörk grund</translation>
    </message>
    <message>
        <source>&amp;About Tetrarium</source>
        <translation>&amp;Om Tetrarium</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Version och licens</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Om &amp;Qt</translation>
    </message>
    <message>
        <source>The toolkit this program is made with</source>
        <translation>Verktygslådan som programmet är gjort med</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Arkiv</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visa</translation>
    </message>
    <message>
        <source>&amp;Studies and Arenas</source>
        <translation>Studier och t&amp;ävlingar</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Inställningar</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Språk</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hjälp</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Verktygsrad</translation>
    </message>
</context>
<context>
    <name>tetrarium::cli</name>
    <message>
        <source>%1 placed %2 pieces from seed %3 and cleared %4 rows</source>
        <translation>%1 placerade %2 bitar från frö %3 och tog bort %4 rader</translation>
    </message>
    <message>
        <source>Watch a player play a short game</source>
        <translation>Titta på en spelare som spelar ett kort spel</translation>
    </message>
    <message>
        <source>Decides every piece of the game</source>
        <translation>Bestämmer varje bit i spelet</translation>
    </message>
    <message>
        <source>How many pieces at most</source>
        <translation>Hur många bitar som mest</translation>
    </message>
    <message>
        <source>Milliseconds between pieces, on a terminal</source>
        <translation>Millisekunder mellan bitarna, i en terminal</translation>
    </message>
    <message>
        <source>Tetrarium: a laboratory where Tetris players evolve, in the terminal.</source>
        <translation>Tetrarium: ett laboratorium där Tetris-spelare utvecklas, i terminalen.</translation>
    </message>
    <message>
        <source>Exit codes: 0 the work was done, 1 it failed, 2 wrong use, 3 stopped by Ctrl-C. Errors go to standard error.</source>
        <translation>Slutkoder: 0 arbetet blev gjort, 1 det misslyckades, 2 fel användning, 3 stoppad med Ctrl-C. Fel skrivs på standard error.</translation>
    </message>
    <message>
        <source>Keep settings, data and log in this folder</source>
        <translation>Spara inställningar, data och logg i den här mappen</translation>
    </message>
    <message>
        <source>name a subcommand; --help lists them</source>
        <translation>ange ett underkommando; --help listar dem</translation>
    </message>
    <message>
        <source>Check that recorded games of the published programs are played exactly as recorded</source>
        <translation>Kontrollera att inspelade spel från de publicerade programmen spelas exakt som inspelade</translation>
    </message>
    <message>
        <source>Recordings, one JSON object a line</source>
        <translation>Inspelningar, ett JSON-objekt per rad</translation>
    </message>
    <message>
        <source>there is no move: the piece cannot enter</source>
        <translation>det finns inget drag: biten får inte plats</translation>
    </message>
    <message>
        <source>Show what a player would do in a position, and why</source>
        <translation>Visa vad en spelare skulle göra i en ställning, och varför</translation>
    </message>
    <message>
        <source>A gallery player&apos;s name, or a player file</source>
        <translation>Namnet på en spelare i galleriet, eller en spelarfil</translation>
    </message>
    <message>
        <source>A rule set; the player&apos;s own if not given</source>
        <translation>En regeluppsättning; spelarens egen om inget anges</translation>
    </message>
    <message>
        <source>A picture of the stack in a file, or a fumen; empty if not given</source>
        <translation>En bild av stapeln i en fil, eller en fumen; tom om inget anges</translation>
    </message>
    <message>
        <source>The piece to place and those that follow, as letters</source>
        <translation>Biten som ska placeras och de som följer, som bokstäver</translation>
    </message>
    <message>
        <source>How many candidates to print</source>
        <translation>Hur många kandidater som skrivs ut</translation>
    </message>
    <message>
        <source>Print one JSON object with every candidate</source>
        <translation>Skriv ut ett JSON-objekt med alla kandidater</translation>
    </message>
    <message>
        <source>Let a player play games and sum them up</source>
        <translation>Låt en spelare spela och sammanfatta spelen</translation>
    </message>
    <message>
        <source>* told apart: p by Holm below %1</source>
        <translation>* går att skilja åt: p enligt Holm under %1</translation>
    </message>
    <message>
        <source>The people&apos;s pieces are not known: players had others.</source>
        <translation>Människornas bitar är inte kända: spelarna fick andra.</translation>
    </message>
    <message>
        <source>Players had the same pieces as people.</source>
        <translation>Spelarna fick samma bitar som människorna.</translation>
    </message>
    <message>
        <source>A rule set for everybody; the first player&apos;s own if not given</source>
        <translation>Regler för alla; den första spelarens egna om inga anges</translation>
    </message>
    <message>
        <source>Height of the field, where the rules leave it free</source>
        <translation>Fältets höjd, där reglerna lämnar den fri</translation>
    </message>
    <message>
        <source>Where pieces come from; the rules&apos; own if not given</source>
        <translation>Varifrån bitarna kommer; reglernas egen källa om inget anges</translation>
    </message>
    <message>
        <source>Compare players on the same games and rank them</source>
        <translation>Jämför spelare på samma partier och rangordna dem</translation>
    </message>
    <message>
        <source>Gallery players&apos; names, or player files</source>
        <translation>Namn på spelare i galleriet, eller spelarfiler</translation>
    </message>
    <message>
        <source>How many games a player, at most</source>
        <translation>Hur många partier per spelare, som mest</translation>
    </message>
    <message>
        <source>One seed a game instead, separated by commas</source>
        <translation>Ett frö per parti i stället, åtskilda av kommatecken</translation>
    </message>
    <message>
        <source>Compare with people: a data set (thesis-human-players), Scores.txt, scores.jsonl or a table with the column score. Where their seeds are known, players get the same pieces</source>
        <translation>Jämför med människor: en datamängd (thesis-human-players), Scores.txt, scores.jsonl eller en tabell med kolumnen score. Där deras frön är kända får spelarna samma bitar</translation>
    </message>
    <message>
        <source>End when every pair of players is told apart</source>
        <translation>Sluta när alla par av spelare går att skilja åt</translation>
    </message>
    <message>
        <source>Keep the result and every game in this folder</source>
        <translation>Spara resultatet och alla partier i den här mappen</translation>
    </message>
    <message>
        <source>The pieces of every game from a file: numbers from 1 to 7</source>
        <translation>Bitarna i varje spel från en fil: tal från 1 till 7</translation>
    </message>
    <message>
        <source>How many games</source>
        <translation>Hur många spel</translation>
    </message>
    <message>
        <source>Decides every piece of every game</source>
        <translation>Bestämmer varje bit i varje spel</translation>
    </message>
    <message>
        <source>What a game counts for</source>
        <translation>Vad ett parti räknas som</translation>
    </message>
    <message>
        <source>How many at once; all cores if not given</source>
        <translation>Hur många samtidigt; alla kärnor om inget anges</translation>
    </message>
    <message>
        <source>End a game after so many pieces</source>
        <translation>Avsluta ett spel efter så här många bitar</translation>
    </message>
    <message>
        <source>BCTS, pieces</source>
        <translation>BCTS, bitar</translation>
    </message>
    <message>
        <source>Dellacherie, pieces</source>
        <translation>Dellacherie, bitar</translation>
    </message>
    <message>
        <source>DT-10, pieces</source>
        <translation>DT-10, bitar</translation>
    </message>
    <message>
        <source>BCTS without vectors, pieces</source>
        <translation>BCTS utan vektorer, bitar</translation>
    </message>
    <message>
        <source>BCTS, every feature measured anew, pieces</source>
        <translation>BCTS, varje egenskap mätt på nytt, bitar</translation>
    </message>
    <message>
        <source>BCTS, two pieces, pieces</source>
        <translation>BCTS, två bitar, bitar</translation>
    </message>
    <message>
        <source>Dellacherie, all reachable placements, pieces</source>
        <translation>Dellacherie, alla nåbara placeringar, bitar</translation>
    </message>
    <message>
        <source>Thesis, genomes of 1000 moves</source>
        <translation>Uppsatsen, genom med 1000 drag</translation>
    </message>
    <message>
        <source>One thread</source>
        <translation>En tråd</translation>
    </message>
    <message>
        <source>a second</source>
        <translation>per sekund</translation>
    </message>
    <message>
        <source>to plain</source>
        <translation>mot enkel</translation>
    </message>
    <message>
        <source>Instruction set %1, signature of the decisions %2</source>
        <translation>Instruktionsuppsättning %1, beslutens signatur %2</translation>
    </message>
    <message>
        <source>Measure how fast the engines play, in a few seconds</source>
        <translation>Mät på några sekunder hur fort motorerna spelar</translation>
    </message>
    <message>
        <source>Print one JSON object</source>
        <translation>Skriv ut ett JSON-objekt</translation>
    </message>
    <message>
        <source>Write a line for every game into this CSV file</source>
        <translation>Skriv en rad för varje spel i den här CSV-filen</translation>
    </message>
    <message>
        <source>Write every game as a replay into this folder</source>
        <translation>Skriv varje spel som en repris i den här mappen</translation>
    </message>
    <message>
        <source>%1 of %2 games, %3 games/s</source>
        <translation>%1 av %2 partier, %3 partier/s</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, %2 kvar</translation>
    </message>
    <message>
        <source>%1 of %2 runs (%3 of %4 cells), %5 games/s</source>
        <translation>%1 av %2 körningar (%3 av %4 celler), %5 partier/s</translation>
    </message>
    <message>
        <source>%1, 95% interval [%2, %3]</source>
        <translation>%1, 95 %-intervall [%2, %3]</translation>
    </message>
    <message>
        <source>spread between the means %1 (%2%), by chance alone p = %3</source>
        <translation>skillnad mellan största och minsta medelvärde %1 (%2 %), av en slump p = %3</translation>
    </message>
    <message>
        <source>share of the variance %1</source>
        <translation>andel av variansen %1</translation>
    </message>
    <message>
        <source>share of the variance between replicates (their pieces and first genomes) %1</source>
        <translation>andel av variansen mellan upprepningar (deras bitar och första genom) %1</translation>
    </message>
    <message>
        <source>failed: %1: %2</source>
        <translation>misslyckades: %1: %2</translation>
    </message>
    <message>
        <source>stopped, %1 of %2 runs finished</source>
        <translation>stoppad, %1 av %2 körningar klara</translation>
    </message>
    <message>
        <source>; go on with the same command</source>
        <translation>; fortsätt med samma kommando</translation>
    </message>
    <message>
        <source>Run a study: a recipe over a grid of its parameters</source>
        <translation>Kör en studie: ett recept över ett rutnät av dess parametrar</translation>
    </message>
    <message>
        <source>A study&apos;s name (%1), or a study file</source>
        <translation>En studies namn (%1), eller en studiefil</translation>
    </message>
    <message>
        <source>Keep every run and all tables in this folder; goes on where it stopped</source>
        <translation>Spara alla körningar och tabeller i den här mappen; fortsätter där den slutade</translation>
    </message>
    <message>
        <source>Make one HTML page of what an arena or a sweep kept</source>
        <translation>Gör en HTML-sida av det som en arena eller en studie sparat</translation>
    </message>
    <message>
        <source>What --out of arena or sweep named</source>
        <translation>Mappen som --out angav för arena eller sweep</translation>
    </message>
    <message>
        <source>The page; report.html in the folder if not given</source>
        <translation>Sidan; report.html i mappen om inget anges</translation>
    </message>
    <message>
        <source>%1. Tried again every second; Ctrl-C stops the run, resume goes on with it</source>
        <translation>%1. Nytt försök varje sekund; Ctrl-C stoppar körningen, resume fortsätter den</translation>
    </message>
    <message>
        <source>, %1 left</source>
        <translation>, %1 kvar</translation>
    </message>
    <message>
        <source>generation %1, best %2, mean %3</source>
        <translation>generation %1, bäst %2, medel %3</translation>
    </message>
    <message>
        <source>, held-out %1 ± %2</source>
        <translation>, undanhållna %1 ± %2</translation>
    </message>
    <message>
        <source>, %1 evaluations/s</source>
        <translation>, %1 utvärderingar/s</translation>
    </message>
    <message>
        <source>stopped, %1 generations finished; go on with: tetrarium-cli resume %2</source>
        <translation>stoppad, %1 generationer klara; fortsätt med: tetrarium-cli resume %2</translation>
    </message>
    <message>
        <source>ended, %1 generations: %2</source>
        <translation>slut, %1 generationer: %2</translation>
    </message>
    <message>
        <source>%1 holds a run already; go on with it by &quot;tetrarium-cli resume %1&quot;, or choose another folder</source>
        <translation>%1 innehåller redan en körning; fortsätt den med &quot;tetrarium-cli resume %1&quot; eller välj en annan mapp</translation>
    </message>
    <message>
        <source>Run a recipe: evolve players in a new run</source>
        <translation>Kör ett recept: utveckla spelare i en ny körning</translation>
    </message>
    <message>
        <source>A recipe&apos;s name, or a recipe file</source>
        <translation>Ett recepts namn, eller en receptfil</translation>
    </message>
    <message>
        <source>The run&apos;s folder, empty or not there yet; one among the data if not given</source>
        <translation>Körningens mapp, tom eller ännu inte skapad; annars en bland programmets data</translation>
    </message>
    <message>
        <source>Change the recipe: key=value, as often as you like</source>
        <translation>Ändra receptet: nyckel=värde, hur många gånger som helst</translation>
    </message>
    <message>
        <source>Decides everything random</source>
        <translation>Avgör allt slumpmässigt</translation>
    </message>
    <message>
        <source>How many generations</source>
        <translation>Hur många generationer</translation>
    </message>
    <message>
        <source>Go on with a run that was stopped or killed</source>
        <translation>Fortsätt en körning som stoppades eller avbröts</translation>
    </message>
    <message>
        <source>The run&apos;s folder</source>
        <translation>Körningens mapp</translation>
    </message>
    <message>
        <source>Go on with a run for more generations</source>
        <translation>Fortsätt en körning med fler generationer</translation>
    </message>
    <message>
        <source>How many generations more</source>
        <translation>Hur många generationer till</translation>
    </message>
    <message>
        <source>Write a run&apos;s elites and generations for other programs</source>
        <translation>Skriv en körnings eliter och generationer för andra program</translation>
    </message>
    <message>
        <source>csv, json, players (player files) or thesis (its text files); several are fine</source>
        <translation>csv, json, players (spelarfiler) eller thesis (uppsatsens textfiler); flera går bra</translation>
    </message>
    <message>
        <source>The folder to write to</source>
        <translation>Mappen att skriva till</translation>
    </message>
</context>
</TS>
