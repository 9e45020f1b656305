# Všechno, co lidé čtou, česky. Ostatní jazyky jsou v souborech, jako je tento (docs/translating.md).
# $you je 'yes', když věta mluví o tom, kdo čte.
# Barvy, karty a jména se doplňují v 1. pádě, řady, sloupce a úhlopříčky (line-…) ve 4. pádě.

## Úvodní stránka

title = Atout: Xylotara, HILO a XXL
skip-to-content = Přejít k obsahu
home-title = Tři karetní hry, jeden stůl
navigation = Stránky
nav-tables = Stoly
nav-matches = Moje hry
nav-rules = Pravidla
nav-settings = Nastavení
language = Jazyk
game-xylotar = Xylotara
game-hilo = HILO
game-xxl = XXL
about-xylotar = Získávejte štychy a sázejte na to, kolik jich bude. Hodnoty vlastních karet přitom nevidíte.
about-hilo = Devět karet, tři krát tři. Vyměňujte, odklízejte trojice jedné barvy, snažte se o co nejnižší součet.
about-xxl = Šest her s jedním balíčkem dvoubarevných karet.
feels-xylotar = Znáte barvy svých karet, ale ne jejich hodnoty. Odhadujte, odvažte se a vsaďte na své štychy.
feels-hilo = Svižné a lehké: otáčejte, vyměňujte, odklízejte trojice jedné barvy a snažte se o co nejnižší součet.
feels-xxl = Pokaždé jinak: šest her s jediným balíčkem, v němž má každá karta dvě barvy a dvě hodnoty.
play = Hrát
play-game = Hrát hru { $game } proti botům
with-friends = S přáteli
rules-of = Pravidla hry { $game }
tips-of = Jak dobře hrát hru { $game }
box-summary = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
  }, typ botů: { $level }
players = Hráči
bots = Boti
variant = Varianta
all-variants = Všech šest
level-random = náhodný
level-novice = nováček
level-club = klubový
level-expert = expert
join-title = Přisednout ke stolu
join-placeholder = Odkaz nebo kód
join = Přisednout
join-wrong = Tohle není ani odkaz, ani kód stolu.
your-name = Vaše jméno
guest = Host
learn-game = { $game ->
    [xxl] Naučte se je, každou za dvě minuty.
   *[other] Naučte se ji za pět minut.
  }
tools = Nejen hraní
tool-learn = Naučit se hrát
tool-learn-help = u připraveného stolu, za dvě až pět minut
tool-pad = Zápisník skóre
tool-pad-help = když hrajete se skutečnými kartami
tool-replay = Projít hru znovu
tool-replay-help = otevřít záznam a vidět v něm všechny karty
tool-statistics = Statistiky
tool-statistics-help = kdo nad kým vyhrává, podle vašich záznamů
credits = Xylotaru (Xylotar) vymyslel Chris Wray, rozvinul Ted Alspach a vydává Bezier Games, francouzsky jako Xylo vydavatelství Origames. HILO vymysleli Eilif Svensson a Knut Strømfors, vydává Schmidt. XXL vymysleli Dirk Hanneforth a Hajo Bücken, vydává Abacusspiele.
not-affiliated = Atout není spojen s autory ani vydavateli těchto her. Názvy jen říkají, o kterou hru jde.
no-such-page = Taková stránka tu není
page-not-loaded = Stránka se nenačetla
try-again = Zkusit znovu
to-first-page = Na úvodní stránku
close = Zavřít

## Stoly a hry

no-tables = Veřejný stůl zatím nikdo neotevřel. Otevřete ho vy: založte stůl s přáteli a nastavte ho jako veřejný.
seats-free = { $count ->
    [0] Žádné místo není volné
    [one] { $count } místo je volné
    [few] { $count } místa jsou volná
   *[other] { $count } míst je volných
  }
can-watch = Můžete se dívat
running = Rozehrané
finished = Dohrané
no-running = Nesedíte u žádného stolu.
no-finished = Zatím nic dohraného.
status-open = čeká na hráče
status-playing = hraje se
status-finished = dohráno
status-abandoned = předčasně ukončeno
record = Záznam
result-page = Výsledek
match-gone = Tato hra tu není
rules-try = Vyzkoušet
search-rules = Hledat v pravidlech
search-nothing = Pro „{ $wanted }“ se nic nenašlo.
search-found = { $count ->
    [one] Nalezen { $count } oddíl
    [few] Nalezeny { $count } oddíly
   *[other] Nalezeno { $count } oddílů
  }
contents = Obsah

## Čekárna

waiting-title = Stůl pro hru { $game }
seats = Místa
seat-free = volné
seat-reserved = rezervované
seat-number = Místo { $seat }
automaton = Boční hráč { $seat }
this-is-you = vy
rename = Změnit jméno
host = hostitel
away = pryč
bot = bot
invitation-for = Pozvánka na místo { $seat }
sit-here = Sednout sem
sit-down = Posadit se
you-watch = Díváte se. Chcete-li hrát, napište jméno a posaďte se.
move-up = Posunout místo { $seat } výš
add-bot = Bot
reserve = Rezervovat
remove = Odebrat
make-host = Předat stůl
start = Začít
start-with-bots = { $count ->
    [one] Začít s botem na volném místě
    [few] Začít s boty na { $count } volných místech
   *[other] Začít s boty na { $count } volných místech
  }
host-starts = Hru spustí hostitel.
get-up = Vstát
invite-title = Pozvat další
link-of-table = Odkaz na tento stůl
link-of-match = Odkaz na tento výsledek
copy-link = Kopírovat odkaz
copied = Zkopírováno
share = Sdílet
qr-code = QR kód odkazu
agreed-title = Dohoda u stolu
option-rounds = Počet kol
option-memory = Ukazovat hodnoty předaných karet
option-memory-help = Vypnuto: musíte si je pamatovat, jako u skutečných karet.
option-arrange = Karty v ruce se řadí samy
option-edition = Boční hráči hrají podle
edition-fr = francouzských pravidel
edition-cs = českých pravidel
option-limit = Body, při kterých hra končí
option-trump = Varianta 6 s trumfovou barvou
agree-possible = Ukazovat, které hodnoty jsou ještě možné
agree-possible-help = Na každé skryté kartě, všem.
agree-public = Veřejný: tento stůl najde kdokoli
agree-spectators = Ostatní se smějí dívat
agree-take-back = Tahy se dají vracet
agree-clock = Čas na rozmyšlenou pro každého
no-clock = bez hodin
agree-grace = Při ztrátě spojení se čeká
agree-stand-in = Kdo pak hraje místo něj
nobody = nikdo
seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[other] { $count } sekund
  }
minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[other] { $count } minut
  }
hours = { $count ->
    [one] { $count } hodina
    [few] { $count } hodiny
   *[other] { $count } hodin
  }

## U stolu

table-opens = Stůl se chystá…
table-gone = Tento stůl tu není
table-closed = Hostitel tento stůl zavřel.
table-elsewhere = Hrajete v jiném okně
table-elsewhere-why = Tento stůl je teď otevřený jinde a vaše místo se přesunulo s ním.
play-here = Hrát tady
connection-lost = Spojení se přerušilo. Obnovuje se…
connection-lost-waiting = Spojení se přerušilo. Váš tah je uložený a odešle se, jakmile se spojení obnoví.
menu = Nabídka
log = Co se stalo
log-empty = Zatím se nic nestalo.
score-sheet = Bodovací list
settings = Nastavení
sound-on = Zapnout zvuk
sound-off = Vypnout zvuk
skip = Přeskočit
watching = Díváte se
round = Kolo
round-number = { $deal }. kolo
your-turn = Jste na tahu
to-move = na tahu
labelled = { $label }: { $text }
awaited = Čeká se na hráče: { $names }.
may-announce = { $name } teď může vsadit.
match-abandoned = Hra skončila bez výsledku.
show-result = Výsledek
look-at-table = Prohlédnout stůl
rule = Pravidlo { $number }
confirm = { $move }?
yes = Ano
no = Ne
go-on = Pokračovat
total = Celkem
place = Místo
place-short = { $place }.
sum-of-places = Součet míst
you-win = Vyhráváte
winners = { $count ->
    [one] { $names } vyhrává
    [few] { $names } vyhrávají
   *[other] { $names } vyhrávají
  }
rematch = Hrát znovu
take-back = Vrátit tah
pause = Zastavit hodiny
resume = Spustit hodiny
leave = Opustit hru
sure-leave = Na vašem místě bude pokračovat bot. Odejít natrvalo?
abandon = Ukončit hru
sure-abandon = Hra skončí pro všechny, bez výsledku. Opravdu?
level-of = Úroveň: { $name }
look-over-shoulder = Dívat se přes rameno
show-hand = Diváci se mi smějí dívat přes rameno
show-hand-help = Vidí to, co vidíte vy.
lock = Zamčeno
lock-help = Nikdo další si nemůže sednout.
asked = { $you ->
    [yes] Žádáte o { $what }.
   *[no] { $name } žádá o { $what }.
  }
request-take-back = vrácení tahu
request-pause = zastavení hodin
agree = Souhlasit
decline = Odmítnout
is-away = { $name } je pryč.
let-bot-play = Ať hraje bot
trick = Štych
last-trick = Minulý štych
took = { $you ->
    [yes] Štych berete vy.
   *[no] Štych bere { $name }.
  }
trump-is = Trumf: { $colour }
led-is = Barva štychu: { $colour }
wins-now = zatím vítězí
leads-now = { $you ->
    [yes] Vynášíte.
   *[no] { $name } vynáší.
  }
bid = Sázka
no-bid = bez sázky
tricks-word = { $count ->
    [one] štych
    [few] štychy
   *[other] štychů
  }
in-hand = v ruce
cards-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
  }
draw-pile = Dobírací balíček
draw-pile-xxl = Dobírací balíček
discard-pile = Odkládací balíček
middle = Prostředek stolu

## Chat

chat = Chat
chat-unread = { $count ->
    [0] Chat
    [one] Chat, { $count } nová zpráva
    [few] Chat, { $count } nové zprávy
   *[other] Chat, { $count } nových zpráv
  }
chat-empty = Zatím nikdo nic nenapsal.
chat-watching = Můžete číst. Psát může ten, kdo sedí u stolu.
chat-write = Napsat ostatním
chat-send = Odeslat
chat-phrases = Hotové věty
mute-title = Ztlumit někoho
mute-help = Nikdo se to nedozví.
agree-chat-on = zapnutý
agree-chat-phrases = jen hotové věty
agree-chat-off = vypnutý
phrase-hello = Zdravím
phrase-good-luck = Hodně štěstí
phrase-your-turn = Nejste na tahu?
phrase-one-moment = Moment, prosím
phrase-nice-move = Pěkný tah
phrase-well-played = Dobře zahráno
phrase-that-was-close = To bylo těsné
phrase-oops = Jejda
phrase-sorry = Pardon
phrase-thanks = Díky
phrase-play-again = Zahrajeme si znovu?
phrase-goodbye = Na shledanou

## Karty

colour-red = červená
colour-orange = oranžová
colour-yellow = žlutá
colour-green = zelená
colour-teal = modrozelená
colour-blue = modrá
colour-violet = fialová
colour-pink = růžová
colour-unknown = neznámá
card = { $colour } { $value }
card-hidden = skrytá karta
card-in-slot = pozice { $slot }, { $card }
face-down = lícem dolů
empty-cell = prázdno
total-of-card = celková hodnota { $total }
just-drawn = právě líznutá
range = 0 až { $most }

## Xylotara

your-xylo = Vaše xylotara
xylo-of = Xylotara: { $name }
look-closer = Prohlédnout si xylotaru: { $name }
high-note = nejvyšší tón: kartu nejvíc vlevo nesmíte vynést
notes = Poznámky ke kartám
notes-help = Co sem napíšete, vidíte jen vy a jen na tomto zařízení.
note = Poznámka
note-on = Poznámka k pozici { $slot }
played = zahraná
is-bid = karta sázky
looked-at = prohlédnutá
possible = možné: { $values }
arrange-for = Karty, které dostane { $name }
arrange-more = { $count ->
    [one] potom ještě jedny karty
    [few] potom ještě { $count } sady karet
   *[other] potom ještě { $count } sad karet
  }
arrange-help = Karty stejné hodnoty se dají prohodit: jednu přetáhněte, klepněte na dvě, nebo držte Shift a stiskněte šipku.
arrange-help-touch = Karty stejné hodnoty se dají prohodit: jednu přetáhněte, nebo klepněte na dvě.
can-be-exchanged = dá se prohodit
pass-on = Předat: { $name }
all-arrange = Všichni řadí karty.
choose-bid = Vyberte si sázku
choose-bid-help = { $tricks ->
    [0] Zatím nemáte žádný štych. Kolik jich bude nakonec?
    [one] Zatím máte { $tricks } štych. Kolik jich bude nakonec?
    [few] Zatím máte { $tricks } štychy. Kolik jich bude nakonec?
   *[other] Zatím máte { $tricks } štychů. Kolik jich bude nakonec?
  }
look-at-these = Podívat se na tyto
ask-to-bid = Po každé kartě se ptát na sázku
ask-to-bid-help = Vypnuto: řekněte předem, že chcete vsadit.
bid-next = Vsadit po příští kartě
hold = Zatím nesázet
task-arrange = Stejné hodnoty seřaďte, jak chcete, a pak karty předejte.
task-announce = Vsadit? Klepněte na dvě sousedící karty a podívejte se, nebo pokračujte bez sázky.
task-choose = Vyberte si jednu z těch dvou jako sázku.
task-lead = Vyneste kteroukoli kartu kromě té nejvíc vlevo.
task-lead-last = Vyneste svou poslední kartu.
task-follow = Přiznejte barvu štychu ({ $colour }).
task-any = Barvu štychu nemáte ({ $colour }): zahrajte kteroukoli kartu.
won-trump = { $you ->
    [yes] Berete štych nejvyšším trumfem ({ $colour }).
   *[no] { $name } bere štych nejvyšším trumfem ({ $colour }).
  }
won-colour = { $you ->
    [yes] Berete štych nejvyšší kartou v barvě štychu ({ $colour }).
   *[no] { $name } bere štych nejvyšší kartou v barvě štychu ({ $colour }).
  }
won = { $you ->
    [yes] Berete štych.
   *[no] { $name } bere štych.
  }
move-play = Zahrát: { $card }
move-bid = Vsadit: { $card }
move-look = Podívat se: { $first } a { $second }
move-hold = Zatím nesázet
move-arrange = Předat karty

## HILO

your-tableau = Váš výklad
tableau-empty = vše odklizeno
piles = Balíčky
drawn-card = líznutá karta
sum = Součet
closes = uzavírá
task-hilo-flip = Otočte dvě své karty.
task-hilo-turn = Lízněte si, nebo vezměte odloženou kartu.
task-hilo-drawn = Vyměňte líznutou kartu za svou, nebo ji odložte a jednu svou otočte.
task-hilo-drawn-swap = Vyměňte líznutou kartu za jednu svou.
task-hilo-clear = Trojice jedné barvy: odkliďte ji, nebo si ji nechte.
task-hilo-slide = Úhlopříčka je pryč. Kam se ostatní karty posunou?
task-hilo-choose = Která trojice se odklidí první?
task-hilo-shuffle = Odkládací balíček se míchá.
task-hilo-over = Kolo skončilo.
hilo-choose-first = Nejdřív si lízněte, nebo vezměte odloženou kartu.
hilo-take-hint = Klepněte na kartu, kterou nahradí { $card }.
hilo-drop-hint = Klepněte na kartu lícem dolů, kterou otočíte.
last-turn = Váš poslední tah.
draw = Líznout
take-discard = Vzít odloženou
swap = Vyměnit
drop = Odložit
keep-line = Nechat si
called-line-row = řadu { $which }
called-line-column = sloupec { $which }
called-line-diagonal = úhlopříčku { $which }
called-way-left = doleva
called-way-down = dolů
called-way-up = nahoru
move-clear = Odklidit { $line }
move-slide = Posunout { $way }
move-hilo-flip = Otočit políčka { $cell }
move-hilo-take = Vzít odloženou na políčko { $cell }
move-hilo-draw = Líznout
move-hilo-swap = Vyměnit na políčku { $cell }
move-hilo-drop = Odložit a otočit políčko { $cell }
move-hilo-keep = Nechat si trojici

## XXL

variant-1 = Řady
variant-2 = Drž se níž
variant-3 = Smíš odmítnout
variant-4 = Ulice
variant-5 = Sestupy
variant-6 = Barvu určuji já
goal-1 = Zbavte se karet: stejná barva, o 1 vyšší nebo o 1 nižší hodnota, dál v řadě, nebo na druhé straně.
goal-2 = Zbavte se karet: některá barva horní karty, s nižší hodnotou.
goal-3 = Získejte nejvíc karet. Barvu určuje, kdo vynáší.
goal-4 = Vykládejte tři po sobě jdoucí hodnoty jedné barvy. Počítají se celkové hodnoty vašich ulic.
goal-5 = Zbavte se karet: každá barva klesá od 10 k 0.
goal-6 = Získejte nejvyšší celkové hodnoty. Otevřené jsou obě barvy vynesené karty, dokud jiná karta jednu neurčí.
counts-1 = Počítá se, co komu zbylo v ruce; první je, kdo má nejméně.
counts-2 = Počítá se, co komu zbylo v ruce; první je, kdo má nejméně.
counts-3 = Počítají se získané karty; první je, kdo jich má nejvíc.
counts-4 = Počítají se celkové hodnoty ulic; první je, kdo má nejvíc.
counts-5 = Počítá se, co komu zbylo v ruce; první je, kdo má nejméně.
counts-6 = Počítají se celkové hodnoty získaných karet; první je, kdo má nejvíc.
your-hand = Vaše karty
hand-empty = V ruce nic nemáte.
column = Sloupec { $number }
run-up = stoupá
run-down = klesá
refuse-round = { $round ->
    [1] První kolo
   *[other] Druhé kolo
  }
all-keep = Každý si nechává jednu kartu.
you-kept = Necháváte si: { $card }.
next-in-row = další: { $card }
xxl-won-cards = { $cards ->
    [one] { $cards } získaná
    [few] { $cards } získané
   *[other] { $cards } získaných
  }
xxl-won-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  }
xxl-street-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  }
lay-street = Vyložit ulici
exchange = Vyměnit
task-shed-1 = Zahrajte kartu na některý sloupec.
task-shed-2 = Zahrajte kartu s nižší hodnotou v barvě horní karty.
task-shed-5 = Pokračujte v sestupu, nebo založte nový desítkou.
task-drawn-fits = Líznutá karta se hodí: zahrajte ji, nebo vynechejte tah.
task-draw = Nic se nehodí: lízněte si kartu.
task-drawn-no-fit = Líznutá karta se nehodí: vynechejte tah.
task-pass = Nic se nehodí: vynechejte tah.
task-keep = Nechte si jednu získanou kartu do druhého kola; ostatní se zamíchají.
task-trump = Určete trumfovou barvu.
name-colour = Určit: { $colour }
task-lead-name = Vyneste kartu a určete jednu z jejích barev.
task-lead-any = Vyneste kteroukoli kartu.
task-follow-or-pass = Přiznejte barvu štychu ({ $colour }), nebo vynechejte tah.
task-any-or-pass = Barvu štychu nemáte ({ $colour }): zahrajte kteroukoli kartu, nebo vynechejte tah.
task-street-left = Ještě můžete vyložit ulici, nebo ukončit tah.
task-exchange-left = Ještě můžete vyměnit kartu, nebo ukončit tah.
task-done = Ukončete tah.
task-give = Dejte jednu kartu z ruky doprostřed.
move-play-on = Sloupec { $column }, { $colour } strana
move-play-as = Položit: { $colour } strana
move-street = Ulice { $values } ({ $colour }){ $points ->
    [0] {""}
    [one] : { $points } bod
    [few] : { $points } body
   *[other] : { $points } bodů
  }
move-swap = Dát: { $card }, vzít: { $other }
move-give = Dát: { $card }
move-keep-card = Nechat si: { $card }
move-trump = Trumf: { $colour }
move-draw = Líznout
move-pass = Vynechat
move-done = Hotovo

## Nastavení

settings-play = Hraní
settings-look = Vzhled
settings-sound = Zvuk
settings-alerts = Když jste na tahu
setting-confirm = Potvrzovat každý tah
setting-confirm-help = Tah provede až druhé klepnutí.
setting-shortcuts = Zkratky jednou klávesou
setting-shortcuts-help = c, h, l, s, m a mezerník; u textového stolu také t, p a r.
setting-forced = Hrát za mě, když je možný jen jeden tah
setting-forced-help = Po chvíli, jakou si obvykle berete vy, aby z toho nikdo nic nepoznal.
setting-speed = Rychlost animací
speed-slow = pomalu
speed-normal = běžně
speed-fast = rychle
speed-none = ihned
setting-size = Velikost karet
size-small = malé
size-medium = střední
size-large = velké
setting-theme = Barvy stolu
theme-auto = podle zařízení
theme-light = světlé
theme-dark = tmavé
setting-contrast = Vyšší kontrast
setting-sound = Zvuk
setting-sound-help = Každá karta zní jako dřevěná destička xylofonu.
alert-title = Titulek okna
alert-icon = Ikona
alert-sound = Zvonek
alert-notification = Oznámení
alert-blocked = Prohlížeč to nedovoluje.

## Co se stalo

happened-arrange = { $you ->
    [yes] Předáváte karty.
   *[no] { $name } předává karty.
  }
happened-laid-out = Všechny xylotary jsou vyložené. { $you ->
    [yes] Vynášíte.
   *[no] { $leader } vynáší.
  }
happened-xylotar-play = { $you ->
    [yes] Hrajete: { $card }.
   *[no] { $name } hraje: { $card }.
  }
happened-hold = { $you ->
    [yes] Zatím nesázíte.
   *[no] { $name } zatím nesází.
  }
happened-look = { $you ->
    [yes] Díváte se na pozice { $slots }.
   *[no] { $name } se dívá na pozice { $slots }.
  }
happened-bid = { $you ->
    [yes] Sázíte { $value }, karta sázky: { $card }.
   *[no] { $name } sází { $value }, karta sázky: { $card }.
  }
happened-trick = { $you ->
    [yes] Berete štych.
   *[no] { $name } bere štych.
  }
happened-deal-over = { $deal }. kolo skončilo: { $scores }.
happened-xxl-deal-over = Varianta skončila: { $scores }.
happened-flip = { $you ->
    [yes] Vybíráte si dvě karty.
   *[no] { $name } si vybírá dvě karty.
  }
happened-hilo-turned-over = { $you ->
    [yes] Otáčíte: { $cards }.
   *[no] { $name } otáčí: { $cards }.
  }
happened-begin = { $you ->
    [yes] Začínáte.
   *[no] { $name } začíná.
  }
happened-reshuffle = Odkládací balíček se zamíchal a stal se dobíracím.
happened-hilo-draw = { $you ->
    [yes] Lízáte si kartu.
   *[no] { $name } si lízá kartu.
  }
happened-take = { $you ->
    [yes] Berete na políčko { $cell }: { $card }; odkládá se { $discarded }.
   *[no] { $name } bere na políčko { $cell }: { $card }; odkládá se { $discarded }.
  }
happened-hilo-swap = { $you ->
    [yes] Kladete na políčko { $cell }: { $card }; odkládá se { $discarded }.
   *[no] { $name } klade na políčko { $cell }: { $card }; odkládá se { $discarded }.
  }
happened-drop = { $you ->
    [yes] Odkládáte: { $discarded }; na políčku { $cell } se otáčí { $card }.
   *[no] { $name } odkládá: { $discarded }; na políčku { $cell } se otáčí { $card }.
  }
happened-clear = { $you ->
    [yes] Odklízíte { $line }: { $cards }.
   *[no] { $name } odklízí { $line }: { $cards }.
  }
happened-hilo-keep = { $you ->
    [yes] Necháváte si trojici.
   *[no] { $name } si nechává trojici.
  }
happened-slide = { $you ->
    [yes] Posouváte karty { $way }.
   *[no] { $name } posouvá karty { $way }.
  }
happened-close = { $you ->
    [yes] Uzavíráte kolo: každý z ostatních má ještě jeden tah.
   *[no] { $name } uzavírá kolo: každý z ostatních má ještě jeden tah.
  }
happened-all-turned-over = Všechny karty jsou otočené.
happened-cleared = Trojice se odklízí sama: { $cards }.
happened-xxl-play = { $you ->
    [yes] Hrajete: { $cards }
   *[no] { $name } hraje: { $cards }
  }{ $way ->
    [column] {" "}na sloupec { $column }, { $colour } strana.
    [colour] {" "}jako { $colour }.
    [named] {", "}barva štychu: { $colour }.
   *[plain] .
  }
happened-xxl-draw = { $you ->
    [yes] Lízáte si kartu.
   *[no] { $name } si lízá kartu.
  }
happened-pass = { $you ->
    [yes] Vynecháváte tah.
   *[no] { $name } vynechává tah.
  }
happened-xxl-keep = { $you ->
    [yes] Necháváte si jednu kartu.
   *[no] { $name } si nechává jednu kartu.
  }
happened-second-round = Začíná druhé kolo. { $you ->
    [yes] Vynášíte.
   *[no] { $leader } vynáší.
  }
happened-street = { $you ->
    [yes] Vykládáte ulici ({ $colour }): { $cards }.
   *[no] { $name } vykládá ulici ({ $colour }): { $cards }.
  }
happened-xxl-swap = { $you ->
    [yes] Dáváte: { $card }, berete: { $other }.
   *[no] { $name } dává: { $card }, bere: { $other }.
  }
happened-give = { $you ->
    [yes] Dáváte doprostřed: { $cards }.
   *[no] { $name } dává doprostřed: { $cards }.
  }
happened-done = { $you ->
    [yes] Máte hotovo.
   *[no] { $name } má hotovo.
  }
happened-trump = { $you ->
    [yes] Určujete trumf: { $colour }.
   *[no] { $name } určuje trumf: { $colour }.
  }
happened-xxl-turned-over = Doprostřed přibývá { $card }.

entry-sat = { $name } usedá ke stolu.
entry-left = { $name } odchází.
entry-renamed = Někdo se teď jmenuje { $name }.
entry-started = Hra začíná.
entry-away = { $name } je pryč.
entry-back = { $name } je zpět.
entry-stand-in = Za hráče { $name } hraje bot ({ $level }).
entry-asked = { $you ->
    [yes] Žádáte o { $what }.
   *[no] { $name } žádá o { $what }.
  }
entry-agreed = { $name } souhlasí.
entry-declined = { $name } odmítá.
entry-taken-back = { $name } vrací tah.
entry-abandoned = { $name } ukončuje hru.
entry-rematch = { $name } chce hrát znovu.

## Proč něco nejde

refused-other = To nejde ({ $message }).
refused-no-connection = Server neodpovídá.
refused-no-token = Server neví, kdo jste. Načtěte stránku znovu.
refused-bad-token = Server neví, kdo jste. Načtěte stránku znovu.
refused-scope-missing = Tento klíč k tomu neopravňuje: chybí mu „{ $scope }“.
refused-people-only = Program to udělat nemůže; musíte to udělat sami.
refused-no-such-token = Takový klíč neexistuje: možná byl zrušen.
refused-too-many-tokens = Můžete mít nejvýš { $most ->
    [one] { $most } klíč
    [few] { $most } klíče
   *[other] { $most } klíčů
  }. Nejprve některý zrušte.
refused-no-such-table = Takový stůl tu není: možná v odkazu chybí písmeno, nebo byl stůl smazán.
refused-no-such-match = Taková hra tu není: možná v odkazu chybí písmeno, nebo byla hra smazána.
refused-no-spectators = U tohoto stolu se nikdo dívat nesmí.
refused-not-seated = U tohoto stolu nesedíte.
refused-host-only = To může jen hostitel.
refused-not-oneself = To nemůžete udělat sobě.
refused-not-a-spectator = Sedíte u tohoto stolu.
refused-locked = Stůl je zamčený: odemknout ho může hostitel.
refused-table-full = Všechna místa jsou obsazená.
refused-seated-already = U tohoto stolu už sedíte.
refused-seat-taken = Tam sedí { $seat }.
refused-nobody-there = Tam nikdo nesedí.
refused-no-such-seat = { $seat } tu není.
refused-bad-invitation = Tato pozvánka je na jiné místo, nebo už byla použita.
refused-bad-name = Jméno má 1 až { $longest ->
    [one] { $longest } znak
    [few] { $longest } znaky
   *[other] { $longest } znaků
  }, a ne jen znaménka.
refused-name-taken = U tohoto stolu se už někdo jmenuje { $name }, nebo skoro tak.
refused-bad-text = Zpráva má 1 až { $longest ->
    [one] { $longest } znak
    [few] { $longest } znaky
   *[other] { $longest } znaků
  }.
refused-chat-off = Hostitel chat vypnul.
refused-phrases-only = U tohoto stolu se používají jen hotové věty.
refused-too-fast = Ne tak rychle: počkejte { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
  }.
refused-said-already = To tu od vás zaznělo před chvílí.
refused-one-hand-only = Znáte jiné karty z této hry, a proto si sem sednout nemůžete.
refused-somebody-must-play = U stolu musí zůstat aspoň jeden člověk.
refused-seats-free = Některá místa jsou volná.
refused-seats-taken = Sedí tu víc lidí, než kolik by bylo míst.
refused-not-all-seats = Je třeba uvést všechna místa.
refused-already-started = Hra už začala.
refused-not-started = Hra ještě nezačala.
refused-match-over = Hra skončila.
refused-not-over = Hra ještě neskončila.
refused-rematch-made = To od vás už víme: nový stůl je připravený.
refused-stale = Stůl se mezitím změnil. Vyberte znovu.
refused-bad-version = Stůl se mezitím změnil. Vyberte znovu.
refused-still-waited-for = { $seat } má čas na návrat do { $until }.
refused-no-taking-back = U tohoto stolu se tahy nevracejí.
refused-nothing-to-take-back = Nemáte tah, který by se dal vrátit.
refused-asked-already = Někdo už o něco žádá.
refused-nothing-asked = Nikdo o nic nežádá.
refused-no-clock = Hodiny tu nejsou.
refused-not-paused = Hodiny běží.
refused-hand-not-shown = { $seat } své karty neukazuje.
refused-not-saved = Server to nedokázal zapsat. Zkuste to znovu.
refused-restarting = Server se restartuje. Zkuste to za chvíli.
refused-bad-request = Tomu server nerozumí.
refused-wrong-origin = Tato stránka to tady dělat nesmí.
refused-not-found = To tu není.
refused-not-allowed = To není dovoleno.
refused-too-large = To je příliš dlouhé.
refused-too-many = To je příliš mnoho najednou. Zkuste to znovu za { $seconds } s.
refused-crowded = U tohoto stolu se už dívá příliš mnoho lidí.
refused-sent-away = Hostitel vás požádal, abyste odešli. Vrátit se můžete jen s pozvánkou.
refused-log-full = U tohoto stolu se už stalo tolik věcí, že můžete jen hrát dál, nebo odejít.
refused-too-many-twins = Tato rozdání se už hrají u { $most } stolů.
refused-was-watched = Tuto hru někdo sledoval: její rozdání se nehrají u žádného jiného stolu.
refused-broken-table = Tento stůl už nelze načíst. Správce serveru může zjistit proč.
refused-failed = Na serveru se něco pokazilo. Zkuste to znovu.
refused-unknown-game = Hra { $value } tu není; jsou tu { $known }.
refused-bad-players = Hráči jsou seznam { $least } až { $most } jmen.
refused-unknown-option = Volba { $option } tu není; jsou tu { $known }.
refused-option-choice = Volba { $option } nemůže být { $value }; je to jedna z těchto možností: { $values }.
refused-option-number = Volba { $option } nemůže být { $value }; je to celé číslo od 1 výš.
refused-option-seats = Volba { $option } nemůže být { $value }; je to seznam míst 1 až { $players }.
refused-unreadable = „{ $text }“ není tah této hry.
refused-flip-first = Nejdřív všichni otočí dvě karty.
refused-flipped-already = { $you ->
    [yes] Dvě karty už máte otočené.
   *[no] { $seat } už má dvě karty otočené.
  }
refused-two-cells = Otáčejí se dvě různá políčka od 1 do 9.
refused-no-such-cell = Na políčku { $cell } žádná karta není.
refused-draw-first = Nejdřív si lízněte, nebo vezměte odloženou kartu.
refused-use-drawn-card = { $you ->
    [yes] Máte líznutou kartu: vyměňte ji, nebo ji odložte a jednu otočte.
   *[no] { $seat } má líznutou kartu: vymění ji, nebo ji odloží a jednu otočí.
  }
refused-face-up-already = Karta na políčku { $cell } už leží lícem nahoru.
refused-clear-or-keep = Leží tu trojice jedné barvy: odkliďte ji, nebo si ji nechte.
refused-nothing-to-clear = Teď tu není žádná trojice k odklizení.
refused-line-not-standing = Tato trojice tu teď není; odklidit lze { $lines }.
refused-no-such-line = Takovou trojici už tento výklad nemá.
refused-must-clear = Trojice se musí odklidit. Řekněte, která první.
refused-slide-first = Úhlopříčka je pryč: nejdřív posuňte karty doleva, nebo dolů.
refused-nothing-to-slide = Není co posunout.
refused-not-in-this-variant = „{ $text }“ není tah této varianty.
refused-not-in-hand = { $you ->
    [yes] Nemáte kartu { $card }.
   *[no] { $seat } nemá kartu { $card }.
  }
refused-must-play = { $you ->
    [yes] Máte co zahrát, takže hrát musíte.
   *[no] { $seat } má co zahrát, takže hrát musí.
  }
refused-draw-first-xxl = { $you ->
    [yes] Hrát nemůžete: lízněte si kartu.
   *[no] { $seat } hrát nemůže a lízne si kartu.
  }
refused-pile-is-empty = Dobírací balíček je prázdný.
refused-only-the-drawn-card = { $you ->
    [yes] Máte líznutou kartu { $card }: zahrajte ji, nebo vynechejte tah.
   *[no] { $seat } má líznutou kartu { $card }: zahraje ji, nebo tah vynechá.
  }
refused-name-the-way = Určete sloupec a barvu: { $example }
refused-no-such-column = Sloupec { $column } tu není.
refused-not-on-card = Na kartě { $card } není { $colour } strana.
refused-name-the-colour = Určete barvu: { $example }
refused-does-not-join = Karta { $card } na sloupec { $column } nenaváže: { $colour } strana se nehodí.
refused-wrong-direction = Řada ve sloupci { $column } jde { $way }.
refused-does-not-fit = Karta { $card } se nehodí: musí mít některou barvu horní karty, s nižší hodnotou.
refused-row-wants = Další { $colour } karta musí mít hodnotu { $value }.
refused-must-follow-colours = { $you ->
    [yes] Barvu štychu máte ({ $colours }) a musíte ji přiznat.
   *[no] { $seat } má barvu štychu ({ $colours }) a musí ji přiznat.
  }
refused-nothing-is-named = V této variantě se barva neurčuje.
refused-follower-names-nothing = Barvu určuje jen ten, kdo vynáší.
refused-leader-never-passes = Kdo vynáší, nesmí tah vynechat.
refused-may-not-pass = Vynechat tah smí jen ten, kdo má méně karet než někdo jiný, a to ve druhém kole.
refused-keep-now = Kdo má karty ze štychů, nejdřív si jednu z nich nechá.
refused-kept-already = { $you ->
    [yes] Jednu kartu si už necháváte.
   *[no] { $seat } si už jednu kartu nechává.
  }
refused-not-keeping = Karty se nechávají až po prvním kole.
refused-not-won = { $you ->
    [yes] Kartu { $card } ze štychů nemáte.
   *[no] { $seat } kartu { $card } ze štychů nemá.
  }
refused-not-a-street = To nejsou tři po sobě jdoucí hodnoty jedné barvy ({ $colour }).
refused-not-at-hand = { $you ->
    [yes] Kartu { $card } v ruce nemáte a uprostřed není.
   *[no] { $seat } kartu { $card } v ruce nemá a uprostřed není.
  }
refused-one-from-hand = Aspoň jedna karta ulice je z ruky.
refused-one-street = Jedna ulice za tah.
refused-one-exchange = Jedna výměna za tah.
refused-not-in-middle = Karta { $card } uprostřed neleží.
refused-give-now = { $you ->
    [yes] Máte líznutou kartu: dejte jednu doprostřed.
   *[no] { $seat } má líznutou kartu a jednu dá doprostřed.
  }
refused-draw-before-giving = Než kartu dáte, jednu si lízněte.
refused-done-not-pass = { $you ->
    [yes] Váš tah už začal: ukončete ho tlačítkem Hotovo.
   *[no] Tah už začal ({ $seat }): končí tlačítkem Hotovo.
  }
refused-pass-not-done = { $you ->
    [yes] Váš tah ještě nezačal: vynechejte ho.
   *[no] Tah ještě nezačal ({ $seat }): lze ho jen vynechat.
  }
refused-name-trump = { $you ->
    [yes] Nejdřív určete trumfovou barvu.
   *[no] { $seat } nejdřív určí trumfovou barvu.
  }
refused-no-trump = Trumfová barva se teď neurčuje.
refused-counts-as-trump = { $card } má trumfovou barvu, počítá se tedy jen jako { $colour }.
refused-arrange-first = { $you ->
    [yes] Nejdřív seřaďte své karty.
   *[no] { $seat } ještě musí seřadit karty.
  }
refused-wait-for-arrangers = Všechny xylotary ještě nejsou vyložené.
refused-already-arranged = { $you ->
    [yes] Tyto karty už máte předané.
   *[no] { $seat } už má tyto karty předané.
  }
refused-all-laid-out = Všechny xylotary už jsou vyložené.
refused-not-the-hand = To nejsou karty, které má dostat { $receiver }.
refused-arrange-order = Vlevo { $before }, vpravo { $card }: tak to nejde, nejvyšší hodnota patří doleva.
refused-name-receiver = Řekněte, kdo karty dostane: { $receivers }.
refused-no-receiver = Karty se předávají doleva: místo se neuvádí.
refused-automaton = Boční hráč nic nevolí.
refused-not-leader = Teď vynáší { $leader }.
refused-not-your-turn = Na tahu je { $turn }.
refused-being-announced = { $turn } ještě smí sázet; zatím nikdo nehraje.
refused-no-such-slot = Pozice { $slot } tu není.
refused-empty-slot = Na pozici { $slot } už žádná karta není.
refused-bid-is-not-played = { $you ->
    [yes] To je vaše karta sázky; nikdy se nehraje.
   *[no] To je karta sázky ({ $seat }); nikdy se nehraje.
  }
refused-leftmost-not-led = Kartu nejvíc vlevo nesmíte vynést.
refused-must-follow = { $you ->
    [yes] Barvu štychu máte ({ $colour }) a musíte ji přiznat.
   *[no] { $seat } má barvu štychu ({ $colour }) a musí ji přiznat.
  }
refused-announce-or-hold = { $you ->
    [yes] Karta je zahraná: podívejte se na dvě karty, nebo zatím nesázejte.
   *[no] Karta je zahraná: { $seat } se podívá na dvě karty, nebo zatím nesází.
  }
refused-not-after-playing = Sází se hned po zahrání karty.
refused-announced-already = { $you ->
    [yes] Sázku už máte.
   *[no] { $seat } už sázku má.
  }
refused-too-few-cards = S posledními dvěma kartami se už podívat nesmíte.
refused-not-adjacent = Karty na pozicích { $first } a { $second } spolu nesousedí.
refused-look-first = Než si vyberete, podívejte se na dvě karty.
refused-choose-one = { $you ->
    [yes] Obě karty už znáte: jako sázku vyberte pozici { $first }, nebo { $second }.
   *[no] { $seat } už obě karty zná a jako sázku vybere pozici { $first }, nebo { $second }.
  }

## Poctivé míchání

fair-page = Ověřit míchání
fair-title = Bylo to zamícháno poctivě?
fair-about = Před hrou se server zavázal k tajnému číslu tím, že ukázal jeho otisk; potom zařízení každého hráče přidalo vlastní číslo. Všechno míchání z nich vyplývá, takže karty nikdo nevybral. Vaše zařízení je teď spočítá znovu a každý tah přehraje podle pravidel.
fair-open = Otevřít záznam
fair-command = Totéž na příkazové řádce:
fair-yes = Ano, všechno sedí.
fair-no = Ne, něco nesedí.
fair-busy = Hra se přehrává znovu, tah po tahu…
fair-half = Míchání sedí; tahy se tu ověřit nepodařilo.
fair-unknown = Tento záznam neříká, jak vzniklo jeho semínko, takže není co ověřit.
fair-not-a-record = Tento soubor není záznam hry.
fair-holds-commitment = Tajné číslo je to, které bylo slíbeno.
fair-fails-commitment = Tajné číslo není to, které bylo slíbeno.
fair-holds-seed = Semínko vyplývá z tajného čísla a z čísel hráčů.
fair-fails-seed = Semínko nevyplývá z tajného čísla a z čísel hráčů.
fair-holds-deal = Rozdání { $number } vyplývá ze semínka, karta po kartě.
fair-fails-deal = Rozdání { $number } nevyplývá ze semínka.
fair-holds-earlier = Hra { $number } u tohoto stolu se hrála s tajným číslem, které pro ni bylo slíbeno.
fair-fails-earlier = Hra { $number } u tohoto stolu se nehrála s tajným číslem, které pro ni bylo slíbeno.
fair-holds-play = { $moves ->
    [one] Jediný tah byl přehrán
    [few] { $moves } tahy byly přehrány
   *[other] { $moves } tahů bylo přehráno
} znovu podle pravidel; rozdání, rozdávající i výsledek odpovídají zápisu.
fair-holds-play-so-far = { $moves ->
    [0] Před přerušením nebyl proveden žádný tah; rozdání odpovídá zápisu.
    [one] Jediný tah byl přehrán znovu podle pravidel; rozdání i rozdávající odpovídají zápisu. Hra nebyla dohrána.
    [few] { $moves } tahy byly přehrány znovu podle pravidel; rozdání i rozdávající odpovídají zápisu. Hra nebyla dohrána.
   *[other] { $moves } tahů bylo přehráno znovu podle pravidel; rozdání i rozdávající odpovídají zápisu. Hra nebyla dohrána.
}
fair-fails-play = Přehraná podle pravidel, hra neprobíhá tak, jak je zapsána. { $why }
fair-fails-move = { $move }. tah není možný. { $why }
fair-not-played = Pravidla se nepodařilo načíst, tahy proto nebyly přehrány znovu. Zkuste to, až bude připojení.
fair-remembered = To všechno souhlasí s tím, co si vaše zařízení poznamenalo před hrou.
fair-otherwise-chain = Vaše zařízení si před hrou poznamenalo jiný řetěz: chybí některá hra u tohoto stolu.
fair-otherwise-own = Číslo, které přidalo vaše zařízení, není součástí semínka.
fair-otherwise-others = Čísla hráčů nejsou ta, která si vaše zařízení poznamenalo na začátku.
fair-not-there = Vaše zařízení nebylo u stolu, když hra začala, takže nemůže říct, co bylo slíbeno.
fair-added-by = Čísla přidali: { $names }.
fair-added-by-nobody = Žádný hráč číslo nepřidal.
fair-earlier-finished = Hra { $number } u tohoto stolu se dohrála.
fair-earlier-abandoned = Hra { $number } u tohoto stolu byla přerušena.
fair-numbers = Čísla
fair-commitment = Otisk tajného čísla
fair-secret = Tajné číslo
fair-seed = Semínko
fair-chain = Řetěz her u stolu
fair-details = Poctivé míchání
fair-added-count = { $count ->
    [one] Číslo přidal { $count } hráč (z celkem { $people }).
    [few] Číslo přidali { $count } hráči (z celkem { $people }).
   *[other] Číslo přidalo { $count } hráčů (z celkem { $people }).
  }
fair-shared = Tento stůl hraje rozdání jiného stolu. Nic se neukáže, dokud nedohrají všechny takové stoly.
fair-match = { $match }. hra těchto hráčů, přerušených před ní: { $abandoned }.
refused-still-in-play = Stejná rozdání se ještě hrají u jiného stolu. Záznam se otevře, až dohrají.
refused-nothing-to-add = U tohoto stolu nikdo k míchání číslo nepřidává.
refused-added-already = Své číslo jste už přidali.
refused-knows-the-deals = Tato rozdání jste viděli u jiného stolu.

## Cvičná hra

desk-empty = Nemáte tu rozehranou žádnou cvičnou hru
desk-practice = Cvičná hra: nikdo jiný ji nevidí.
desk-back = Zpět k procházení hry
desk-back-rules = Zpět k pravidlům
desk-once-more = Ještě jednou od stejné chvíle

## Textový stůl: každá hra slovy, pro ty, kdo karty nevidí

text-table = Textový stůl pro odečítače obrazovky
text-table-help = Každá hra slovy: nadpisy, seznamy, příkazový řádek a klávesy.
text-table-on = Textový stůl je zapnutý: hry se vyprávějí slovy. U stolu napište otazník, dozvíte se víc.
text-table-off = Textový stůl je vypnutý.
settings-text = Hraní poslechem
setting-verbosity = Kolik se říká
verbosity-brief = stručně
verbosity-normal = běžně
verbosity-full = podrobně
verbosity-brief-help = Karty písmenem a hodnotou, R7. O ostatních slyšíte štychy, sázky a vše, co mění kolo; když jste na tahu, co leží na stole.
verbosity-normal-help = Karty slovy, červená 7. Slyšíte každý tah, a když jste na tahu, co můžete dělat.
verbosity-full-help = Karty i se symbolem, červená 7, kruh. Slyšíte všechno, i kdo nesází; když jste na tahu, co leží na stole, co můžete dělat a kolik tahů máte.
card-with-symbol = { $colour } { $value }, { $symbol }
symbol-red = kruh
symbol-orange = čtverec
symbol-yellow = trojúhelník
symbol-green = hvězda
symbol-teal = kosočtverec
symbol-blue = kříž
symbol-violet = šestiúhelník
symbol-pink = kapka
symbol-unknown = neznámý
text-then = { $before }; { $after }
text-row = řada { $which }
text-column = sloupec { $which }
text-diagonal = úhlopříčka { $which }
text-told = Řečeno nahlas
text-do = Co můžete dělat
text-others = Ostatní hráči
text-scores = Body
text-questions = Otázky
text-command = Příkaz
text-command-help = Tah, například { $example }, nebo otázka. Otazník poradí.
text-go = Provést
text-cards = Karty
text-top = Horní karta
text-street = Ulice
text-open = Otevřené barvy: { $colours }
text-lines = Trojice jedné barvy: { $lines }
text-wanted = Pokračuje: { $cards }.
text-drawn = Líznutá karta: { $card }.
text-looked = Vidíte: { $cards }.
text-task-announce = Vsadit? Podívejte se na dvě sousedící karty, nebo pokračujte bez sázky.
text-moves-count = { $count ->
    [one] Možný je { $count } tah.
    [few] Možné jsou { $count } tahy.
   *[other] Možných je { $count } tahů.
  }
text-ways = { $kind }, { $verb } …: { $count ->
    [one] { $count } možnost
    [few] { $count } možnosti
   *[other] { $count } možností
  }
kind-play = Zahrát kartu
kind-look = Podívat se na dvě karty
kind-hilo-flip = Otočit dvě karty
kind-hilo-take = Vzít odloženou kartu
kind-hilo-swap = Vyměnit líznutou kartu
kind-hilo-drop = Odložit líznutou kartu
kind-xxl-play = Zahrát kartu
kind-xxl-street = Vyložit ulici
kind-xxl-swap = Vyměnit za kartu z prostředku
kind-xxl-give = Dát doprostřed
kind-xxl-keep = Nechat si kartu
text-sent = Váš tah je na cestě.
text-exchange = Prohodit { $one } a { $other }
text-which = Který z nich?
text-yes-or-no = Ano, nebo ne?
text-no-cards = Díváte se: žádné karty nemáte.
text-watching = Díváte se. Ptát se můžete; hrají ti, kdo sedí u stolu.
text-noted = Poznamenáno u pozice { $slot }.
text-rounds-over = { $count ->
    [0] Žádné kolo ještě neskončilo.
    [one] Po { $count } kole:
    [few] Po { $count } kolech:
   *[other] Po { $count } kolech:
  }
text-this-round = V tomto kole:
text-help = Napište tah nebo otázku a stiskněte Enter. Na velikosti písmen, háčcích a mezerách nezáleží; co je jasné, můžete vynechat. Šipky vrátí, co jste psali předtím.
text-help-xylotar = Tahy: hraj 4 zahraje kartu na pozici 4. Po zahrané kartě nesázím pokračuje bez sázky; ukaž 5 6 se podívá na dvě sousedící karty a vsaď 6 jednu z nich vybere. Na začátku vyměň 3 4 prohodí stejné hodnoty a předej karty předá. Anglický zápis (play 4) platí vždy.
text-help-hilo = Tahy: otoč 1 9 otočí dvě karty. Potom lízni, nebo vezmi 5 pro odloženou kartu. Líznutá karta: vyměň 5, nebo odlož 5 a otočí se ta. Trojice: odkliď řadu 1, odkliď sloupec 2, odkliď úhlopříčku \, nebo nech. Po úhlopříčce: posuň doleva, nebo posuň dolů. Anglický zápis (draw, swap 5) platí vždy.
text-help-xxl = Tahy: hraj s kartou, například hraj R7/Y6, hraj červená 7, nebo hraj 3 pro třetí kartu z ruky. Kde je víc možností, přidejte na 1 přes žlutá, nebo jako žlutá. Dále lízni, vynechej, hotovo, dej 2, nech 2, trumf červená, vyměň 2 za 1 s první kartou uprostřed a ulice se třemi kartami. Anglický zápis (play R7/Y6 on 1 by Y) platí vždy.
text-help-questions = Otázky:
text-help-keys = Klávesy: Alt s H, T, S, L, P nebo R přečte vaše karty, stůl, body, možné tahy, minulý štych a zopakuje, co zaznělo naposled. Mimo příkazový řádek stačí samotné písmeno, pokud nejsou zkratky jednou klávesou vypnuté. M otevře nabídku, C chat.
ask-help = ?, pomoc
ask-hand = ruka, karty, h
ask-table = štych, stůl, t
ask-scores = body, skóre, s
ask-legal = tahy, možnosti, l
ask-last = minulý, p
ask-repeat = zopakuj, znovu, r
ask-who = kdo, w
ask-log = průběh, záznam, g
ask-rules = pravidla
ask-yes = ano, a, y
ask-no = ne, n
ask-say = řekni
ask-note = poznámka
answers-help = Pomoc
answers-hand = Vaše karty
answers-table = Na stole
answers-scores = Body
answers-legal = Možné tahy
answers-last = Minulý štych
answers-since = Od vašeho posledního tahu
answers-repeat = Zopakovat
answers-who = Kdo je na tahu a kdo tu sedí
answers-log = Co se stalo
answers-rules = O co jde, a pravidla
answers-yes = Potvrdit tah, chcete-li, aby se hra ptala
answers-no = Tah neprovést
answers-say = Napsat ke stolu: řekni ahoj
answers-note = Psát na svou kartu: poznámka 4 nízká
say-arrange = předej, seřaď
say-bid = vsaď, sázím
say-clear = odkliď
say-done = hotovo
say-draw = lízni
say-drop = odlož
say-flip = otoč
say-give = dej
say-hold = nesázím, čekej
say-keep = nech
say-look = ukaž
say-pass = vynechej
say-play = hraj, zahraj
say-slide = posuň
say-street = ulice
say-swap = vyměň, prohoď
say-take = vezmi
say-trump = trumf
say-on = na
say-by = přes
say-as = jako
say-for = za
say-row = řadu, řada
say-column = sloupec
say-diagonal = úhlopříčku, úhlopříčka
say-left = doleva
say-down = dolů
refused-no-such-card = Karta „{ $text }“ v této hře není.

## Zápisník skóre

pad = Zápisník skóre
pad-about = Pro stůl se skutečnými kartami: zapisujte, jak které kolo dopadlo, a zápisník počítá skóre podle pravidel. Zůstává v tomto zařízení a připojení nepotřebuje.
pad-new = Nový zápis
pad-kept = Vaše zápisy
pad-all = Všechny zápisy
pad-game = Hra
pad-names = Jména
pad-names-help = V pořadí, jak sedíte, po směru hodinových ručiček.
pad-player = { $number }. hráč
pad-player-column = Hráč
pad-rounds = Kola
pad-limit = Dokud někdo nemá
pad-mode = Varianty
pad-mode-once = všech šest
pad-mode-twice = všech šest, dvakrát
pad-times = Kolikrát
pad-first-dealer = Rozdávající prvního kola
pad-draw-dealer = Vylosovat rozdávajícího
pad-begin = Začít
pad-less = Méně
pad-more = Více
pad-not-kept = V prohlížeči už není místo, zápis se neuloží. Vyhoďte některý starý.
pad-not-here = Tento zápis tu není
pad-not-here-why = Zápisy zůstávají v zařízení, kde začaly.
pad-empty = zatím prázdný
pad-won = { $count ->
    [one] Vítěz: { $names }
    [few] Vítězové: { $names }
   *[other] Vítězové: { $names }
  }
pad-in-front = { $rounds ->
    [one] po { $rounds } kole v čele: { $names }
    [few] po { $rounds } kolech v čele: { $names }
   *[other] po { $rounds } kolech v čele: { $names }
  }
pad-throw-away = Vyhodit
pad-throw-away-this = Vyhodit zápis hráčů { $names }
pad-throw-away-why = { $game }, { $names }: zápis už nepůjde vrátit.
pad-keep = Nechat
pad-undo = Vrátit zpět
pad-print = Vytisknout
pad-variant = { $number }/{ $of }: { $variant }
pad-extra-round = { $deal }. kolo, rozhodující
pad-extra-why = Nikdo nevede sám: všichni hrají ještě jedno kolo.
pad-deals = Rozdává { $name }.
pad-begins-left-of-dealer-xylotar = Do prvního štychu vynáší { $name }.
pad-begins-lowest-total-xylotar = Vynáší { $name }, s nejnižším součtem.
pad-begins-two-cards-hilo = Každý otočí dvě karty. Začíná, kdo má nejvyšší součet; při shodě ten z nich, kdo je nejmenší vzrůstem.
pad-begins-left-of-dealer-xxl = Začíná { $name }.
pad-begins-most-points-xxl = Začíná, kdo má v ruce nejvíc bodů.
pad-ended-total-xylotar = Vyhrává nejvyšší součet.
pad-ended-total-hilo = { $count ->
    [one] Vyhrává nejnižší součet.
    [few] Vyhrává nejnižší součet, o vítězství se dělí.
   *[other] Vyhrává nejnižší součet, o vítězství se dělí.
  }
pad-ended-total-xxl = { $count ->
    [one] Vyhrává nejnižší součet míst.
    [few] Vyhrává nejnižší součet míst, o vítězství se dělí.
   *[other] Vyhrává nejnižší součet míst, o vítězství se dělí.
  }
pad-rule = pravidlo { $rule }
pad-reckoning = Zápisník počítá…
pad-stuck = Zapsané řádky zůstávají. Sečtou se, jakmile bude připojení.
pad-write = Zapsat { $deal }. kolo
pad-correct = Opravit { $deal }. kolo
pad-write-down = Zapsat
pad-remove-line = Smazat řádek
pad-leave-as-it-is = Nechat, jak je
pad-tricks = Štychy
pad-bids = Sázka
pad-sums = Součet
pad-points = Body
pad-closed = Uzavírá
pad-closed-by = Kolo uzavírá { $name }
pad-tricks-shared = štychy: { $shared }/{ $tricks }
pad-keys = Čísla
pad-key-sign = plus nebo minus
pad-key-erase = smazat
pad-caption = { $game }: { $names }
pad-no-lines = Zatím nic zapsaného.
refused-bad-dealer = Rozdávat nemůže { $value }; může to být { $seats }.
refused-pad-line = V tomto řádku chybí číslo.
refused-pad-missing = { $what ->
    [tricks] Štychy, { $seat }: číslo chybí.
    [bids] Sázka, { $seat }: číslo chybí.
    [sums] Součet, { $seat }: číslo chybí.
   *[other] Body, { $seat }: číslo chybí.
  }
refused-pad-negative = { $seat }: { $number } být nemůže, pod 0 se tu nic nepočítá.
refused-pad-tricks = { $sum ->
    [one] Dohromady je to { $sum } štych, ale kolo jich má { $tricks }.
    [few] Dohromady jsou to { $sum } štychy, ale kolo jich má { $tricks }.
   *[other] Dohromady je to { $sum } štychů, ale kolo jich má { $tricks }.
  }
refused-pad-bid = { $seat }: sázka { $bid } být nemůže, karty ve hře jdou od 0 do { $most }.
refused-pad-bids = { $cards ->
    [one] Sázka { $bid } nemůže být { $times }×: tu hodnotu má jen jedna z karet ve hře.
    [few] Sázka { $bid } nemůže být { $times }×: tu hodnotu mají jen { $cards } karty ve hře.
   *[other] Sázka { $bid } nemůže být { $times }×: tu hodnotu má jen { $cards } karet ve hře.
  }
refused-pad-sum = { $seat }: výklad nemůže mít hodnotu { $sum }, nejméně je to { $least }, nejvíce { $most }.
refused-pad-closer = { $count ->
    [0] Označte, kdo kolo uzavřel.
   *[other] Kolo uzavírá jen jeden hráč.
  }
refused-pad-points = { $sum ->
    [one] Dohromady je to { $sum } bod
    [few] Dohromady jsou to { $sum } body
   *[other] Dohromady je to { $sum } bodů
  }, ale všechny karty jich mají jen { $most }.
refused-pad-empty-hands = Na 0 může skončit jen jeden hráč.
refused-pad-cards-won = { $sum ->
    [one] Dohromady je to { $sum } karta
    [few] Dohromady jsou to { $sum } karty
   *[other] Dohromady je to { $sum } karet
  }. Po prvním kole jich je { $first }, po obou { $both }.
refused-pad-refused = Získaných karet je { $first }, pokud je po prvním kole dost hráčů bez štychu, jinak { $both }.
refused-pad-whole-tricks = V prvním kole se berou celé štychy; karet je v každém { $players }.
refused-pad-all-won = Získané karty mají dohromady nejméně { $least } a nejvíce { $most } bodů, ne { $sum }.

## Záznamy, rozdání a míchání, která nejsou v pořádku

refused-not-json = Toto není dokument JSON: { $reason }.
refused-not-an-object = „{ $what }“ musí být objekt JSON.
refused-not-a-list = „{ $what }“ musí být seznam.
refused-unknown-key = Neznámý klíč „{ $key }“ v „{ $what }“.
refused-missing-key = V záznamu chybí „{ $key }“.
refused-bad-format = Formát je { $value }, ne atout/1.
refused-bad-seed = Semínko musí mít 64 šestnáctkových číslic.
refused-no-seed = Bez semínka, které v záznamu chybí, { $what ->
    [dealer] nelze určit, kdo první rozdává
    [hands] nelze rozdat karty
    [order] nelze seřadit stejné hodnoty
    [second] nelze rozdat karty podruhé
    [reshuffle] nelze zamíchat nový dobírací balíček
   *[cards] nelze zamíchat karty, které nejsou nikde uvedené
  }.
refused-bad-move-entry = Tah se píše takto: `[1, "play 4"]`.
refused-too-many-deals = Počet uvedených rozdání je { $given }, ale hra má jen { $played }.
refused-not-finished = Hra není dohraná.
refused-result-differs = Uložený výsledek není ten, k němuž vedou tahy.
refused-one-person-twice = Jsou to dva lidé: { $first } a { $second } seděli u jednoho stolu.
refused-no-fairness = Záznam neříká, jak vzniklo jeho semínko, takže není co ověřit.
refused-bad-fairness = „fairness“ není podle formátu 1: { $what }.
refused-commitment-differs = { $number ->
    [0] Tajné číslo této hry není to, které bylo slíbeno.
   *[other] Tajné číslo hry { $number } u tohoto stolu není to, které bylo slíbeno.
  }
refused-seed-differs = Semínko nevyplývá z tajného čísla a z toho, co přidali hráči.
refused-deal-differs = Rozdání { $number } nevyplývá ze semínka.
refused-promised-otherwise = Co jste si poznamenali ({ $what }), je jiné: { $noted }, ne { $found }.
refused-bad-cards = „{ $what }“ musí být karty v jednom řetězci.
refused-hands-or-xylos = Rozdání má „hands“, nebo „xylos“, ne obojí.
refused-wrong-hands = „{ $what }“ musí být seznam o délce { $count }, pro každé místo jedna položka.
refused-card-twice = Karta { $card } je tu dvakrát.
refused-wrong-size = { $seat } má { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
  }, ne { $size }.
refused-xylo-order = Xylotara neklesá zleva doprava ({ $seat }): vlevo { $before }, vpravo { $card }.
refused-tableau-size = Výklad má { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
  }, ne 9 ({ $seat }).
refused-one-card = „{ $what }“ musí být jedna karta.
refused-too-many-cards = Uvedených karet je { $count }, ale na dobírací balíček jich zbývá jen { $most }.
refused-not-the-discards = Zamíchání { $time } není odkládací balíček bez horní karty.
refused-wrong-second = Druhé karty v ruce ({ $seat }): { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
  }, ne { $size }.
refused-kept-card = Karta { $card } zůstala v ruce, znovu ji rozdat nelze.

## Bez připojení

offline = Bez připojení
offline-works = Toto funguje i tak:
offline-works-not = Stoly s ostatními, veřejné stoly a vaše hry potřebují připojení.
offline-nothing = Stránka se vrátí sama, jakmile bude připojení.
offline-server = Server neodpovídá
offline-page-learn = Lekce
offline-page-replay = Projít hru znovu
offline-page-statistics = Statistiky
offline-tables = Stoly jsou na serveru a ten teď není dostupný.
offline-matches = Vaše hry jsou na serveru a ten teď není dostupný.
offline-table = Tento stůl je na serveru a ten teď není dostupný. Nic se neztratilo: hra pokračuje, jakmile se připojení vrátí.
offline-back = Připojení je zpět.
app-description = Xylotara, HILO a XXL u jednoho stolu: s přáteli přes odkaz, nebo proti botům.
## Statistiky

stats-about = Kdo vyhrává, jak často a nad kým: z vašich dohraných her na tomto serveru a ze souborů se záznamy. Všechno se počítá ve vašem prohlížeči, soubory se nikam neposílají.
stats-sources = Hry
stats-add-files = Přidat záznamy
stats-drop = nebo je pusťte kamkoli na tuto stránku
stats-reading = Čtení: { $done }/{ $of }
stats-adding-up = Hry se počítají…
stats-from = { $server ->
    [one] { $server } vaše hra na tomto serveru
    [few] { $server } vaše hry na tomto serveru
   *[other] { $server } vašich her na tomto serveru
  }, { $files ->
    [one] { $files } ze souboru
    [few] { $files } ze souborů
   *[other] { $files } ze souborů
  }.
stats-server-away = Server není dostupný. Soubory lze počítat i tak.
stats-bad-files = { $count ->
    [one] Tento soubor se nepočítá:
    [few] Tyto soubory se nepočítají:
   *[other] Tyto soubory se nepočítají:
  }
stats-not-a-record = není to záznam hry, nebo ne podle pravidel
stats-files = { $count ->
    [one] { $count } soubor
    [few] { $count } soubory
   *[other] { $count } souborů
  }
stats-remove = Odebrat { $name }
stats-empty = Zatím žádné dohrané hry
stats-empty-help = Dohrajte nějakou, nebo přineste záznamy: dohraná hra svůj záznam nabízí. Stejná hra ve dvou souborech se počítá jednou.
stats-nobody = Všichni jsou vynecháni.
stats-game = Která hra
stats-all-games = Všechny hry
stats-game-count = { $game } ({ $count })
stats-count = { $matches ->
    [one] { $matches } hra
    [few] { $matches } hry
   *[other] { $matches } her
  }, { $deals ->
    [one] { $deals } rozdání
    [few] { $deals } rozdání
   *[other] { $deals } rozdání
  }
stats-who = Kdo je kdo
stats-who-help = Spojte dvě jména jednoho člověka, nebo někoho vynechejte. Kdo spolu seděli u jednoho stolu, jsou dva lidé.
stats-bots = Počítat i boty
stats-bots-help = U her z tohoto serveru se o nich ví. V souboru je bot jméno jako každé jiné: vynechejte ho níže.
stats-counts-as = { $name } se počítá jako
stats-oneself = sám za sebe
stats-is = totéž co { $name }
stats-left-out = nepočítá se
stats-a-bot = { $name } (bot)
stats-person = Jméno
stats-people = Všichni hráči
stats-matches = Hry
stats-rounds = Kola
stats-wins = Výhry
stats-by-chance = Výhry při čisté náhodě
stats-mean-place = Průměrné místo
stats-places = Místa
stats-points = Body za kolo
stats-best = Nejlepší kolo
stats-bids = Sázky, které vyšly
stats-closings = Uzavřená kola s jediným nejnižším součtem
stats-cleared = Odklizené trojice za kolo
stats-xxl = XXL: průměrné místo (rozdání)
stats-all-deals = Všechna rozdání
stats-share = { $count }/{ $of }
stats-interval = { $low } až { $high } %
stats-too-few = příliš málo her
stats-placed = { $place } místo: { $count }
stats-of-matches = { $count ->
    [one] { $count } hra
    [few] { $count } hry
   *[other] { $count } her
  }
stats-rests-on = { $count ->
    [one] { $count } odehraná hra.
    [few] { $count } odehrané hry, v pořadí, v jakém skončily.
   *[other] { $count } odehraných her, v pořadí, v jakém skončily.
  }
stats-only = Jen ti, kdo mají nejvíc her (nejvýš { $count }).
stats-wins-over-time = Výhry v čase
stats-over-time-xylotar = Body v průměrném kole v čase
stats-over-time-hilo = Body v průměrném kole v čase; méně je lépe
stats-over-time-xxl = Průměrné místo ve hře v čase; méně je lépe
stats-head-to-head = Mezi sebou
stats-head-help = Kolikrát jméno vlevo skončilo před jménem nahoře a kolikrát za ním.
stats-head-cell = před: { $before }, za: { $behind }, stejně: { $level }; her: { $matches }
stats-how = Rozmezí v procentech nebo za ± říká, kde s jistotou 95 % leží skutečná hodnota (u podílů Wilsonův interval); pod pět je to příliš málo her. Výhry při čisté náhodě: kolik by jich měl každý, kdyby rozhodovalo jen štěstí. Dělená výhra se počítá každému.

## Lekce

learn-title = Naučte se hrát
learn-intro = Sedíte u připraveného stolu, hrajete tahy a dozvíte se vždy jen to, co právě potřebujete. Odejít můžete kdykoli: vaše místo si toto zařízení pamatuje.
learn-minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
  }
learn-new = Nová
learn-begun = Rozehraná: krok { $step }/{ $steps }
learn-done = Hotová
learn-start = Začít
learn-resume = Pokračovat
learn-again = Ještě jednou
learn-coach = Průvodce
learn-step = { $step }/{ $steps }
learn-back = O krok zpět
learn-restart = Znovu od začátku
learn-watch = Sledujte stůl.
learn-otherwise = I to je dovoleno. V této lekci: { $move }.
learn-you = Vy
learn-over = { $title }: můžete hrát
learn-learnt = Co už víte
learn-play = Hrát proti botům
learn-next = Další lekce: { $title }
learn-all = Všechny lekce
learn-none = Taková lekce není
learn-failed = Tuto lekci nelze otevřít

## Projít hru znovu

look-back = Projít hru znovu
replay-page = Projít hru znovu
replay-title = { $game }, procházení hry
replay-about = Otevřete záznam hry a procházejte ji tah po tahu, očima kteréhokoli hráče nebo se všemi kartami odkrytými. Zůstane ve vašem zařízení, žádný server o něm neví.
replay-drop = Soubor můžete také přetáhnout kamkoli na tuto stránku.
replay-own = Hry, které jste tu hráli:
replay-fetches = Hra se načítá…
replay-too-large = Na záznam hry je tento soubor příliš velký.
replay-waits-for-rulebook = Načítají se pravidla…
replay-waits-for-record = Hra se přehrává…
replay-failed = Tuto hru nelze ukázat
replay-why-form = Tento soubor není záznam hry.
replay-why-deal = Rozdání { $deal } není možné. { $why }
refused-no-rulebook = Pravidla se nepodařilo načíst. Jste připojeni?
replay-wrong-move = { $move }. tah tohoto záznamu není možný, záznam proto končí před ním. { $why }
replay-unfinished = { $count ->
    [0] V této hře se teprve rozdalo.
    [one] Tato hra není dohraná: záznam má { $count } tah.
    [few] Tato hra není dohraná: záznam má { $count } tahy.
   *[other] Tato hra není dohraná: záznam má { $count } tahů.
  }
replay-dealt = Karty jsou rozdané.
replay-round-of = { $round }, { $name }
replay-trick = { $deal }, { $trick }. štych
replay-leads = { $count ->
    [one] Do vedení jde { $names }.
    [few] Do vedení jdou { $names }.
   *[other] Do vedení jdou { $names }.
  }
replay-viewer = Čí pohled
replay-all-cards = Všechny karty
replay-spectator = Divák
replay-controls = Časová osa a tlačítka
replay-time-line = Časová osa
replay-play = Přehrát
replay-pause = Pozastavit
replay-on = O tah dál
replay-back = O tah zpět
replay-later-mark = Na další významnou chvíli
replay-earlier-mark = Na předchozí významnou chvíli
replay-speed = Rychlost
replay-times = { $times }×
replay-moments = Významné chvíle
replay-kinds = Co hledat
replay-kind-all = Vše ({ $count })
replay-kind-deal = Rozdání ({ $count })
replay-kind-bid = Sázky ({ $count })
replay-kind-clearing = Odklizené trojice ({ $count })
replay-kind-lead-change = Změny ve vedení ({ $count })
replay-more = Další
replay-download = Stáhnout záznam
replay-copy = Kopírovat odkaz na tuto chvíli
replay-link = Odkaz na tuto chvíli
replay-link-about = Adresa vede přesně na tuto chvíli a k tomuto pohledu. Kdo ji má, uvidí totéž.
replay-no-link = Tato hra je ze souboru, odkaz na ni proto neexistuje. Pošlete raději soubor.
replay-other = Otevřít jiný záznam
replay-keys = Klávesy
replay-keys-off = Klávesy máte v nastavení vypnuté.
replay-keys-slider = Když je vybraná časová osa, šipky, Home a End s ní hýbou jako s každým posuvníkem.
replay-key-space = Mezerník
replay-key-home = Home
replay-key-end = End
replay-keys-play = přehrát a pozastavit
replay-keys-move = o tah zpět, o tah dál
replay-keys-mark = předchozí chvíle, další chvíle
replay-keys-ends = začátek, konec
replay-keys-seat = co vidí toto místo
replay-keys-all = všechny karty
replay-keys-watch = co vidí divák
replay-keys-speed = rychleji, pomaleji
replay-keys-scores = bodovací list
replay-keys-help = tyto klávesy
play-on = Hrát odsud
play-on-about = { $moment }: vy si sednete na jedno místo, boti na ostatní a od této chvíle se hraje dál, jako cvičná hra.
play-on-seat = Vaše místo
play-on-level = Ostatní
play-on-begin = Hrát

## Co se počítalo a proč

account-of = { $kind ->
    [extra] { $round }. kolo, rozhodující: za co byly body
    [variant] { $round }: co se počítalo a proč
   *[round] { $round }. kolo: za co byly body
  }
account-bids-of = { $name }, sázka { $bid }
tricks-count = { $count ->
    [one] { $count } štych
    [few] { $count } štychy
   *[other] { $count } štychů
  }
account-tricks = { $tricks ->
    [one] { $tricks } štych
    [few] { $tricks } štychy
   *[other] { $tricks } štychů
  }: { $points }
account-tricks-unpaid = { $tricks ->
    [one] { $tricks } štych
    [few] { $tricks } štychy
   *[other] { $tricks } štychů
  } bez bodů: { $count ->
    [one] sázka vyšla bočnímu hráči
    [few] sázka vyšla oběma bočním hráčům
   *[other] sázka vyšla oběma bočním hráčům
  } ({ $bids })
account-bid-made = sázka { $bid } vyšla: +{ $points }
account-bid-missed = sázka { $bid } nevyšla
account-bid-unpaid = sázka { $bid } vyšla, ale bez bodů: vyšla i oběma bočním hráčům
account-cleared = { $lines ->
    [one] odklizena { $lines } trojice
    [few] odklizeny { $lines } trojice
   *[other] odklizeno { $lines } trojic
  }
account-sum = součet { $sum }
account-doubled = uzavření kola, ale někdo má { $lowest }: zdvojnásobeno, +{ $points }
account-closed-lowest = uzavření kola s nejnižším součtem: nezdvojuje se
account-not-doubled = uzavření kola, ale někdo má stejně nebo méně; součet, který není vyšší než 0 ({ $sum }), se nezdvojuje
account-left-in-hand = zbylo v ruce: { $points }
account-left-in-hand-of = zbylo v ruce: { $points }, na { $cards ->
    [one] { $cards } kartě
    [few] { $cards } kartách
   *[other] { $cards } kartách
  }
account-empty-hand = žádná karta nezbyla
account-cards-won = získané karty: { $points }
account-cards-won-of = získané karty: { $points }, z toho { $first } v prvním kole a { $second } ve druhém
account-cards-won-at-once = získané karty: { $points }; dost hráčů nemá žádný štych, druhé kolo se nehraje
account-streets = ulice: { $points }
account-streets-of = { $streets ->
    [one] { $streets } ulice
    [few] { $streets } ulice
   *[other] { $streets } ulic
  }: { $points }
account-points-won = získané body: { $points }
account-points-won-of = získané body: { $points }, { $tricks ->
    [one] { $tricks } štych
    [few] { $tricks } štychy
   *[other] { $tricks } štychů
  }
account-place = { $place }. místo
account-shared-place = dělené { $place }. místo
ended-fewest-tricks = { $names } mají stejný součet: rozhodla sázka, která v posledním kole vyšla s nejmenším počtem štychů ({ $tricks }).
ended-only-bid = { $names } mají stejný součet: v posledním kole vyšla sázka jen vítězi.
extra-round = { $names } mají stejný součet a sázky posledního kola nerozhodly: všichni hrají ještě jedno kolo.
extra-short = rozhodující
text-last-round = V posledním kole:

## Kdo začíná, když o tom někdo rozhoduje

task-begin = Nejnižší součet má víc hráčů: rozhodněte, kdo začne.
decides-who-begins = Nejnižší součet má víc hráčů: kdo začne, rozhodne { $name }.
move-begin = Začne { $name }
happened-xylotar-begin = { $you ->
    [yes] Vaše rozhodnutí: začíná { $leader }.
   *[no] { $name } rozhoduje: začíná { $leader }.
  }
say-begin = začni, začne
kind-begin = Kdo začne
refused-nothing-to-decide = O tom, kdo začne, teď nikdo nerozhoduje.
refused-not-decider = O tom, kdo začne, rozhoduje { $turn }.
refused-who-begins = { $you ->
    [yes] Nejdřív rozhodněte, kdo začne: { $seats }.
   *[no] { $seat } nejdřív rozhodne, kdo začne: { $seats }.
  }
refused-pad-leader = Zapište, kdo začínal: { $seats }.
pad-begins-decided = Kdo vynese, rozhodne { $name }: { $names }.
pad-began = Začíná
pad-began-by = Začíná { $name }

## Co leží na stole, určuje, co se chce

task-lead-right = Zbývají dvě karty: vynáší se pravá, karta nejvíc vlevo se vynést nesmí.
task-lead-right-bid = Zbývají dvě karty a nemáte sázku: vynáší se pravá a z druhé se stane vaše sázka.
task-streets = { $street ->
    [yes] Vyložte ulici,
   *[no] Žádnou ulici teď vyložit nejde:
  } vyměňte kartu za jednu z prostředku{ $draw ->
    [yes] , lízněte si, nebo vynechejte tah.
   *[no] , nebo vynechejte tah. Balíček je prázdný.
  }
task-streets-only = { $street ->
    [yes] Vyložte ulici, nebo vynechejte tah. Vyměnit není co.
   *[no] Vyložit ani vyměnit už není co: vynechejte tah.
  }

## Na čem se stůl může dohodnout

edition = Pravidla
edition-help = Liší se tím, jak hrají boční hráči (X32) a kdo při shodě určí, kdo začne (X24).
edition-fr-short = francouzské vydání
edition-cs-short = české vydání
up-to = do { $limit } bodů
option-ties = Kdo při shodě začne další kolo
ties-clockwise = první z nich po směru hodinových ručiček
ties-neighbour = rozhodne levý soused toho, kdo začínal minule
all-variants-twice = Všech šest, dvakrát
option-times = Kolikrát
option-heights = Kdo je nejmenší vzrůstem?
option-heights-help = Při shodě začíná ten, kdo je z nich nejmenší. Úplně nejmenší je v seznamu první.
is-shorter = { $name } je menší
option-deck = Hrát s vlastním balíčkem
option-deck-help = Pravidla karty nevypisují: které hodnoty jsou tu v kterých barvách, to jsme zvolili my. Vložte 55 karet svého balíčku, například Y7/R0 pro žlutou 7 a červenou 0. Písmena R, Y, G, B a O znamenají barvy; používají se čtyři nebo pět.
own-deck = Váš balíček
own-deck-cards = Karty
own-deck-file = Ze souboru
own-deck-use = Hrát s tímto balíčkem
own-deck-away = Zpět k obvyklému balíčku
refused-deck-list = Balíček je seznam 55 karet.
refused-deck-no-card = { $text } není karta. Píše se například Y7/R0.
refused-deck-card-alike = { $text }: karta má dvě různé hodnoty ve dvou různých barvách.
refused-deck-pair-twice = Hodnoty { $high } a { $low } jsou spolu na více kartách: { $cards }. Každá dvojice existuje jednou.
refused-deck-size = Balíček má { $size } karet, každou dvojici různých hodnot jednou. Tady je jich { $count }.
refused-deck-colours = Balíček má { $least } nebo { $most } barev. Tento jich má { $count }.
refused-deck-value-missing = Žádná karta nemá hodnotu { $value } v této barvě: { $colour }. Každá barva balíčku má všechny hodnoty od 0 do 10.
refused-no-such-colour = Tuto barvu žádná karta balíčku nemá: { $colour }.

## Rozhodnutí

rulings = Rozhodnutí
rulings-about = Kde pravidla mlčí, nejsou jednoznačná nebo se vydání liší: jak se hraje tady.
ruling-editions = Vydání se v tom liší; tento stůl si jedno zvolil.
ruling-rests = Pravidla o tom mlčí; tak jsme rozhodli my.

## V terminálu

terminal-you = Vy
terminal-welcome = { $game }. Otazník ? poradí, hint dá tip, q odejde.
terminal-left = Odešli jste od stolu.
terminal-after = r projde hru znovu, tah po tahu; s ukáže bodovací list; Enter skončí >
terminal-warm = Expert je připraven.
terminal-warming = Expert se připravuje { $bar } { $percent } %: zatím hraje a radí jako hráč z klubu.
terminal-ask-arrange = Enter je předá; swap 3 4 prohodí stejné hodnoty >
terminal-ask-announce = Vsadit? look A B, nebo Enter: zatím ne >
terminal-ask-choose = Vidíte { $cards }. Která bude vaše sázka? >
terminal-ask-lead = Vynášíte: pozice { $slots } >
terminal-ask-follow = Hrajete: pozice { $slots } >
terminal-ask-flip = Které dvě karty otočíte? flip A B >
terminal-ask-turn = take A, nebo draw >
terminal-ask-drawn = swap A, nebo drop A >
terminal-ask-clear = Trojice jedné barvy: { $moves } >
terminal-ask-line = Která trojice se odklidí první? { $moves } >
terminal-ask-slide = slide left, nebo slide down >
terminal-ask-move = Váš tah >
terminal-two-places = Řekněte dvě pozice: swap 3 4
terminal-only-equal = Prohodit se dají jen karty stejné hodnoty (X4).
terminal-moves-of = { $verb }: { $count ->
    [one] { $count } tah
    [few] { $count } tahy
    [many] { $count } tahu
   *[other] { $count } tahů
  }
terminal-moves-help = moves ukáže všechny, moves { $verb } ty, které začínají na { $verb }.
terminal-head-xxl = Rozdání { $deal } · varianta { $variant }, { $name } · součty míst: { $sums }
terminal-hand-of = { $name }: karty v ruce
terminal-streets-of = Ulice: { $name }
terminal-streets-count = { $count ->
    [one] { $count } ulice
    [few] { $count } ulice
    [many] { $count } ulice
   *[other] { $count } ulic
  }
terminal-not-finished = { $count ->
    [one] Nedohráno: na tahu je { $names }.
    [few] Nedohráno: na tahu jsou { $names }.
    [many] Nedohráno: na tahu je { $names }.
   *[other] Nedohráno: na tahu jsou { $names }.
  }
terminal-move-of = Tah { $at }/{ $last }
terminal-seen-all = všechny karty
terminal-seen-everybody = co viděli všichni
terminal-seen-by = jak to viděl hráč { $name }
terminal-beginning = Tady je začátek.
terminal-end = Tady je konec.
terminal-no-further-deal = Další rozdání už není.
terminal-no-further-bid = Další sázka už není.
terminal-no-further-clearing = Další odklizení už není.
terminal-no-further-lead-change = Vedení se už nezmění.
terminal-no-earlier-deal = Dřívější rozdání není.
terminal-no-earlier-bid = Dřívější sázka není.
terminal-no-earlier-clearing = Dřívější odklizení není.
terminal-no-earlier-lead-change = Dříve se vedení nezměnilo.
terminal-kind-deal = rozdání
terminal-kind-bid = sázka
terminal-kind-clearing = odklizení
terminal-kind-lead-change = změna vedení
terminal-which-move = Na který tah, 0 až { $last }? { $typed }
terminal-key-move = tah
terminal-key-all = všechny karty
terminal-key-seat = místo
terminal-key-sheet = bodovací list
terminal-key-help = nápověda
terminal-key-leave = konec
terminal-any-key = Kterákoli klávesa vede zpět.
terminal-unknown-key = ? řekne, co klávesy dělají.
terminal-help-xylotar =
    4            zahrát kartu z pozice 4 (nebo: play 4)
    hold         zatím nesázet (nebo Enter)
    look 5 6     podívat se na dvě sousedící karty; jedna bude vaše sázka
    bid 6        vybrat ji (nebo 6)
    hint         co by udělal expert a jakou cenu mají jiné tahy
    ?            tato nápověda
    q            odejít od stolu

    Přiznejte barvu štychu; kdo ji nemá, hraje cokoli. Bere nejvyšší trumf, jinak nejvyšší karta barvy štychu. Karta úplně vlevo se nevynáší. Každý štych je za bod; sázka, která se rovná počtu vašich štychů, přidá pět bodů.
terminal-help-arrange =
    Enter        předat karty, jak leží
    swap 3 4     prohodit třetí a čtvrtou kartu stejné hodnoty
    arrange …    všechny karty ve vašem pořadí
    ?            tato nápověda
    q            odejít od stolu

    Tyto karty řadíte pro někoho jiného: nejvyšší hodnota vlevo. Prohodit se dají jen karty stejné hodnoty.
terminal-help-hilo =
    flip 1 9      na začátku otočit dvě své karty
    take 5        vzít odloženou kartu na políčko 5
    draw          líznout si z dobíracího balíčku
    swap 5        dát líznutou kartu na políčko 5 (nebo 5)
    drop 5        odložit ji a otočit políčko 5
    clear row 1   odklidit trojici jedné barvy (nebo column 2, diagonal \, diagonal /)
    keep          nechat trojici ležet
    slide left    po úhlopříčce: tři řady po dvou; nebo slide down: dvě řady po třech
    hint          co by udělal expert a jakou cenu mají jiné tahy
    ?  tato nápověda       q  odejít od stolu

    Nejlepší je nejnižší součet. Kdo otočil všechny karty, uzavírá kolo, a pokud má někdo jiný stejně nebo méně, platí dvojnásob.
terminal-help-xxl =
    Napište číslo tahu ze seznamu, nebo tah sám, třeba
    play R7/Y6 on 1 by Y    play R2/G1    play O10/B9 as O    draw    pass    done
    street R: R4/O1 R5/G4 R6/G0    swap R4/O1 for B8/O7    give R4/O1    keep R6/G0    trump R
    moves  všechny tahy    hint  co by udělal expert a jakou cenu mají jiné tahy
    ?  tato nápověda       q  odejít od stolu
terminal-help-looking =
    →  n  mezera  Enter    o tah dál           ←  b  Backspace   o tah zpět
    Home  g                na začátek          End  G            na konec
    m                      na tah s číslem

    d  ↓   D  ↑            další rozdání, předchozí
    i      I               další sázka, předchozí (Xylotara)
    c      C               další odklizení, předchozí (HILO)
    l      L               další změna vedení, předchozí

    1 … 6                  jak to viděl hráč na tom místě
    e  a                   co viděli všichni, všechny karty
    s                      bodovací list v té chvíli
    ?  q  Escape           tato nápověda, konec
terminal-hint-move = tah
terminal-hint-points = očekávané body
terminal-hint-chance = šance na výhru
terminal-hint-simulations = simulace
terminal-hint-more = { $count ->
    [one] a { $count } další
    [few] a { $count } další
    [many] a { $count } dalšího
   *[other] a { $count } dalších
  }
terminal-hint-not-tried = Neprozkoumáno: { $moves }
terminal-hint-rests = Opírá se to o nasimulovaná rozdání ({ $simulations }) a o možná rozložení skrytých karet ({ $worlds }), podle všeho, co jste viděli.
terminal-hint-club = Takto by hráli lidé v klubu: expert se ještě připravuje. Na cenu tahů se zeptejte později.
terminal-hint-order = Stejné hodnoty smíte seřadit jakkoli (X4): pořadí, které nic neprozradí, je stejně dobré jako každé jiné.

## Průběh hry: kola, konec, hrát znovu

deal-title = { $kind ->
    [part] Varianta { $deal }/{ $of }: { $name }
    [extra] { $deal }. kolo, rozhodující
    [of] Kolo { $deal }/{ $of }
    [until] { $deal }. kolo, hraje se { $until }
   *[plain] { $deal }. kolo
  }
deal-over = { $kind ->
    [part] { $name }: varianta skončila
    [of] Kolo { $deal }/{ $of } skončilo
   *[plain] { $deal }. kolo skončilo
  }
deal-next = Dál: { $deal }
score = Body
standing = { $what ->
    [places] součet míst { $total }, { $place }. místo
   *[points] celkem { $total }, { $place }. místo
  }
goal-xylotar = { $players ->
    [2] Každý štych je za bod, sázka, která vyjde, za pět navíc. Vyjde-li sázka bočnímu hráči, štychy se neplatí; vyjde-li oběma, neplatí se ani sázky.
   *[other] Každý štych je za bod; sázka, která vyjde, přidá pět.
  }
goal-hilo = Snažte se o co nejnižší součet karet: vyhrává nejnižší celkový součet.
won-with-more = Celkem { $total }, náskok { $margin }; druhé místo: { $names }
won-with-less = { $what ->
    [places] Součet míst { $total }, náskok { $margin }; druhé místo: { $names }
   *[points] Celkem { $total }, náskok { $margin }; druhé místo: { $names }
  }
won-level = { $what ->
    [places] Všichni mají stejný součet míst: { $total }
   *[points] Všichni mají celkem stejně: { $total }
  }
sheet-and-why = Bodovací list podrobně
result-more = Víc o této hře
picture-of = { $game }: { $title }
picture-told = Součty po jednotlivých kolech. { $told }.
picture-take = Uložit obrázek
picture-name = Atout, { $game }
picture-failed = Obrázek se nepodařilo vytvořit. Zkuste to znovu.
again-title = { $game }, ještě jednou
again-who = Kdo hraje znovu
again-ready = hraje znovu
again-awaited = zatím ne
again-bots = { $count ->
    [one] { $count } bot
    [few] { $count } boti
   *[other] { $count } botů
  }
again-begins = Všichni jsou tu, hra začíná.
again-waiting = { $count ->
    [one] Čeká se, až přijde { $names }. Hra pak začne sama.
    [few] Čeká se na hráče: { $names }. Až přijdou všichni, hra začne sama.
   *[other] Čeká se na hráče: { $names }. Až přijdou všichni, hra začne sama.
  }
again-start-now = Začít hned
again-bots-play = { $count ->
    [one] Když začnete hned, bude zatím hrát bot.
    [few] Když začnete hned, budou zatím hrát boti.
   *[other] Když začnete hned, budou zatím hrát boti.
  }
again-otherwise = Nejdřív něco změnit
again-others = { $count ->
    [one] { $names } hraje znovu.
    [few] { $names } hrají znovu.
   *[other] { $names } hrají znovu.
  }
again-watch = Hraje se znovu.
again-go-watch = Jít se dívat
again-nobody = K další hře se zatím nikdo nepřihlásil.
again-expected = hraje se znovu a čeká se na vás
outcome-declined = { $you ->
    [yes] Odmítáte: všechno zůstává, jak je.
   *[no] { $name } odmítá: všechno zůstává, jak je.
  }
outcome-withdrawn = { $you ->
    [yes] Svou žádost berete zpět.
   *[no] { $name } bere žádost zpět.
  }
outcome-taken-back = { $you ->
    [yes] Váš tah je vrácen.
   *[no] { $name } vrací tah.
  }
outcome-paused = Hodiny stojí.
withdraw = Vzít žádost zpět
sound-offer = Chcete slyšet xylofon? Každá karta zní jako jedna jeho destička.
first-time = Jste tu poprvé? Sedněte si k připravenému stolu a za pět minut budete umět hrát.
