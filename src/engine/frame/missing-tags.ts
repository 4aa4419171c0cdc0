/**
 * The notation of a kind of missing value, which is also the key of its label: `._` for 1, `.a` to `.z` for 2 to 27; undefined for 0, a plain
 * missing value.
 */
export function tagText(tag: number): string | undefined {
  if (tag === 0) return undefined
  return tag === 1 ? '._' : `.${String.fromCharCode(95 + tag)}`
}
