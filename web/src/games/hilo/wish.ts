/** What somebody wants to do with the card that they tap next. */
export type Wish = 'take' | 'swap' | 'drop' | null
