/** What the rulebook answers in the browser, from its own types: made by tools/types.py, and changed nowhere else */

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Answer
         * @description What the rulebook says to all lines.
         */
        Answer: {
            ended: components["schemas"]["How"] | null;
            marks: boolean[][];
            next: components["schemas"]["NextRound"] | null;
            refused: components["schemas"]["Wrong"] | null;
            result: components["schemas"]["ResultInFull"];
        };
        /**
         * AtTable
         * @description What came of a match for one of its players.
         */
        AtTable: {
            person: number;
            place: number;
            points: number;
            won: boolean;
        };
        /**
         * Average
         * @description How much on average, of how many.
         */
        Average: {
            error: number | null;
            mean: number | null;
            of: number;
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
        /**
         * Figures
         * @description What counts of one finished match. Lists are in the order of the players.
         */
        Figures: {
            at?: number | null;
            bots?: boolean[] | null;
            deals: Record<string, unknown>[];
            game: string;
            match: string;
            moves: number;
            options: Record<string, unknown>;
            places: number[];
            players: string[];
            totals: number[];
            version: number;
            won: boolean[];
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
        /**
         * InHilo
         * @description What comes of somebody's matches.
         */
        InHilo: {
            best: number;
            cleared: components["schemas"]["Average"];
            closings: components["schemas"]["Ratio"];
            matches: number;
            points: components["schemas"]["Average"];
        };
        /**
         * InOrder
         * @description One match in the order of time.
         */
        InOrder: {
            at: number | null;
            game: string;
            people: components["schemas"]["AtTable"][];
        };
        /** InVariant */
        InVariant: {
            first: components["schemas"]["Ratio"];
            place: components["schemas"]["Average"];
            places: number[];
        };
        /**
         * InXxl
         * @description What comes of somebody's matches.
         */
        InXxl: {
            matches: number;
            place: components["schemas"]["Average"];
            variants: {
                [key: string]: components["schemas"]["InVariant"];
            };
        };
        /**
         * InXylotar
         * @description What comes of somebody's matches.
         */
        InXylotar: {
            best: number;
            bids: components["schemas"]["Ratio"];
            matches: number;
            points: components["schemas"]["Average"];
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
        /**
         * NextRound
         * @description Who deals and who begins the round that follows. A game may have more to say of it.
         */
        NextRound: {
            among?: number[];
            begins: number | null;
            dealer: number | null;
            decider?: number;
            how: string;
            round: number;
            rule: string;
        };
        /**
         * Pair
         * @description How often one person finished before another, level with them, and behind.
         */
        Pair: {
            ahead: components["schemas"]["Ratio"];
            before: number;
            behind: number;
            level: number;
            matches: number;
        };
        /**
         * Ratio
         * @description How often, of how many.
         */
        Ratio: {
            count: number;
            high: number | null;
            low: number | null;
            of: number;
            share: number | null;
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
         * Someone
         * @description What comes of one person's matches; and by the name of each game that they have played, what only that counts.
         */
        Someone: {
            bot: boolean;
            by_chance: number;
            matches: number;
            name: string;
            place: components["schemas"]["Average"];
            places: number[];
            wins: components["schemas"]["Ratio"];
        };
        /**
         * Together
         * @description What comes of many matches.
         */
        Together: {
            deals: number;
            games: {
                [key: string]: number;
            };
            in_order: components["schemas"]["InOrder"][];
            matches: number;
            moves: number;
            pairs: (components["schemas"]["Pair"] | null)[][];
            people: components["schemas"]["Someone"][];
        };
        /**
         * Wrong
         * @description The same about a record or a pad: which of its moves or deals it is about.
         */
        Wrong: {
            arguments: {
                [key: string]: string | number | (number | string)[] | null;
            };
            deal: number | null;
            message: string;
            move: number | null;
            rule: string | null;
        };
        /** XxlNextRound */
        XxlNextRound: {
            among?: number[];
            begins: number | null;
            dealer: number | null;
            decider?: number;
            how: string;
            of: number;
            round: number;
            rule: string;
            variant: number;
            variant_names: {
                [key: string]: string;
            };
        };
        /** XylotarNextRound */
        XylotarNextRound: {
            among?: number[];
            begins: number | null;
            dealer: number | null;
            decider?: number;
            extra: boolean;
            how: string;
            round: number;
            rule: string;
            tricks: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Answer = components['schemas']['Answer'];
export type AtTable = components['schemas']['AtTable'];
export type Average = components['schemas']['Average'];
export type DealResult = components['schemas']['DealResult'];
export type Figures = components['schemas']['Figures'];
export type How = components['schemas']['How'];
export type InHilo = components['schemas']['InHilo'];
export type InOrder = components['schemas']['InOrder'];
export type InVariant = components['schemas']['InVariant'];
export type InXxl = components['schemas']['InXxl'];
export type InXylotar = components['schemas']['InXylotar'];
export type Line = components['schemas']['Line'];
export type NextRound = components['schemas']['NextRound'];
export type Pair = components['schemas']['Pair'];
export type Ratio = components['schemas']['Ratio'];
export type ResultInFull = components['schemas']['ResultInFull'];
export type Someone = components['schemas']['Someone'];
export type Together = components['schemas']['Together'];
export type Wrong = components['schemas']['Wrong'];
export type XxlNextRound = components['schemas']['XxlNextRound'];
export type XylotarNextRound = components['schemas']['XylotarNextRound'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
