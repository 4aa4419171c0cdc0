import { uninterrupted } from '#engine/checkpoint.ts'
import { stepColumnId } from '#engine/frame/column-ids.ts'
import type { TextColumn } from '#engine/frame/frame.ts'
import { mapTexts } from '#engine/frame/map-texts.ts'
import { replacer } from '#engine/frame/replace-texts.ts'
import type { Apply, StepOptionsOf } from '../../kit/step.ts'
import { targetsOf } from '../../kit/steps/into-options.ts'
import { broken, changedColumns, note, warning } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'

export const apply: Apply<typeof definition> = async (frame, options, context) => {
  const { find, by, match, ignoreCase, among, variables } = options
  const { checkpoint = uninterrupted, stepId } = context
  if (find === '') return broken('nothing-to-find', {}, 'find')
  const isMeant = ({ id }: { readonly id: string }) => among === 'all' || variables.includes(id)
  const sources = frame.columns.filter((column) => column.type === 'text').filter(isMeant)
  const targets = targetsOf(frame, sources, options, (id) => stepColumnId(stepId, id))
  if ('status' in targets) return targets
  const replace = replacer({ find, by, whole: match === 'whole', ignoreCase })
  const columns: TextColumn[] = []
  let [count, emptied, touched] = [0, 0, 0]
  for (const target of targets) {
    const { codes, dictionary, ...counts } = await mapTexts(target, replace, checkpoint)
    count += counts.changed
    emptied += counts.emptied
    if (counts.changed > 0) touched++
    if (counts.changed === 0 && options.into === 'same') continue
    // a value that is replaced is another one: its label goes
    const valueLabels = target.valueLabels.filter(({ value }) => replace(String(value)) === String(value))
    columns.push({ ...target, codes, dictionary, valueLabels })
  }
  if (count === 0) return changedColumns(columns, [warning('not-found')])
  const notices = [note('replaced', { count, variables: touched })]
  if (emptied > 0) notices.push(note('emptied', { count: emptied }))
  return changedColumns(columns, notices)
}

export function reads({ among, variables }: StepOptionsOf<typeof definition>): readonly string[] | 'all' {
  return among === 'all' ? 'all' : variables
}
