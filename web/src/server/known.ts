/** What there is to know of games and bots before a table is opened: made by tools/types.py, and changed nowhere else. */
export const known = {
  xylotar: {
    name: 'xylotar',
    players: { least: 2, most: 5 },
    seats: { '2': [1, 3], '3': [1, 2, 3], '4': [1, 2, 3, 4], '5': [1, 2, 3, 4, 5] },
    inSheet: { '2': [1, 2, 3, 4], '3': [1, 2, 3], '4': [1, 2, 3, 4], '5': [1, 2, 3, 4, 5] },
    byPlaces: false,
    firstRules: {},
    usual: { edition: 'fr', memory: 'on', arrange: 'players', rounds: 3, ties: 'clockwise' },
    onlyFor: { edition: [2] },
    customary: { cs: { edition: 'cs', ties: 'neighbour' } },
  },
  hilo: {
    name: 'hilo',
    players: { least: 2, most: 6 },
    seats: { '2': [1, 2], '3': [1, 2, 3], '4': [1, 2, 3, 4], '5': [1, 2, 3, 4, 5], '6': [1, 2, 3, 4, 5, 6] },
    inSheet: { '2': [1, 2], '3': [1, 2, 3], '4': [1, 2, 3, 4], '5': [1, 2, 3, 4, 5], '6': [1, 2, 3, 4, 5, 6] },
    byPlaces: false,
    firstRules: {},
    usual: { heights: null, limit: 100 },
    onlyFor: {},
    customary: {},
  },
  xxl: {
    name: 'xxl',
    players: { least: 2, most: 6 },
    seats: { '2': [1, 2], '3': [1, 2, 3], '4': [1, 2, 3, 4], '5': [1, 2, 3, 4, 5], '6': [1, 2, 3, 4, 5, 6] },
    inSheet: { '2': [1, 2], '3': [1, 2, 3], '4': [1, 2, 3, 4], '5': [1, 2, 3, 4, 5], '6': [1, 2, 3, 4, 5, 6] },
    byPlaces: true,
    firstRules: { '1': 'K20', '2': 'K30', '3': 'K40', '4': 'K50', '5': 'K60', '6': 'K70' },
    usual: { mode: 'full', cycles: 1, variant: 1, times: null, trump: false, deck: null },
    onlyFor: {},
    customary: {},
  },
} as const

/** How well bots play, the weakest first. */
export const LEVELS = ['random', 'novice', 'club', 'expert'] as const
export const USUAL_LEVEL = 'club'
