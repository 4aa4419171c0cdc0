/**
 * Colours as typed, in `#rgb`, `#rrggbb` or `rgb(r, g, b)`, separated by commas, semicolons or spaces, as `#rrggbb`; and the words that cannot be read.
 */
export function ownColours(typed: string): { readonly colours: readonly string[]; readonly unread: readonly string[] } {
  const words = typed.match(/rgb\s*[(（][^)）]*[)）]|[^\s,;，；、]+/gi) ?? []
  const read = words.map((word) => ({ word, colour: readOwnColour(word) }))
  return {
    colours: read.flatMap(({ colour }) => (colour === undefined ? [] : [colour])),
    unread: read.flatMap(({ word, colour }) => (colour === undefined ? [word] : [])),
  }
}

/** One colour as `#rrggbb`; undefined if it cannot be read. */
export function readOwnColour(word: string): string | undefined {
  const [, digits] = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(word) ?? []
  if (digits !== undefined) {
    const full = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
    return `#${full.toLowerCase()}`
  }
  const [, inner = ''] = /^rgb\s*[(（](.*)[)）]$/i.exec(word) ?? []
  const channels = inner.split(/[\s,，]+/).filter((part) => part !== '')
  if (channels.length !== 3 || !channels.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= 255))
    return undefined
  return `#${channels.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
}
