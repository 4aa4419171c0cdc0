import type { Checkpoint } from '../checkpoint.ts'
import type { Column } from './frame.ts'
import { inBlocks } from './in-blocks.ts'
import { missingNumbers, missingTexts } from './missing-values.ts'

/** How many cells are values by the declaration of one column, and missing by that of another with the same cells. */
export async function newlyMissing(before: Column, after: Column, checkpoint: Checkpoint): Promise<number> {
  if (before.type !== 'text') {
    const [was, is] = [missingNumbers(before), missingNumbers(after)]
    return counted(before.values, (value) => is(value) && !was(value), checkpoint)
  }
  const [was, is] = [missingTexts(before), missingTexts(after)]
  const newly = before.dictionary.map((text) => is(text) && !was(text))
  return newly.includes(true) ? counted(before.codes, (code) => newly[code] === true, checkpoint) : 0
}

async function counted(
  cells: Float64Array | Int32Array,
  isMeant: (cell: number) => boolean,
  checkpoint: Checkpoint,
): Promise<number> {
  let count = 0
  await inBlocks(cells.length, checkpoint, (from, to) => {
    for (let row = from; row < to; row++) if (isMeant(cells[row] as number)) count++
  })
  return count
}
