/** How a text is divided: at each place of a separator, or every so many characters, as readers count them. */
export type Division = { readonly separator: string } | { readonly width: number }

/** The first parts of a text, at most so many, and what follows them; null if nothing does. Parts may be empty. */
export function splitText(
  text: string,
  division: Division,
  most: number,
): { readonly parts: readonly string[]; readonly rest: string | null } {
  return 'width' in division ? byWidth(Array.from(text), division.width, most) : atSeparator(text, division, most)
}

function atSeparator(text: string, { separator }: { readonly separator: string }, most: number) {
  const parts: string[] = []
  let from = 0
  while (parts.length < most) {
    const at = text.indexOf(separator, from)
    parts.push(text.slice(from, at < 0 ? undefined : at))
    if (at < 0) return { parts, rest: null }
    from = at + separator.length
  }
  return { parts, rest: text.slice(from) }
}

function byWidth(characters: readonly string[], width: number, most: number) {
  const count = Math.min(most, Math.ceil(characters.length / width))
  const parts = Array.from({ length: count }, (_, k) => characters.slice(k * width, (k + 1) * width).join(''))
  const rest = characters.slice(count * width).join('')
  return { parts, rest: rest === '' ? null : rest }
}
