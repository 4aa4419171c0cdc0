import { uninterrupted } from '#engine/checkpoint.ts'
import { stepColumnId } from '#engine/frame/column-ids.ts'
import { columnById, type TextColumn } from '#engine/frame/frame.ts'
import { mapTexts } from '#engine/frame/map-texts.ts'
import { missingTexts } from '#engine/frame/missing-values.ts'
import { pairKey, wordKey } from '#engine/frame/text-keys.ts'
import type { Notice } from '../../kit/outcome/outcome.ts'
import type { Apply, StepOptionsOf } from '../../kit/step.ts'
import { targetsOf } from '../../kit/steps/into-options.ts'
import { broken, changedColumns, note, warning } from '../../kit/steps/step-change.ts'
import type { MergedValues } from '../../kit/steps/step-options.ts'
import type { definition } from './definition.ts'

const mostListed = 10
/** A variable with more different texts is not looked through for new spellings. */
const mostCompared = 20_000

export const apply: Apply<typeof definition> = async (frame, options, context) => {
  const { variable, merges } = options
  const { checkpoint = uninterrupted, stepId } = context
  const source = columnById(frame, variable)
  if (source?.type !== 'text') return broken('column-missing', { column: variable }, 'variable')
  const isMissing = missingTexts(source)
  const lost = merges.groups.find(({ to }) => isMissing(to))
  if (lost !== undefined) return broken('target-is-missing', { text: lost.to, variable: { variable } }, 'merges')
  const targets = targetsOf(frame, [source], options, (id) => stepColumnId(stepId, id))
  if ('status' in targets) return targets
  const becomes = new Map(merges.groups.flatMap(({ to, values }) => values.map((value) => [value, to] as const)))
  const { codes, dictionary, changed } = await mapTexts(source, (text) => becomes.get(text) ?? text, checkpoint)
  const notices = newSpellings(source, merges)
  if (changed === 0) notices.unshift(warning('nothing-merged'))
  else {
    const [before, after] = [distinctOf(source), distinctOf({ ...source, codes, dictionary })]
    notices.unshift(note('merged', { count: changed, before, after }))
  }
  const columns = targets.map((target) => ({ ...target, codes, dictionary, valueLabels: labelsOf(source, becomes) }))
  return changedColumns(changed === 0 && options.into === 'same' ? [] : columns, notices)
}

export function reads({ variable }: StepOptionsOf<typeof definition>): readonly string[] {
  return [variable]
}

/** Without the value labels of merged values. */
function labelsOf({ valueLabels }: TextColumn, becomes: ReadonlyMap<string, string>): TextColumn['valueLabels'] {
  return valueLabels.filter(({ value }) => (becomes.get(String(value)) ?? String(value)) === String(value))
}

/** How many different texts occur that are not missing. */
function distinctOf(column: TextColumn): number {
  const isMissing = missingTexts(column)
  const occurs = new Uint8Array(column.dictionary.length)
  for (const code of column.codes) if (code >= 0) occurs[code] = 1
  return column.dictionary.filter((text, code) => occurs[code] === 1 && !isMissing(text)).length
}

/** Texts that a key finds like those of a group, and about which nothing was decided. */
function newSpellings(column: TextColumn, { groups, apart }: MergedValues): Notice[] {
  if (column.dictionary.length > mostCompared) return []
  const decided = new Set([...apart, ...groups.flatMap(({ to, values }) => [to, ...values])])
  const known = groups.flatMap(({ to, values }) => [to, ...values])
  const [words, pairs] = [new Set(known.map(wordKey)), new Set(known.map(pairKey))]
  for (const keys of [words, pairs]) keys.delete('')
  const isMissing = missingTexts(column)
  const found = column.dictionary.filter(
    (text) => !decided.has(text) && !isMissing(text) && (words.has(wordKey(text)) || pairs.has(pairKey(text))),
  )
  if (found.length === 0) return []
  const levels = found.slice(0, mostListed).map((level) => ({ variable: column.id, level }))
  return [warning('new-spellings', { count: found.length, levels })]
}
