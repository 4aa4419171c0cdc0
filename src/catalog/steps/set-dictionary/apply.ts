import { type Checkpoint, uninterrupted } from '#engine/checkpoint.ts'
import { type Column, columnById } from '#engine/frame/frame.ts'
import { usedLevels } from '#engine/frame/levels.ts'
import { newlyMissing } from '#engine/frame/newly-missing.ts'
import type { Notice } from '../../kit/outcome/outcome.ts'
import type { Apply, StepOptionsOf } from '../../kit/step.ts'
import { withDeclared } from '../../kit/steps/declared-missing.ts'
import { changedColumns, note, warning } from '../../kit/steps/step-change.ts'
import type { DictionaryItem } from '../../kit/steps/step-options.ts'
import type { definition } from './definition.ts'

const mostListed = 5
const mostLevels = 200

export const apply: Apply<typeof definition> = async (frame, { items }, { checkpoint = uninterrupted }) => {
  const columns: Column[] = []
  const notices: Notice[] = []
  for (const item of items) {
    const column = columnById(frame, item.column)
    if (column === undefined) continue
    const next = described(column, item)
    if (next === column) continue
    columns.push(next)
    notices.push(...(await lost(column, next, checkpoint)), ...behind(next, item))
    await checkpoint()
  }
  const said = columns.length === 0 ? note('nothing-changed') : note('set-for', { count: columns.length })
  return changedColumns(columns, [said, ...notices])
}

export function reads({ items }: StepOptionsOf<typeof definition>): readonly string[] {
  return items.map(({ column }) => column)
}

/** The same object if nothing is another. */
function described(column: Column, item: DictionaryItem): Column {
  const { label = column.label, measure = column.measure, valueLabels = column.valueLabels } = item
  const { missingCodes = [], missingRanges = [] } = item
  const declared = withDeclared(column, { missingCodes, missingRanges })
  const isSame =
    label === column.label &&
    measure === column.measure &&
    JSON.stringify(valueLabels) === JSON.stringify(column.valueLabels)
  return isSame ? declared : { ...declared, label, measure, valueLabels }
}

async function lost(before: Column, after: Column, checkpoint: Checkpoint): Promise<readonly Notice[]> {
  if (before.missingCodes === after.missingCodes && before.missingRanges === after.missingRanges) return []
  const count = await newlyMissing(before, after, checkpoint)
  return count === 0 ? [] : [note('cells-missing', { variable: { variable: after.id }, count })]
}

/** Values that occur and are not in the given order. */
function behind(column: Column, { valueLabels }: DictionaryItem): readonly Notice[] {
  if (valueLabels === undefined || valueLabels.length === 0 || column.measure === 'continuous') return []
  const given = new Set(valueLabels.map(({ value }) => String(value)))
  const others = (usedLevels(column, mostLevels) ?? []).filter(({ value }) => !given.has(String(value)))
  if (others.length === 0) return []
  const levels = others.slice(0, mostListed).map(({ value }) => ({ variable: column.id, level: value }))
  return [warning('values-behind', { variable: { variable: column.id }, count: others.length, levels })]
}
