import { uninterrupted } from '#engine/checkpoint.ts'
import { columnById, type TextColumn } from '#engine/frame/frame.ts'
import { mapTexts } from '#engine/frame/map-texts.ts'
import { splitText } from '#engine/frame/split-text.ts'
import { trimBlanks } from '#engine/frame/text-cleaning.ts'
import { usable } from '#engine/frame/usable.ts'
import type { Apply, StepOptionsOf } from '../../kit/step.ts'
import { patternName, patternProblem } from '../../kit/steps/name-pattern.ts'
import { broken, changedColumns, namesProblem, newMeta, note, warning } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'

export const apply: Apply<typeof definition> = async (frame, options, context) => {
  const { variable, by, separator, width, parts, extra, trim, pattern } = options
  const { checkpoint = uninterrupted, progress } = context
  const found = columnById(frame, variable)
  const column = found && usable(found)
  if (column?.type !== 'text') return broken('column-missing', { column: variable }, 'variable')
  if (by === 'separator' && separator === '') return broken('no-separator', {}, 'separator')
  const names = Array.from({ length: parts }, (_, k) => patternName(pattern, column.name, String(k + 1)))
  const problem = patternProblem(pattern, 1, parts) ?? namesProblem(frame, names, 'pattern')
  if (problem !== null) return problem
  const division = by === 'width' ? { width } : { separator }
  const between = by === 'width' ? '' : separator
  const texts = { ...column, missingCodes: [] }
  const partOf = (text: string, k: number): string => {
    const split = splitText(text, division, k + 1)
    const isLast = k === parts - 1 && extra === 'last' && split.rest !== null
    const part = (split.parts[k] ?? '') + (isLast ? between + (split.rest ?? '') : '')
    return trim ? trimBlanks(part) : part
  }
  const columns: TextColumn[] = []
  for (const [k, name] of names.entries()) {
    const { codes, dictionary } = await mapTexts(texts, (text) => partOf(text, k), checkpoint)
    columns.push({ ...newMeta(context, name, 'nominal', k + 1), type: 'text', codes, dictionary })
    progress?.((k + 1) / parts)
  }
  // one distinct text at a time: which have one part, and which more than there are variables
  const kinds = await mapTexts(
    texts,
    (text) => {
      const split = splitText(text, division, parts)
      return split.rest !== null ? 'more' : split.parts.length === 1 ? 'one' : 'several'
    },
    checkpoint,
  )
  const count = (kind: string) => {
    const code = kinds.dictionary.indexOf(kind)
    return code < 0 ? 0 : kinds.codes.reduce((sum, one) => (one === code ? sum + 1 : sum), 0)
  }
  const [more, one] = [count('more'), count('one')]
  const notices = [note('split', { count: count('several') + more })]
  if (one > 0) notices.push(note('one-part', { count: one }))
  if (more > 0)
    notices.push(extra === 'last' ? note('more-parts', { count: more }) : warning('parts-left-out', { count: more }))
  return changedColumns(columns, notices)
}

export function reads({ variable }: StepOptionsOf<typeof definition>): readonly string[] {
  return [variable]
}
