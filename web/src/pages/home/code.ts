/** The code of a table in whatever somebody has pasted: a link, or the code itself with dashes, spaces and capitals. */
export function codeIn(text: string): string | null {
  const inLink = /\/t\/([^/?#\s]+)/.exec(text)
  const code = (inLink?.[1] ?? text).toLowerCase().replace(/[\s-]/g, '')
  const invitation = /#invitation=[\w-]+/.exec(text)?.[0] ?? ''
  return /^[a-z0-9]{10,16}$/.test(code) ? code + invitation : null
}
