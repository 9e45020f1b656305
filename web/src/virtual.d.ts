/** Modules that plugins of the build make. The rulebook: */
declare module 'virtual:rulebook' {
  /** Where the Python interpreter lies. */
  export const interpreter: string
  /** What the interpreter wants to know about packages: there are none. */
  export const lock: object
  /** Sources by path. */
  export const files: Record<string, string>
}

/** And where the search of each kind of deal lies, compiled to WebAssembly. */
declare module 'virtual:search' {
  export const modules: Record<string, string>
}
