const IS_LITTLE = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1
/** What R puts into the low half of NA. */
const NA_WORD = 1954
const [FIRST, LAST] = [0x61, 0x7a]

/**
 * Kinds of NA by the bits of the cells (`tagged_na` of haven: a letter in the third byte); undefined if there are none.
 * @returns numbers as in `engine/frame/missing-tags.ts`
 */
export function naTags(values: Float64Array): Uint8Array | undefined {
  const words = new Uint32Array(values.buffer, values.byteOffset, values.length * 2)
  const [low, high] = IS_LITTLE ? [0, 1] : [1, 0]
  let tags: Uint8Array | undefined
  for (let row = 0; row < values.length; row++) {
    if (!Number.isNaN(values[row])) continue
    const isNa = words[2 * row + low] === NA_WORD
    const letter = (words[2 * row + high] as number) & 0xff
    if (!isNa || letter < FIRST || letter > LAST) continue
    tags ??= new Uint8Array(values.length)
    tags[row] = letter - FIRST + 2
  }
  return tags
}
