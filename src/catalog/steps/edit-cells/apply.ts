import { uninterrupted } from '#engine/checkpoint.ts'
import type { Column } from '#engine/frame/frame.ts'
import type { LevelValue } from '../../kit/data-dictionary.ts'
import type { Apply, StepOptionsOf } from '../../kit/step.ts'
import { changedColumns, note, warning } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'
import { placeEdits, timeOf } from './place-edits.ts'

export const apply: Apply<typeof definition> = async (frame, { cells }, { checkpoint = uninterrupted }) => {
  const { edits, already, changed, rowGone, columnGone } = placeEdits(frame, cells)
  const columns: Column[] = []
  let count = 0
  for (const [column, placed] of edits) {
    columns.push(edited(column, placed))
    count += placed.length
    await checkpoint()
  }
  return changedColumns(columns, [
    note('corrected', { count }),
    ...(already > 0 ? [note('already-correct', { count: already })] : []),
    ...(changed > 0 ? [warning('changed-since', { count: changed })] : []),
    ...(rowGone > 0 ? [warning('row-gone', { count: rowGone })] : []),
    ...(columnGone > 0 ? [warning('variable-gone', { count: columnGone })] : []),
  ])
}

/** Also the variables that identify rows. */
export function reads({ cells }: StepOptionsOf<typeof definition>): readonly string[] {
  return [...new Set(cells.flatMap(({ column, key }) => (key === null ? [column] : [column, key.column])))]
}

function edited(
  column: Column,
  placed: readonly { readonly position: number; readonly to: LevelValue | null }[],
): Column {
  if (column.type === 'text') {
    const codes = column.codes.slice()
    const dictionary = [...column.dictionary]
    const codeOf = new Map(dictionary.map((text, code) => [text, code]))
    for (const { position, to } of placed) {
      if (to === null) {
        codes[position] = -1
        continue
      }
      const code = codeOf.get(String(to)) ?? dictionary.push(String(to)) - 1
      codeOf.set(String(to), code)
      codes[position] = code
    }
    return { ...column, codes, dictionary }
  }
  const values = column.values.slice()
  for (const { position, to } of placed) values[position] = numberOf(to, column.type)
  const { missingTags } = column
  if (missingTags === undefined) return { ...column, values }
  const tags = missingTags.slice()
  for (const { position } of placed) tags[position] = 0
  return { ...column, values, missingTags: tags }
}

function numberOf(value: LevelValue | null, type: 'number' | 'date' | 'datetime'): number {
  if (typeof value === 'number') return value
  return value === null || type === 'number' ? Number.NaN : timeOf(value, type)
}
