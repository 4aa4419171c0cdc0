import { uninterrupted } from '#engine/checkpoint.ts'
import { stepColumnId } from '#engine/frame/column-ids.ts'
import { columnById, type TextColumn } from '#engine/frame/frame.ts'
import { mapTexts } from '#engine/frame/map-texts.ts'
import { cleaner } from '#engine/frame/text-cleaning.ts'
import type { Apply, StepOptionsOf } from '../../kit/step.ts'
import { targetsOf } from '../../kit/steps/into-options.ts'
import { changedColumns, note } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'

export const apply: Apply<typeof definition> = async (frame, options, context) => {
  const { variables, cleanings, letterCase } = options
  const { checkpoint = uninterrupted, stepId } = context
  const sources = variables.map((id) => columnById(frame, id)).filter((column) => column?.type === 'text')
  const targets = targetsOf(frame, sources, options, (id) => stepColumnId(stepId, id))
  if ('status' in targets) return targets
  const clean = cleaner(cleanings, letterCase)
  const columns: TextColumn[] = []
  let [count, emptied, touched] = [0, 0, 0]
  for (const target of targets) {
    const { codes, dictionary, ...counts } = await mapTexts(target, clean, checkpoint)
    count += counts.changed
    emptied += counts.emptied
    if (counts.changed > 0) touched++
    if (counts.changed === 0 && options.into === 'same') continue
    columns.push({ ...target, codes, dictionary, valueLabels: cleanLabels(target, clean) })
  }
  const notices = [count === 0 ? note('nothing-changed') : note('cleaned', { count, variables: touched })]
  if (emptied > 0) notices.push(note('emptied', { count: emptied }))
  return changedColumns(columns, notices)
}

export function reads({ variables }: StepOptionsOf<typeof definition>): readonly string[] {
  return variables
}

/** Labels follow their value; of two values that become one the first label stays. */
function cleanLabels({ valueLabels }: TextColumn, clean: (text: string) => string): TextColumn['valueLabels'] {
  const cleaned = valueLabels.map(({ value, label }) => ({ value: clean(String(value)), label }))
  return cleaned.filter(({ value }, k) => value !== '' && cleaned.findIndex((other) => other.value === value) === k)
}
