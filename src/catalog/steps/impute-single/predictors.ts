import type { Checkpoint } from '#engine/checkpoint.ts'
import { type Column, columnById, type Frame } from '#engine/frame/frame.ts'
import { keyGroups } from '#engine/frame/key-groups.ts'
import { usable } from '#engine/frame/usable.ts'
import type { ColumnInfo } from '../../kit/data-dictionary.ts'

/** Numbers with a slope, or the codes of categories; NaN is missing. */
export interface Predictor {
  readonly id: string
  readonly isCategory: boolean
  readonly values: Float64Array
}

/** Texts and nominal variables are categories. */
export const isCategory = ({ type, measure }: Pick<ColumnInfo, 'type' | 'measure'>): boolean =>
  type === 'text' || measure === 'nominal'

export async function predictorsOf(
  frame: Frame,
  ids: readonly string[],
  checkpoint: Checkpoint,
): Promise<readonly Predictor[]> {
  const made: Predictor[] = []
  for (const id of ids) {
    const column = columnById(frame, id)
    if (column !== undefined)
      made.push({ id, isCategory: isCategory(column), values: await valuesOf(column, checkpoint) })
  }
  return made
}

async function valuesOf(column: Column, checkpoint: Checkpoint): Promise<Float64Array> {
  const seen = usable(column)
  if (seen.type !== 'text' && !isCategory(column)) return seen.values
  const rows = seen.type === 'text' ? seen.codes.length : seen.values.length
  const { codes } = await keyGroups(rows, [column], { leaveOutMissing: true, checkpoint })
  return Float64Array.from(codes, (code) => (code < 0 ? Number.NaN : code))
}
