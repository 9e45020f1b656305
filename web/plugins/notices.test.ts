import { expect, test } from 'vitest'
import { parts } from './notices'

test('everything that the client is made of is named, and nothing that only builds it', () => {
  const named = parts()
  for (const name of ['pyodide', 'svelte', '@fluent/bundle', '@fontsource-variable/figtree', 'uqr']) expect(named).toContain(name)
  for (const name of ['vite', 'typescript', 'markdown-it', 'prettier']) expect(named).not.toContain(name)
})
