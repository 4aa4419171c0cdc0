/** The longest beginning of the text, in whole characters, that has at most this many bytes in UTF-8. */
export function withinBytes(text: string, most: number): string {
  let length = 0
  let kept = ''
  for (const character of text) {
    length += Buffer.byteLength(character)
    if (length > most) break
    kept += character
  }
  return kept
}
