# Tout ce que l’on lit, en français. Une autre langue est un fichier comme celui-ci (docs/translating.md).
# $you vaut « yes » quand la phrase parle de la personne qui lit.

## Première page

title = Atout : Xylo, HILO et XXL
skip-to-content = Aller au contenu
home-title = Trois jeux de cartes, une table
navigation = Pages
nav-tables = Tables
nav-matches = Mes parties
nav-rules = Règles
nav-settings = Réglages
language = Langue
game-xylotar = Xylo
game-hilo = HILO
game-xxl = XXL
about-xylotar = Remportez des plis et pariez sur leur nombre, sans voir les valeurs de vos propres cartes.
about-hilo = Neuf cartes, en carré de trois sur trois. Échangez, retirez des alignements d’une seule couleur, faites baisser la somme.
about-xxl = Six jeux avec un seul paquet de cartes à deux couleurs.
feels-xylotar = Vous connaissez les couleurs de vos cartes, pas leurs valeurs. Déduisez, osez et pariez sur vos plis.
feels-hilo = Vif et léger : retournez, échangez, retirez des alignements d’une seule couleur et gardez la somme au plus bas.
feels-xxl = Six jeux, six plaisirs : un seul paquet, dont chaque carte a deux couleurs et deux valeurs.
play = Jouer
play-game = Jouer à { $game } contre des robots
with-friends = Entre amis
rules-of = Règles de { $game }
tips-of = Bien jouer à { $game }
box-summary = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }, robots : { $level }
players = Joueurs
bots = Robots
variant = Variante
all-variants = Les six
level-random = aléatoire
level-novice = novice
level-club = club
level-expert = expert
join-title = Rejoindre une table
join-placeholder = Lien ou code
join = Rejoindre
join-wrong = Ce n’est ni le lien ni le code d’une table.
your-name = Votre nom
guest = Invité
learn-game = { $game ->
    [xxl] Apprenez-les en deux minutes chacun.
   *[other] Apprenez-le en cinq minutes.
  }
tools = Et aussi
tool-learn = Apprendre à jouer
tool-learn-help = à une table préparée, en deux à cinq minutes
tool-pad = Carnet de score
tool-pad-help = pour jouer avec de vraies cartes
tool-replay = Revoir une partie
tool-replay-help = ouvrir un relevé et en voir toutes les cartes
tool-statistics = Statistiques
tool-statistics-help = qui gagne contre qui, d’après vos relevés
credits = Xylotar est de Chris Wray, développé par Ted Alspach et édité par Bezier Games ; en français, c’est Xylo, édité par Origames. HILO est d’Eilif Svensson et Knut Strømfors, édité par Schmidt. XXL est de Dirk Hanneforth et Hajo Bücken, édité par Abacusspiele.
not-affiliated = Atout n’a aucun lien avec les auteurs ni les éditeurs de ces jeux. Leurs noms disent seulement de quel jeu il s’agit.
no-such-page = Cette page n’existe pas
page-not-loaded = Cette page ne s’est pas chargée
try-again = Réessayer
to-first-page = Page d’accueil
close = Fermer

## Tables et parties

no-tables = Personne n’a encore ouvert de table publique. Ouvrez-en une : créez une table entre amis, et rendez-la visible à tous.
seats-free = { $count ->
    [0] Aucun siège n’est libre
    [one] { $count } siège est libre
   *[other] { $count } sièges sont libres
  }
can-watch = Vous pouvez regarder
running = En cours
finished = Terminées
no-running = Vous n’êtes à aucune table.
no-finished = Aucune partie terminée pour l’instant.
status-open = attend des joueurs
status-playing = en cours
status-finished = terminée
status-abandoned = abandonnée
record = Relevé
result-page = Résultat
match-gone = Cette partie est introuvable
rules-try = Essayer
search-rules = Chercher dans les règles
search-nothing = Rien trouvé pour « { $wanted } ».
search-found = { $count ->
    [one] { $count } section trouvée
   *[other] { $count } sections trouvées
  }
contents = Sommaire

## Salle d’attente

waiting-title = Une table de { $game }
seats = Sièges
seat-free = libre
seat-reserved = réservé
seat-number = Siège { $seat }
automaton = Automate { $seat }
this-is-you = vous
rename = Changer de nom
host = hôte
away = hors ligne
bot = robot
invitation-for = Invitation pour le siège { $seat }
sit-here = S’asseoir ici
sit-down = S’asseoir
you-watch = Vous regardez. Indiquez votre nom et asseyez-vous pour jouer.
move-up = Déplacer le siège { $seat } vers le haut
add-bot = Robot
reserve = Réserver
remove = Retirer
make-host = Nommer hôte
start = Commencer
start-with-bots = { $count ->
    [one] Commencer avec un robot
   *[other] Commencer avec { $count } robots
  }
host-starts = L’hôte lance la partie.
get-up = Se lever
invite-title = Inviter du monde
link-of-table = Lien de cette table
link-of-match = Lien de ce résultat
copy-link = Copier le lien
copied = Copié
share = Partager
qr-code = QR code du lien
agreed-title = Conventions de la table
option-rounds = Manches
option-memory = Montrer les valeurs transmises
option-memory-help = Sinon, il faut s’en souvenir, comme avec de vraies cartes.
option-arrange = Ranger les mains automatiquement
option-edition = Les automates suivent
edition-fr = les règles françaises
edition-cs = les règles tchèques
option-limit = La partie s’arrête à
option-trump = Variante 6 avec une couleur d’atout
agree-possible = Montrer les valeurs encore possibles
agree-possible-help = Sur chaque carte cachée, pour tout le monde.
agree-public = Table publique : tout le monde peut la trouver
agree-spectators = D’autres peuvent regarder
agree-take-back = On peut reprendre un coup
agree-clock = Temps de réflexion, par personne
no-clock = sans pendule
agree-grace = En cas de connexion perdue, on attend
agree-stand-in = Qui joue alors à sa place
nobody = personne
seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
  }
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
  }

## À la table

table-opens = La table se prépare…
table-gone = Cette table est introuvable
table-closed = L’hôte a fermé cette table.
table-elsewhere = Vous jouez dans une autre fenêtre
table-elsewhere-why = Cette table a été ouverte ailleurs, et votre siège a suivi.
play-here = Jouer ici
connection-lost = Connexion perdue. Reconnexion en cours…
connection-lost-waiting = Connexion perdue. Votre coup est gardé et partira dès qu’elle sera revenue.
menu = Menu
log = Ce qui s’est passé
log-empty = Il ne s’est encore rien passé.
score-sheet = Feuille de score
settings = Réglages
sound-on = Activer le son
sound-off = Couper le son
skip = Abréger
watching = Vous regardez
round = Manche
round-number = Manche { $deal }
your-turn = À vous
labelled = { $label } : { $text }
to-move = doit jouer
awaited = On attend { $names }.
may-announce = { $name } peut annoncer.
match-abandoned = La partie a été arrêtée sans résultat.
show-result = Résultat
look-at-table = Voir la table
rule = Règle { $number }
confirm = { $move } ?
yes = Oui
no = Non
go-on = Continuer
total = Total
place = Place
place-short = { $place ->
    [1] 1re
   *[other] { $place }e
  }
sum-of-places = Somme des places
you-win = Vous gagnez
winners = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
  }
rematch = Rejouer
take-back = Reprendre le coup
pause = Arrêter les pendules
resume = Relancer les pendules
leave = Quitter la partie
sure-leave = Un robot continue à votre place. Quitter pour de bon ?
abandon = Arrêter la partie
sure-abandon = La partie s’arrête pour tout le monde, sans résultat. Vraiment ?
level-of = Niveau : { $name }
look-over-shoulder = Regarder par-dessus l’épaule
show-hand = Le public peut regarder par-dessus mon épaule
show-hand-help = Il voit ce que vous voyez.
lock = Table verrouillée
lock-help = Personne d’autre ne peut s’asseoir.
asked = { $you ->
    [yes] Vous demandez { $what }.
   *[no] { $name } demande { $what }.
  }
request-take-back = à reprendre un coup
request-pause = à arrêter les pendules
agree = Accepter
decline = Refuser
is-away = { $name } est hors ligne.
let-bot-play = Laisser jouer un robot
trick = Pli
last-trick = Pli précédent
took = { $you ->
    [yes] Vous l’avez remporté.
   *[no] { $name } l’a remporté.
  }
trump-is = Atout : { $colour }
led-is = Demandée : { $colour }
wins-now = l’emporte pour l’instant
leads-now = { $you ->
    [yes] Vous entamez.
   *[no] { $name } entame.
  }
bid = Annonce
no-bid = pas d’annonce
tricks-word = { $count ->
    [one] pli
   *[other] plis
  }
in-hand = en main
cards-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
draw-pile = Pioche
draw-pile-xxl = Talon
discard-pile = Défausse
middle = Milieu de la table

## Discussion

chat = Discussion
chat-unread = { $count ->
    [0] Discussion
    [one] Discussion, { $count } nouveau message
   *[other] Discussion, { $count } nouveaux messages
  }
chat-empty = Personne n’a encore rien dit.
chat-watching = Vous pouvez lire. Pour écrire, il faut une place à la table.
chat-write = Écrire à la table
chat-send = Envoyer
chat-phrases = Phrases
mute-title = Mettre en sourdine
mute-help = La personne n’en saura rien.
agree-chat-on = ouverte
agree-chat-phrases = phrases seulement
agree-chat-off = fermée
phrase-hello = Bonjour
phrase-good-luck = Bonne chance
phrase-your-turn = C’est à vous ?
phrase-one-moment = Un instant
phrase-nice-move = Joli coup
phrase-well-played = Bien joué
phrase-that-was-close = C’était serré
phrase-oops = Oups
phrase-sorry = Pardon
phrase-thanks = Merci
phrase-play-again = On rejoue ?
phrase-goodbye = Au revoir

## Cartes

colour-red = rouge
colour-orange = orange
colour-yellow = jaune
colour-green = vert
colour-teal = bleu ciel
colour-blue = bleu
colour-violet = violet
colour-pink = rose
colour-unknown = inconnu
card = { $value } { $colour }
card-hidden = carte cachée
card-in-slot = l’emplacement { $slot } ({ $card })
face-down = face cachée
empty-cell = vide
total-of-card = valeur totale { $total }
just-drawn = tirée à l’instant
range = de 0 à { $most }

## Xylo

your-xylo = Votre Xylo
xylo-of = Xylo : { $name }
look-closer = Voir le Xylo de plus près : { $name }
high-note = Note haute : la carte la plus à gauche ne peut pas servir à entamer
notes = Notes sur vos cartes
notes-help = Ce que vous écrivez ici, personne d’autre ne le voit, et cela reste sur cet appareil.
note = Note
note-on = Note sur l’emplacement { $slot }
played = jouée
is-bid = l’annonce
looked-at = regardée
possible = possibles : { $values }
arrange-for = La main pour { $name }
arrange-more = { $count ->
    [one] puis encore une main
   *[other] puis encore { $count } mains
  }
arrange-help = Les cartes de même valeur peuvent changer de place : faites-en glisser une, touchez-en deux, ou maintenez Maj et appuyez sur une flèche.
arrange-help-touch = Les cartes de même valeur peuvent changer de place : faites-en glisser une, ou touchez-en deux.
can-be-exchanged = peut changer de place
pass-on = Transmettre à { $name }
all-arrange = Chacun range une main.
choose-bid = Choisissez votre annonce
choose-bid-help = { $tricks ->
    [0] Vous n’avez encore remporté aucun pli. Combien y en aura-t-il à la fin ?
    [one] Vous avez remporté { $tricks } pli jusqu’ici. Combien y en aura-t-il à la fin ?
   *[other] Vous avez remporté { $tricks } plis jusqu’ici. Combien y en aura-t-il à la fin ?
  }
look-at-these = Regarder ces deux-là
ask-to-bid = Me demander après chaque carte si je fais une annonce
ask-to-bid-help = Désactivé : dites à l’avance que vous voulez faire une annonce.
bid-next = Annoncer après ma prochaine carte
hold = Pas d’annonce
task-arrange = Rangez à votre gré les valeurs égales, puis transmettez la main.
task-announce = Faire une annonce ? Touchez deux cartes adjacentes pour les regarder, ou continuez sans.
task-choose = Choisissez l’une des deux comme annonce.
task-lead = Entamez avec n’importe quelle carte, sauf la plus à gauche.
task-lead-last = Entamez avec votre dernière carte.
task-follow = Fournissez la couleur demandée ({ $colour }).
task-any = Vous n’avez pas la couleur demandée ({ $colour }) : jouez n’importe quelle carte.
won-trump = { $you ->
    [yes] Vous remportez le pli avec l’atout le plus fort ({ $colour }).
   *[no] { $name } remporte le pli avec l’atout le plus fort ({ $colour }).
  }
won-colour = { $you ->
    [yes] Vous remportez le pli avec la plus haute carte de la couleur demandée ({ $colour }).
   *[no] { $name } remporte le pli avec la plus haute carte de la couleur demandée ({ $colour }).
  }
won = { $you ->
    [yes] Vous remportez le pli.
   *[no] { $name } remporte le pli.
  }
move-play = Jouer { $card }
move-bid = Annoncer le { $card }
move-look = Regarder { $first } et { $second }
move-hold = Pas d’annonce
move-arrange = Transmettre la main

## HILO

your-tableau = Votre étalage
tableau-empty = tout est retiré
piles = Piles
drawn-card = carte piochée
sum = Somme
closes = a clos la manche
task-hilo-flip = Retournez deux de vos cartes.
task-hilo-turn = Piochez, ou prenez la carte du dessus de la défausse.
task-hilo-drawn = Échangez-la contre une des vôtres, ou jetez-la et retournez-en une.
task-hilo-drawn-swap = Échangez-la contre une des vôtres.
task-hilo-clear = Un alignement d’une seule couleur : retirez-le ou gardez-le.
task-hilo-slide = La diagonale est partie. Dans quel sens glissent les autres cartes ?
task-hilo-choose = Quel alignement part en premier ?
task-hilo-shuffle = On mélange la défausse.
task-hilo-over = La manche est terminée.
hilo-choose-first = Piochez d’abord, ou prenez la carte du dessus de la défausse.
hilo-take-hint = Touchez la carte que le { $card } doit remplacer.
hilo-drop-hint = Touchez une carte face cachée à retourner.
last-turn = Votre dernier tour.
draw = Piocher
take-discard = Prendre la carte visible
swap = Échanger
drop = Jeter
keep-line = Garder
called-line-row = la ligne { $which }
called-line-column = la colonne { $which }
called-line-diagonal = la diagonale { $which }
called-way-left = vers la gauche
called-way-down = vers le bas
called-way-up = vers le haut
move-clear = Retirer { $line }
move-slide = Glisser { $way }
move-hilo-flip = Retourner les cartes des cases { $cell }
move-hilo-take = Prendre la carte visible pour la case { $cell }
move-hilo-draw = Piocher
move-hilo-swap = Échanger avec la case { $cell }
move-hilo-drop = Jeter et retourner la carte de la case { $cell }
move-hilo-keep = Garder l’alignement

## XXL

variant-1 = Suites
variant-2 = Rester en dessous
variant-3 = Le droit de refuser
variant-4 = Rues
variant-5 = Descentes
variant-6 = J’annonce la couleur
goal-1 = Débarrassez-vous de vos cartes : même couleur, un de plus ou un de moins, le long de la suite ou sur l’autre côté.
goal-2 = Débarrassez-vous de vos cartes : une couleur de la carte du dessus, avec une valeur plus basse.
goal-3 = Remportez le plus de cartes. La personne qui entame nomme la couleur.
goal-4 = Posez trois valeurs qui se suivent dans une couleur. On compte les valeurs totales de vos rues.
goal-5 = Débarrassez-vous de vos cartes : chaque couleur descend de 10 à 0.
goal-6 = Remportez les plus grandes valeurs totales. Les deux couleurs de la carte d’entame sont ouvertes jusqu’à ce qu’une carte en fixe une.
counts-1 = On compte ce qui reste en main ; le plus petit total prend la première place.
counts-2 = On compte ce qui reste en main ; le plus petit total prend la première place.
counts-3 = On compte les cartes remportées ; le plus grand nombre prend la première place.
counts-4 = On compte les valeurs totales des rues ; le plus grand total prend la première place.
counts-5 = On compte ce qui reste en main ; le plus petit total prend la première place.
counts-6 = On compte les valeurs totales remportées ; le plus grand total prend la première place.
your-hand = Votre main
hand-empty = Votre main est vide.
column = Colonne { $number }
run-up = montante
run-down = descendante
refuse-round = { $round ->
    [1] Première manche
   *[other] Seconde manche
  }
all-keep = Chacun garde une carte.
you-kept = Vous avez gardé le { $card }.
next-in-row = ensuite : { $card }
xxl-won-cards = { $cards ->
    [one] { $cards } remportée
   *[other] { $cards } remportées
  }
xxl-won-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
xxl-street-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
lay-street = Poser une rue
exchange = Échanger
task-shed-1 = Jouez une carte sur une colonne.
task-shed-2 = Jouez une carte plus basse, dans une couleur de la carte du dessus.
task-shed-5 = Continuez une descente, ou commencez-en une par un 10.
task-drawn-fits = La carte tirée convient : jouez-la, ou passez.
task-draw = Aucune carte ne convient : tirez-en une.
task-drawn-no-fit = La carte tirée ne convient pas : passez.
task-pass = Aucune carte ne convient : passez.
task-keep = Gardez pour la seconde manche une carte remportée ; les autres sont mélangées.
task-trump = Nommez la couleur d’atout.
name-colour = { $colour ->
    [orange] Nommer l’orange
   *[other] Nommer le { $colour }
  }
task-lead-name = Entamez avec une carte et nommez l’une de ses couleurs.
task-lead-any = Entamez avec n’importe quelle carte.
task-follow-or-pass = Fournissez la couleur demandée ({ $colour }), ou passez.
task-any-or-pass = Vous n’avez pas la couleur demandée ({ $colour }) : jouez n’importe quelle carte, ou passez.
task-street-left = Posez une rue, ou finissez votre tour.
task-exchange-left = Échangez, ou finissez votre tour.
task-done = Finissez votre tour.
task-give = Donnez une carte de votre main au milieu.
move-play-on = Colonne { $column }, côté { $colour }
move-play-as = Poser côté { $colour }
move-street = Rue { $values } en { $colour }{ $points ->
    [0] {""}
    [one] {" "} : { $points } point
   *[other] {" "} : { $points } points
  }
move-swap = Échanger le { $card } contre le { $other }
move-give = Donner le { $card }
move-keep-card = Garder le { $card }
move-trump = Atout : { $colour }
move-draw = Tirer
move-pass = Passer
move-done = Terminer

## Réglages

settings-play = Jeu
settings-look = Affichage
settings-sound = Son
settings-alerts = Quand c’est à vous
setting-confirm = Confirmer chaque coup
setting-confirm-help = Un second appui joue le coup.
setting-shortcuts = Raccourcis à une touche
setting-shortcuts-help = c, h, l, s, m et Espace ; à la table en texte aussi t, p et r.
setting-forced = Jouer à ma place s’il n’y a qu’un coup possible
setting-forced-help = Après un délai semblable au vôtre, qui n’apprend rien à personne.
setting-speed = Vitesse des animations
speed-slow = lente
speed-normal = normale
speed-fast = rapide
speed-none = immédiate
setting-size = Taille des cartes
size-small = petite
size-medium = moyenne
size-large = grande
setting-theme = Couleurs de la table
theme-auto = selon l’appareil
theme-light = claires
theme-dark = sombres
setting-contrast = Plus de contraste
setting-sound = Son
setting-sound-help = Chaque carte sonne comme une lame de xylophone.
alert-title = Titre de la fenêtre
alert-icon = Icône
alert-sound = Un son de cloche
alert-notification = Notification
alert-blocked = Le navigateur ne l’autorise pas.

## Ce qui s’est passé

happened-arrange = { $you ->
    [yes] Vous transmettez une main.
   *[no] { $name } transmet une main.
  }
happened-laid-out = Tous les Xylos sont en place. { $you ->
    [yes] Vous entamez.
   *[no] { $leader } entame.
  }
happened-xylotar-play = { $you ->
    [yes] Vous jouez le { $card }.
   *[no] { $name } joue le { $card }.
  }
happened-hold = { $you ->
    [yes] Vous n’annoncez pas.
   *[no] { $name } n’annonce pas.
  }
happened-look = { $you ->
    [yes] Vous regardez les emplacements { $slots }.
   *[no] { $name } regarde les emplacements { $slots }.
  }
happened-bid = { $you ->
    [yes] Vous annoncez { $value }, avec le { $card }.
   *[no] { $name } annonce { $value }, avec le { $card }.
  }
happened-trick = { $you ->
    [yes] Vous remportez le pli.
   *[no] { $name } remporte le pli.
  }
happened-deal-over = La manche { $deal } est terminée : { $scores }.
happened-xxl-deal-over = La variante est terminée : { $scores }.
happened-flip = { $you ->
    [yes] Vous avez choisi deux cartes.
   *[no] { $name } a choisi deux cartes.
  }
happened-hilo-turned-over = { $you ->
    [yes] Vous retournez : { $cards }.
   *[no] { $name } retourne : { $cards }.
  }
happened-begin = { $you ->
    [yes] Vous commencez.
   *[no] { $name } commence.
  }
happened-reshuffle = La défausse est mélangée et devient la pioche.
happened-hilo-draw = { $you ->
    [yes] Vous piochez une carte.
   *[no] { $name } pioche une carte.
  }
happened-take = { $you ->
    [yes] Vous prenez le { $card } pour la case { $cell } ; le { $discarded } va sur la défausse.
   *[no] { $name } prend le { $card } pour la case { $cell } ; le { $discarded } va sur la défausse.
  }
happened-hilo-swap = { $you ->
    [yes] Vous posez le { $card } dans la case { $cell } ; le { $discarded } va sur la défausse.
   *[no] { $name } pose le { $card } dans la case { $cell } ; le { $discarded } va sur la défausse.
  }
happened-drop = { $you ->
    [yes] Vous jetez le { $discarded } et retournez le { $card } dans la case { $cell }.
   *[no] { $name } jette le { $discarded } et retourne le { $card } dans la case { $cell }.
  }
happened-clear = { $you ->
    [yes] Vous retirez { $line } : { $cards }.
   *[no] { $name } retire { $line } : { $cards }.
  }
happened-hilo-keep = { $you ->
    [yes] Vous gardez l’alignement.
   *[no] { $name } garde l’alignement.
  }
happened-slide = { $you ->
    [yes] Vous faites glisser vos cartes { $way }.
   *[no] { $name } fait glisser ses cartes { $way }.
  }
happened-close = { $you ->
    [yes] Vous avez clos la manche : tous les autres jouent encore un tour.
   *[no] { $name } a clos la manche : tous les autres jouent encore un tour.
  }
happened-all-turned-over = Toutes les cartes sont retournées.
happened-cleared = Un alignement part de lui-même : { $cards }.
happened-xxl-play = { $you ->
    [yes] Vous jouez le { $cards }
   *[no] { $name } joue le { $cards }
  }{ $way ->
    [column] {" "}sur la colonne { $column }, côté { $colour }.
    [colour] {" "}du côté { $colour }.
    [named] {" "}en nommant { $colour ->
        [orange] l’orange
       *[other] le { $colour }
      }.
   *[plain] .
  }
happened-xxl-draw = { $you ->
    [yes] Vous tirez une carte.
   *[no] { $name } tire une carte.
  }
happened-pass = { $you ->
    [yes] Vous passez.
   *[no] { $name } passe.
  }
happened-xxl-keep = { $you ->
    [yes] Vous gardez une carte.
   *[no] { $name } garde une carte.
  }
happened-second-round = La seconde manche commence. { $you ->
    [yes] Vous entamez.
   *[no] { $leader } entame.
  }
happened-street = { $you ->
    [yes] Vous posez une rue en { $colour } : { $cards }.
   *[no] { $name } pose une rue en { $colour } : { $cards }.
  }
happened-xxl-swap = { $you ->
    [yes] Vous échangez le { $card } contre le { $other }.
   *[no] { $name } échange le { $card } contre le { $other }.
  }
happened-give = { $you ->
    [yes] Vous donnez le { $cards } au milieu.
   *[no] { $name } donne le { $cards } au milieu.
  }
happened-done = { $you ->
    [yes] Vous avez terminé.
   *[no] { $name } a terminé.
  }
happened-trump = { $you ->
    [yes] Vous nommez l’atout : { $colour }.
   *[no] { $name } nomme l’atout : { $colour }.
  }
happened-xxl-turned-over = Le { $card } rejoint le milieu.

entry-sat = { $name } s’assied.
entry-left = { $name } s’en va.
entry-renamed = Quelqu’un s’appelle maintenant { $name }.
entry-started = La partie commence.
entry-away = { $name } est hors ligne.
entry-back = { $name } est de retour.
entry-stand-in = Un robot ({ $level }) joue pour { $name }.
entry-asked = { $you ->
    [yes] Vous demandez { $what }.
   *[no] { $name } demande { $what }.
  }
entry-agreed = { $name } accepte.
entry-declined = { $name } refuse.
entry-taken-back = { $name } reprend un coup.
entry-abandoned = { $name } arrête la partie.
entry-rematch = { $name } veut rejouer.

## Pourquoi quelque chose n’est pas possible

refused-other = Ce n’est pas possible ({ $message }).
refused-no-connection = Le serveur ne répond pas.
refused-no-token = Le serveur ne sait pas qui vous êtes. Rechargez la page.
refused-bad-token = Le serveur ne sait pas qui vous êtes. Rechargez la page.
refused-scope-missing = Cette clé n’y donne pas droit : il lui manque « { $scope } ».
refused-people-only = Un programme ne peut pas le faire ; c’est à vous de le faire.
refused-no-such-token = Cette clé n’existe pas : elle a peut-être été révoquée.
refused-too-many-tokens = Vous pouvez avoir au plus { $most ->
    [one] { $most } clé
   *[other] { $most } clés
  }. Révoquez-en une d’abord.
refused-no-such-table = Cette table n’existe pas : peut-être manque-t-il une lettre au lien, ou a-t-elle été supprimée.
refused-no-such-match = Cette partie n’existe pas : peut-être manque-t-il une lettre au lien, ou a-t-elle été supprimée.
refused-no-spectators = Personne ne peut regarder à cette table.
refused-not-seated = Vous n’êtes pas à cette table.
refused-host-only = Seul l’hôte peut le faire.
refused-not-oneself = Vous ne pouvez pas le faire pour vous-même.
refused-not-a-spectator = Vous jouez à cette table.
refused-locked = La table est verrouillée : l’hôte peut l’ouvrir.
refused-table-full = Tous les sièges sont pris.
refused-seated-already = Vous êtes déjà à cette table.
refused-seat-taken = { $seat } occupe ce siège.
refused-nobody-there = Ce siège est vide.
refused-no-such-seat = { $seat } n’existe pas ici.
refused-bad-invitation = Cette invitation est pour un autre siège, ou a déjà servi.
refused-bad-name = Un nom compte de 1 à { $longest } caractères, et pas seulement des signes.
refused-name-taken = Quelqu’un à cette table s’appelle déjà { $name }, ou presque.
refused-bad-text = Un message compte de 1 à { $longest } caractères.
refused-chat-off = L’hôte a fermé la discussion.
refused-phrases-only = À cette table, on ne dit que des phrases toutes faites.
refused-too-fast = Pas si vite : attendez { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }.
refused-said-already = Vous venez de le dire.
refused-one-hand-only = Vous avez vu une autre main de cette partie : vous ne pouvez pas prendre ce siège.
refused-somebody-must-play = Au moins une personne doit rester à la table.
refused-seats-free = Il y a des sièges libres.
refused-seats-taken = Il y a plus de monde que cela à la table.
refused-not-all-seats = Il faut nommer tous les sièges.
refused-already-started = La partie a commencé.
refused-not-started = La partie n’a pas commencé.
refused-match-over = La partie est terminée.
refused-not-over = La partie n’est pas terminée.
refused-rematch-made = Vous l’avez déjà dit : la nouvelle table est là.
refused-stale = La table a changé entre-temps. Choisissez de nouveau.
refused-bad-version = La table a changé entre-temps. Choisissez de nouveau.
refused-still-waited-for = On attend { $seat } jusqu’à { $until }.
refused-no-taking-back = À cette table, on ne reprend pas ses coups.
refused-nothing-to-take-back = Vous n’avez aucun coup à reprendre.
refused-asked-already = Quelqu’un a déjà demandé quelque chose.
refused-nothing-asked = Personne n’a rien demandé.
refused-no-clock = Il n’y a pas de pendule.
refused-not-paused = Les pendules tournent.
refused-hand-not-shown = { $seat } ne montre pas ses cartes.
refused-not-saved = Le serveur n’a pas pu l’enregistrer. Réessayez.
refused-restarting = Le serveur redémarre. Réessayez dans un instant.
refused-bad-request = Le serveur ne comprend pas cela.
refused-wrong-origin = Cette page n’a pas le droit de faire cela ici.
refused-not-found = Cela n’est pas ici.
refused-not-allowed = Cela n’est pas permis.
refused-too-large = C’est trop long.
refused-too-many = C’est trop à la fois. Réessayez dans { $seconds } s.
refused-crowded = Trop de personnes regardent déjà cette table.
refused-sent-away = L’hôte vous a demandé de quitter la table. Demandez une invitation pour revenir.
refused-log-full = Il s’est passé tant de choses à cette table que vous ne pouvez plus que jouer ou la quitter.
refused-too-many-twins = Ces donnes sont déjà jouées à { $most } tables.
refused-was-watched = Quelqu’un a regardé cette partie : ses donnes ne se jouent à aucune autre table.
refused-broken-table = Cette table ne peut plus être lue. La personne qui héberge le serveur peut voir pourquoi.
refused-failed = Une erreur s’est produite sur le serveur. Réessayez.
refused-unknown-game = Le jeu { $value } n’existe pas ici ; il y a { $known }.
refused-bad-players = Les joueurs sont une liste de { $least } à { $most } noms.
refused-unknown-option = L’option { $option } n’existe pas ; il y a { $known }.
refused-option-choice = L’option { $option } ne peut pas être { $value } ; c’est l’une de celles-ci : { $values }.
refused-option-number = L’option { $option } ne peut pas être { $value } ; c’est un nombre entier, à partir de 1.
refused-option-seats = L’option { $option } ne peut pas être { $value } ; c’est une liste des sièges 1 à { $players }.
refused-unreadable = « { $text } » n’est pas un coup de ce jeu.
refused-flip-first = Chacun retourne d’abord deux cartes.
refused-flipped-already = { $you ->
    [yes] Vous avez déjà retourné deux cartes.
   *[no] { $seat } a déjà retourné deux cartes.
  }
refused-two-cells = On retourne deux cases différentes, de 1 à 9.
refused-no-such-cell = Il n’y a pas de carte dans la case { $cell }.
refused-draw-first = Piochez d’abord une carte, ou prenez celle du dessus de la défausse.
refused-use-drawn-card = { $you ->
    [yes] Vous avez pioché une carte : échangez-la, ou jetez-la et retournez-en une.
   *[no] { $seat } a pioché une carte, et l’échange, ou la jette et en retourne une.
  }
refused-face-up-already = La carte de la case { $cell } est déjà face visible.
refused-clear-or-keep = Un alignement d’une seule couleur est en place : retirez-le ou gardez-le.
refused-nothing-to-clear = Il n’y a pas d’alignement à retirer maintenant.
refused-line-not-standing = Cet alignement n’est pas en place ; on peut retirer { $lines }.
refused-no-such-line = Cet étalage n’a plus cet alignement.
refused-must-clear = Cet alignement doit partir. Dites lequel part en premier.
refused-slide-first = La diagonale est partie : faites d’abord glisser vers la gauche ou vers le bas.
refused-nothing-to-slide = Il n’y a rien à faire glisser.
refused-not-in-this-variant = « { $text } » n’est pas un coup de cette variante.
refused-not-in-hand = { $you ->
    [yes] Vous n’avez pas le { $card }.
   *[no] { $seat } n’a pas le { $card }.
  }
refused-must-play = { $you ->
    [yes] Vous pouvez jouer : vous devez le faire.
   *[no] { $seat } peut jouer et doit le faire.
  }
refused-draw-first-xxl = { $you ->
    [yes] Vous ne pouvez pas jouer : tirez une carte.
   *[no] { $seat } ne peut pas jouer et tire une carte.
  }
refused-pile-is-empty = Le talon est vide.
refused-only-the-drawn-card = { $you ->
    [yes] Vous avez tiré le { $card } : jouez cette carte ou passez.
   *[no] { $seat } a tiré le { $card }, et joue cette carte ou passe.
  }
refused-name-the-way = Nommez la colonne et la couleur : { $example }
refused-no-such-column = La colonne { $column } n’existe pas.
refused-not-on-card = Le { $card } n’a pas de côté { $colour }.
refused-name-the-colour = Nommez la couleur : { $example }
refused-does-not-join = Le { $card } ne peut pas rejoindre la colonne { $column } par son côté { $colour }.
refused-wrong-direction = La suite de la colonne { $column } va { $way }.
refused-does-not-fit = Le { $card } ne convient pas : il faut une couleur de la carte du dessus, avec une valeur plus basse.
refused-row-wants = En { $colour }, la prochaine carte doit être un { $value }.
refused-must-follow-colours = { $you ->
    [yes] Il faut fournir la couleur demandée ({ $colours }) : vous en avez.
   *[no] Il faut fournir la couleur demandée ({ $colours }) : { $seat } en a.
  }
refused-nothing-is-named = On ne nomme pas de couleur dans cette variante.
refused-follower-names-nothing = Seule la personne qui entame nomme une couleur.
refused-leader-never-passes = La personne qui entame ne peut pas passer.
refused-may-not-pass = On ne peut passer qu’à la seconde manche, avec moins de cartes que quelqu’un d’autre.
refused-keep-now = Les personnes qui ont remporté des cartes en gardent d’abord une.
refused-kept-already = { $you ->
    [yes] Vous avez déjà gardé une carte.
   *[no] { $seat } a déjà gardé une carte.
  }
refused-not-keeping = On garde une carte après la première manche.
refused-not-won = { $you ->
    [yes] Vous n’avez pas remporté le { $card }.
   *[no] { $seat } n’a pas remporté le { $card }.
  }
refused-not-a-street = Ce ne sont pas trois valeurs qui se suivent en { $colour }.
refused-not-at-hand = { $you ->
    [yes] Le { $card } n’est ni dans votre main ni au milieu.
   *[no] Le { $card } n’est ni dans la main de { $seat } ni au milieu.
  }
refused-one-from-hand = Au moins une carte d’une rue vient de la main.
refused-one-street = Une seule rue par tour.
refused-one-exchange = Un seul échange par tour.
refused-not-in-middle = Le { $card } n’est pas au milieu.
refused-give-now = { $you ->
    [yes] Vous avez tiré une carte : donnez-en une au milieu.
   *[no] { $seat } a tiré une carte et en donne une au milieu.
  }
refused-draw-before-giving = Tirez une carte avant d’en donner une.
refused-done-not-pass = { $you ->
    [yes] Vous avez fait quelque chose : finissez votre tour par « Terminer ».
   *[no] { $seat } a fait quelque chose : le tour finit par « Terminer ».
  }
refused-pass-not-done = { $you ->
    [yes] Vous n’avez rien fait : passez.
   *[no] { $seat } n’a rien fait et passe.
  }
refused-name-trump = { $you ->
    [yes] Nommez d’abord la couleur d’atout.
   *[no] { $seat } nomme d’abord la couleur d’atout.
  }
refused-no-trump = On ne nomme pas de couleur d’atout maintenant.
refused-counts-as-trump = Le { $card } porte la couleur d’atout et ne compte que comme { $colour }.
refused-arrange-first = { $you ->
    [yes] Rangez d’abord votre main.
   *[no] { $seat } doit encore ranger une main.
  }
refused-wait-for-arrangers = Tous les Xylos ne sont pas encore en place.
refused-already-arranged = { $you ->
    [yes] Vous avez déjà transmis cette main.
   *[no] { $seat } a déjà transmis cette main.
  }
refused-all-laid-out = Tous les Xylos sont déjà en place.
refused-not-the-hand = Ce ne sont pas les cartes de la main que reçoit { $receiver }.
refused-arrange-order = Le { $card } ne peut pas être à droite du { $before } : la plus haute valeur est à gauche.
refused-name-receiver = Dites qui reçoit la main : { $receivers }.
refused-no-receiver = La main passe à gauche : on ne nomme pas de siège.
refused-automaton = Un automate ne choisit rien.
refused-not-leader = C’est { $leader } qui entame.
refused-not-your-turn = C’est à { $turn } de jouer.
refused-being-announced = { $turn } peut encore faire une annonce ; personne ne joue entre-temps.
refused-no-such-slot = L’emplacement { $slot } n’existe pas.
refused-empty-slot = Il n’y a plus de carte à l’emplacement { $slot }.
refused-bid-is-not-played = { $you ->
    [yes] C’est votre annonce ; elle n’est jamais jouée.
   *[no] C’est l’annonce de { $seat } ; elle n’est jamais jouée.
  }
refused-leftmost-not-led = La carte la plus à gauche ne peut pas servir à entamer.
refused-must-follow = { $you ->
    [yes] Il faut fournir la couleur demandée ({ $colour }) : vous en avez.
   *[no] Il faut fournir la couleur demandée ({ $colour }) : { $seat } en a.
  }
refused-announce-or-hold = { $you ->
    [yes] Vous venez de jouer : regardez deux cartes, ou continuez sans annonce.
   *[no] { $seat } vient de jouer, et regarde deux cartes ou continue sans annonce.
  }
refused-not-after-playing = On fait une annonce juste après avoir joué une carte.
refused-announced-already = { $you ->
    [yes] Vous avez déjà fait une annonce.
   *[no] { $seat } a déjà fait une annonce.
  }
refused-too-few-cards = Avec deux cartes restantes, il est trop tard pour regarder.
refused-not-adjacent = Les cartes des emplacements { $first } et { $second } ne sont pas adjacentes.
refused-look-first = Regardez deux cartes avant de choisir.
refused-choose-one = { $you ->
    [yes] Vous avez regardé : choisissez l’emplacement { $first } ou { $second } comme annonce.
   *[no] { $seat } a regardé et doit choisir l’emplacement { $first } ou { $second } comme annonce.
  }

## Mélange équitable

fair-page = Vérifier le mélange
fair-title = Le mélange était-il équitable ?
fair-about = Avant la partie, le serveur s’est engagé sur un secret en montrant son empreinte ; puis l’appareil de chaque joueur a ajouté un nombre à lui. Tous les mélanges en découlent : personne n’a choisi les cartes. Votre appareil les recalcule maintenant et rejoue chaque coup selon les règles.
fair-open = Ouvrir un relevé
fair-command = La même chose en ligne de commande :
fair-yes = Oui, tout concorde.
fair-no = Non, quelque chose ne concorde pas.
fair-busy = La partie est rejouée, coup par coup…
fair-half = Les mélanges concordent ; les coups n’ont pas pu être vérifiés ici.
fair-unknown = Ce relevé ne dit pas d’où vient sa graine ; il n’y a rien à vérifier.
fair-not-a-record = Ce fichier n’est pas le relevé d’une partie.
fair-holds-commitment = Le secret est bien celui qui était promis.
fair-fails-commitment = Le secret n’est pas celui qui était promis.
fair-holds-seed = La graine découle du secret et des nombres des joueurs.
fair-fails-seed = La graine ne découle pas du secret et des nombres des joueurs.
fair-holds-deal = La donne { $number } découle de la graine, carte par carte.
fair-fails-deal = La donne { $number } ne découle pas de la graine.
fair-holds-earlier = La partie { $number } de cette table a été jouée avec le secret promis.
fair-fails-earlier = La partie { $number } de cette table n’a pas été jouée avec le secret promis.
fair-holds-play = { $moves ->
    [one] Le coup a été rejoué
   *[other] Les { $moves } coups ont été rejoués
} selon les règles ; les donnes, les donneurs et le résultat sont bien ceux qui sont inscrits.
fair-holds-play-so-far = { $moves ->
    [0] Aucun coup n’a été joué avant l’interruption ; la donne est bien celle qui est inscrite.
    [one] Le coup a été rejoué selon les règles ; les donnes et les donneurs sont bien ceux qui sont inscrits. La partie n’a pas été jouée jusqu’au bout.
   *[other] Les { $moves } coups ont été rejoués selon les règles ; les donnes et les donneurs sont bien ceux qui sont inscrits. La partie n’a pas été jouée jusqu’au bout.
}
fair-fails-play = Rejouée selon les règles, la partie ne se déroule pas comme elle est inscrite. { $why }
fair-fails-move = Le coup { $move } est impossible. { $why }
fair-not-played = Les règles n’ont pas pu être chargées : les coups n’ont pas été rejoués. Réessayez quand il y aura une connexion.
fair-remembered = Tout cela correspond à ce que votre appareil avait noté avant la partie.
fair-otherwise-chain = Avant la partie, votre appareil avait noté une autre chaîne : il manque une partie de cette table.
fair-otherwise-own = Le nombre ajouté par votre appareil n’entre pas dans la graine.
fair-otherwise-others = Les nombres des joueurs ne sont pas ceux que votre appareil avait notés au départ.
fair-not-there = Votre appareil n’était pas à la table au début de la partie ; il ne peut pas dire ce qui était promis.
fair-added-by = Nombres ajoutés par { $names }.
fair-added-by-nobody = Aucun joueur n’a ajouté de nombre.
fair-earlier-finished = La partie { $number } de cette table a été jouée jusqu’au bout.
fair-earlier-abandoned = La partie { $number } de cette table a été interrompue.
fair-numbers = Les nombres
fair-commitment = Empreinte du secret
fair-secret = Secret
fair-seed = Graine
fair-chain = Chaîne des parties de la table
fair-details = Mélange équitable
fair-added-count = { $count ->
    [one] { $count } joueur sur { $people } a ajouté un nombre.
   *[other] { $count } joueurs sur { $people } ont ajouté un nombre.
  }
fair-shared = Cette table joue les donnes d’une autre. Rien n’est montré avant que toutes aient fini.
fair-match = Partie { $match } de ces joueurs, { $abandoned ->
    [0] aucune
   *[other] { $abandoned }
  } des précédentes interrompue{ $abandoned ->
    [one] {""}
   *[other] s
  }.
refused-still-in-play = Les mêmes donnes sont encore jouées à une autre table. Le relevé s’ouvrira ensuite.
refused-nothing-to-add = À cette table, personne n’ajoute de nombre aux mélanges.
refused-added-already = Vous avez déjà ajouté votre nombre.
refused-knows-the-deals = Vous avez vu ces donnes à une autre table.

## L’entraînement en solo

desk-empty = Il n’y a pas de partie d’entraînement ici
desk-practice = Entraînement en solo : personne d’autre ne voit cette partie.
desk-back = Retour à la relecture
desk-back-rules = Retour aux règles
desk-once-more = Reprendre au même moment

## La table en texte : chaque jeu en mots, pour qui ne voit pas les cartes

text-table = Table en texte, pour lecteurs d’écran
text-table-help = Chaque jeu en mots : titres, listes, ligne de commande et touches.
text-table-on = La table en texte est activée : les parties sont racontées en mots. À une table, tapez un point d’interrogation pour l’aide.
text-table-off = La table en texte est désactivée.
settings-text = Jouer à l’oreille
setting-verbosity = Niveau de détail
verbosity-brief = bref
verbosity-normal = normal
verbosity-full = complet
verbosity-brief-help = Les cartes par lettre et valeur, R7. Des autres, vous entendez les plis, les annonces et ce qui change la manche ; à votre tour, ce qui est posé.
verbosity-normal-help = Les cartes en mots, 7 rouge. Vous entendez chaque coup et, à votre tour, ce qu’il y a à faire.
verbosity-full-help = Les cartes avec leur symbole, 7 rouge (rond). Vous entendez tout, même quand quelqu’un n’annonce pas ; à votre tour, ce qui est posé, ce qu’il y a à faire et le nombre de coups possibles.
card-with-symbol = { $value } { $colour } ({ $symbol })
symbol-red = rond
symbol-orange = carré
symbol-yellow = triangle
symbol-green = étoile
symbol-teal = losange
symbol-blue = croix
symbol-violet = hexagone
symbol-pink = goutte
symbol-unknown = inconnu
text-then = { $before } ; { $after }
text-row = ligne { $which }
text-column = colonne { $which }
text-diagonal = diagonale { $which }
text-told = Dit à voix haute
text-do = Ce que vous pouvez faire
text-others = Les autres
text-scores = Scores
text-questions = Questions
text-command = Commande
text-command-help = Un coup, comme { $example }, ou une question. Un point d’interrogation donne l’aide.
text-go = OK
text-cards = Cartes
text-top = Carte du dessus
text-street = Rue
text-open = Couleurs ouvertes : { $colours }
text-lines = Alignements d’une seule couleur : { $lines }
text-wanted = Suite possible : { $cards }.
text-drawn = Nouvelle carte : { $card }.
text-looked = Vous voyez { $cards }.
text-task-announce = Faire une annonce ? Regardez deux cartes adjacentes, ou continuez sans.
text-moves-count = { $count ->
    [one] { $count } coup possible.
   *[other] { $count } coups possibles.
  }
text-ways = { $kind }, { $verb } … : { $count ->
    [one] { $count } possibilité
   *[other] { $count } possibilités
  }
kind-play = Jouer une carte
kind-look = Regarder deux cartes
kind-hilo-flip = Retourner deux cartes
kind-hilo-take = Prendre la carte visible
kind-hilo-swap = Échanger la carte piochée
kind-hilo-drop = Jeter la carte piochée
kind-xxl-play = Jouer une carte
kind-xxl-street = Poser une rue
kind-xxl-swap = Échanger avec le milieu
kind-xxl-give = Donner au milieu
kind-xxl-keep = Garder une carte
text-sent = Votre coup est en route.
text-exchange = Échanger { $one } et { $other }
text-which = Lequel ?
text-yes-or-no = Oui ou non ?
text-no-cards = Vous regardez : vous n’avez pas de cartes.
text-watching = Vous regardez. Vous pouvez poser des questions ; seules les personnes à la table jouent.
text-noted = Noté sur l’emplacement { $slot }.
text-rounds-over = { $count ->
    [0] Aucune manche n’est encore terminée.
    [one] Après { $count } manche :
   *[other] Après { $count } manches :
  }
text-this-round = Dans cette manche :
text-help = Tapez un coup ou une question, puis Entrée. Majuscules, accents et espaces n’ont pas d’importance ; ce qui est sans ambiguïté peut être omis. Les flèches rappellent ce que vous avez tapé avant.
text-help-xylotar = Coups : jouer 4 joue la carte de l’emplacement 4. Après une carte, continuer laisse passer l’annonce ; regarder 5 6 regarde deux cartes adjacentes, et annoncer 6 choisit l’une d’elles. Au début, échanger 3 4 échange des valeurs égales, et ranger transmet la main. La notation anglaise (play 4) marche toujours.
text-help-hilo = Coups : retourner 1 9 retourne deux cartes. Puis piocher, ou prendre 5 pour mettre dans la case 5 la carte du dessus de la défausse. Une carte piochée : échanger 5, ou jeter 5 pour retourner celle-là. Un alignement : retirer ligne 1, retirer colonne 2, retirer diagonale \, ou garder. Après une diagonale : glisser gauche ou glisser bas. La notation anglaise (draw, swap 5) marche toujours.
text-help-xxl = Coups : jouer avec une carte, par exemple jouer R7/Y6, jouer 7 rouge, ou jouer 3 pour la troisième carte de votre main. S’il y a plusieurs façons, ajoutez sur 1 par jaune, ou comme jaune. Et aussi : tirer, passer, terminer, donner 2, garder 2, atout rouge, échanger 2 contre 1 avec la première carte du milieu, et rue avec trois cartes. La notation anglaise (play R7/Y6 on 1 by Y) marche toujours.
text-help-questions = Questions :
text-help-keys = Touches : Alt avec H, T, S, L, P ou R donne vos cartes, la table, les scores, les coups, le pli précédent, et redit ce qui vient d’être dit. Hors de la ligne de commande, la lettre seule suffit, si les raccourcis à une touche sont permis. M ouvre le menu, C la discussion.
ask-help = ?, aide
ask-hand = main, cartes, h
ask-table = pli, table, t
ask-scores = scores, score, s
ask-legal = coups, possibles, l
ask-last = dernier, précédent, p
ask-repeat = répéter, r
ask-who = qui, w
ask-log = journal, g
ask-rules = règles
ask-yes = oui, o, y
ask-no = non, n
ask-say = dire
ask-note = note, noter
answers-help = Aide
answers-hand = Vos cartes
answers-table = Sur la table
answers-scores = Scores
answers-legal = Coups possibles
answers-last = Pli précédent
answers-since = Depuis votre dernier coup
answers-repeat = Redire
answers-who = À qui le tour, et qui est à la table
answers-log = Ce qui s’est passé
answers-rules = Le but, et les règles
answers-yes = Confirmer un coup, si vous voulez qu’on vous le demande
answers-no = Ne pas le jouer
answers-say = Écrire à la table : dire bonjour
answers-note = Écrire sur une de vos cartes : note 4 basse
say-arrange = ranger, transmettre
say-bid = annoncer
say-clear = retirer
say-done = terminer, fini
say-draw = piocher, tirer
say-drop = jeter
say-flip = retourner
say-give = donner
say-hold = continuer, attendre
say-keep = garder
say-look = regarder
say-pass = passer
say-play = jouer
say-slide = glisser
say-street = rue
say-swap = échanger
say-take = prendre
say-trump = atout
say-on = sur
say-by = par
say-as = comme
say-for = contre
say-row = ligne
say-column = colonne
say-diagonal = diagonale
say-left = gauche
say-down = bas
refused-no-such-card = La carte « { $text } » n’existe pas dans ce jeu.

## Le carnet de score

pad = Carnet de score
pad-about = Pour une table avec les vraies cartes : notez ce que chaque manche a donné, et le carnet tient les comptes selon les règles. Il reste sur cet appareil et se passe de connexion.
pad-new = Nouveau carnet
pad-kept = Vos carnets
pad-all = Tous les carnets
pad-game = Jeu
pad-names = Noms
pad-names-help = Dans l’ordre autour de la table, dans le sens horaire.
pad-player = Joueur { $number }
pad-player-column = Joueur
pad-rounds = Manches
pad-limit = Jusqu’à ce que quelqu’un ait
pad-mode = Variantes
pad-mode-once = les six
pad-mode-twice = les six, deux fois
pad-times = Combien de fois
pad-first-dealer = Donneur de la première manche
pad-draw-dealer = Tirer le donneur au sort
pad-begin = Commencer
pad-less = Moins
pad-more = Plus
pad-not-kept = Ce navigateur n’a plus de place pour garder le carnet. Jetez-en un ancien.
pad-not-here = Ce carnet n’est pas ici
pad-not-here-why = Les carnets restent sur l’appareil où ils ont été commencés.
pad-empty = encore vierge
pad-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
  }
pad-in-front = { $rounds ->
    [one] après { $rounds } manche : { $names } en tête
   *[other] après { $rounds } manches : { $names } en tête
  }
pad-throw-away = Jeter
pad-throw-away-this = Jeter le carnet de { $names }
pad-throw-away-why = { $game }, { $names } : le carnet ne pourra pas être récupéré.
pad-keep = Le garder
pad-undo = Annuler
pad-print = Imprimer
pad-variant = { $number } sur { $of } : { $variant }
pad-extra-round = Manche { $deal }, pour départager
pad-extra-why = Personne n’est seul en tête : tout le monde joue une manche de plus.
pad-deals = { $name } distribue.
pad-begins-left-of-dealer-xylotar = { $name } entame le premier pli.
pad-begins-lowest-total-xylotar = { $name } entame, avec le total le plus bas.
pad-begins-two-cards-hilo = Chacun retourne deux cartes. La plus grande somme commence ; en cas d’égalité, la personne la plus petite (de taille) parmi les ex æquo.
pad-begins-left-of-dealer-xxl = { $name } commence.
pad-begins-most-points-xxl = La personne qui a le plus de points en main commence.
pad-ended-total-xylotar = Le total le plus haut gagne.
pad-ended-total-hilo = { $count ->
    [one] Le total le plus bas gagne.
   *[other] Le total le plus bas gagne, et la victoire est partagée.
  }
pad-ended-total-xxl = { $count ->
    [one] La plus petite somme de places gagne.
   *[other] La plus petite somme de places gagne, et la victoire est partagée.
  }
pad-rule = règle { $rule }
pad-reckoning = Le carnet fait les comptes…
pad-stuck = Vos lignes sont gardées. Elles seront comptées dès que la connexion sera là.
pad-write = Noter la manche { $deal }
pad-correct = Corriger la manche { $deal }
pad-write-down = Noter
pad-remove-line = Effacer la ligne
pad-leave-as-it-is = Laisser tel quel
pad-tricks = Plis
pad-bids = Annonce
pad-sums = Somme
pad-points = Points
pad-closed = A clos
pad-closed-by = { $name } a clos la manche
pad-tricks-shared = { $shared ->
    [one] { $shared } pli
   *[other] { $shared } plis
  } sur { $tricks }
pad-keys = Nombres
pad-key-sign = plus ou moins
pad-key-erase = effacer
pad-caption = { $game } : { $names }
pad-no-lines = Rien n’est encore noté.
refused-bad-dealer = Le donneur ne peut pas être { $value } ; c’est { $seats }.
refused-pad-line = Il manque un nombre dans cette ligne.
refused-pad-missing = { $what ->
    [tricks] Plis de { $seat } : il manque le nombre.
    [bids] Annonce de { $seat } : il manque le nombre.
    [sums] Somme de { $seat } : il manque le nombre.
   *[other] Points de { $seat } : il manque le nombre.
  }
refused-pad-negative = { $seat } ne peut pas avoir { $number } : rien ne compte ici en dessous de 0.
refused-pad-tricks = { $sum ->
    [one] Cela fait { $sum } pli en tout, mais une manche en a { $tricks }.
   *[other] Cela fait { $sum } plis en tout, mais une manche en a { $tricks }.
  }
refused-pad-bid = { $seat } ne peut pas avoir annoncé { $bid } : les cartes en jeu vont de 0 à { $most }.
refused-pad-bids = { $cards ->
    [one] { $times } annonces de { $bid }, c’est impossible : une seule des cartes en jeu a cette valeur.
   *[other] { $times } annonces de { $bid }, c’est impossible : seules { $cards } des cartes en jeu ont cette valeur.
  }
refused-pad-sum = { $seat } ne peut pas avoir { $sum } dans son étalage : le minimum est { $least }, le maximum { $most }.
refused-pad-closer = { $count ->
    [0] Dites qui a clos la manche.
   *[other] Une seule personne clôt une manche.
  }
refused-pad-points = { $sum ->
    [one] Cela fait { $sum } point en tout
   *[other] Cela fait { $sum } points en tout
  }, mais toutes les cartes ensemble n’en ont que { $most }.
refused-pad-empty-hands = Une seule personne peut finir avec 0.
refused-pad-cards-won = { $sum ->
    [one] Cela fait { $sum } carte en tout
   *[other] Cela fait { $sum } cartes en tout
  }. Il y en a { $first } après la première manche, { $both } après les deux.
refused-pad-refused = Cartes remportées : { $first } si assez de joueurs sont sans pli après la première manche, sinon { $both }.
refused-pad-whole-tricks = À la première manche, on remporte des plis entiers, de { $players ->
    [one] { $players } carte
   *[other] { $players } cartes
  } chacun.
refused-pad-all-won = Les cartes remportées valent ensemble de { $least } à { $most }, pas { $sum }.

## Relevés, donnes et mélanges qui ne vont pas

refused-not-json = Ce n’est pas un document JSON : { $reason }.
refused-not-an-object = « { $what } » doit être un objet JSON.
refused-not-a-list = « { $what } » doit être une liste.
refused-unknown-key = Clé inconnue « { $key } » dans « { $what } ».
refused-missing-key = Il manque « { $key } » dans le relevé.
refused-bad-format = Le format est { $value }, et non atout/1.
refused-bad-seed = La graine doit être de 64 chiffres hexadécimaux.
refused-no-seed = Il faut la graine pour { $what ->
    [dealer] tirer au sort le premier donneur
    [hands] distribuer les mains
    [order] ranger les valeurs égales
    [second] distribuer les secondes mains
    [reshuffle] mélanger la nouvelle pioche
   *[cards] mélanger les cartes qui ne sont nommées nulle part
  }, et le relevé n’en a pas.
refused-bad-move-entry = Un coup s’écrit ainsi : `[1, "play 4"]`.
refused-too-many-deals = Il y a { $given } donnes, mais la partie n’en a que { $played }.
refused-not-finished = La partie n’est pas terminée.
refused-result-differs = Le résultat noté n’est pas celui auquel mènent les coups.
refused-one-person-twice = Ce sont deux personnes : { $first } et { $second } ont joué à la même table.
refused-no-fairness = Le relevé ne dit pas d’où vient sa graine ; il n’y a rien à vérifier.
refused-bad-fairness = « fairness » n’est pas conforme au format 1 : { $what }.
refused-commitment-differs = { $number ->
    [0] Le secret de cette partie n’est pas celui qui était promis.
   *[other] Le secret de la partie { $number } de cette table n’est pas celui qui était promis.
  }
refused-seed-differs = La graine ne découle pas du secret et des nombres que les joueurs ont ajoutés.
refused-deal-differs = La donne { $number } ne découle pas de la graine.
refused-promised-otherwise = Ce que vous avez noté ({ $what }) est différent : { $noted }, et non { $found }.
refused-bad-cards = « { $what } » doit être une suite de cartes dans une seule chaîne.
refused-hands-or-xylos = Une donne a « hands » ou « xylos », pas les deux.
refused-wrong-hands = « { $what } » doit être une liste de { $count }, un par siège.
refused-card-twice = Le { $card } y est deux fois.
refused-wrong-size = { $seat } a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }, et non { $size }.
refused-xylo-order = Le Xylo de { $seat } ne décroît pas de gauche à droite : le { $card } est à droite du { $before }.
refused-tableau-size = L’étalage de { $seat } a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }, et non 9.
refused-one-card = « { $what } » doit être une seule carte.
refused-too-many-cards = { $count ->
    [one] { $count } carte est nommée
   *[other] { $count } cartes sont nommées
  }, mais il n’en reste que { $most } pour la pioche.
refused-not-the-discards = Le mélange { $time } n’est pas la défausse sans sa carte du dessus.
refused-wrong-second = La seconde main de { $seat } a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }, et non { $size }.
refused-kept-card = Le { $card } a été gardé ; il ne peut pas être distribué de nouveau.

## Sans connexion

offline = Pas de connexion
offline-works = Ceci marche quand même :
offline-works-not = Les tables avec d’autres, les tables publiques et vos parties ont besoin d’une connexion.
offline-nothing = La page revient d’elle-même dès que la connexion est là.
offline-server = Le serveur ne répond pas
offline-page-learn = Leçons
offline-page-replay = Revoir une partie
offline-page-statistics = Statistiques
offline-tables = Les tables sont sur le serveur, et il est injoignable en ce moment.
offline-matches = Vos parties sont sur le serveur, et il est injoignable en ce moment.
offline-table = Cette table est sur le serveur, et il est injoignable en ce moment. Rien n’est perdu : la partie reprend dès que la connexion revient.
offline-back = La connexion est revenue.
app-description = Xylo, HILO et XXL à une même table : entre amis par un lien, ou contre des robots.
## Statistiques

stats-about = Qui gagne, combien de fois et contre qui : d’après vos parties terminées sur ce serveur et des fichiers de relevés. Tout est compté dans votre navigateur ; les fichiers ne sont envoyés nulle part.
stats-sources = Parties
stats-add-files = Ajouter des relevés
stats-drop = ou déposez-les n’importe où sur cette page
stats-reading = Lecture : { $done } sur { $of }
stats-adding-up = Les parties sont comptées…
stats-from = { $server } de vos parties sur ce serveur, { $files ->
    [one] { $files } venue d’un fichier
   *[other] { $files } venues de fichiers
  }.
stats-server-away = Le serveur est injoignable. Les fichiers peuvent être comptés quand même.
stats-bad-files = { $count ->
    [one] Celui-ci ne compte pas :
   *[other] Ceux-ci ne comptent pas :
  }
stats-not-a-record = ce n’est pas le relevé d’une partie, ou pas selon les règles
stats-files = { $count ->
    [one] { $count } fichier
   *[other] { $count } fichiers
  }
stats-remove = Retirer { $name }
stats-empty = Pas encore de partie terminée
stats-empty-help = Jouez-en une jusqu’au bout, ou apportez des relevés : une partie terminée propose le sien. La même partie dans deux fichiers compte une fois.
stats-nobody = Tout le monde est laissé de côté.
stats-game = Jeu
stats-all-games = Tous les jeux
stats-game-count = { $game } ({ $count })
stats-count = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
  }, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
  }
stats-who = Qui est qui
stats-who-help = Réunissez deux noms d’une même personne, ou laissez quelqu’un de côté. Deux noms présents à une même table sont deux personnes.
stats-bots = Compter aussi les robots
stats-bots-help = Ils sont connus pour les parties de ce serveur. Dans un fichier, un robot est un nom comme les autres : laissez-le de côté ci-dessous.
stats-counts-as = { $name } compte comme
stats-oneself = soi-même
stats-is = la même personne que { $name }
stats-left-out = de côté
stats-a-bot = { $name } (robot)
stats-person = Nom
stats-people = Toutes les personnes
stats-matches = Parties
stats-rounds = Manches
stats-wins = Victoires
stats-by-chance = Victoires dues au seul hasard
stats-mean-place = Place moyenne
stats-places = Places
stats-points = Points par manche
stats-best = Meilleure manche
stats-bids = Annonces validées
stats-closings = Manches closes avec la plus petite somme
stats-cleared = Alignements retirés par manche
stats-xxl = XXL : place moyenne (donnes)
stats-all-deals = Toutes les donnes
stats-share = { $count }/{ $of }
stats-interval = { $low } à { $high } %
stats-too-few = trop peu pour le dire
stats-placed = { $place } : { $count }
stats-of-matches = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }
stats-rests-on = { $count ->
    [one] D’après { $count } partie.
   *[other] D’après { $count } parties, dans l’ordre où elles se sont terminées.
  }
stats-only = Seulement les personnes qui ont le plus joué (au plus { $count }).
stats-wins-over-time = Victoires au fil du temps
stats-over-time-xylotar = Points d’une manche moyenne au fil du temps
stats-over-time-hilo = Points d’une manche moyenne au fil du temps ; moins, c’est mieux
stats-over-time-xxl = Place moyenne d’une partie au fil du temps ; moins, c’est mieux
stats-head-to-head = Face à face
stats-head-help = Combien de fois le nom de gauche a fini devant celui du haut, et derrière.
stats-head-cell = devant : { $before }, derrière : { $behind }, à égalité : { $level } ; parties : { $matches }
stats-how = Un intervalle en pour cent ou après ± dit où se trouve la vraie valeur, avec 95 % de certitude (intervalle de Wilson pour les proportions) ; au-dessous de cinq, c’est trop peu pour le dire. Victoires dues au seul hasard : ce que chacun aurait si la chance décidait seule. Une victoire partagée compte pour chacun.

## Leçons

learn-title = Apprendre à jouer
learn-intro = Vous êtes à une table préparée, vous jouez les coups, et on vous dit ce qu’il faut savoir à ce moment-là. Partez quand vous voulez : votre place est gardée sur cet appareil.
learn-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }
learn-new = Nouvelle
learn-begun = Commencée : étape { $step } sur { $steps }
learn-done = Terminée
learn-start = Commencer
learn-resume = Reprendre
learn-again = Encore une fois
learn-coach = Guide
learn-step = { $step } sur { $steps }
learn-back = Une étape en arrière
learn-restart = Recommencer
learn-watch = Regardez la table.
learn-otherwise = C’est permis aussi. Pour cette leçon : { $move }.
learn-you = Vous
learn-over = { $title } : à vous de jouer
learn-learnt = Ce que vous savez maintenant
learn-play = Jouer contre des robots
learn-next = Leçon suivante : { $title }
learn-all = Toutes les leçons
learn-none = Cette leçon n’existe pas
learn-failed = Cette leçon ne peut pas s’ouvrir

## Revoir une partie

look-back = Revoir la partie
replay-page = Revoir une partie
replay-title = { $game }, relecture
replay-about = Ouvrez le relevé d’une partie et parcourez-la coup par coup, du point de vue de n’importe quel joueur ou toutes cartes visibles. Il reste sur votre appareil : aucun serveur n’est sollicité.
replay-drop = Vous pouvez aussi déposer le fichier n’importe où sur cette page.
replay-own = Les parties que vous avez jouées ici :
replay-fetches = La partie arrive…
replay-too-large = Ce fichier est trop gros pour être le relevé d’une partie.
replay-waits-for-rulebook = Chargement des règles…
replay-waits-for-record = La partie est rejouée…
replay-failed = Cette partie ne peut pas être montrée
replay-why-form = Ce fichier n’est pas le relevé d’une partie.
replay-why-deal = La donne { $deal } n’est pas possible. { $why }
refused-no-rulebook = Les règles n’ont pas pu être chargées. Y a-t-il une connexion ?
replay-wrong-move = Le coup { $move } de ce relevé est impossible : il s’arrête donc là. { $why }
replay-unfinished = { $count ->
    [0] Cette partie vient d’être distribuée.
    [one] Cette partie n’est pas terminée : le relevé compte { $count } coup.
   *[other] Cette partie n’est pas terminée : le relevé compte { $count } coups.
  }
replay-dealt = Les cartes sont distribuées.
replay-round-of = { $round }, { $name }
replay-trick = { $deal }, pli { $trick }
replay-leads = { $count ->
    [one] { $names } prend la tête.
   *[other] { $names } prennent la tête.
  }
replay-viewer = Vu par
replay-all-cards = Toutes les cartes
replay-spectator = Spectateur
replay-controls = Ligne du temps et boutons
replay-time-line = Ligne du temps
replay-play = Lecture
replay-pause = Pause
replay-on = Un coup en avant
replay-back = Un coup en arrière
replay-later-mark = Au moment suivant
replay-earlier-mark = Au moment précédent
replay-speed = Vitesse
replay-times = × { $times }
replay-moments = Moments
replay-kinds = Que chercher
replay-kind-all = Tout ({ $count })
replay-kind-deal = Donnes ({ $count })
replay-kind-bid = Annonces ({ $count })
replay-kind-clearing = Alignements retirés ({ $count })
replay-kind-lead-change = Changements de tête ({ $count })
replay-more = Plus
replay-download = Télécharger le relevé
replay-copy = Copier le lien vers ce moment
replay-link = Le lien vers ce moment
replay-link-about = L’adresse mène à ce moment précis, du même point de vue. La personne qui la reçoit voit la même chose.
replay-no-link = Cette partie vient d’un fichier : il n’y a pas de lien vers elle. Envoyez plutôt le fichier.
replay-other = Ouvrir un autre relevé
replay-keys = Touches
replay-keys-off = Les touches sont désactivées dans vos réglages.
replay-keys-slider = Quand la ligne du temps a le focus, les flèches, Début et Fin la déplacent comme tout curseur.
replay-key-space = Espace
replay-key-home = Début
replay-key-end = Fin
replay-keys-play = lecture et pause
replay-keys-move = un coup en arrière, un coup en avant
replay-keys-mark = le moment précédent, le moment suivant
replay-keys-ends = le début, la fin
replay-keys-seat = ce que voit ce siège
replay-keys-all = toutes les cartes
replay-keys-watch = ce que voit un spectateur
replay-keys-speed = plus vite, moins vite
replay-keys-scores = feuille de score
replay-keys-help = ces touches
play-on = Reprendre à partir d’ici
play-on-about = { $moment } : vous prenez un siège, des robots prennent les autres, et la partie continue à partir de ce moment, en solo.
play-on-seat = Votre siège
play-on-level = Les autres
play-on-begin = Continuer

## Ce qui a compté, et pourquoi

account-of = { $kind ->
    [extra] Manche { $round }, pour départager : les points, et pourquoi
    [variant] { $round } : ce qui a compté, et pourquoi
   *[round] Manche { $round } : les points, et pourquoi
  }
account-bids-of = { $name }, annonce { $bid }
tricks-count = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
  }
account-tricks = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
  } : { $points }
account-tricks-unpaid = { $tricks ->
    [one] { $tricks } pli ne rapporte rien
   *[other] { $tricks } plis ne rapportent rien
  } : { $count ->
    [one] un automate a validé son annonce
   *[other] les deux automates ont validé leur annonce
  } ({ $bids })
account-bid-made = annonce { $bid } validée : +{ $points }
account-bid-missed = annonce { $bid } manquée
account-bid-unpaid = annonce { $bid } validée, mais sans points : les deux automates ont validé la leur
account-cleared = { $lines ->
    [one] { $lines } alignement retiré
   *[other] { $lines } alignements retirés
  }
account-sum = somme { $sum }
account-doubled = a clos la manche, mais quelqu’un a { $lowest } : score doublé, +{ $points }
account-closed-lowest = a clos la manche avec la somme la plus basse : pas doublé
account-not-doubled = a clos la manche, mais quelqu’un a autant ou moins ; une somme de 0 ou moins ({ $sum }) n’est pas doublée
account-left-in-hand = reste en main : { $points }
account-left-in-hand-of = reste en main : { $points } sur { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
account-empty-hand = plus aucune carte
account-cards-won = cartes remportées : { $points }
account-cards-won-of = cartes remportées : { $points }, dont { $first } à la première manche et { $second } à la seconde
account-cards-won-at-once = cartes remportées : { $points } ; assez de joueurs n’ont aucun pli, il n’y a pas de seconde manche
account-streets = rues : { $points }
account-streets-of = { $streets ->
    [one] { $streets } rue
   *[other] { $streets } rues
  } : { $points }
account-points-won = points remportés : { $points }
account-points-won-of = points remportés : { $points }, en { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
  }
account-place = { $place ->
    [1] première place
   *[other] { $place }e place
  }
account-shared-place = { $place ->
    [1] première place
   *[other] { $place }e place
  }, partagée
ended-fewest-tricks = { $names } sont à égalité : l’annonce validée avec le moins de plis à la dernière manche l’emporte ({ $tricks }).
ended-only-bid = { $names } sont à égalité : seule la personne qui gagne a validé son annonce à la dernière manche.
extra-round = { $names } sont à égalité, et les annonces de la dernière manche ne les départagent pas : tout le monde joue une manche de plus.
extra-short = départage
text-last-round = À la dernière manche :

## Qui commence, là où quelqu’un en décide

task-begin = Égalité au total le plus bas : à vous de décider qui commence.
decides-who-begins = Égalité au total le plus bas : { $name } décide qui commence.
move-begin = { $name } commence
happened-xylotar-begin = { $you ->
    [yes] Vous décidez : { $leader } commence.
   *[no] { $name } décide : { $leader } commence.
  }
say-begin = commencer, commence
kind-begin = Qui commence
refused-nothing-to-decide = Personne n’a à décider qui commence maintenant.
refused-not-decider = C’est { $turn } qui décide qui commence.
refused-who-begins = { $you ->
    [yes] Décidez d’abord qui commence : { $seats }.
   *[no] { $seat } décide d’abord qui commence : { $seats }.
  }
refused-pad-leader = Notez qui a commencé : { $seats }.
pad-begins-decided = { $name } décide qui entame : { $names }.
pad-began = A commencé
pad-began-by = { $name } a commencé

## Ce qui est posé décide de ce qui est demandé

task-lead-right = Il vous reste deux cartes : entamez avec celle de droite, jamais avec la plus à gauche.
task-lead-right-bid = Il vous reste deux cartes et pas d’annonce : entamez avec celle de droite, l’autre devient votre annonce.
task-streets = { $street ->
    [yes] Posez une rue,
   *[no] Aucune rue possible pour l’instant :
  } échangez une carte avec le milieu{ $draw ->
    [yes] , tirez, ou passez.
   *[no] , ou passez. Le talon est vide.
  }
task-streets-only = { $street ->
    [yes] Posez une rue, ou passez. Il n’y a rien à échanger.
   *[no] Il n’y a plus rien à poser ni à échanger : passez.
  }

## Ce dont une table peut convenir

edition = Règles
edition-help = Elles diffèrent par le jeu des automates (X32) et par qui tranche une égalité pour commencer (X24).
edition-fr-short = Édition française
edition-cs-short = Édition tchèque
up-to = à { $limit } points
option-ties = Égalité pour commencer une manche suivante
ties-clockwise = le premier dans le sens horaire
ties-neighbour = la personne à gauche de celle qui avait commencé décide
all-variants-twice = Les six, deux fois
option-times = Combien de fois
option-heights = Qui est la personne la plus petite ?
option-heights-help = En cas d’égalité, la plus petite des personnes à égalité commence. La plus petite de toutes est en tête de liste.
is-shorter = { $name } est de plus petite taille
option-deck = Jouer avec votre propre paquet
option-deck-help = La règle ne donne pas la liste des cartes : quelles valeurs vont ici dans quelles couleurs, c’est Atout qui l’a choisi. Collez les 55 cartes de votre paquet, par exemple Y7/R0 pour 7 jaune et 0 rouge. Les lettres R, Y, G, B et O désignent les couleurs ; quatre ou cinq servent.
own-deck = Votre paquet
own-deck-cards = Les cartes
own-deck-file = Depuis un fichier
own-deck-use = Jouer avec ce paquet
own-deck-away = Revenir au paquet habituel
refused-deck-list = Un paquet est une liste de 55 cartes.
refused-deck-no-card = { $text } n’est pas une carte. On écrit par exemple Y7/R0.
refused-deck-card-alike = { $text } : une carte a deux valeurs différentes dans deux couleurs différentes.
refused-deck-pair-twice = Les valeurs { $high } et { $low } sont ensemble sur plusieurs cartes : { $cards }. Chaque paire existe une seule fois.
refused-deck-size = Un paquet a { $size } cartes, chaque paire de valeurs différentes une fois. Celui-ci en a { $count }.
refused-deck-colours = Un paquet a { $least } ou { $most } couleurs. Celui-ci en a { $count }.
refused-deck-value-missing = Aucune carte ne porte { $value } en { $colour }. Chaque couleur d’un paquet a toutes les valeurs de 0 à 10.
refused-no-such-colour = Aucune carte de ce paquet n’est de cette couleur ({ $colour }).

## Décisions

rulings = Décisions
rulings-about = Là où les règles se taisent, laissent un doute ou diffèrent d’une édition à l’autre : comment on joue ici.
ruling-editions = Les éditions diffèrent ; cette table en a choisi une.
ruling-rests = La règle imprimée n’en dit rien ; c’est notre décision.

## Dans le terminal

terminal-you = Vous
terminal-welcome = { $game }. Tapez ? pour l’aide, hint pour un conseil, q pour quitter.
terminal-left = Vous avez quitté la table.
terminal-after = r permet de revoir la partie, coup par coup ; s montre la feuille de score ; Entrée quitte >
terminal-warm = L’expert est prêt.
terminal-warming = L’expert se prépare { $bar } { $percent } % : en attendant, il joue et conseille comme un joueur de club.
terminal-ask-arrange = Entrée la transmet ; swap 3 4 échange des valeurs égales >
terminal-ask-announce = Une annonce ? look A B, ou Entrée pour continuer sans >
terminal-ask-choose = Vous voyez { $cards }. Quelle est votre annonce ? >
terminal-ask-lead = Vous entamez : emplacement { $slots } >
terminal-ask-follow = À vous de jouer : emplacement { $slots } >
terminal-ask-flip = Quelles sont les deux cartes à retourner ? flip A B >
terminal-ask-turn = take A, ou draw >
terminal-ask-drawn = swap A, ou drop A >
terminal-ask-clear = Un alignement d’une couleur : { $moves } >
terminal-ask-line = Quel alignement part en premier ? { $moves } >
terminal-ask-slide = slide left ou slide down >
terminal-ask-move = Votre coup >
terminal-two-places = Nommez deux emplacements : swap 3 4
terminal-only-equal = Seules des cartes de même valeur peuvent changer de place (X4).
terminal-moves-of = { $verb } : { $count ->
    [one] { $count } coup
   *[other] { $count } coups
  }
terminal-moves-help = moves les montre tous, moves { $verb } ceux qui commencent par { $verb }.
terminal-head-xxl = Donne { $deal } · variante { $variant }, { $name } · sommes des places : { $sums }
terminal-hand-of = La main de { $name }
terminal-streets-of = Rues : { $name }
terminal-streets-count = { $count ->
    [one] { $count } rue
   *[other] { $count } rues
  }
terminal-not-finished = { $count ->
    [one] Pas terminée : { $names } doit jouer.
   *[other] Pas terminée : { $names } doivent jouer.
  }
terminal-move-of = Coup { $at } sur { $last }
terminal-seen-all = toutes les cartes
terminal-seen-everybody = ce que tous ont vu
terminal-seen-by = ce qu’a vu { $name }
terminal-beginning = C’est le début.
terminal-end = C’est la fin.
terminal-no-further-deal = Il n’y a plus de donne.
terminal-no-further-bid = Il n’y a plus d’annonce.
terminal-no-further-clearing = Il n’y a plus d’alignement retiré.
terminal-no-further-lead-change = Plus personne ne prend la tête.
terminal-no-earlier-deal = Il n’y a pas de donne avant.
terminal-no-earlier-bid = Il n’y a pas d’annonce avant.
terminal-no-earlier-clearing = Il n’y a pas d’alignement retiré avant.
terminal-no-earlier-lead-change = Personne ne prend la tête avant.
terminal-kind-deal = donne
terminal-kind-bid = annonce
terminal-kind-clearing = alignement retiré
terminal-kind-lead-change = changement de tête
terminal-which-move = À quel coup, de 0 à { $last } ? { $typed }
terminal-key-move = coup
terminal-key-all = toutes les cartes
terminal-key-seat = siège
terminal-key-sheet = feuille de score
terminal-key-help = aide
terminal-key-leave = quitter
terminal-any-key = Une touche, et l’on revient.
terminal-unknown-key = ? dit ce que font les touches.
terminal-help-xylotar =
    4            jouer la carte de l’emplacement 4 (ou : play 4)
    hold         pas d’annonce maintenant (ou Entrée)
    look 5 6     regarder deux cartes adjacentes ; l’une devient votre annonce
    bid 6        la choisir (ou 6)
    hint         ce que ferait un expert, et ce que valent les autres coups
    ?            cette aide
    q            quitter la table

    Fournissez la couleur demandée ; si vous ne l’avez pas, jouez ce que vous voulez. L’atout le plus fort l’emporte, sinon la plus haute carte de la couleur demandée. On n’entame pas avec la carte la plus à gauche. Chaque pli vaut un point ; une annonce égale à vos plis en vaut cinq.
terminal-help-arrange =
    Entrée       transmettre la main telle quelle
    swap 3 4     échanger la troisième et la quatrième carte, de même valeur
    arrange …    toutes les cartes dans votre ordre
    ?            cette aide
    q            quitter la table

    Vous rangez cette main pour quelqu’un d’autre : la plus haute valeur à gauche. Seules des cartes de même valeur peuvent changer de place.
terminal-help-hilo =
    flip 1 9      retourner deux cartes de son étalage, au début
    take 5        prendre la carte du dessus de la défausse, pour la case 5
    draw          regarder le dessus de la pioche
    swap 5        poser la carte piochée dans la case 5 (ou 5)
    drop 5        la jeter et retourner la case 5
    clear row 1   retirer un alignement d’une couleur (ou column 2, diagonal \, diagonal /)
    keep          garder l’alignement
    slide left    après une diagonale : trois lignes de deux ; ou slide down : deux de trois
    hint          ce que ferait un expert, et ce que valent les autres coups
    ?  cette aide       q  quitter la table

    La plus petite somme est la meilleure. La personne qui a retourné toutes ses cartes clôt la manche, et paie double si quelqu’un d’autre n’a pas plus.
terminal-help-xxl =
    Tapez le numéro d’un coup de la liste, ou le coup lui-même, par exemple
    play R7/Y6 on 1 by Y    play R2/G1    play O10/B9 as O    draw    pass    done
    street R: R4/O1 R5/G4 R6/G0    swap R4/O1 for B8/O7    give R4/O1    keep R6/G0    trump R
    moves  tous les coups    hint  ce que ferait un expert, et ce que valent les autres coups
    ?  cette aide       q  quitter la table
terminal-help-looking =
    →  n  Espace  Entrée   un coup en avant    ←  b  Retour      un coup en arrière
    Début  g               au début            Fin  G            à la fin
    m                      à un coup, par son numéro

    d  ↓   D  ↑            la donne suivante, celle d’avant
    i      I               l’annonce suivante, celle d’avant (Xylo)
    c      C               l’alignement retiré suivant, celui d’avant (HILO)
    l      L               le changement de tête suivant, celui d’avant

    1 … 6                  ce qu’a vu ce siège
    e  a                   ce que tous ont vu, toutes les cartes
    s                      la feuille de score à ce moment
    ?  q  Échap            cette aide, quitter
terminal-hint-move = coup
terminal-hint-points = points attendus
terminal-hint-chance = chance de gagner
terminal-hint-simulations = simulations
terminal-hint-more = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
  }
terminal-hint-not-tried = Non examinés : { $moves }
terminal-hint-rests = Cela repose sur des donnes simulées ({ $simulations }) pour des répartitions possibles des cartes cachées ({ $worlds }), d’après tout ce que vous avez vu.
terminal-hint-club = C’est ce que l’on ferait dans un club : l’expert se prépare encore. Redemandez plus tard ce que valent les coups.
terminal-hint-order = Les valeurs égales peuvent être dans n’importe quel ordre (X4) : un ordre qui n’apprend rien en vaut un autre.

## Le cours d’une partie : les manches, la fin, rejouer

deal-title = { $kind ->
    [part] Variante { $deal } sur { $of } : { $name }
    [extra] Manche { $deal }, pour départager
    [of] Manche { $deal } sur { $of }
    [until] Manche { $deal }, { $until }
   *[plain] Manche { $deal }
  }
deal-over = { $kind ->
    [part] { $name } : la variante est terminée
    [of] La manche { $deal } sur { $of } est terminée
   *[plain] La manche { $deal } est terminée
  }
deal-next = À suivre : { $deal }
score = Points
standing = { $what ->
    [places] somme des places { $total }, { $place ->
        [1] 1re
       *[other] { $place }e
      }
   *[points] total { $total }, { $place ->
        [1] 1re
       *[other] { $place }e
      }
  } place
goal-xylotar = { $players ->
    [2] Chaque pli vaut un point, une annonce validée cinq de plus. Si un automate valide la sienne, les plis ne rapportent rien ; si les deux valident la leur, les annonces non plus.
   *[other] Chaque pli vaut un point ; une annonce validée en vaut cinq de plus.
  }
goal-hilo = Faites baisser la somme de vos cartes : le plus petit total gagne.
won-with-more = { $total } points, { $margin } d’avance sur { $names }
won-with-less = { $what ->
    [places] Somme des places { $total }, { $margin } d’avance sur { $names }
   *[points] { $total } points, { $margin } d’avance sur { $names }
  }
won-level = { $what ->
    [places] Tout le monde a la même somme des places : { $total }
   *[points] Tout le monde a le même total : { $total }
  }
sheet-and-why = La feuille de score en détail
result-more = À propos de cette partie
picture-of = { $game } : { $title }
picture-told = Les totaux après chaque manche. { $told }.
picture-take = Enregistrer l’image
picture-name = Atout, { $game }
picture-failed = L’image n’a pas pu être créée. Réessayez.
again-title = { $game }, encore une fois
again-who = Qui rejoue
again-ready = rejoue
again-awaited = pas encore
again-bots = { $count ->
    [one] { $count } robot
   *[other] { $count } robots
  }
again-begins = Tout le monde est là : la partie commence.
again-waiting = { $count ->
    [one] On attend { $names }. La partie commencera d’elle-même.
   *[other] On attend { $names }. La partie commencera d’elle-même quand tout le monde sera là.
  }
again-start-now = Commencer maintenant
again-bots-play = { $count ->
    [one] Si vous commencez maintenant, un robot joue en attendant.
   *[other] Si vous commencez maintenant, des robots jouent en attendant.
  }
again-otherwise = Changer quelque chose d’abord
again-others = { $count ->
    [one] { $names } rejoue.
   *[other] { $names } rejouent.
  }
again-watch = La table rejoue.
again-go-watch = Aller regarder
again-nobody = Personne n’a encore dit vouloir rejouer.
again-expected = on rejoue et on vous attend
outcome-declined = { $you ->
    [yes] Vous refusez : rien ne change.
   *[no] { $name } refuse : rien ne change.
  }
outcome-withdrawn = { $you ->
    [yes] Vous retirez votre demande.
   *[no] { $name } retire sa demande.
  }
outcome-taken-back = { $you ->
    [yes] Votre coup est repris.
   *[no] { $name } a repris un coup.
  }
outcome-paused = Les pendules sont arrêtées.
withdraw = Retirer la demande
sound-offer = Envie d’entendre le xylophone ? Chaque carte sonne comme une de ses lames.
first-time = Première visite ? Asseyez-vous à une table préparée : en cinq minutes, vous saurez jouer.
