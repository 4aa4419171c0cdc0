let bytesOf: Map<string, number> | undefined

/** The two-byte characters of GBK, from the decoder of the platform, which has no encoder. */
function table(): ReadonlyMap<string, number> {
  if (bytesOf) return bytesOf
  bytesOf = new Map()
  const decoder = new TextDecoder('gbk')
  for (let first = 0x81; first <= 0xfe; first += 1)
    for (let second = 0x40; second <= 0xfe; second += 1)
      bytesOf.set(decoder.decode(Uint8Array.of(first, second)), first * 256 + second)
  return bytesOf
}

/** The text in GBK. */
export function toGbk(text: string): Buffer {
  const bytes = text.split('').flatMap((character) => {
    const code = character.charCodeAt(0)
    if (code < 0x80) return [code]
    const found = table().get(character)
    if (found === undefined) throw new Error(`not in GBK: ${character}`)
    return [found >> 8, found & 0xff]
  })
  return Buffer.from(bytes)
}
