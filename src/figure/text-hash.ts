/** A short hash of a text: FNV-1a (Fowler, Noll and Vo) of 32 bits over UTF-16 units. Not for secrets. */
export function textHash(text: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(36)
}
