/** What a page finds in a browser before anything is drawn: for tests that load pages' parts without one. Imported first. */
Object.assign(globalThis, {
  navigator: { onLine: true, languages: ['en'] },
  location: { pathname: '/', search: '', hash: '', origin: '' },
  document: { documentElement: { dataset: {} }, querySelector: () => null },
  addEventListener: () => {},
  matchMedia: () => ({ matches: false }),
})
