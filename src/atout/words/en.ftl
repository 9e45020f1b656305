# Everything that people read, in English. Another language is a file like this one (docs/translating.md).
# $you is 'yes' where a sentence is about the reader.

## First page

title = Atout: Xylotar, HILO and XXL
skip-to-content = Skip to the content
home-title = Three card games, one table
navigation = Pages
nav-tables = Tables
nav-matches = My matches
nav-rules = Rules
nav-settings = Settings
language = Language
game-xylotar = Xylotar
game-hilo = HILO
game-xxl = XXL
about-xylotar = Win tricks and bet on how many, without seeing the values of your own cards.
about-hilo = Nine cards, three by three. Exchange, clear lines of one colour, keep the sum low.
about-xxl = Six games with one deck of two-coloured cards.
feels-xylotar = You know the colours of your cards, but not their values. Deduce, dare, and bet on your tricks.
feels-hilo = Quick and light: turn cards up, swap, clear whole lines of one colour, and keep your sum low.
feels-xxl = Never the same game twice: six of them with one deck, and every card has two colours and two values.
play = Play
play-game = Play { $game } against bots
with-friends = With friends
rules-of = Rules of { $game }
tips-of = How to play { $game } well
box-summary = { $players ->
    [one] { $players } player
   *[other] { $players } players
  }, bots: { $level }
players = Players
bots = Bots
variant = Variant
all-variants = All six
level-random = random
level-novice = novice
level-club = club
level-expert = expert
join-title = Join a table
join-placeholder = Link or code
join = Join
join-wrong = This is neither the link nor the code of a table.
your-name = Your name
guest = Guest
learn-game = { $game ->
    [xxl] Learn them, two minutes each.
   *[other] Learn it in five minutes.
  }
tools = Besides playing
tool-learn = Learn to play
tool-learn-help = at a prepared table, in two to five minutes
tool-pad = Score pad
tool-pad-help = for the cards on your own table
tool-replay = Look back
tool-replay-help = open a record and see every card of it
tool-statistics = Statistics
tool-statistics-help = who wins against whom, from your records
credits = Xylotar is by Chris Wray, developed by Ted Alspach and published by Bezier Games, in French as Xylo by Origames. HILO is by Eilif Svensson and Knut Strømfors, published by Schmidt. XXL is by Dirk Hanneforth and Hajo Bücken, published by Abacusspiele.
not-affiliated = Atout is not affiliated with the authors or publishers of these games. Their names only say which game is meant.
no-such-page = There is no such page
page-not-loaded = This page did not load
try-again = Try again
to-first-page = To the first page
close = Close

## Tables and matches

no-tables = Nobody has opened a public table yet. Open one: make a table with friends, and let everybody see it.
seats-free = { $count ->
    [0] No seat is free
    [one] { $count } seat is free
   *[other] { $count } seats are free
  }
can-watch = You can watch
running = Running
finished = Finished
no-running = You sit at no table.
no-finished = Nothing finished yet.
status-open = waits for players
status-playing = is being played
status-finished = finished
status-abandoned = abandoned
record = Record
result-page = Result
match-gone = This match is not here
rules-try = Try it
search-rules = Search in the rules
search-nothing = Nothing found for ‘{ $wanted }’.
search-found = { $count ->
    [one] { $count } section found
   *[other] { $count } sections found
  }
contents = Contents

## Waiting room

waiting-title = A table of { $game }
seats = Seats
seat-free = free
seat-reserved = reserved
seat-number = Seat { $seat }
automaton = Automaton { $seat }
this-is-you = you
rename = Change your name
host = host
away = away
bot = bot
invitation-for = Invitation for seat { $seat }
sit-here = Sit here
sit-down = Sit down
you-watch = You are watching. Give a name and sit down to play.
move-up = Move seat { $seat } up
add-bot = Bot
reserve = Reserve
remove = Remove
make-host = Make host
start = Start
start-with-bots = { $count ->
    [one] Start, with a bot on the free seat
   *[other] Start, with bots on { $count } free seats
  }
host-starts = The host starts the match.
get-up = Get up
invite-title = Invite others
link-of-table = Link of this table
link-of-match = Link of this result
copy-link = Copy the link
copied = Copied
share = Share
qr-code = QR code of the link
agreed-title = What the table agrees on
option-rounds = Rounds
option-memory = Show the values that were passed on
option-memory-help = Off: you have to remember them, as with real cards.
option-arrange = Hands are put in order by themselves
option-edition = Automata play by
edition-fr = the French rules
edition-cs = the Czech rules
option-limit = A match ends at
option-trump = Variant 6 with a trump colour
agree-possible = Show which values are still possible
agree-possible-help = On every hidden card, for everybody.
agree-public = Public: anybody can find this table
agree-spectators = Others may watch
agree-take-back = Moves can be taken back
agree-clock = Time to think, each
no-clock = no clock
agree-grace = A lost connection is waited for
agree-stand-in = Then plays
nobody = nobody
seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
  }
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
  }

## At the table

table-opens = The table is being set …
table-gone = This table is not here
table-closed = The host has closed this table.
table-elsewhere = You play in another window
table-elsewhere-why = This table has been opened somewhere else, and your seat went along.
play-here = Play here
connection-lost = Connection lost. Looking for it …
connection-lost-waiting = Connection lost. Your move is kept and sent as soon as it is back.
menu = Menu
log = What happened
log-empty = Nothing has happened yet.
score-sheet = Score sheet
settings = Settings
sound-on = Turn sound on
sound-off = Turn sound off
skip = Skip
watching = You watch
round = Round
round-number = Round { $deal }
your-turn = Your turn
to-move = to move
labelled = { $label }: { $text }
awaited = Waiting for { $names }.
may-announce = { $name } may bid now.
match-abandoned = The match was ended without a result.
show-result = Result
look-at-table = Look at the table
rule = Rule { $number }
confirm = { $move }?
yes = Yes
no = No
go-on = Go on
total = Total
place = Place
place-short = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
sum-of-places = Sum of places
you-win = You win
winners = { $count ->
    [one] { $names } wins
   *[other] { $names } win
  }
rematch = Play again
take-back = Take back
pause = Stop the clocks
resume = Let the clocks run
leave = Leave the match
sure-leave = A bot goes on in your place. Leave for good?
abandon = End the match
sure-abandon = The match ends for everybody, without a result. Sure?
level-of = Level of { $name }
look-over-shoulder = Look over the shoulder
show-hand = Spectators may look over my shoulder
show-hand-help = They see what you see.
lock = Locked
lock-help = Nobody else can sit down.
asked = { $you ->
    [yes] You ask { $what }.
   *[no] { $name } asks { $what }.
  }
request-take-back = to take a move back
request-pause = to stop the clocks
agree = Agree
decline = Decline
is-away = { $name } is away.
let-bot-play = Let a bot play
trick = Trick
last-trick = Last trick
took = { $you ->
    [yes] You took it.
   *[no] { $name } took it.
  }
trump-is = Trump: { $colour }
led-is = Led: { $colour }
wins-now = wins so far
leads-now = { $you ->
    [yes] You lead.
   *[no] { $name } leads.
  }
bid = Bid
no-bid = no bid
tricks-word = { $count ->
    [one] trick
   *[other] tricks
  }
in-hand = in hand
cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
draw-pile = Draw pile
draw-pile-xxl = Draw pile
discard-pile = Discards
middle = Middle of the table

## Chat

chat = Chat
chat-unread = { $count ->
    [0] Chat
    [one] Chat, { $count } new message
   *[other] Chat, { $count } new messages
  }
chat-empty = Nothing has been said yet.
chat-watching = You can read along. Those who sit at the table can write.
chat-write = Write to the table
chat-send = Send
chat-phrases = Phrases
mute-title = Mute somebody
mute-help = They do not learn of it.
agree-chat-on = on
agree-chat-phrases = phrases only
agree-chat-off = off
phrase-hello = Hello
phrase-good-luck = Good luck
phrase-your-turn = Is it your turn?
phrase-one-moment = One moment, please
phrase-nice-move = Nice move
phrase-well-played = Well played
phrase-that-was-close = That was close
phrase-oops = Oops
phrase-sorry = Sorry
phrase-thanks = Thank you
phrase-play-again = Shall we play again?
phrase-goodbye = Goodbye

## Cards

colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-teal = teal
colour-blue = blue
colour-violet = violet
colour-pink = pink
colour-unknown = unknown
card = { $colour } { $value }
card-hidden = hidden card
card-in-slot = slot { $slot }, { $card }
face-down = face down
empty-cell = empty
total-of-card = total { $total }
just-drawn = just drawn
range = 0 to { $most }

## Xylotar

your-xylo = Your xylo
xylo-of = Xylo of { $name }
look-closer = Look closer at the xylo of { $name }
high-note = High Note: the leftmost may not be led
notes = Notes on your cards
notes-help = What you write here only you can see, on this device.
note = Note
note-on = Note on slot { $slot }
played = played
is-bid = the bid
looked-at = looked at
possible = possible: { $values }
arrange-for = The hand for { $name }
arrange-more = { $count ->
    [one] then one more hand
   *[other] then { $count } more hands
  }
arrange-help = Cards of equal value can change places: drag one, tap two, or hold Shift and press an arrow key.
arrange-help-touch = Cards of equal value can change places: drag one, or tap two.
can-be-exchanged = can be exchanged
pass-on = Pass it on to { $name }
all-arrange = Everybody puts a hand in order.
choose-bid = Choose your bid
choose-bid-help = { $tricks ->
    [0] You have won no trick so far. How many will it be in the end?
    [one] You have won { $tricks } trick so far. How many will it be in the end?
   *[other] You have won { $tricks } tricks so far. How many will it be in the end?
  }
look-at-these = Look at these two
ask-to-bid = Ask me about bidding after every card
ask-to-bid-help = Off: say beforehand that you want to bid.
bid-next = Bid after my next card
hold = No bid now
task-arrange = Put equal values in the order you like, then pass the hand on.
task-announce = Bid now? Tap two neighbouring cards to look at them, or go on without.
task-choose = Choose one of the two as your bid.
task-lead = Lead any card but the leftmost.
task-lead-last = Lead your last card.
task-follow = Follow: play { $colour }.
task-any = You have no { $colour }: play any card.
won-trump = { $you ->
    [yes] You take the trick with the highest trump, { $colour }.
   *[no] { $name } takes the trick with the highest trump, { $colour }.
  }
won-colour = { $you ->
    [yes] You take the trick with the highest { $colour } card.
   *[no] { $name } takes the trick with the highest { $colour } card.
  }
won = { $you ->
    [yes] You take the trick.
   *[no] { $name } takes the trick.
  }
move-play = Play { $card }
move-bid = Bid { $card }
move-look = Look at { $first } and { $second }
move-hold = No bid now
move-arrange = Pass the hand on

## HILO

your-tableau = Your tableau
tableau-empty = all cleared
piles = Piles
drawn-card = drawn card
sum = Sum
closes = closed
task-hilo-flip = Turn over two of your cards.
task-hilo-turn = Draw, or take the discard.
task-hilo-drawn = Swap it for one of yours, or drop it and turn one over.
task-hilo-drawn-swap = Swap it for one of yours.
task-hilo-clear = A line of one colour: clear it or keep it.
task-hilo-slide = The diagonal is gone. How do the rest slide together?
task-hilo-choose = Which line goes first?
task-hilo-shuffle = The discards are shuffled.
task-hilo-over = The round is over.
hilo-choose-first = First draw, or take the discard.
hilo-take-hint = Tap the card that { $card } replaces.
hilo-drop-hint = Tap a face-down card to turn it over.
last-turn = Your last turn.
draw = Draw
take-discard = Take the discard
swap = Swap
drop = Drop it
keep-line = Keep
called-line-row = row { $which }
called-line-column = column { $which }
called-line-diagonal = diagonal { $which }
called-way-left = to the left
called-way-down = down
called-way-up = up
move-clear = Clear { $line }
move-slide = Slide { $way }
move-hilo-flip = Turn over { $cell }
move-hilo-take = Take the discard for { $cell }
move-hilo-draw = Draw
move-hilo-swap = Swap for { $cell }
move-hilo-drop = Drop it and turn over { $cell }
move-hilo-keep = Keep the line

## XXL

variant-1 = Runs
variant-2 = Stay below
variant-3 = You may refuse
variant-4 = Streets
variant-5 = Descents
variant-6 = I name the colour
goal-1 = Get rid of your cards: same colour, one higher or one lower, along the run or on the other side.
goal-2 = Get rid of your cards: a colour of the top card, with a lower value.
goal-3 = Win the most cards. The leader names the colour.
goal-4 = Lay three values in a row of one colour. The totals of your streets count.
goal-5 = Get rid of your cards: each colour goes down from 10 to 0.
goal-6 = Win the highest totals. Both colours of the led card are open until a card fixes one of them.
counts-1 = What is left in hand counts; the least is first.
counts-2 = What is left in hand counts; the least is first.
counts-3 = The number of cards won counts; the most is first.
counts-4 = The totals of your streets count; the most is first.
counts-5 = What is left in hand counts; the least is first.
counts-6 = The totals of the cards won count; the most is first.
your-hand = Your hand
hand-empty = Your hand is empty.
column = Column { $number }
run-up = going up
run-down = going down
refuse-round = { $round ->
    [1] First round
   *[other] Second round
  }
all-keep = Everybody keeps one card.
you-kept = You kept { $card }.
next-in-row = next: { $card }
xxl-won-cards = { $cards ->
    [one] { $cards } won
   *[other] { $cards } won
  }
xxl-won-points = { $points ->
    [one] { $points } point won
   *[other] { $points } points won
  }
xxl-street-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
lay-street = Lay a street
exchange = Exchange
task-shed-1 = Play a card on a column.
task-shed-2 = Play a lower card, in a colour of the top card.
task-shed-5 = Continue a row, or start one with a 10.
task-drawn-fits = The card you drew fits: play it, or pass.
task-draw = Nothing fits: draw a card.
task-drawn-no-fit = The card you drew does not fit: pass.
task-pass = Nothing fits: pass.
task-keep = Keep one of the cards that you won for the second round; all others are shuffled.
task-trump = Name the trump colour.
name-colour = Name { $colour }
task-lead-name = Lead a card and name one of its colours.
task-lead-any = Lead any card.
task-follow-or-pass = Follow: play { $colour }, or pass.
task-any-or-pass = You have no { $colour }: play any card, or pass.
task-street-left = You can still lay a street, or end your turn.
task-exchange-left = You can still exchange, or end your turn.
task-done = End your turn.
task-give = Give one card of your hand to the middle.
move-play-on = Column { $column }, by { $colour }
move-play-as = Lay it as { $colour }
move-street = Street { $values }, { $colour }{ $points ->
    [0] {""}
    [one] : { $points } point
   *[other] : { $points } points
  }
move-swap = Swap { $card } for { $other }
move-give = Give { $card }
move-keep-card = Keep { $card }
move-trump = Trump: { $colour }
move-draw = Draw
move-pass = Pass
move-done = Done

## Settings

settings-play = Playing
settings-look = Appearance
settings-sound = Sound
settings-alerts = When it is your turn
setting-confirm = Confirm every move
setting-confirm-help = A second tap makes the move.
setting-shortcuts = Shortcuts with single keys
setting-shortcuts-help = c, h, l, s, m and Space; at the text table also t, p and r.
setting-forced = Play for me where only one move is possible
setting-forced-help = After a time like your own, so that nobody learns anything from it.
setting-speed = Speed of animations
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-none = at once
setting-size = Size of the cards
size-small = small
size-medium = medium
size-large = large
setting-theme = Colours of the table
theme-auto = as the device
theme-light = light
theme-dark = dark
setting-contrast = More contrast
setting-sound = Sound
setting-sound-help = Every card is a wooden tone.
alert-title = Title of the window
alert-icon = Icon
alert-sound = A bell
alert-notification = Notification
alert-blocked = The browser does not allow it.

## What happened

happened-arrange = { $you ->
    [yes] You pass a hand on.
   *[no] { $name } passes a hand on.
  }
happened-laid-out = All xylos are laid out. { $you ->
    [yes] You lead.
   *[no] { $leader } leads.
  }
happened-xylotar-play = { $you ->
    [yes] You play { $card }.
   *[no] { $name } plays { $card }.
  }
happened-hold = { $you ->
    [yes] You do not bid now.
   *[no] { $name } does not bid now.
  }
happened-look = { $you ->
    [yes] You look at slots { $slots }.
   *[no] { $name } looks at slots { $slots }.
  }
happened-bid = { $you ->
    [yes] You bid { $value }, with { $card }.
   *[no] { $name } bids { $value }, with { $card }.
  }
happened-trick = { $you ->
    [yes] You take the trick.
   *[no] { $name } takes the trick.
  }
happened-deal-over = Round { $deal } is over: { $scores }.
happened-xxl-deal-over = The variant is over: { $scores }.
happened-flip = { $you ->
    [yes] You have chosen two cards.
   *[no] { $name } has chosen two cards.
  }
happened-hilo-turned-over = { $you ->
    [yes] You turn over { $cards }.
   *[no] { $name } turns over { $cards }.
  }
happened-begin = { $you ->
    [yes] You begin.
   *[no] { $name } begins.
  }
happened-reshuffle = The discards are shuffled and become the draw pile.
happened-hilo-draw = { $you ->
    [yes] You draw a card.
   *[no] { $name } draws a card.
  }
happened-take = { $you ->
    [yes] You take { $card } for cell { $cell }; { $discarded } is discarded.
   *[no] { $name } takes { $card } for cell { $cell }; { $discarded } is discarded.
  }
happened-hilo-swap = { $you ->
    [yes] You lay { $card } in cell { $cell }; { $discarded } is discarded.
   *[no] { $name } lays { $card } in cell { $cell }; { $discarded } is discarded.
  }
happened-drop = { $you ->
    [yes] You discard { $discarded } and turn over { $card } in cell { $cell }.
   *[no] { $name } discards { $discarded } and turns over { $card } in cell { $cell }.
  }
happened-clear = { $you ->
    [yes] You clear { $line }: { $cards }.
   *[no] { $name } clears { $line }: { $cards }.
  }
happened-hilo-keep = { $you ->
    [yes] You keep the line.
   *[no] { $name } keeps the line.
  }
happened-slide = { $you ->
    [yes] You slide { $way }.
   *[no] { $name } slides { $way }.
  }
happened-close = { $you ->
    [yes] You close the round: everybody else has one more turn.
   *[no] { $name } closes the round: everybody else has one more turn.
  }
happened-all-turned-over = All cards are turned over.
happened-cleared = A line goes by itself: { $cards }.
happened-xxl-play = { $you ->
    [yes] You play { $cards }
   *[no] { $name } plays { $cards }
  }{ $way ->
    [column] {" "}on column { $column }, by { $colour }.
    [colour] {" "}as { $colour }.
    [named] {" "}and names { $colour }.
   *[plain] .
  }
happened-xxl-draw = { $you ->
    [yes] You draw a card.
   *[no] { $name } draws a card.
  }
happened-pass = { $you ->
    [yes] You pass.
   *[no] { $name } passes.
  }
happened-xxl-keep = { $you ->
    [yes] You keep a card.
   *[no] { $name } keeps a card.
  }
happened-second-round = The second round begins. { $you ->
    [yes] You lead.
   *[no] { $leader } leads.
  }
happened-street = { $you ->
    [yes] You lay a street of { $colour }: { $cards }.
   *[no] { $name } lays a street of { $colour }: { $cards }.
  }
happened-xxl-swap = { $you ->
    [yes] You swap { $card } for { $other }.
   *[no] { $name } swaps { $card } for { $other }.
  }
happened-give = { $you ->
    [yes] You give { $cards } to the middle.
   *[no] { $name } gives { $cards } to the middle.
  }
happened-done = { $you ->
    [yes] You are done.
   *[no] { $name } is done.
  }
happened-trump = { $you ->
    [yes] You name the trump: { $colour }.
   *[no] { $name } names the trump: { $colour }.
  }
happened-xxl-turned-over = { $card } joins the middle.

entry-sat = { $name } sits down.
entry-left = { $name } leaves.
entry-renamed = Somebody is called { $name } now.
entry-started = The match begins.
entry-away = { $name } is away.
entry-back = { $name } is back.
entry-stand-in = A bot ({ $level }) plays for { $name }.
entry-asked = { $you ->
    [yes] You ask { $what }.
   *[no] { $name } asks { $what }.
  }
entry-agreed = { $name } agrees.
entry-declined = { $name } declines.
entry-taken-back = { $name } takes a move back.
entry-abandoned = { $name } ends the match.
entry-rematch = { $name } wants to play again.

## Why something is not possible

refused-other = That is not possible ({ $message }).
refused-no-connection = The server does not answer.
refused-no-token = The server does not know who you are. Load the page again.
refused-bad-token = The server does not know who you are. Load the page again.
refused-scope-missing = This key is not allowed to do that: it lacks “{ $scope }”.
refused-people-only = A program cannot do that; you have to do it yourself.
refused-no-such-token = There is no such key: perhaps it has been revoked.
refused-too-many-tokens = You can have { $most ->
    [one] { $most } key
   *[other] { $most } keys
  }. Revoke one of them first.
refused-no-such-table = There is no such table: perhaps a letter of the link is missing, or it has been deleted.
refused-no-such-match = There is no such match: perhaps a letter of the link is missing, or it has been deleted.
refused-no-spectators = Nobody may watch at this table.
refused-not-seated = You do not sit at this table.
refused-host-only = Only the host can do that.
refused-not-oneself = You cannot do that to yourself.
refused-not-a-spectator = You sit at this table.
refused-locked = The table is locked: the host can open it.
refused-table-full = All seats are taken.
refused-seated-already = You already sit at this table.
refused-seat-taken = { $seat } sits there.
refused-nobody-there = Nobody sits there.
refused-no-such-seat = There is no { $seat } here.
refused-bad-invitation = This invitation is for another seat, or was used already.
refused-bad-name = A name has 1 to { $longest } letters, and not only signs.
refused-name-taken = Somebody at this table is called { $name } already, or nearly so.
refused-bad-text = A message has 1 to { $longest } letters.
refused-chat-off = The host has switched the chat off.
refused-phrases-only = At this table only phrases are said.
refused-too-fast = Not so fast: wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }.
refused-said-already = You have only just said that.
refused-one-hand-only = You have seen another hand of this match, so you cannot sit here.
refused-somebody-must-play = At least one person must stay at the table.
refused-seats-free = There are free seats.
refused-seats-taken = More people sit here than that.
refused-not-all-seats = All seats must be named.
refused-already-started = The match has begun.
refused-not-started = The match has not begun.
refused-match-over = The match is over.
refused-not-over = The match is not over.
refused-rematch-made = You have said so already: the new table is there.
refused-stale = The table has changed meanwhile. Choose again.
refused-bad-version = The table has changed meanwhile. Choose again.
refused-still-waited-for = { $seat } is waited for until { $until }.
refused-no-taking-back = At this table moves are not taken back.
refused-nothing-to-take-back = You have no move to take back.
refused-asked-already = Somebody has asked for something already.
refused-nothing-asked = Nobody has asked for anything.
refused-no-clock = There is no clock.
refused-not-paused = The clocks are running.
refused-hand-not-shown = { $seat } does not show their cards.
refused-not-saved = The server could not write it down. Try again.
refused-restarting = The server is restarting. Try again in a moment.
refused-bad-request = The server does not understand that.
refused-wrong-origin = This page is not allowed to do that here.
refused-not-found = That is not here.
refused-not-allowed = That is not allowed.
refused-too-large = That is too long.
refused-too-many = That was too much at once. Try again in { $seconds } s.
refused-crowded = Too many people watch this table already.
refused-sent-away = The host has asked you to leave. Ask for an invitation to come back.
refused-log-full = So much has happened at this table that you can only play on, or leave it.
refused-too-many-twins = These deals are played at { $most } tables already.
refused-was-watched = Somebody has watched this match: its deals are played at no other table.
refused-broken-table = This table cannot be read any more. The host of the server can see why.
refused-failed = Something broke on the server. Try again.
refused-unknown-game = There is no game { $value } here; there are { $known }.
refused-bad-players = The players are a list of { $least } to { $most } names.
refused-unknown-option = There is no option { $option }; there are { $known }.
refused-option-choice = Option { $option } cannot be { $value }; it is one of { $values }.
refused-option-number = Option { $option } cannot be { $value }; it is a whole number from 1 up.
refused-option-seats = Option { $option } cannot be { $value }; it is a list of the seats 1 to { $players }.
refused-unreadable = “{ $text }” is not a move of this game.
refused-flip-first = Everybody turns over two cards first.
refused-flipped-already = { $you ->
    [yes] You have turned over two cards already.
   *[no] { $seat } has turned over two cards already.
  }
refused-two-cells = Two different cells from 1 to 9 are turned over.
refused-no-such-cell = There is no card in cell { $cell }.
refused-draw-first = Draw a card or take the discard first.
refused-use-drawn-card = { $you ->
    [yes] You have drawn a card: swap it, or drop it and turn one over.
   *[no] { $seat } has drawn a card, and swaps it, or drops it and turns one over.
  }
refused-face-up-already = The card in cell { $cell } lies face up already.
refused-clear-or-keep = A line of one colour stands: clear it or keep it.
refused-nothing-to-clear = There is no line to clear now.
refused-line-not-standing = That line does not stand now; { $lines } can be cleared.
refused-no-such-line = This tableau has no such line any more.
refused-must-clear = This line must go. Say which goes first.
refused-slide-first = The diagonal is gone: slide left or down first.
refused-nothing-to-slide = There is nothing to slide.
refused-not-in-this-variant = “{ $text }” is not a move of this variant.
refused-not-in-hand = { $you ->
    [yes] You do not have { $card }.
   *[no] { $seat } does not have { $card }.
  }
refused-must-play = { $you ->
    [yes] You can play, so you must.
   *[no] { $seat } can play and must.
  }
refused-draw-first-xxl = { $you ->
    [yes] You cannot play: draw a card.
   *[no] { $seat } cannot play and draws a card.
  }
refused-pile-is-empty = The draw pile is empty.
refused-only-the-drawn-card = { $you ->
    [yes] You have drawn { $card }: play that card or pass.
   *[no] { $seat } has drawn { $card }, and plays that card or passes.
  }
refused-name-the-way = Name the column and the colour: { $example }
refused-no-such-column = There is no column { $column }.
refused-not-on-card = { $card } does not carry { $colour }.
refused-name-the-colour = Name the colour: { $example }
refused-does-not-join = { $card } cannot join column { $column } by its { $colour } side.
refused-wrong-direction = The run in column { $column } goes { $way }.
refused-does-not-fit = { $card } does not fit: it needs a colour of the top card, with a lower value.
refused-row-wants = The next { $colour } card must be a { $value }.
refused-must-follow-colours = { $you ->
    [yes] You have { $colours } and must follow.
   *[no] { $seat } has { $colours } and must follow.
  }
refused-nothing-is-named = No colour is named in this variant.
refused-follower-names-nothing = Only the leader names a colour.
refused-leader-never-passes = The leader cannot pass.
refused-may-not-pass = Only a player with fewer cards than another may pass, and only in the second round.
refused-keep-now = Whoever has won cards keeps one of them first.
refused-kept-already = { $you ->
    [yes] You have kept a card already.
   *[no] { $seat } has kept a card already.
  }
refused-not-keeping = Cards are kept after the first round.
refused-not-won = { $you ->
    [yes] You have not won { $card }.
   *[no] { $seat } has not won { $card }.
  }
refused-not-a-street = These are not three values in a row of { $colour }.
refused-not-at-hand = { $you ->
    [yes] { $card } is neither in your hand nor in the middle.
   *[no] { $card } is neither in the hand of { $seat } nor in the middle.
  }
refused-one-from-hand = At least one card of a street comes from the hand.
refused-one-street = One street a turn.
refused-one-exchange = One exchange a turn.
refused-not-in-middle = { $card } does not lie in the middle.
refused-give-now = { $you ->
    [yes] You have drawn a card: give one to the middle.
   *[no] { $seat } has drawn a card and gives one to the middle.
  }
refused-draw-before-giving = Draw a card before you give one.
refused-done-not-pass = { $you ->
    [yes] You have done something: end your turn with Done.
   *[no] { $seat } has done something: the turn ends with Done.
  }
refused-pass-not-done = { $you ->
    [yes] You have done nothing: pass.
   *[no] { $seat } has done nothing and passes.
  }
refused-name-trump = { $you ->
    [yes] Name the trump colour first.
   *[no] { $seat } names the trump colour first.
  }
refused-no-trump = No trump colour is named now.
refused-counts-as-trump = { $card } carries the trump colour, so it counts as { $colour } only.
refused-arrange-first = { $you ->
    [yes] Put your hand in order first.
   *[no] { $seat } still has to put a hand in order.
  }
refused-wait-for-arrangers = Not all xylos are laid out yet.
refused-already-arranged = { $you ->
    [yes] You have passed that hand on already.
   *[no] { $seat } has passed that hand on already.
  }
refused-all-laid-out = All xylos are laid out already.
refused-not-the-hand = These are not the cards of the hand that { $receiver } receives.
refused-arrange-order = { $card } cannot stand on the right of { $before }: the highest value is on the left.
refused-name-receiver = Say who receives the hand: { $receivers }.
refused-no-receiver = The hand goes to the left: no seat is named.
refused-automaton = An automaton makes no choices.
refused-not-leader = { $leader } leads now.
refused-not-your-turn = It is the turn of { $turn }.
refused-being-announced = { $turn } may still bid; nobody plays meanwhile.
refused-no-such-slot = There is no slot { $slot }.
refused-empty-slot = There is no card left in slot { $slot }.
refused-bid-is-not-played = { $you ->
    [yes] That is your bid; it is never played.
   *[no] That is the bid of { $seat }; it is never played.
  }
refused-leftmost-not-led = The leftmost card may not be led.
refused-must-follow = { $you ->
    [yes] You have { $colour } and must follow it.
   *[no] { $seat } has { $colour } and must follow it.
  }
refused-announce-or-hold = { $you ->
    [yes] You have just played: look at two cards, or hold.
   *[no] { $seat } has just played, and looks at two cards or holds.
  }
refused-not-after-playing = A bid is made right after playing a card.
refused-announced-already = { $you ->
    [yes] You have made your bid already.
   *[no] { $seat } has made a bid already.
  }
refused-too-few-cards = With two cards left it is too late to look.
refused-not-adjacent = Slots { $first } and { $second } do not hold two neighbouring cards.
refused-look-first = Look at two cards before you choose.
refused-choose-one = { $you ->
    [yes] You have looked: choose slot { $first } or slot { $second } as your bid.
   *[no] { $seat } has looked and must choose slot { $first } or slot { $second } as the bid.
  }

## Fair shuffles

fair-page = Check the shuffle
fair-title = Was it shuffled fairly?
fair-about = Before the match the server bound itself to a secret by showing its fingerprint; then every player’s device added a number of its own. All shuffles follow from these, so nobody has chosen the cards. Your device now computes them again, and plays every move again by the rules.
fair-open = Open a record
fair-command = The same on the command line:
fair-yes = Yes, everything fits.
fair-no = No, something does not fit.
fair-busy = The match is being played again, move by move …
fair-half = The shuffles fit; the moves could not be checked here.
fair-unknown = This record does not say how its seed came about, so nothing can be checked.
fair-not-a-record = This file is not a record of a match.
fair-holds-commitment = The secret is the one that was promised.
fair-fails-commitment = The secret is not the one that was promised.
fair-holds-seed = The seed follows from the secret and the players’ numbers.
fair-fails-seed = The seed does not follow from the secret and the players’ numbers.
fair-holds-deal = Deal { $number } follows from the seed, card by card.
fair-fails-deal = Deal { $number } does not follow from the seed.
fair-holds-earlier = Match { $number } of this table was played with the secret that was promised for it.
fair-fails-earlier = Match { $number } of this table was not played with the secret that was promised for it.
fair-holds-play = The { $moves ->
    [one] one move was
   *[other] { $moves } moves were
} played again by the rules; deals, dealers and result are as written.
fair-holds-play-so-far = { $moves ->
    [0] No move was made before it was broken off; the deal is as written.
    [one] The one move was played again by the rules; deals and dealers are as written. The match was not played to its end.
   *[other] The { $moves } moves were played again by the rules; deals and dealers are as written. The match was not played to its end.
}
fair-fails-play = Played again by the rules, the match does not go as written. { $why }
fair-fails-move = Move { $move } is not possible. { $why }
fair-not-played = The rules could not be fetched, so the moves were not played again. Try once more when there is a connection.
fair-remembered = All of this is what your device noted before the match.
fair-otherwise-chain = Before the match your device noted another chain: a match of this table is missing.
fair-otherwise-own = The number that your device added is not part of the seed.
fair-otherwise-others = The players’ numbers are not those that your device noted at the start.
fair-not-there = Your device was not at the table when the match began, so it cannot say what was promised then.
fair-added-by = Numbers were added by { $names }.
fair-added-by-nobody = No player has added a number.
fair-earlier-finished = Match { $number } of this table was played to its end.
fair-earlier-abandoned = Match { $number } of this table was broken off.
fair-numbers = The numbers
fair-commitment = Fingerprint of the secret
fair-secret = Secret
fair-seed = Seed
fair-chain = Chain of the table’s matches
fair-details = Fair shuffle
fair-added-count = { $count } of { $people } { $people ->
    [one] player has
   *[other] players have
  } added a number.
fair-shared = This table plays the deals of another one. Nothing is shown until all such tables have finished.
fair-match = Match { $match } of these players, broken off before it: { $abandoned }.
refused-still-in-play = The same deals are still being played at another table. The record opens when that has ended.
refused-nothing-to-add = At this table nobody adds a number to the shuffles.
refused-added-already = You have added your number already.
refused-knows-the-deals = You have seen these deals at another table.

## One's own desk

desk-empty = There is no match on your desk
desk-practice = Practice at your own desk: nobody else sees this match.
desk-back = Back to the replay
desk-back-rules = Back to the rules
desk-once-more = Once more from the same moment

## Text table: every game in words, for people who do not see the cards

text-table = Text table, for screen readers
text-table-help = Every game in words: headings, lists, a command line and keys.
text-table-on = The text table is on: games are told in words. At a table, type a question mark for help.
text-table-off = The text table is off.
settings-text = Playing by ear
setting-verbosity = How much is told
verbosity-brief = brief
verbosity-normal = normal
verbosity-full = full
verbosity-brief-help = Cards as letter and value, R7. Of the others you hear tricks, bids and whatever else changes the round; on your turn, what lies there.
verbosity-normal-help = Cards in words, red 7. You hear every move, and on your turn what to do.
verbosity-full-help = Cards with their symbol, red circle 7. You hear everything, also who does not bid; on your turn, what lies there, what to do, and how many moves you have.
card-with-symbol = { $colour } { $symbol } { $value }
symbol-red = circle
symbol-orange = square
symbol-yellow = triangle
symbol-green = star
symbol-teal = diamond
symbol-blue = cross
symbol-violet = hexagon
symbol-pink = drop
symbol-unknown = unknown
text-then = { $before }; { $after }
text-row = row { $which }
text-column = column { $which }
text-diagonal = diagonal { $which }
text-told = Told aloud
text-do = What you can do
text-others = The other players
text-scores = Scores
text-questions = Questions
text-command = Command
text-command-help = A move, such as { $example }, or a question. A question mark helps.
text-go = Go
text-cards = Cards
text-top = Top card
text-street = Street
text-open = Open colours: { $colours }
text-lines = Lines of one colour: { $lines }
text-wanted = Goes on with { $cards }.
text-drawn = You have drawn { $card }.
text-looked = You see { $cards }.
text-task-announce = Bid now? Look at two neighbouring cards, or hold.
text-moves-count = { $count ->
    [one] { $count } move is possible.
   *[other] { $count } moves are possible.
  }
text-ways = { $kind }, { $verb } …: { $count ->
    [one] { $count } way
   *[other] { $count } ways
  }
kind-play = Play a card
kind-look = Look at two cards
kind-hilo-flip = Turn over two cards
kind-hilo-take = Take the discard
kind-hilo-swap = Swap the drawn card
kind-hilo-drop = Drop the drawn card
kind-xxl-play = Play a card
kind-xxl-street = Lay a street
kind-xxl-swap = Swap with the middle
kind-xxl-give = Give to the middle
kind-xxl-keep = Keep a card
text-sent = Your move is on its way.
text-exchange = Exchange { $one } and { $other }
text-which = Which one?
text-yes-or-no = Yes or no?
text-no-cards = You watch: you have no cards.
text-watching = You watch. You can ask; those who sit at the table play.
text-noted = Noted on slot { $slot }.
text-rounds-over = { $count ->
    [0] No round is over yet.
    [one] After { $count } round:
   *[other] After { $count } rounds:
  }
text-this-round = In this round:
text-help = Type a move or a question, then press Enter. Small or capital letters and spaces do not matter; what leaves no doubt may be left out. The arrow keys bring back what you typed before.
text-help-xylotar = Moves: play 4 plays the card in slot 4. After a card, hold goes on without a bid; look 5 6 looks at two neighbours, and bid 6 chooses one of them. At the start, swap 3 4 exchanges equal values, and arrange passes the hand on.
text-help-hilo = Moves: flip 1 9 turns over two cards. Then draw, or take 5 for the discard. A drawn card: swap 5, or drop 5 to turn that one over instead. A line: clear row 1, clear column 2, clear diagonal \, or keep. After a diagonal: slide left or slide down.
text-help-xxl = Moves: play with a card, such as play R7/Y6, play red 7, or play 3 for the third card of your hand. Where there are several ways, add on 1 by Y, or as Y. Others are draw, pass, done, give 2, keep 2, trump R, swap 2 for 1 with the first card in the middle, and street with three cards.
text-help-questions = Questions:
text-help-keys = Keys: Alt with H, T, S, L, P or R asks for your cards, the table, the scores, the moves, the last trick, and for what was said last. Outside the command line the letter alone is enough, unless single keys are switched off. M opens the menu, C the chat.
ask-help = ?, help
ask-hand = hand, cards, h
ask-table = trick, table, t
ask-scores = scores, score, s
ask-legal = legal, moves, l
ask-last = last, p
ask-repeat = repeat, r
ask-who = who, w
ask-log = log, g
ask-rules = rules
ask-yes = yes, y
ask-no = no, n
ask-say = say
ask-note = note
answers-help = Help
answers-hand = Your cards
answers-table = On the table
answers-scores = Scores
answers-legal = Possible moves
answers-last = Last trick
answers-since = Since your last move
answers-repeat = Say it again
answers-who = Whose turn it is, and who sits here
answers-log = What happened
answers-rules = What it is about, and the rules
answers-yes = Confirm a move, if you want to be asked
answers-no = Do not make it
answers-say = Write to the table: say hello
answers-note = Write on one of your cards: note 4 low
say-arrange = arrange
say-bid = bid
say-clear = clear
say-done = done
say-draw = draw
say-drop = drop
say-flip = flip
say-give = give
say-hold = hold
say-keep = keep
say-look = look
say-pass = pass
say-play = play
say-slide = slide
say-street = street
say-swap = swap, exchange
say-take = take
say-trump = trump
say-on = on
say-by = by
say-as = as
say-for = for
say-row = row
say-column = column
say-diagonal = diagonal
say-left = left
say-down = down
refused-no-such-card = There is no card “{ $text }” in this game.

## The score pad

pad = Score pad
pad-about = For a table with the real cards: write down what each round came to, and the pad keeps the scores by the rules. It stays on this device and needs no connection.
pad-new = New pad
pad-kept = Your pads
pad-all = All pads
pad-game = Game
pad-names = Names
pad-names-help = In the order in which you sit, clockwise.
pad-player = Player { $number }
pad-player-column = Player
pad-rounds = Rounds
pad-limit = Until somebody has
pad-mode = Variants
pad-mode-once = all six
pad-mode-twice = all six, twice
pad-times = How many times
pad-first-dealer = First dealer
pad-draw-dealer = Draw the dealer
pad-begin = Begin
pad-less = Less
pad-more = More
pad-not-kept = This browser has no room to keep the pad. Throw an old one away.
pad-not-here = This pad is not here
pad-not-here-why = Pads stay on the device on which they were begun.
pad-empty = nothing written yet
pad-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
  }
pad-in-front = { $rounds ->
    [one] after { $rounds } round: { $names } in front
   *[other] after { $rounds } rounds: { $names } in front
  }
pad-throw-away = Throw away
pad-throw-away-this = Throw away the pad of { $names }
pad-throw-away-why = { $game }, { $names }: the pad cannot be brought back.
pad-keep = Keep it
pad-undo = Undo
pad-print = Print
pad-variant = { $number } of { $of }: { $variant }
pad-extra-round = Round { $deal }, to break the tie
pad-extra-why = Nobody is alone in front: everybody plays one more round.
pad-deals = { $name } deals.
pad-begins-left-of-dealer-xylotar = { $name } leads the first trick.
pad-begins-lowest-total-xylotar = { $name } leads, with the lowest total.
pad-begins-two-cards-hilo = Everybody turns over two cards. The highest sum begins; on a tie, the shortest of the tied players.
pad-begins-left-of-dealer-xxl = { $name } begins.
pad-begins-most-points-xxl = Whoever has the most points in hand begins.
pad-ended-total-xylotar = The highest total wins.
pad-ended-total-hilo = { $count ->
    [one] The lowest total wins.
   *[other] The lowest total wins, and it is shared.
  }
pad-ended-total-xxl = { $count ->
    [one] The lowest sum of places wins.
   *[other] The lowest sum of places wins, and it is shared.
  }
pad-rule = rule { $rule }
pad-reckoning = The pad is adding up …
pad-stuck = Your lines are kept. They are added up as soon as there is a connection.
pad-write = Write down round { $deal }
pad-correct = Correct round { $deal }
pad-write-down = Write down
pad-remove-line = Remove the line
pad-leave-as-it-is = Leave it as it is
pad-tricks = Tricks
pad-bids = Bid
pad-sums = Sum
pad-points = Points
pad-closed = Closed
pad-closed-by = { $name } closed the round
pad-tricks-shared = { $shared } of { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
  }
pad-keys = Numbers
pad-key-sign = plus or minus
pad-key-erase = erase
pad-caption = { $game }: { $names }
pad-no-lines = Nothing is written yet.
refused-bad-dealer = The dealer cannot be { $value }; it is { $seats }.
refused-pad-line = A number is missing in this line.
refused-pad-missing = { $what ->
    [tricks] Tricks of { $seat }: the number is missing.
    [bids] Bid of { $seat }: the number is missing.
    [sums] Sum of { $seat }: the number is missing.
   *[other] Points of { $seat }: the number is missing.
  }
refused-pad-negative = { $seat } cannot have { $number }: nothing below 0 is counted here.
refused-pad-tricks = The tricks add up to { $sum }, but a round has { $tricks }.
refused-pad-bid = { $seat } cannot have bid { $bid }: the cards in play go from 0 to { $most }.
refused-pad-bids = { $cards ->
    [one] { $times } bids of { $bid } cannot be: only one of the cards in play has that value.
   *[other] { $times } bids of { $bid } cannot be: only { $cards } of the cards in play have that value.
  }
refused-pad-sum = { $seat } cannot have { $sum } in front of them: the least is { $least }, the most { $most }.
refused-pad-closer = { $count ->
    [0] Say who closed the round.
   *[other] Only one player closes a round.
  }
refused-pad-points = { $sum ->
    [one] This is { $sum } point in all
   *[other] These are { $sum } points together
  }, but all cards have only { $most }.
refused-pad-empty-hands = Only one player can have 0 left.
refused-pad-cards-won = { $sum ->
    [one] This is { $sum } card in all
   *[other] These are { $sum } cards together
  }. It is { $first } after the first round, { $both } after both.
refused-pad-refused = { $first } cards are won if enough players have no trick after the first round, otherwise { $both }.
refused-pad-whole-tricks = In the first round whole tricks are won, of { $players ->
    [one] { $players } card
   *[other] { $players } cards
  } each.
refused-pad-all-won = All cards won are worth { $least } to { $most } together, not { $sum }.

## Records, given deals and fair shuffles that are not as they should be

refused-not-json = This is not a JSON document: { $reason }.
refused-not-an-object = “{ $what }” must be a JSON object.
refused-not-a-list = “{ $what }” must be a list.
refused-unknown-key = Unknown key “{ $key }” in “{ $what }”.
refused-missing-key = The record has no “{ $key }”.
refused-bad-format = The format is { $value }, not atout/1.
refused-bad-seed = The seed must be 64 hexadecimal digits.
refused-no-seed = { $what ->
    [dealer] The first dealer
    [hands] The hands
    [order] The order of equal values
    [second] The second hands
    [reshuffle] The new draw pile
   *[cards] The cards that are named nowhere
  } must come from the seed, and the record has none.
refused-bad-move-entry = A move is written like this: `[1, "play 4"]`.
refused-too-many-deals = { $given } deals are given, but the match has only { $played }.
refused-not-finished = The match is not finished.
refused-result-differs = The stored result is not the one that the moves lead to.
refused-one-person-twice = They are two people: { $first } and { $second } sat at one table.
refused-no-fairness = The record does not say how its seed came about, so nothing can be checked.
refused-bad-fairness = “fairness” is not as format 1 has it: { $what }.
refused-commitment-differs = { $number ->
    [0] The secret of this match is not the one that was promised.
   *[other] The secret of match { $number } of this table is not the one that was promised.
  }
refused-seed-differs = The seed does not follow from the secret and what the players added.
refused-deal-differs = Deal { $number } does not follow from the seed.
refused-promised-otherwise = The { $what } that you noted is another one: { $noted }, not { $found }.
refused-bad-cards = “{ $what }” must be cards in one string.
refused-hands-or-xylos = A deal has “hands” or “xylos”, not both.
refused-wrong-hands = “{ $what }” must be a list of { $count }, one for each seat.
refused-card-twice = { $card } is there twice.
refused-wrong-size = { $seat } has { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }, not { $size }.
refused-xylo-order = The xylo of { $seat } does not fall from left to right: { $card } stands on the right of { $before }.
refused-tableau-size = The tableau of { $seat } has { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }, not 9.
refused-one-card = “{ $what }” must be one card.
refused-too-many-cards = { $count ->
    [one] { $count } card is named
   *[other] { $count } cards are named
  }, but there are only { $most } left for the draw pile.
refused-not-the-discards = Reshuffle { $time } is not the discard pile without its top card.
refused-wrong-second = The second hand of { $seat } has { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }, not { $size }.
refused-kept-card = { $card } was kept, it cannot be dealt again.

## Without a connection

offline = No connection
offline-works = This works all the same:
offline-works-not = Tables with others, public tables and your matches need a connection.
offline-nothing = The page comes back by itself as soon as there is a connection.
offline-server = The server does not answer
offline-page-learn = Lessons
offline-page-replay = Look back at a match
offline-page-statistics = Statistics
offline-tables = Tables are on the server, and it cannot be reached now.
offline-matches = Your matches are on the server, and it cannot be reached now.
offline-table = This table is on the server, and it cannot be reached now. Nothing is lost: it goes on as soon as the connection is back.
offline-back = The connection is back.
app-description = Xylotar, HILO and XXL at one table: with friends over a link, or against bots.
## Statistics

stats-about = Who wins, how often, and against whom: from your finished matches on this server and from record files. Everything is counted in your browser; files are sent nowhere.
stats-sources = Matches
stats-add-files = Add record files
stats-drop = or drop them anywhere on this page
stats-reading = Reading: { $done } of { $of }
stats-adding-up = Counting the matches …
stats-from = { $server ->
    [one] { $server } match of yours on this server
   *[other] { $server } matches of yours on this server
  }, { $files ->
    [one] { $files } from a file
   *[other] { $files } from files
  }.
stats-server-away = The server cannot be reached. Files can be counted all the same.
stats-bad-files = { $count ->
    [one] This one does not count:
   *[other] These do not count:
  }
stats-not-a-record = this is not the record of a match, or not one by the rules
stats-files = { $count ->
    [one] { $count } file
   *[other] { $count } files
  }
stats-remove = Remove { $name }
stats-empty = No finished matches yet
stats-empty-help = Play one to its end, or bring records: a match offers its record when it is over. The same match in two files counts once.
stats-nobody = Everybody is left out.
stats-game = Game
stats-all-games = All games
stats-game-count = { $game } ({ $count })
stats-count = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
  }, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
  }
stats-who = Who is who
stats-who-help = Make one person of two names, or leave somebody out. Two who have sat at one table are two people.
stats-bots = Count bots, too
stats-bots-help = Known for matches of this server. In a file bots are names like others: leave them out below.
stats-counts-as = { $name } counts as
stats-oneself = themselves
stats-is = the same as { $name }
stats-left-out = left out
stats-a-bot = { $name } (bot)
stats-person = Name
stats-people = All players
stats-matches = Matches
stats-rounds = Rounds
stats-wins = Wins
stats-by-chance = Wins by chance
stats-mean-place = Average place
stats-places = Places
stats-points = Points a round
stats-best = Best round
stats-bids = Made bids
stats-closings = Closed with the lowest sum
stats-cleared = Lines cleared a round
stats-xxl = XXL: average place (deals)
stats-all-deals = All deals
stats-share = { $count } of { $of }
stats-interval = { $low } to { $high } %
stats-too-few = too few to tell
stats-placed = { $place }: { $count }
stats-of-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
  }
stats-rests-on = From { $count ->
    [one] { $count } match
   *[other] { $count } matches
  }, in the order in which they were finished.
stats-only = Only those with the most matches (at most { $count }).
stats-wins-over-time = Wins over time
stats-over-time-xylotar = Points of an average round over time
stats-over-time-hilo = Points of an average round over time; low is good
stats-over-time-xxl = Average place of a match over time; low is good
stats-head-to-head = Head to head
stats-head-help = How often the name on the left finished before the one above, and behind.
stats-head-cell = before: { $before }, behind: { $behind }, level: { $level }; matches: { $matches }
stats-how = A range in per cent or after ± is where the true value lies with 95 % certainty (Wilson’s interval for shares); below five there are too few to tell. Wins by chance: what everybody would have if only luck decided. A win that is shared counts for each.

## Lessons

learn-title = Learn to play
learn-intro = You sit at a prepared table, make the moves, and are told what you need at that moment. Leave whenever you like: your place is kept on this device.
learn-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }
learn-new = New
learn-begun = Begun: step { $step } of { $steps }
learn-done = Done
learn-start = Begin
learn-resume = Continue
learn-again = Once more
learn-coach = Coach
learn-step = { $step } of { $steps }
learn-back = One step back
learn-restart = Start again
learn-watch = Watch the table.
learn-otherwise = That is allowed, too. For this lesson: { $move }.
learn-you = You
learn-over = { $title }: you are ready to play
learn-learnt = What you know now
learn-play = Play against bots
learn-next = Next lesson: { $title }
learn-all = All lessons
learn-none = There is no such lesson
learn-failed = This lesson cannot be opened

## Looking back at a match

look-back = Look back
replay-page = Look back at a match
replay-title = { $game }, looking back
replay-about = Open the record of a match, and go through it move by move, with any player’s eyes or with all cards open. It stays on your device: no server is asked.
replay-drop = Or drop the file anywhere on this page.
replay-own = Matches that you have played here:
replay-fetches = The match is fetched…
replay-too-large = This file is too large for the record of a match.
replay-waits-for-rulebook = The rulebook is opened…
replay-waits-for-record = The match is played through…
replay-failed = This match cannot be shown
replay-why-form = This file is not a record of a match.
replay-why-deal = Deal { $deal } is not possible. { $why }
refused-no-rulebook = The rulebook could not be loaded. Is there a connection?
replay-wrong-move = Move { $move } of this record is not possible, so it ends there. { $why }
replay-unfinished = { $count ->
    [0] This match has just been dealt.
    [one] This match is not finished: the record has { $count } move.
   *[other] This match is not finished: the record has { $count } moves.
  }
replay-dealt = The cards are dealt.
replay-round-of = { $round }, { $name }
replay-trick = { $deal }, trick { $trick }
replay-leads = { $count ->
    [one] { $names } takes the lead.
   *[other] { $names } take the lead.
  }
replay-viewer = Seen by
replay-all-cards = All cards
replay-spectator = Spectator
replay-controls = Time line and buttons
replay-time-line = Time line
replay-play = Play
replay-pause = Pause
replay-on = One move on
replay-back = One move back
replay-later-mark = To the next moment
replay-earlier-mark = To the moment before
replay-speed = Speed
replay-times = { $times } ×
replay-moments = Moments
replay-kinds = What to look for
replay-kind-all = Everything ({ $count })
replay-kind-deal = Deals ({ $count })
replay-kind-bid = Bids ({ $count })
replay-kind-clearing = Clearings ({ $count })
replay-kind-lead-change = Changes of the lead ({ $count })
replay-more = More
replay-download = Download the record
replay-copy = Copy the link to this moment
replay-link = The link to this moment
replay-link-about = The address leads to this very moment, with these eyes. Whoever has it sees the same.
replay-no-link = This match was opened from a file, so there is no link to it. Send the file instead.
replay-other = Open another record
replay-keys = Keys
replay-keys-off = Keys are switched off in your settings.
replay-keys-slider = While the time line has the focus, arrows, Home and End move it as any slider.
replay-key-space = Space
replay-key-home = Home
replay-key-end = End
replay-keys-play = play and pause
replay-keys-move = one move back, one move on
replay-keys-mark = the moment before, the next moment
replay-keys-ends = the beginning, the end
replay-keys-seat = what this seat sees
replay-keys-all = all cards
replay-keys-watch = what a spectator sees
replay-keys-speed = faster, slower
replay-keys-scores = score sheet
replay-keys-help = these keys
play-on = Play on from here
play-on-about = { $moment }: you take a seat, bots take the others, and it goes on from this moment, at your own desk.
play-on-seat = Your seat
play-on-level = The others
play-on-begin = Play on

## What was scored, and why

account-of = { $kind ->
    [extra] Round { $round }, to break the tie: what was scored, and why
    [variant] { $round }: what was counted, and why
   *[round] Round { $round }: what was scored, and why
  }
account-bids-of = { $name }, bid { $bid }
tricks-count = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
  }
account-tricks = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
  }: { $points }
account-tricks-unpaid = { $tricks ->
    [one] { $tricks } trick is
   *[other] { $tricks } tricks are
  } not paid: { $count ->
    [one] an automaton made its bid
   *[other] both automata made their bids
  } ({ $bids })
account-bid-made = bid { $bid } made: +{ $points }
account-bid-missed = bid { $bid } missed
account-bid-unpaid = bid { $bid } made, but not paid: both automata made theirs
account-cleared = { $lines ->
    [one] { $lines } line cleared
   *[other] { $lines } lines cleared
  }
account-sum = sum { $sum }
account-doubled = closed, but somebody has { $lowest }: doubled, +{ $points }
account-closed-lowest = closed with the lowest sum: not doubled
account-not-doubled = closed, but somebody is as low or lower; { $sum } is not above 0 and is not doubled
account-left-in-hand = left in hand: { $points }
account-left-in-hand-of = left in hand: { $points } on { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
account-empty-hand = no card left
account-cards-won = cards won: { $points }
account-cards-won-of = cards won: { $points }, of these { $first } in the first round and { $second } in the second
account-cards-won-at-once = cards won: { $points }; enough players have no trick, so there is no second round
account-streets = streets: { $points }
account-streets-of = { $streets ->
    [one] { $streets } street
   *[other] { $streets } streets
  }: { $points }
account-points-won = points won: { $points }
account-points-won-of = points won: { $points }, in { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
  }
account-place = { $place ->
    [1] first place
   *[other] place { $place }
  }
account-shared-place = { $place ->
    [1] first place
   *[other] place { $place }
  }, shared
ended-fewest-tricks = { $names } had the same total: the bid made with the fewest tricks in the last round decides ({ $tricks }).
ended-only-bid = { $names } had the same total: only the winner made the bid in the last round.
extra-round = { $names } have the same total, and the bids of the last round do not break the tie: everyone plays one more round.
extra-short = tie-break
text-last-round = In the last round:

## Who begins, where somebody decides it

task-begin = A tie for the lowest total: you decide who begins.
decides-who-begins = A tie for the lowest total: { $name } decides who begins.
move-begin = { $name } begins
happened-xylotar-begin = { $you ->
    [yes] You decide: { $leader } begins.
   *[no] { $name } decides: { $leader } begins.
  }
say-begin = begin, begins
kind-begin = Who begins
refused-nothing-to-decide = Nobody has to decide who begins now.
refused-not-decider = { $turn } decides who begins.
refused-who-begins = { $you ->
    [yes] First decide who begins: { $seats }.
   *[no] { $seat } decides first who begins: { $seats }.
  }
refused-pad-leader = Write down who began: { $seats }.
pad-begins-decided = { $name } decides who leads: { $names }.
pad-began = Began
pad-began-by = { $name } began

## What lies there decides what is asked

task-lead-right = Two cards left: the right one is led, the leftmost may not be.
task-lead-right-bid = Two cards left and no bid: the right one is led, and the other becomes your bid.
task-streets = { $street ->
    [yes] Lay a street,
   *[no] No street can be laid now:
  } swap one of yours for one in the middle{ $draw ->
    [yes] , draw, or pass.
   *[no] , or pass. The draw pile is empty.
  }
task-streets-only = { $street ->
    [yes] Lay a street, or pass. Nothing can be exchanged.
   *[no] Nothing can be laid or exchanged any more: pass.
  }

## Options

edition = Rules of
edition-help = They differ in how automata play (X32) and in who settles a tie about who begins (X24).
edition-fr-short = French edition
edition-cs-short = Czech edition
up-to = to { $limit } points
option-ties = A tie about who begins a later round
ties-clockwise = the first of them clockwise
ties-neighbour = the left neighbour of the last starter decides
all-variants-twice = All six, twice
option-times = How many times
option-heights = Who is the shortest?
option-heights-help = On a tie about who begins, the shorter one does. The shortest stands first.
is-shorter = { $name } is shorter
option-deck = Play with your own deck
option-deck-help = The rulebook does not list the cards: which values are in which colours here is our construction. Paste the 55 cards of your deck, for example Y7/R0 for yellow 7 and red 0. The letters R, Y, G, B and O stand for the colours; four or five of them are used.
own-deck = Your own deck
own-deck-cards = The cards
own-deck-file = From a file
own-deck-use = Use this deck
own-deck-away = Back to the usual deck
refused-deck-list = A deck is a list of 55 cards.
refused-deck-no-card = { $text } is no card. One is written like this: Y7/R0.
refused-deck-card-alike = { $text }: a card has two different values in two different colours.
refused-deck-pair-twice = The values { $high } and { $low } are together on more than one card: { $cards }. Each pair exists once.
refused-deck-size = A deck has { $size } cards, every pair of different values once. These are { $count }.
refused-deck-colours = A deck has { $least } or { $most } colours. This one has { $count }.
refused-deck-value-missing = No card carries { $colour } { $value }. Every colour of a deck has every value from 0 to 10.
refused-no-such-colour = No card of this deck is { $colour }.

## Rulings

rulings = Rulings
rulings-about = Where the rulebooks are silent, leave a doubt, or differ from one edition to the other: what is played here.
ruling-editions = Editions differ here; this table has chosen one.
ruling-rests = The rulebook is silent here; this is our ruling.

## In the terminal

terminal-you = You
terminal-welcome = { $game }. Type ? for help, hint for a hint, q to leave.
terminal-left = You have left the table.
terminal-after = r looks back at the match, move by move; s shows the score sheet; Enter leaves >
terminal-warm = The expert has warmed up.
terminal-warming = The expert warms up { $bar } { $percent } %: until then it plays, and hints, like club.
terminal-ask-arrange = Enter passes it on; swap 3 4 exchanges equal values >
terminal-ask-announce = Bid? look A B, or Enter for none now >
terminal-ask-choose = You see { $cards }. Which is your bid? >
terminal-ask-lead = You lead: slot { $slots } >
terminal-ask-follow = You follow: slot { $slots } >
terminal-ask-flip = Which two cards do you turn over? flip A B >
terminal-ask-turn = take A, or draw >
terminal-ask-drawn = swap A, or drop A >
terminal-ask-clear = A line of one colour: { $moves } >
terminal-ask-line = Which line goes first? { $moves } >
terminal-ask-slide = slide left or slide down >
terminal-ask-move = Your move >
terminal-two-places = Name two places: swap 3 4
terminal-only-equal = Only cards of equal value can change places (X4).
terminal-moves-of = { $verb }: { $count ->
    [one] { $count } move
   *[other] { $count } moves
  }
terminal-moves-help = moves lists them all, moves { $verb } those that begin with { $verb }.
terminal-head-xxl = Deal { $deal } · variant { $variant }, { $name } · sums of places: { $sums }
terminal-hand-of = The hand of { $name }
terminal-streets-of = Streets: { $name }
terminal-streets-count = { $count ->
    [one] { $count } street
   *[other] { $count } streets
  }
terminal-not-finished = { $count ->
    [one] Not finished: { $names } to move.
   *[other] Not finished: { $names } to move.
  }
terminal-move-of = Move { $at } of { $last }
terminal-seen-all = all cards
terminal-seen-everybody = as everybody saw it
terminal-seen-by = as { $name } saw it
terminal-beginning = This is the beginning.
terminal-end = This is the end.
terminal-no-further-deal = There is no further deal.
terminal-no-further-bid = There is no further bid.
terminal-no-further-clearing = There is no further clearing.
terminal-no-further-lead-change = There is no further change of the lead.
terminal-no-earlier-deal = There is no earlier deal.
terminal-no-earlier-bid = There is no earlier bid.
terminal-no-earlier-clearing = There is no earlier clearing.
terminal-no-earlier-lead-change = There is no earlier change of the lead.
terminal-kind-deal = deal
terminal-kind-bid = bid
terminal-kind-clearing = clearing
terminal-kind-lead-change = change of the lead
terminal-which-move = To which move, 0 to { $last }? { $typed }
terminal-key-move = move
terminal-key-all = all cards
terminal-key-seat = seat
terminal-key-sheet = score sheet
terminal-key-help = help
terminal-key-leave = leave
terminal-any-key = Any key leads back.
terminal-unknown-key = ? tells what the keys do.
terminal-help-xylotar =
    4            play the card in slot 4 (or: play 4)
    hold         no bid now (or just Enter)
    look 5 6     look at two adjacent cards; one of them becomes your bid
    bid 6        choose it (or just 6)
    hint         what an expert would do, and what the alternatives are worth
    ?            this help
    q            leave the table

    Follow the colour that was led; without it, play anything. The highest trump wins, else the highest card of the led colour. The leftmost card may not be led. Each trick is a point; a bid that equals your tricks is worth five more.
terminal-help-arrange =
    Enter        pass the hand on as it lies
    swap 3 4     exchange the third and the fourth card, which must have the same value
    arrange …    all cards in your order
    ?            this help
    q            leave the table

    You put this hand in order for somebody else: highest value on the left. Only cards of equal value can change places.
terminal-help-hilo =
    flip 1 9      turn over two cards of your tableau, at the start
    take 5        take the top of the discard pile, for cell 5
    draw          look at the top of the draw pile
    swap 5        put the drawn card in cell 5 (or just 5)
    drop 5        throw it away and turn over cell 5
    clear row 1   clear a line of one colour (or column 2, diagonal \, diagonal /)
    keep          let the line stand
    slide left    after a diagonal: three rows of two; or slide down: two rows of three
    hint          what an expert would do, and what the alternatives are worth
    ?  this help       q  leave the table

    The lowest sum is best. Whoever has turned over all cards closes the round, and pays double if somebody else is as low or lower.
terminal-help-xxl =
    Type the number of a move from the list, or the move itself, for example
    play R7/Y6 on 1 by Y    play R2/G1    play O10/B9 as O    draw    pass    done
    street R: R4/O1 R5/G4 R6/G0    swap R4/O1 for B8/O7    give R4/O1    keep R6/G0    trump R
    moves  lists all moves    hint  what an expert would do, and what the alternatives are worth
    ?  this help       q  leave the table
terminal-help-looking =
    →  n  Space  Enter     one move on         ←  b  Backspace   one move back
    Home  g                to the beginning    End  G            to the end
    m                      to a move by its number

    d  ↓   D  ↑            the next deal, the one before
    i      I               the next bid, the one before (Xylotar)
    c      C               the next clearing, the one before (HILO)
    l      L               the next change of the lead, the one before

    1 … 6                  as that seat saw it
    e  a                   as everybody saw it, all cards
    s                      the score sheet as it stood then
    ?  q  Escape           this help, leave
terminal-hint-move = move
terminal-hint-points = expected points
terminal-hint-chance = chance to win
terminal-hint-simulations = simulations
terminal-hint-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
  }
terminal-hint-not-tried = Not looked at: { $moves }
terminal-hint-rests = This rests on simulated deals ({ $simulations }) over ways in which the hidden cards can lie ({ $worlds }), given all that you have seen.
terminal-hint-club = This is what people in a club would do: the expert is still warming up. Ask again later for what the moves are worth.
terminal-hint-order = Equal values may stand in any order (X4): one that tells nothing is as good as another.

## The course of a match: rounds, the end, playing again

deal-title = { $kind ->
    [part] Game { $deal } of { $of }: { $name }
    [extra] Round { $deal }, to break the tie
    [of] Round { $deal } of { $of }
    [until] Round { $deal }, { $until }
   *[plain] Round { $deal }
  }
deal-over = { $kind ->
    [part] { $name } is over
    [of] Round { $deal } of { $of } is over
   *[plain] Round { $deal } is over
  }
deal-next = Next: { $deal }
score = Score
standing = { $what ->
    [places] sum of places { $total }, { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
      }
   *[points] total { $total }, { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
      }
  }
goal-xylotar = { $players ->
    [2] Each trick is a point, a bid that you make is five more. If an automaton makes its bid, tricks are not paid; if both do, bids are not either.
   *[other] Each trick is a point; a bid that you make is worth five more.
  }
goal-hilo = Keep the sum of your cards low: the lowest total wins.
won-with-more = { $total } points, { $margin } more than { $names }
won-with-less = { $what ->
    [places] Sum of places { $total }, { $margin } lower than { $names }
   *[points] { $total } points, { $margin } fewer than { $names }
  }
won-level = { $what ->
    [places] Everybody has the same sum of places: { $total }
   *[points] Everybody has the same total: { $total }
  }
sheet-and-why = Score sheet, and why
result-more = More about this match
picture-of = { $game }: { $title }
picture-told = The totals after each round. { $told }.
picture-take = Keep the picture
picture-name = Atout, { $game }
picture-failed = The picture could not be made. Try again.
again-title = { $game }, once more
again-who = Playing again
again-ready = plays again
again-awaited = not yet
again-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
  }
again-begins = All are here: the match begins.
again-waiting = { $count ->
    [one] Waiting for { $names }. The match begins by itself.
   *[other] Waiting for { $names }. The match begins by itself when all are here.
  }
again-start-now = Start now
again-bots-play = { $count ->
    [one] If you start now, a bot plays until they come.
   *[other] If you start now, bots play until they come.
  }
again-otherwise = Change something first
again-others = { $count ->
    [one] { $names } plays again.
   *[other] { $names } play again.
  }
again-watch = They play again.
again-go-watch = Watch them
again-nobody = Nobody has said yet that they play again.
again-expected = is played again: you are expected
outcome-declined = { $you ->
    [yes] You decline: everything stays as it is.
   *[no] { $name } declines: everything stays as it is.
  }
outcome-withdrawn = { $you ->
    [yes] You ask no longer.
   *[no] { $name } asks no longer.
  }
outcome-taken-back = { $you ->
    [yes] Your move is taken back.
   *[no] { $name } has taken a move back.
  }
outcome-paused = The clocks stand still.
withdraw = Never mind
sound-offer = Would you like to hear the xylophone? Every card is a wooden tone.
first-time = First time here? Sit down at a prepared table, and you play in five minutes.
