import type { Checkpoint } from '../checkpoint.ts'
import type { TextColumn } from './frame.ts'
import { inBlocks } from './in-blocks.ts'
import { missingTexts } from './missing-values.ts'

export interface MappedTexts {
  readonly codes: Int32Array
  readonly dictionary: readonly string[]
  /** Cells that have another text now, or none. */
  readonly changed: number
  /** Those of them that have none. */
  readonly emptied: number
}

/**
 * Maps each distinct text of a column once, whatever the number of rows; texts that become equal share a code, and one that becomes empty or null
 * is missing. Texts that the column declares missing stay as they are. If nothing changes, the codes are those of the column.
 */
export async function mapTexts(
  { codes, dictionary, missingCodes }: TextColumn,
  map: (text: string) => string | null,
  checkpoint: Checkpoint,
): Promise<MappedTexts> {
  const isMissing = missingTexts({ missingCodes, missingRanges: [] })
  const known = new Map<string, number>()
  const next = new Int32Array(dictionary.length)
  const isOther = new Uint8Array(dictionary.length)
  await inBlocks(dictionary.length, checkpoint, (from, to) => {
    for (let k = from; k < to; k++) {
      const old = dictionary[k] as string
      const text = isMissing(old) ? old : map(old)
      isOther[k] = Number(text !== old)
      next[k] = text === null || text === '' ? -1 : codeOf(text, known)
    }
  })
  if (!isOther.includes(1)) return { codes, dictionary, changed: 0, emptied: 0 }
  const mapped = new Int32Array(codes.length)
  let [changed, emptied] = [0, 0]
  await inBlocks(codes.length, checkpoint, (from, to) => {
    for (let i = from; i < to; i++) {
      const code = codes[i] as number
      const to = code < 0 ? -1 : (next[code] as number)
      mapped[i] = to
      if (code >= 0 && isOther[code] === 1) {
        changed++
        if (to < 0) emptied++
      }
    }
  })
  if (changed === 0) return { codes, dictionary, changed, emptied }
  return { codes: mapped, dictionary: Array.from(known.keys()), changed, emptied }
}

function codeOf(text: string, known: Map<string, number>): number {
  const code = known.get(text)
  if (code !== undefined) return code
  known.set(text, known.size)
  return known.size - 1
}
