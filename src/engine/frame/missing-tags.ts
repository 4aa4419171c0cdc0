/** How a kind of blank is written, and what its label is kept under: `._` of 1, `.a` to `.z` of 2 to 27; undefined of 0, which is a plain blank. */
export function tagText(tag: number): string | undefined {
  if (tag === 0) return undefined
  return tag === 1 ? '._' : `.${String.fromCharCode(95 + tag)}`
}
