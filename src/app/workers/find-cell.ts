import type { Checkpoint } from '#engine/checkpoint.ts'
import { type Column, columnById, type Frame } from '#engine/frame/frame.ts'
import { cellText } from './cell-window.ts'

export interface FindRequest {
  /** Part of a cell or of the label of its value, in any case. */
  readonly text: string
  /** Ids of the columns that are shown, in their order. */
  readonly columns: readonly string[]
  /** The cell after which the search begins; null for the beginning. */
  readonly after: FoundCell | null
  readonly isBackwards: boolean
}

/** A cell that contains the text; `row` counts the rows that are shown. */
export interface FoundCell {
  readonly column: string
  readonly row: number
}

type Matches = (row: number) => boolean

/** Cells that are looked at between two checkpoints. */
const BLOCK = 65_536

/**
 * The next cell that contains the text, row by row, each from left to right. After the last cell the search goes on at the first one, and
 * ends at the cell after which it began, which is found if no other is. Undefined if there is none.
 * @param positions the rows that are shown, if not all are
 */
export async function findCell(
  frame: Frame,
  { text, columns, after, isBackwards }: FindRequest,
  positions: Int32Array | undefined,
  checkpoint: Checkpoint,
): Promise<FoundCell | undefined> {
  const part = text.toLowerCase()
  const rows = positions?.length ?? frame.rows
  const width = columns.length
  if (part === '' || rows === 0 || width === 0) return undefined
  const matches = columns.map((id) => {
    const column = columnById(frame, id)
    return column && matcher(column, part)
  })
  if (matches.every((one) => one === undefined)) return undefined
  const cells = rows * width
  const begun = after ? after.row * width + Math.max(0, columns.indexOf(after.column)) : isBackwards ? cells : -1
  for (let k = 1; k <= cells; k++) {
    if (k % BLOCK === 0) await checkpoint()
    const at = (((isBackwards ? begun - k : begun + k) % cells) + cells) % cells
    const row = Math.floor(at / width)
    const column = at - row * width
    if (matches[column]?.(positions ? (positions[row] as number) : row) === true)
      return { column: columns[column] as string, row }
  }
  return undefined
}

/** Undefined if no cell of the column can contain the text. */
function matcher(column: Column, part: string): Matches | undefined {
  const contains = (text: string) => text.toLowerCase().includes(part)
  const labelled = new Set(column.valueLabels.filter(({ label }) => contains(label)).map(({ value }) => String(value)))
  if (column.type === 'text') {
    const found = Uint8Array.from(column.dictionary, (text) => Number(contains(text) || labelled.has(text)))
    return found.includes(1) ? (row) => found[column.codes[row] as number] === 1 : undefined
  }
  // letters are in no number, so that a word need not be looked for in all of them
  const isPossible =
    /^[-+.:e\d ]+$/.test(part) || column.missingTags !== undefined || 'infinity'.includes(part) || labelled.size > 0
  if (!isPossible) return undefined
  const { values } = column
  return (row) => {
    if (labelled.size > 0 && labelled.has(String(values[row]))) return true
    const text = cellText(column, row)
    return text !== null && (contains(text) || labelled.has(text))
  }
}
