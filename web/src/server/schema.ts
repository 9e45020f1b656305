/** What the server says, from its own description: made by tools/types.py, and changed nowhere else */

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Abandon
         * @description End the match without a result.
         */
        Abandon: {
            /** @enum {unknown} */
            do: "abandon";
            /** @default null */
            id: string | null;
        };
        /** Agree */
        Agree: {
            /** @enum {unknown} */
            do: "agree-on";
            agreement: components["schemas"]["Agreement"];
            /** @default null */
            id: string | null;
        };
        /** Agreement */
        Agreement: {
            /** @default 1 */
            pace: number;
            /** @default 60 */
            grace: number;
            /** @default null */
            stand_in: ("club" | "expert" | "novice" | "random") | null;
            /** @default null */
            clock: components["schemas"]["Clock"] | null;
            /** @default true */
            take_back: boolean;
            /** @default true */
            spectators: boolean;
            /** @default false */
            public: boolean;
            /** @default false */
            possible: boolean;
            /**
             * @default on
             * @enum {unknown}
             */
            chat: "off" | "on" | "phrases";
        };
        /**
         * AllTurnedOver
         * @description Every card that lay face down, by player (H14).
         */
        AllTurnedOver: {
            cards: string[][];
            /** @enum {unknown} */
            event: "all-turned-over";
            sums: number[];
        };
        /** Arranged */
        Arranged: {
            /** @enum {unknown} */
            event: "arrange";
            seat: number;
        };
        /** BankInfo */
        BankInfo: {
            seat: number;
            seconds: number;
        };
        /** BelowTable */
        BelowTable: {
            drawn: string | null;
            top: string;
        };
        /** BelowView */
        BelowView: {
            counts: number[];
            deal: number;
            dealer: number;
            /** @enum {unknown} */
            game: "xxl";
            hand: string[];
            hands?: string[][];
            legal: string[];
            options: Record<string, unknown>;
            players: components["schemas"]["Player"][];
            seat: number | null;
            stock: number;
            table: components["schemas"]["BelowTable"];
            to_act: number[];
            turn: number | null;
            /** @enum {unknown} */
            variant: 2;
            variant_names: {
                [key: string]: string;
            };
        };
        /** BidShown */
        BidShown: {
            card: string;
            /** @enum {unknown} */
            event: "bid";
            made: boolean;
            seat: number;
            slot: number;
        };
        /**
         * Bye
         * @description The last line: the server stops. Come back after a random time of up to so many seconds.
         */
        Bye: {
            /** @enum {unknown} */
            type: "bye";
            within: number;
        };
        /**
         * Carried
         * @description Over a WebSocket: a command is committed as entry `n`.
         */
        Carried: {
            /** @enum {unknown} */
            type: "done";
            id: string | null;
            n: number;
            seat?: number;
            invitation?: string;
            code?: string;
        };
        /** Chairs */
        Chairs: {
            /** @enum {unknown} */
            do: "chairs";
            players: number;
            /** @default null */
            id: string | null;
        };
        /**
         * ClearedByItself
         * @description Lines that the program has cleared (H11, H14): what lies on the discard pile now.
         */
        ClearedByItself: {
            cards: string[];
            /** @enum {unknown} */
            event: "cleared";
            sums: number[];
        };
        /**
         * Clock
         * @description Thinking time: so many seconds for the match, and some more for every move.
         */
        Clock: {
            bank: number;
            /** @default 0 */
            increment: number;
        };
        /** ClockInfo */
        ClockInfo: {
            at: number;
            bank: components["schemas"]["BankInfo"][];
            paused: boolean;
            running: number[];
        };
        /**
         * Closed
         * @description Somebody has no card left that lies face down (H13).
         */
        Closed: {
            /** @enum {unknown} */
            event: "close";
            seat: number;
        };
        /** ColourTable */
        ColourTable: {
            follow: boolean | null;
            leader: number;
            open: string[];
            points: number[];
            trick: components["schemas"]["XxlPlayed"][];
            tricks: number[];
            trump: string | null;
            winning: number | null;
            won: string[][];
        };
        /** ColourView */
        ColourView: {
            counts: number[];
            deal: number;
            dealer: number;
            /** @enum {unknown} */
            game: "xxl";
            hand: string[];
            hands?: string[][];
            legal: string[];
            options: Record<string, unknown>;
            players: components["schemas"]["Player"][];
            seat: number | null;
            stock: number;
            table: components["schemas"]["ColourTable"];
            to_act: number[];
            turn: number | null;
            /** @enum {unknown} */
            variant: 6;
            variant_names: {
                [key: string]: string;
            };
        };
        /** Column */
        Column: {
            run: components["schemas"]["Run"] | null;
            top: string;
            wanted: string[];
        };
        /**
         * Consent
         * @description The answer to what somebody has asked for.
         */
        Consent: {
            /** @enum {unknown} */
            do: "consent";
            agreed: boolean;
            /** @default null */
            id: string | null;
        };
        /** Created */
        Created: {
            code: string;
            link: string;
            invitations: {
                [key: string]: string;
            };
            shuffle: components["schemas"]["ShufflePromise"];
        };
        /**
         * DealOver
         * @description The deal is over: what came of it, as the result has it.
         */
        DealOver: {
            account?: components["schemas"]["Line"][][];
            deal: number;
            /** @enum {unknown} */
            event: "deal-over";
            keepsakes?: (string | null)[];
            places: number[];
            scores: number[];
            standing?: number[];
            totals?: number[];
            variant?: number;
        };
        /**
         * DealResult
         * @description What came of one deal.
         */
        DealResult: {
            account?: components["schemas"]["Line"][][];
            keepsakes?: (string | null)[];
            places: number[];
            scores: number[];
            standing?: number[];
            totals?: number[];
            variant?: number;
        };
        /** DescentsTable */
        DescentsTable: {
            drawn: string | null;
            first: number;
            last: number;
            wanted: {
                [key: string]: number;
            };
        };
        /** DescentsView */
        DescentsView: {
            counts: number[];
            deal: number;
            dealer: number;
            /** @enum {unknown} */
            game: "xxl";
            hand: string[];
            hands?: string[][];
            legal: string[];
            options: Record<string, unknown>;
            players: components["schemas"]["Player"][];
            seat: number | null;
            stock: number;
            table: components["schemas"]["DescentsTable"];
            to_act: number[];
            turn: number | null;
            /** @enum {unknown} */
            variant: 5;
            variant_names: {
                [key: string]: string;
            };
        };
        /** Done */
        Done: {
            n: number;
            /** @default null */
            seat: number | null;
            /** @default null */
            invitation: string | null;
            /** @default null */
            code: string | null;
        };
        /** Drew */
        Drew: {
            /** @enum {unknown} */
            event: "draw";
            seat: number;
        };
        /**
         * Exchanged
         * @description Two cards change places, the first is from the hand; or one is given away for one that was drawn.
         */
        Exchanged: {
            cards: string[];
            /** @enum {unknown} */
            event: "give" | "swap";
            seat: number;
        };
        /** Finished */
        Finished: {
            share: string;
            /** @enum {string} */
            game: "xylotar" | "hilo" | "xxl";
            finished_at: number;
            seat: number | null;
            players: string[];
            bots: boolean[];
            result: components["schemas"]["ResultInRecord"];
        };
        /**
         * FirstCards
         * @description Somebody has chosen the cards that they turn over first; all see them at the same time (H4).
         */
        FirstCards: {
            /** @enum {unknown} */
            event: "flip";
            seat: number;
        };
        /** FirstTurnedOver */
        FirstTurnedOver: {
            cards: string[];
            cells: number[];
            /** @enum {unknown} */
            event: "turned-over";
            seat: number;
            sum: number;
        };
        /** GameOffered */
        GameOffered: {
            options: {
                [key: string]: components["schemas"]["OptionOffered"];
            };
            players: [
                number,
                number
            ];
        };
        /** HandOver */
        HandOver: {
            /** @enum {unknown} */
            do: "hand-over";
            seat: number;
            /** @default null */
            id: string | null;
        };
        /**
         * Happened
         * @description What everybody saw happen: one of the events of the games, or the end of a deal.
         */
        Happened: components["schemas"]["DealOver"] | components["schemas"]["XylotarEvent"] | components["schemas"]["HiloEvent"] | components["schemas"]["XxlEvent"];
        /** Health */
        Health: {
            version: string;
            database: string;
        };
        /** Held */
        Held: {
            /** @enum {unknown} */
            event: "hold";
            seat: number;
        };
        /**
         * HiloBegin
         * @description Who begins.
         */
        HiloBegin: {
            /** @enum {unknown} */
            event: "begin";
            seat: number;
        };
        /**
         * HiloCard
         * @description The card that lies in a cell now, and the one that is on the discard pile for it.
         */
        HiloCard: {
            card: string;
            cell: number;
            discarded: string;
            /** @enum {unknown} */
            event: "drop" | "swap" | "take";
            seat: number;
            sum: number;
        };
        /** HiloEvent */
        HiloEvent: components["schemas"]["FirstCards"] | components["schemas"]["FirstTurnedOver"] | components["schemas"]["HiloBegin"] | components["schemas"]["HiloCard"] | components["schemas"]["Reshuffled"] | components["schemas"]["Drew"] | components["schemas"]["LineCleared"] | components["schemas"]["LineKept"] | components["schemas"]["Slid"] | components["schemas"]["Closed"] | components["schemas"]["AllTurnedOver"] | components["schemas"]["ClearedByItself"];
        /** HiloView */
        HiloView: {
            closer: number | null;
            deal: number;
            discard: string | null;
            discards: number;
            draws: number;
            /** @enum {unknown} */
            game: "hilo";
            held: string | null;
            legal: string[];
            line_cells: number[][];
            lines: string[];
            options: Record<string, unknown>;
            /** @enum {unknown} */
            phase: "choose" | "clear" | "drawn" | "flip" | "over" | "shuffle" | "slide" | "turn";
            players: components["schemas"]["Player"][];
            seat: number | null;
            settling: boolean;
            slides: components["schemas"]["Slide"][];
            tableaus: components["schemas"]["Tableau"][];
            to_act: number[];
            turn: number | null;
        };
        /**
         * How
         * @description How somebody has won, or why one more deal is played, and the rule that says so.
         */
        How: {
            how: string;
            rule: string;
            tied?: number[];
            tricks?: number;
        };
        /** Kept */
        Kept: {
            /** @enum {unknown} */
            event: "keep";
            seat: number;
        };
        /** Kick */
        Kick: {
            /** @enum {unknown} */
            do: "kick";
            seat: number;
            /** @default null */
            id: string | null;
        };
        /**
         * LaidOut
         * @description All hands are in order: the xylos lie there.
         */
        LaidOut: {
            /** @enum {unknown} */
            event: "laid-out";
            leader: number;
        };
        /** LaidStreet */
        LaidStreet: {
            cards: string[];
            colour: string;
            /** @enum {unknown} */
            event: "street";
            seat: number;
        };
        /**
         * Leave
         * @description Get up for good. In a match a bot goes on.
         */
        Leave: {
            /** @enum {unknown} */
            do: "leave";
            /** @default null */
            id: string | null;
        };
        /**
         * Line
         * @description Something that gave or took points, or did not: `account-` and `what` is the sentence that says it.
         */
        Line: {
            arguments: {
                [key: string]: number | {
                    [key: string]: number;
                }[];
            };
            points: number;
            rule: string;
            what: string;
        };
        /** LineCleared */
        LineCleared: {
            cards: string[];
            /** @enum {unknown} */
            event: "clear";
            line: string;
            seat: number;
            sum: number;
        };
        /** LineKept */
        LineKept: {
            /** @enum {unknown} */
            event: "keep";
            seat: number;
        };
        /** Lock */
        Lock: {
            /** @enum {unknown} */
            do: "lock";
            on: boolean;
            /** @default null */
            id: string | null;
        };
        /**
         * Looked
         * @description Somebody looks at two of their cards.
         */
        Looked: {
            /** @enum {unknown} */
            event: "look";
            seat: number;
            slots: number[];
        };
        /** MadeToken */
        MadeToken: {
            id: string;
            token: string;
        };
        /** MatchOver */
        MatchOver: {
            /** @enum {string} */
            game: "xylotar" | "hilo" | "xxl";
            players: components["schemas"]["Player"][];
            result: components["schemas"]["ResultWithVariants"];
        };
        /**
         * MatchRecord
         * @description A match as one JSON document, as this program writes it (docs/record.md).
         */
        MatchRecord: {
            deals: (Record<string, unknown> | null)[];
            fairness?: Record<string, unknown>;
            format: string;
            game: string;
            moves: [
                number,
                string
            ][];
            options: Record<string, unknown>;
            players: string[];
            result?: components["schemas"]["ResultInRecord"];
            seed?: string;
        };
        /** Me */
        Me: {
            token: string;
        };
        /** Mine */
        Mine: {
            running: components["schemas"]["Running"][];
            finished: components["schemas"]["Finished"][];
        };
        /**
         * Mix
         * @description Add a number of one's own to the shuffles, once, when one has seen what the server is bound to (docs/fairness.md).
         */
        Mix: {
            /** @enum {unknown} */
            do: "mix";
            entropy: string;
            /** @default null */
            id: string | null;
        };
        /** Move */
        Move: {
            /** @enum {unknown} */
            do: "move";
            version: number;
            move: string;
            /** @default null */
            id: string | null;
        };
        /**
         * Mute
         * @description Do not hear somebody any more, or hear them again. Nobody else learns of it.
         */
        Mute: {
            /** @enum {unknown} */
            do: "mute";
            seat: number;
            on: boolean;
            /** @default null */
            id: string | null;
        };
        /**
         * NewChair
         * @description A seat of a new table: open, reserved, or for a bot.
         */
        NewChair: {
            /** @default null */
            bot: ("club" | "expert" | "novice" | "random") | null;
            /** @default false */
            reserved: boolean;
            /** @default null */
            name: string | null;
        };
        /** NewTable */
        NewTable: {
            /** @enum {string} */
            game: "xylotar" | "hilo" | "xxl";
            seats: components["schemas"]["NewChair"][];
            /** @default {} */
            options: {
                [key: string]: boolean | number | string | (boolean | number | string | null)[] | null;
            };
            /**
             * @default {
             *       "pace": 1,
             *       "grace": 60,
             *       "stand_in": null,
             *       "clock": null,
             *       "take_back": true,
             *       "spectators": true,
             *       "public": false,
             *       "possible": false,
             *       "chat": "on"
             *     }
             */
            agreement: components["schemas"]["Agreement"];
            /** @default null */
            name: string | null;
        };
        /** NewToken */
        NewToken: {
            /** @example my bot */
            name: string;
            /**
             * @example [
             *       "play"
             *     ]
             */
            scopes: ("host" | "play" | "watch")[];
        };
        /**
         * News
         * @description With `views=none`: what has happened, and what one can do.
         */
        News: {
            /** @enum {unknown} */
            type: "news";
            n: number;
            seat: number | null;
            /** @enum {unknown} */
            status: "abandoned" | "finished" | "open" | "playing";
            events: components["schemas"]["Told"][] | null;
            to_act: number[];
            legal: string[];
        };
        /**
         * NotDone
         * @description Over a WebSocket: it is not, and why; without `id`, why the connection ends.
         */
        NotDone: {
            /** @enum {unknown} */
            type: "refused";
            id: string | null;
            message: string;
            arguments: Record<string, unknown>;
            rule: string | null;
        };
        /** Offered */
        Offered: {
            bots: {
                [key: string]: string;
            };
            games: {
                [key: string]: components["schemas"]["GameOffered"];
            };
        };
        /** OptionOffered */
        OptionOffered: {
            default: unknown;
            values: unknown;
        };
        /** Options */
        Options: {
            /** @enum {unknown} */
            do: "options";
            options: {
                [key: string]: boolean | number | string | (boolean | number | string | null)[] | null;
            };
            /** @default null */
            id: string | null;
        };
        /**
         * Order
         * @description The seats in their new order: who sat on the first seat named sits on the first seat now.
         */
        Order: {
            /** @enum {unknown} */
            do: "order";
            seats: number[];
            /** @default null */
            id: string | null;
        };
        /**
         * OwnState
         * @description What concerns nobody else.
         */
        OwnState: {
            again: boolean;
            muted: number[];
            take_back: boolean;
        };
        /**
         * Pause
         * @description Stop the clocks, if all agree.
         */
        Pause: {
            /** @enum {unknown} */
            do: "pause";
            /** @default null */
            id: string | null;
        };
        /**
         * PlayForced
         * @description Let the server make one's moves where there is only one, after a time like one's own.
         */
        PlayForced: {
            /** @enum {unknown} */
            do: "play-forced";
            on: boolean;
            /** @default null */
            id: string | null;
        };
        /** Player */
        Player: {
            name: string;
            seat: number;
        };
        /**
         * Pong
         * @description Over a WebSocket: to a `ping`.
         */
        Pong: {
            /** @enum {unknown} */
            type: "pong";
        };
        /** Position */
        Position: {
            n: number;
            seat: number | null;
            state: components["schemas"]["TableState"];
            moves: [
                number,
                string
            ][];
            chat: components["schemas"]["Said"][];
            /** @default null */
            events: components["schemas"]["Told"][] | null;
        };
        /** RefuseTable */
        RefuseTable: {
            colour: string | null;
            follow: boolean | null;
            keeping: boolean;
            kept: string | null;
            leader: number;
            round: number;
            taken: number[];
            trick: components["schemas"]["XxlPlayed"][];
            tricks: number[];
            winning: number | null;
        };
        /** RefuseView */
        RefuseView: {
            counts: number[];
            deal: number;
            dealer: number;
            /** @enum {unknown} */
            game: "xxl";
            hand: string[];
            hands?: string[][];
            legal: string[];
            options: Record<string, unknown>;
            players: components["schemas"]["Player"][];
            seat: number | null;
            stock: number;
            table: components["schemas"]["RefuseTable"];
            to_act: number[];
            turn: number | null;
            /** @enum {unknown} */
            variant: 3;
            variant_names: {
                [key: string]: string;
            };
        };
        /**
         * Refused
         * @description Why something was not done: a name, what fills the sentence that a client has for it, and the rule of the game.
         */
        Refused: {
            message: string;
            arguments: Record<string, unknown>;
            /** @default null */
            rule: string | null;
        };
        /**
         * Rematch
         * @description Play again: at a new table with the same people and settings, everybody one seat further. The first who says so makes it;
         *         whoever says so later is ready, too. Nobody has to come.
         */
        Rematch: {
            /** @enum {unknown} */
            do: "rematch";
            /** @default null */
            id: string | null;
        };
        /** Rename */
        Rename: {
            /** @enum {unknown} */
            do: "rename";
            name: string;
            /** @default null */
            id: string | null;
        };
        /**
         * Replaced
         * @description The last line: this token has opened another stream, or has connected to this table in another way.
         */
        Replaced: {
            /** @enum {unknown} */
            type: "replaced";
        };
        /**
         * RequestInfo
         * @description Something that needs the consent of all.
         */
        RequestInfo: {
            agreed: number[];
            moves: number;
            seat: number;
            /** @enum {unknown} */
            what: "pause" | "take-back";
        };
        /**
         * Reserve
         * @description Keep a seat for somebody: the answer has the invitation that opens it.
         */
        Reserve: {
            /** @enum {unknown} */
            do: "reserve";
            seat: number;
            /** @default null */
            name: string | null;
            /** @default null */
            id: string | null;
        };
        /**
         * Reshuffled
         * @description The discard pile has become the draw pile (H7).
         */
        Reshuffled: {
            /** @enum {unknown} */
            event: "reshuffle";
        };
        /**
         * ResultInFull
         * @description What has come of a match so far.
         */
        ResultInFull: {
            deals: components["schemas"]["DealResult"][];
            deals_agreed: number | null;
            ended: components["schemas"]["How"] | null;
            extra: components["schemas"]["How"] | null;
            finished: boolean;
            places: number[];
            totals: number[];
            winners: number[];
        };
        /**
         * ResultInRecord
         * @description As a record keeps it: why the numbers are what they are follows from the moves.
         */
        ResultInRecord: {
            deals: components["schemas"]["Scored"][];
            finished: boolean;
            places: number[];
            totals: number[];
            winners: number[];
        };
        /**
         * ResultWithVariants
         * @description The same, with what its deals were.
         */
        ResultWithVariants: {
            deals: components["schemas"]["DealResult"][];
            deals_agreed: number | null;
            finished: boolean;
            places: number[];
            totals: number[];
            winners: number[];
        };
        /** Resume */
        Resume: {
            /** @enum {unknown} */
            do: "resume";
            /** @default null */
            id: string | null;
        };
        /**
         * Revoked
         * @description The last line: the token is not good any more.
         */
        Revoked: {
            /** @enum {unknown} */
            type: "revoked";
        };
        /**
         * Run
         * @description A run that a card has joined (K22).
         */
        Run: {
            end: string;
            next: string | null;
            /** @enum {unknown} */
            step: -1 | 1;
        };
        /** Running */
        Running: {
            seat: number;
            mine: boolean;
            table: components["schemas"]["TableInfo"];
        };
        /** RunsTable */
        RunsTable: {
            columns: components["schemas"]["Column"][];
            drawn: string | null;
        };
        /** RunsView */
        RunsView: {
            counts: number[];
            deal: number;
            dealer: number;
            /** @enum {unknown} */
            game: "xxl";
            hand: string[];
            hands?: string[][];
            legal: string[];
            options: Record<string, unknown>;
            players: components["schemas"]["Player"][];
            seat: number | null;
            stock: number;
            table: components["schemas"]["RunsTable"];
            to_act: number[];
            turn: number | null;
            /** @enum {unknown} */
            variant: 1;
            variant_names: {
                [key: string]: string;
            };
        };
        /**
         * Said
         * @description Something that was said: a text or a phrase.
         */
        Said: {
            at: number;
            /** @enum {unknown} */
            kind: "said";
            n: number;
            name: string;
            /** @enum {unknown} */
            phrase?: "good-luck" | "goodbye" | "hello" | "nice-move" | "one-moment" | "oops" | "play-again" | "sorry" | "thanks" | "that-was-close" | "well-played" | "your-turn";
            seat: number;
            text?: string;
        };
        /**
         * Say
         * @description Say something to everybody at the table: a text, or a phrase that each of them reads in their own language.
         */
        Say: {
            /** @enum {unknown} */
            do: "say";
            /** @default null */
            text: string | null;
            /** @default null */
            phrase: ("good-luck" | "goodbye" | "hello" | "nice-move" | "one-moment" | "oops" | "play-again" | "sorry" | "thanks" | "that-was-close" | "well-played" | "your-turn") | null;
            /** @default null */
            id: string | null;
        };
        /**
         * Scored
         * @description What came of one deal, in numbers: by player.
         */
        Scored: {
            places: number[];
            scores: number[];
        };
        /** SeatInfo */
        SeatInfo: {
            away_since: number | null;
            bot: ("club" | "expert" | "novice" | "random") | null;
            /** @enum {unknown} */
            kind: "bot" | "open" | "person" | "reserved";
            name: string;
            seat: number;
            shows_hand: boolean;
            waited_for_until: number | null;
        };
        /** SecondRound */
        SecondRound: {
            /** @enum {unknown} */
            event: "second-round";
            leader: number;
        };
        /** Session */
        Session: {
            /** @default null */
            token: string | null;
            /** @default false */
            new: boolean;
        };
        /**
         * SetBot
         * @description Put a bot on a seat, change its level, or (null) take it away.
         */
        SetBot: {
            /** @enum {unknown} */
            do: "bot";
            seat: number;
            level: ("club" | "expert" | "novice" | "random") | null;
            /** @default null */
            id: string | null;
        };
        /**
         * ShowHand
         * @description Let spectators look over one's shoulder.
         */
        ShowHand: {
            /** @enum {unknown} */
            do: "show-hand";
            on: boolean;
            /** @default null */
            id: string | null;
        };
        /**
         * ShufflePromise
         * @description What the server is bound to before a match, and what the players have added (docs/fairness.md).
         */
        ShufflePromise: {
            abandoned: number;
            chain: string;
            commitment: string;
            entropy: {
                [key: string]: string;
            };
            match: number;
            shared: boolean;
        };
        /**
         * Sit
         * @description Take a seat: a free one, a reserved one with its invitation, or, while the table is not locked, one of a bot.
         */
        Sit: {
            /** @enum {unknown} */
            do: "sit";
            name: string;
            /** @default null */
            seat: number | null;
            /** @default null */
            invitation: string | null;
            /** @default null */
            id: string | null;
        };
        /** Slid */
        Slid: {
            /** @enum {unknown} */
            event: "slide";
            seat: number;
            /** @enum {unknown} */
            way: "down" | "left";
        };
        /**
         * Slide
         * @description A way to slide together, and what it makes of the tableau (H11).
         */
        Slide: {
            rows: (string | null)[][];
            sum: number;
            /** @enum {unknown} */
            way: "down" | "left";
        };
        /**
         * StandIn
         * @description Let a bot play for somebody whose grace time is over.
         */
        StandIn: {
            /** @enum {unknown} */
            do: "stand-in";
            seat: number;
            /**
             * @default club
             * @enum {unknown}
             */
            level: "club" | "expert" | "novice" | "random";
            /** @default null */
            id: string | null;
        };
        /** Start */
        Start: {
            /** @enum {unknown} */
            do: "start";
            /** @default null */
            fill: ("club" | "expert" | "novice" | "random") | null;
            /** @default null */
            absent: ("club" | "expert" | "novice" | "random") | null;
            /** @default null */
            id: string | null;
        };
        /**
         * State
         * @description Everything that one may know at entry `n`. The first line is one of these, whatever `views` says.
         */
        State: {
            /** @enum {unknown} */
            type: "state";
            n: number;
            seat: number | null;
            state: components["schemas"]["TableState"];
            events: components["schemas"]["Told"][] | null;
            moves?: [
                number,
                string
            ][];
            chat?: components["schemas"]["Said"][];
        };
        /** StreetsTable */
        StreetsTable: {
            drawn: string | null;
            dry_turns: number;
            exchanged: boolean;
            middle: string[];
            passes: number;
            points: number[];
            quiet_turns: number;
            street_laid: boolean;
            street_points: {
                [key: string]: number;
            };
            streets: string[][][];
        };
        /** StreetsView */
        StreetsView: {
            counts: number[];
            deal: number;
            dealer: number;
            /** @enum {unknown} */
            game: "xxl";
            hand: string[];
            hands?: string[][];
            legal: string[];
            options: Record<string, unknown>;
            players: components["schemas"]["Player"][];
            seat: number | null;
            stock: number;
            table: components["schemas"]["StreetsTable"];
            to_act: number[];
            turn: number | null;
            /** @enum {unknown} */
            variant: 4;
            variant_names: {
                [key: string]: string;
            };
        };
        /**
         * TableInfo
         * @description The table itself: public, and the same for everybody.
         */
        TableInfo: {
            again: boolean;
            agreement: components["schemas"]["Agreement"];
            clock: components["schemas"]["ClockInfo"] | null;
            code: string;
            /** @enum {string} */
            game: "xylotar" | "hilo" | "xxl";
            host: number | null;
            locked: boolean;
            options: Record<string, unknown>;
            ready: number[];
            rematch: string | null;
            request: components["schemas"]["RequestInfo"] | null;
            seats: components["schemas"]["SeatInfo"][];
            share: string | null;
            shuffle: components["schemas"]["ShufflePromise"] | null;
            /** @enum {unknown} */
            status: "abandoned" | "finished" | "open" | "playing";
        };
        /**
         * TableState
         * @description Everything that a seat, or a spectator, may know of a table.
         */
        TableState: {
            own: components["schemas"]["OwnState"];
            result: components["schemas"]["ResultInFull"] | null;
            table: components["schemas"]["TableInfo"];
            view: components["schemas"]["View"] | null;
        };
        /**
         * Tableau
         * @description What somebody knows of a tableau. Cells are counted from 1, row by row.
         */
        Tableau: {
            hidden?: number[];
            rows: (string | null)[][];
            seat: number;
            sum: number;
        };
        /**
         * TakeBack
         * @description Take one's last move back: at once if nothing has come to light and nobody has acted since, else all are asked.
         */
        TakeBack: {
            /** @enum {unknown} */
            do: "take-back";
            /** @default null */
            id: string | null;
        };
        /** TokenInfo */
        TokenInfo: {
            id: string;
            name: string;
            scopes: string[];
            created_at: number;
            used_at: number | null;
        };
        /**
         * Told
         * @description An entry of the log, as somebody may read it: one of `TOLD`.
         */
        Told: components["schemas"]["ToldPlain"] | components["schemas"]["ToldOfSeat"] | components["schemas"]["ToldAbandoned"] | components["schemas"]["ToldChairs"] | components["schemas"]["ToldOptions"] | components["schemas"]["ToldName"] | components["schemas"]["ToldLeft"] | components["schemas"]["ToldBot"] | components["schemas"]["ToldLocked"] | components["schemas"]["ToldShowsHand"] | components["schemas"]["ToldMove"] | components["schemas"]["ToldAway"] | components["schemas"]["ToldRequest"] | components["schemas"]["ToldTakenBack"] | components["schemas"]["Said"];
        /** ToldAbandoned */
        ToldAbandoned: {
            /** @enum {unknown} */
            kind: "abandoned";
            n: number;
            seat: number | null;
        };
        /** ToldAway */
        ToldAway: {
            /** @enum {unknown} */
            kind: "away";
            n: number;
            seat: number;
            until: number;
        };
        /** ToldBot */
        ToldBot: {
            /** @enum {unknown} */
            kind: "bot" | "stand-in";
            level: ("club" | "expert" | "novice" | "random") | null;
            n: number;
            seat: number;
        };
        /** ToldChairs */
        ToldChairs: {
            /** @enum {unknown} */
            kind: "chairs";
            n: number;
            players: number;
        };
        /** ToldLeft */
        ToldLeft: {
            kicked: boolean;
            /** @enum {unknown} */
            kind: "left";
            n: number;
            seat: number;
        };
        /** ToldLocked */
        ToldLocked: {
            /** @enum {unknown} */
            kind: "locked";
            n: number;
            on: boolean;
        };
        /**
         * ToldMove
         * @description A move as one may read it, and what everybody saw happen.
         */
        ToldMove: {
            happened: components["schemas"]["Happened"][];
            /** @enum {unknown} */
            kind: "moved";
            move: string;
            n: number;
            seat: number;
        };
        /** ToldName */
        ToldName: {
            /** @enum {unknown} */
            kind: "renamed" | "sat";
            n: number;
            name: string;
            seat: number;
        };
        /** ToldOfSeat */
        ToldOfSeat: {
            /** @enum {unknown} */
            kind: "back" | "declined" | "host" | "mixed" | "rematch" | "reserved" | "resumed";
            n: number;
            seat: number;
        };
        /** ToldOptions */
        ToldOptions: {
            /** @enum {unknown} */
            kind: "options";
            n: number;
            options: Record<string, unknown>;
        };
        /**
         * ToldPlain
         * @description Something happened at the table. `quiet`: it does not concern whoever is told.
         */
        ToldPlain: {
            /** @enum {unknown} */
            kind: "created" | "ordered" | "quiet" | "settings" | "started" | "twinned";
            n: number;
        };
        /**
         * ToldRequest
         * @description Somebody asks for something that needs the consent of all, or agrees to it.
         */
        ToldRequest: {
            granted: boolean;
            /** @enum {unknown} */
            kind: "agreed" | "asked";
            moves?: number;
            n: number;
            seat: number;
            /** @enum {unknown} */
            what: "pause" | "take-back";
        };
        /** ToldShowsHand */
        ToldShowsHand: {
            /** @enum {unknown} */
            kind: "shows-hand";
            n: number;
            on: boolean;
            seat: number;
        };
        /** ToldTakenBack */
        ToldTakenBack: {
            /** @enum {unknown} */
            kind: "taken-back";
            moves: number;
            n: number;
            seat: number;
        };
        /** TrumpNamed */
        TrumpNamed: {
            colour: string;
            /** @enum {unknown} */
            event: "trump";
            seat: number;
        };
        /** TurnDone */
        TurnDone: {
            /** @enum {unknown} */
            event: "done";
            seat: number;
        };
        /**
         * TurnedOver
         * @description The card that is new in the middle.
         */
        TurnedOver: {
            card: string;
            /** @enum {unknown} */
            event: "turned-over";
        };
        /**
         * Twin
         * @description Another table that plays the same deals, for other people: a club compares results.
         */
        Twin: {
            /** @enum {unknown} */
            do: "twin";
            /** @default null */
            id: string | null;
        };
        /**
         * Update
         * @description With `views=changes`, and over a WebSocket: what has changed in the state.
         */
        Update: {
            /** @enum {unknown} */
            type: "update";
            n: number;
            events: components["schemas"]["Told"][];
            change: unknown;
        };
        /**
         * View
         * @description What lies on the table, as a seat or a spectator may know it: one of the views of the games.
         */
        View: components["schemas"]["XylotarView"] | components["schemas"]["HiloView"] | components["schemas"]["XxlView"];
        /** XxlDraw */
        XxlDraw: {
            /** @enum {unknown} */
            event: "draw";
            seat: number;
        };
        /** XxlEvent */
        XxlEvent: components["schemas"]["XxlPlay"] | components["schemas"]["XxlDraw"] | components["schemas"]["XxlPass"] | components["schemas"]["Kept"] | components["schemas"]["XxlTrick"] | components["schemas"]["SecondRound"] | components["schemas"]["LaidStreet"] | components["schemas"]["Exchanged"] | components["schemas"]["TurnDone"] | components["schemas"]["TurnedOver"] | components["schemas"]["TrumpNamed"];
        /** XxlPass */
        XxlPass: {
            /** @enum {unknown} */
            event: "pass";
            seat: number;
        };
        /** XxlPlay */
        XxlPlay: {
            cards: string[];
            colour?: string;
            column?: number;
            /** @enum {unknown} */
            event: "play";
            seat: number;
            /** @enum {unknown} */
            way: "colour" | "column" | "named" | "plain";
        };
        /**
         * XxlPlayed
         * @description A card in a trick.
         */
        XxlPlayed: {
            card: string;
            seat: number;
        };
        /**
         * XxlTrick
         * @description Who takes the trick, and what lay in it.
         */
        XxlTrick: {
            cards: string[];
            /** @enum {unknown} */
            event: "trick";
            seat: number;
        };
        /** XxlView */
        XxlView: components["schemas"]["RunsView"] | components["schemas"]["BelowView"] | components["schemas"]["RefuseView"] | components["schemas"]["StreetsView"] | components["schemas"]["DescentsView"] | components["schemas"]["ColourView"];
        /**
         * Xylo
         * @description What somebody knows of a xylo. Slots are counted from 1, from the left.
         */
        Xylo: {
            bid: components["schemas"]["XylotarBid"] | null;
            cards: string[];
            high_note: number | null;
            looked_at: number[];
            played: number[];
            seat: number;
            tricks: number;
        };
        /**
         * XylotarBegin
         * @description Who has decided who begins (X24), and who does.
         */
        XylotarBegin: {
            /** @enum {unknown} */
            event: "begin";
            leader: number;
            seat: number;
        };
        /** XylotarBid */
        XylotarBid: {
            made: boolean;
            slot: number;
            value: number;
        };
        /**
         * XylotarCard
         * @description A card is played.
         */
        XylotarCard: {
            card: string;
            /** @enum {unknown} */
            event: "play";
            seat: number;
            slot: number;
        };
        /** XylotarEvent */
        XylotarEvent: components["schemas"]["Arranged"] | components["schemas"]["LaidOut"] | components["schemas"]["XylotarBegin"] | components["schemas"]["Held"] | components["schemas"]["Looked"] | components["schemas"]["XylotarCard"] | components["schemas"]["BidShown"] | components["schemas"]["XylotarTrick"];
        /** XylotarPlayed */
        XylotarPlayed: {
            card: string;
            seat: number;
            slot: number;
        };
        /** XylotarTrick */
        XylotarTrick: {
            /** @enum {unknown} */
            event: "trick";
            made: boolean;
            seat: number;
        };
        /** XylotarView */
        XylotarView: {
            arranged_for: number[];
            deal: number;
            exchangeable: number[][][];
            /** @enum {unknown} */
            game: "xylotar";
            highest: {
                [key: string]: number;
            };
            leader: number | null;
            leads: ("any" | "last" | "right" | "right-and-bid") | null;
            led: string | null;
            legal: string[];
            options: Record<string, unknown>;
            /** @enum {unknown} */
            phase: "announce" | "arrange" | "begin" | "choose" | "over" | "play";
            players: components["schemas"]["Player"][];
            possible?: (number[] | null)[][];
            seat: number | null;
            tied?: number[];
            to_act: number[];
            trick: components["schemas"]["XylotarPlayed"][];
            trump: string;
            turn: number | null;
            winning: number | null;
            xylos: components["schemas"]["Xylo"][];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Abandon = components['schemas']['Abandon'];
export type Agree = components['schemas']['Agree'];
export type Agreement = components['schemas']['Agreement'];
export type AllTurnedOver = components['schemas']['AllTurnedOver'];
export type Arranged = components['schemas']['Arranged'];
export type BankInfo = components['schemas']['BankInfo'];
export type BelowTable = components['schemas']['BelowTable'];
export type BelowView = components['schemas']['BelowView'];
export type BidShown = components['schemas']['BidShown'];
export type Bye = components['schemas']['Bye'];
export type Carried = components['schemas']['Carried'];
export type Chairs = components['schemas']['Chairs'];
export type ClearedByItself = components['schemas']['ClearedByItself'];
export type Clock = components['schemas']['Clock'];
export type ClockInfo = components['schemas']['ClockInfo'];
export type Closed = components['schemas']['Closed'];
export type ColourTable = components['schemas']['ColourTable'];
export type ColourView = components['schemas']['ColourView'];
export type Column = components['schemas']['Column'];
export type Consent = components['schemas']['Consent'];
export type Created = components['schemas']['Created'];
export type DealOver = components['schemas']['DealOver'];
export type DealResult = components['schemas']['DealResult'];
export type DescentsTable = components['schemas']['DescentsTable'];
export type DescentsView = components['schemas']['DescentsView'];
export type Done = components['schemas']['Done'];
export type Drew = components['schemas']['Drew'];
export type Exchanged = components['schemas']['Exchanged'];
export type Finished = components['schemas']['Finished'];
export type FirstCards = components['schemas']['FirstCards'];
export type FirstTurnedOver = components['schemas']['FirstTurnedOver'];
export type GameOffered = components['schemas']['GameOffered'];
export type HandOver = components['schemas']['HandOver'];
export type Happened = components['schemas']['Happened'];
export type Health = components['schemas']['Health'];
export type Held = components['schemas']['Held'];
export type HiloBegin = components['schemas']['HiloBegin'];
export type HiloCard = components['schemas']['HiloCard'];
export type HiloEvent = components['schemas']['HiloEvent'];
export type HiloView = components['schemas']['HiloView'];
export type How = components['schemas']['How'];
export type Kept = components['schemas']['Kept'];
export type Kick = components['schemas']['Kick'];
export type LaidOut = components['schemas']['LaidOut'];
export type LaidStreet = components['schemas']['LaidStreet'];
export type Leave = components['schemas']['Leave'];
export type Line = components['schemas']['Line'];
export type LineCleared = components['schemas']['LineCleared'];
export type LineKept = components['schemas']['LineKept'];
export type Lock = components['schemas']['Lock'];
export type Looked = components['schemas']['Looked'];
export type MadeToken = components['schemas']['MadeToken'];
export type MatchOver = components['schemas']['MatchOver'];
export type MatchRecord = components['schemas']['MatchRecord'];
export type Me = components['schemas']['Me'];
export type Mine = components['schemas']['Mine'];
export type Mix = components['schemas']['Mix'];
export type Move = components['schemas']['Move'];
export type Mute = components['schemas']['Mute'];
export type NewChair = components['schemas']['NewChair'];
export type NewTable = components['schemas']['NewTable'];
export type NewToken = components['schemas']['NewToken'];
export type News = components['schemas']['News'];
export type NotDone = components['schemas']['NotDone'];
export type Offered = components['schemas']['Offered'];
export type OptionOffered = components['schemas']['OptionOffered'];
export type Options = components['schemas']['Options'];
export type Order = components['schemas']['Order'];
export type OwnState = components['schemas']['OwnState'];
export type Pause = components['schemas']['Pause'];
export type PlayForced = components['schemas']['PlayForced'];
export type Player = components['schemas']['Player'];
export type Pong = components['schemas']['Pong'];
export type Position = components['schemas']['Position'];
export type RefuseTable = components['schemas']['RefuseTable'];
export type RefuseView = components['schemas']['RefuseView'];
export type Refused = components['schemas']['Refused'];
export type Rematch = components['schemas']['Rematch'];
export type Rename = components['schemas']['Rename'];
export type Replaced = components['schemas']['Replaced'];
export type RequestInfo = components['schemas']['RequestInfo'];
export type Reserve = components['schemas']['Reserve'];
export type Reshuffled = components['schemas']['Reshuffled'];
export type ResultInFull = components['schemas']['ResultInFull'];
export type ResultInRecord = components['schemas']['ResultInRecord'];
export type ResultWithVariants = components['schemas']['ResultWithVariants'];
export type Resume = components['schemas']['Resume'];
export type Revoked = components['schemas']['Revoked'];
export type Run = components['schemas']['Run'];
export type Running = components['schemas']['Running'];
export type RunsTable = components['schemas']['RunsTable'];
export type RunsView = components['schemas']['RunsView'];
export type Said = components['schemas']['Said'];
export type Say = components['schemas']['Say'];
export type Scored = components['schemas']['Scored'];
export type SeatInfo = components['schemas']['SeatInfo'];
export type SecondRound = components['schemas']['SecondRound'];
export type Session = components['schemas']['Session'];
export type SetBot = components['schemas']['SetBot'];
export type ShowHand = components['schemas']['ShowHand'];
export type ShufflePromise = components['schemas']['ShufflePromise'];
export type Sit = components['schemas']['Sit'];
export type Slid = components['schemas']['Slid'];
export type Slide = components['schemas']['Slide'];
export type StandIn = components['schemas']['StandIn'];
export type Start = components['schemas']['Start'];
export type State = components['schemas']['State'];
export type StreetsTable = components['schemas']['StreetsTable'];
export type StreetsView = components['schemas']['StreetsView'];
export type TableInfo = components['schemas']['TableInfo'];
export type TableState = components['schemas']['TableState'];
export type Tableau = components['schemas']['Tableau'];
export type TakeBack = components['schemas']['TakeBack'];
export type TokenInfo = components['schemas']['TokenInfo'];
export type Told = components['schemas']['Told'];
export type ToldAbandoned = components['schemas']['ToldAbandoned'];
export type ToldAway = components['schemas']['ToldAway'];
export type ToldBot = components['schemas']['ToldBot'];
export type ToldChairs = components['schemas']['ToldChairs'];
export type ToldLeft = components['schemas']['ToldLeft'];
export type ToldLocked = components['schemas']['ToldLocked'];
export type ToldMove = components['schemas']['ToldMove'];
export type ToldName = components['schemas']['ToldName'];
export type ToldOfSeat = components['schemas']['ToldOfSeat'];
export type ToldOptions = components['schemas']['ToldOptions'];
export type ToldPlain = components['schemas']['ToldPlain'];
export type ToldRequest = components['schemas']['ToldRequest'];
export type ToldShowsHand = components['schemas']['ToldShowsHand'];
export type ToldTakenBack = components['schemas']['ToldTakenBack'];
export type TrumpNamed = components['schemas']['TrumpNamed'];
export type TurnDone = components['schemas']['TurnDone'];
export type TurnedOver = components['schemas']['TurnedOver'];
export type Twin = components['schemas']['Twin'];
export type Update = components['schemas']['Update'];
export type View = components['schemas']['View'];
export type XxlDraw = components['schemas']['XxlDraw'];
export type XxlEvent = components['schemas']['XxlEvent'];
export type XxlPass = components['schemas']['XxlPass'];
export type XxlPlay = components['schemas']['XxlPlay'];
export type XxlPlayed = components['schemas']['XxlPlayed'];
export type XxlTrick = components['schemas']['XxlTrick'];
export type XxlView = components['schemas']['XxlView'];
export type Xylo = components['schemas']['Xylo'];
export type XylotarBegin = components['schemas']['XylotarBegin'];
export type XylotarBid = components['schemas']['XylotarBid'];
export type XylotarCard = components['schemas']['XylotarCard'];
export type XylotarEvent = components['schemas']['XylotarEvent'];
export type XylotarPlayed = components['schemas']['XylotarPlayed'];
export type XylotarTrick = components['schemas']['XylotarTrick'];
export type XylotarView = components['schemas']['XylotarView'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
