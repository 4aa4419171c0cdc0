import type { Column, ColumnMeta, Frame } from '#engine/frame/frame.ts'
import type { SavedColumn } from '../../kit/outcome/outcome.ts'
import { savedColumnOf } from '../../kit/outcome/saved-columns.ts'
import type { Apply, StepOptionsOf } from '../../kit/step.ts'
import { broken, changedColumns, nameProblem, newMeta, note } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'

type Cell = SavedColumn['values'][number]

export const apply: Apply<typeof definition> = (frame, { output, name }, context) => {
  const problem = nameProblem(frame, name, 'name')
  if (problem !== null) return problem
  const saved = context.answer && savedColumnOf(context.answer, output)
  if (saved === undefined) return broken('analysis-unanswered', {}, 'record')
  const [first] = saved
  if (first === undefined) return broken('output-missing', {}, 'output')
  const cells = byRow(frame, saved)
  const count = cells.filter((cell) => cell === null).length
  const column = columnOf(newMeta(context, name, first.measure), cells)
  return changedColumns([column], count > 0 ? [note('blank', { count })] : [])
}

export function reads(_options: StepOptionsOf<typeof definition>): readonly string[] {
  return [] // the analysis declares which columns it reads
}

/** A row that a frequency weight repeated has the value of its first copy. */
function byRow(frame: Frame, saved: readonly SavedColumn[]): readonly Cell[] {
  const found = new Map<number, Cell>()
  for (const { rowIds, values } of saved)
    for (const [i, id] of rowIds.entries()) if (!found.has(id)) found.set(id, values[i] ?? null)
  return Array.from(frame.rowIds, (id) => found.get(id) ?? null)
}

function columnOf(meta: ColumnMeta, cells: readonly Cell[]): Column {
  const texts = cells.filter((cell) => typeof cell === 'string')
  if (texts.length === 0)
    return { ...meta, type: 'number', values: Float64Array.from(cells, (cell) => (cell === null ? Number.NaN : +cell)) }
  const dictionary = [...new Set(texts)]
  const codes = new Map(dictionary.map((text, code) => [text, code]))
  return { ...meta, type: 'text', dictionary, codes: Int32Array.from(cells, (cell) => codes.get(String(cell)) ?? -1) }
}
