import type { Checkpoint } from '../checkpoint.ts'
import type { TextColumn } from './frame.ts'
import { inBlocks } from './in-blocks.ts'

/** Texts between two checkpoints: less than a tenth of a second of a slow search. */
const BLOCK = 4096

export interface ExtractedTexts {
  /** The cells of each new column. */
  readonly columns: readonly { readonly codes: Int32Array; readonly dictionary: readonly string[] }[]
  /** Cells in which something was found, and those that have a text. */
  readonly found: number
  readonly texts: number
}

/**
 * Takes several texts out of each text of a column, once for each distinct text; null if nothing is found, and an empty part is
 * missing. User-missing texts must be blank.
 */
export async function extractTexts(
  { codes, dictionary }: Pick<TextColumn, 'codes' | 'dictionary'>,
  count: number,
  take: (text: string) => readonly (string | null)[] | null,
  checkpoint: Checkpoint,
): Promise<ExtractedTexts> {
  const parts = Array.from({ length: count }, () => ({
    next: new Int32Array(dictionary.length).fill(-1),
    known: new Map<string, number>(),
  }))
  const hasMatch = new Uint8Array(dictionary.length)
  for (let from = 0; from < dictionary.length; from += BLOCK) {
    const to = Math.min(dictionary.length, from + BLOCK)
    for (let k = from; k < to; k++) {
      const taken = take(dictionary[k] as string)
      if (taken === null) continue
      hasMatch[k] = 1
      for (const [part, { next, known }] of parts.entries()) {
        const text = taken[part] ?? ''
        if (text === '') continue
        const code = known.get(text) ?? known.size
        if (code === known.size) known.set(text, code)
        next[k] = code
      }
    }
    await checkpoint()
  }
  let [found, texts] = [0, 0]
  const columns = parts.map(({ known }) => ({
    codes: new Int32Array(codes.length),
    dictionary: Array.from(known.keys()),
  }))
  await inBlocks(codes.length, checkpoint, (from, to) => {
    for (let row = from; row < to; row++) {
      const code = codes[row] as number
      if (code < 0) continue
      texts++
      found += hasMatch[code] as number
    }
  })
  for (const [part, { next }] of parts.entries()) {
    const cells = columns[part]?.codes ?? new Int32Array(0)
    await inBlocks(codes.length, checkpoint, (from, to) => {
      for (let row = from; row < to; row++) {
        const code = codes[row] as number
        cells[row] = code < 0 ? -1 : (next[code] as number)
      }
    })
  }
  return { columns, found, texts }
}
