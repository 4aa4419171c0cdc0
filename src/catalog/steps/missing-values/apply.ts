import { parseIsoDate } from '#engine/frame/calendar.ts'
import { type Column, columnById, type Frame, type NumericColumn, type TextColumn } from '#engine/frame/frame.ts'
import { positionsOf } from '#engine/frame/select-rows.ts'
import { missingMask, usable } from '#engine/frame/usable.ts'
import type { Notice } from '../../kit/outcome/outcome.ts'
import type { Apply, StepChange, StepOptionsOf } from '../../kit/step.ts'
import { broken, changedColumns, keptRows, note, warning } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'

type Options = StepOptionsOf<typeof definition>
type Fill = { readonly value: number | string; readonly tied: boolean }

export const apply: Apply<typeof definition> = (frame, options) => {
  const columns = options.variables.map((id) => columnById(frame, id)).filter((column) => column !== undefined)
  if (options.action === 'drop-any' || options.action === 'drop-all') return drop(frame, columns, options.action)
  const filled: Column[] = []
  const notices: Notice[] = []
  for (const column of columns) {
    const count = missingMask(column).reduce((sum, m) => sum + m, 0)
    if (count === 0) continue
    const fill = fillFor(usable(column), options)
    if ('status' in fill) return fill
    const variable = { variable: column.id }
    filled.push(fillWith(column, fill.value))
    notices.push(note('filled', { variable, count }))
    if (fill.tied) notices.push(warning('mode-tied', { variable }))
  }
  if (filled.length > 0) notices.push(warning('single-filling'))
  return changedColumns(filled, notices)
}

export function reads({ variables }: Options): readonly string[] {
  return variables
}

function drop(frame: Frame, columns: readonly Column[], action: 'drop-any' | 'drop-all'): StepChange {
  const masks = columns.map(missingMask)
  const keep = Uint8Array.from({ length: frame.rows }, (_, row) => {
    const isMissing = (mask: Uint8Array) => mask[row] === 1
    return Number(!(action === 'drop-any' ? masks.some(isMissing) : masks.every(isMissing)))
  })
  const positions = positionsOf(keep)
  const count = frame.rows - positions.length
  const notices = [note('dropped', { count, total: frame.rows })]
  if (positions.length === 0) notices.push(warning('no-rows-left'))
  return keptRows(positions, notices)
}

/** The fill value, or the reason why there is none. User-missing codes are blanks in `column`. */
function fillFor(column: Column, { action, constant }: Options): Fill | StepChange {
  const about = { variable: { variable: column.id } }
  if (action === 'constant') {
    const value = constantFor(column, constant)
    return value === null ? broken('value-does-not-fit', about, 'constant') : { value, tied: false }
  }
  if (action === 'mode') return mode(column) ?? broken('no-values', about, 'variables')
  if (column.type !== 'number') return broken('needs-numbers', about, 'variables')
  const sorted = column.values.filter((v) => !Number.isNaN(v)).toSorted()
  const value = action === 'mean' ? meanOf(sorted) : medianOf(sorted)
  return Number.isFinite(value) ? { value, tied: false } : broken('no-values', about, 'variables')
}

function constantFor(column: Column, constant: Options['constant']): number | string | null {
  if (constant === null) return null
  if (column.type === 'text') return String(constant)
  const value = column.type === 'number' ? Number(constant) : parseIsoDate(String(constant))
  return Number.isFinite(value) ? value : null
}

/** Two passes: the second removes the rounding error of the first. */
function meanOf(values: Float64Array): number {
  const mean = values.reduce((sum, v) => sum + v, 0) / values.length
  return mean + values.reduce((sum, v) => sum + (v - mean), 0) / values.length
}

function medianOf(sorted: Float64Array): number {
  const half = Math.floor(sorted.length / 2)
  if (sorted.length === 0) return Number.NaN
  return sorted.length % 2 === 1
    ? (sorted[half] as number)
    : ((sorted[half - 1] as number) + (sorted[half] as number)) / 2
}

/** The most frequent value; on a tie, the one that occurs first. */
function mode(column: Column): Fill | null {
  const counts = new Map<number, number>()
  for (const v of column.type === 'text' ? column.codes : column.values) {
    if (column.type === 'text' ? v >= 0 : !Number.isNaN(v)) counts.set(v, (counts.get(v) ?? 0) + 1)
  }
  const tally = Array.from(counts)
  const most = tally.reduce((max, [, count]) => Math.max(max, count), 0)
  const best = tally.filter(([, count]) => count === most)
  const first = best[0]?.[0]
  if (first === undefined) return null
  return { value: column.type === 'text' ? (column.dictionary[first] as string) : first, tied: best.length > 1 }
}

function fillWith(column: Column, value: number | string): Column {
  const seen = usable(column)
  return seen.type === 'text' ? filledTexts(seen, String(value)) : filledNumbers(seen, Number(value))
}

function filledNumbers(column: NumericColumn, value: number): Column {
  const { missingTags: _, ...filled } = column
  return { ...filled, values: column.values.map((v) => (Number.isNaN(v) ? value : v)) }
}

function filledTexts(column: TextColumn, value: string): Column {
  const known = column.dictionary.indexOf(value)
  const dictionary = known < 0 ? [...column.dictionary, value] : column.dictionary
  const code = known < 0 ? column.dictionary.length : known
  return { ...column, dictionary, codes: column.codes.map((c) => (c < 0 ? code : c)) }
}
