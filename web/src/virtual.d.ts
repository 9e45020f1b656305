/** The module that a plugin of the build makes: the rulebook. */
declare module 'virtual:rulebook' {
  /** Where the Python interpreter lies. */
  export const interpreter: string
  /** What the interpreter wants to know about packages: there are none. */
  export const lock: object
  /** Sources by path. */
  export const files: Record<string, string>
}
