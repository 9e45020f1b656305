declare module 'virtual:rules/*' {
  const page: import('./pages/rules/pages').RulesPage
  export default page
}

declare module 'virtual:rulebook' {
  /** Where the Python interpreter lies. */
  export const interpreter: string
  /** What the interpreter wants to know about packages: there are none. */
  export const lock: object
  /** Sources by path. */
  export const files: Record<string, string>
}
