/** Removes U+0000, the only character that PostgreSQL's text cannot hold. */
export function storable(text: string): string {
  return text.replaceAll('\0', '')
}
