import type { Checkpoint } from '#engine/checkpoint.ts'
import { dayMs, dayOf, msOfDay } from '#engine/frame/calendar.ts'
import { type Column, type ColumnMeta, metaOf, type NumericColumn, type TextColumn } from '#engine/frame/frame.ts'
import { type HmacSha256, hexOfWords } from '#engine/frame/hmac-sha256.ts'
import { inBlocks } from '#engine/frame/in-blocks.ts'
import { type KeyGroups, keyGroups } from '#engine/frame/key-groups.ts'
import { textOfCell } from '#engine/frame/text-of-cells.ts'
import { usable } from '#engine/frame/usable.ts'
import type { Notice } from '../../kit/outcome/outcome.ts'
import type { StepOptionsOf } from '../../kit/step.ts'
import { note, warning } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'

type Choices = StepOptionsOf<typeof definition>['how'][string]

interface Given {
  /** Null if no variable needs it. */
  readonly hmac: HmacSha256 | null
  /** Days back, by row; NaN where the person is missing. */
  readonly shifts: Float64Array | null
  readonly checkpoint: Checkpoint
}

interface Treated {
  readonly column: Column
  readonly notices: readonly Notice[]
}

/** Codes and their words of 32 bits. */
const codeWords = 2
const longestShift = 365

/** Codes between two looks at the clock: each takes some microseconds. */
const codesAtOnce = 8192

/** Shifts are codes of another text than the code of the person, from which they could be read otherwise. */
const shiftPrefix = 'shift '

/** A column without missing codes as it is passed on, under its own id and name. */
export async function treated(column: Column, choices: Choices, given: Given): Promise<Treated> {
  const { method, unit, limit, width, shown } = choices
  const { hmac, shifts, checkpoint } = given
  const numbers = column.type === 'text' ? new Float64Array() : column.values
  switch (method) {
    case 'code':
      return plain(await textsOf(column, (text) => hmac && hexOfWords(hmac.of(text), codeWords), checkpoint))
    case 'mask':
      return plain(await textsOf(column, (text) => masked(text, shown), checkpoint))
    case 'number': {
      const { codes } = await distinct(column, checkpoint)
      const values = Float64Array.from(codes, (code) => (code < 0 ? Number.NaN : code + 1))
      return plain({ ...metaFor(column, discrete(column)), type: 'number', values })
    }
    case 'shift':
      return shifted(column, shifts, checkpoint)
    case 'round': {
      const values = await mapped(numbers, firstDays(unit), checkpoint)
      const format = unit === 'month' ? { format: 'month' as const } : {}
      return plain({ ...metaFor(column), ...format, type: 'date', values })
    }
    case 'top': {
      let count = 0
      const top = (value: number) => {
        if (value <= limit) return value
        count++
        return limit
      }
      const values = await mapped(numbers, top, checkpoint)
      const notices = [note('limited', { variable: { variable: column.id }, count, limit })]
      return { column: { ...metaFor(column), type: 'number', values }, notices }
    }
    case 'bands': {
      const values = await mapped(numbers, (value) => Math.floor(value / width) * width, checkpoint)
      return plain({ ...metaFor(column), type: 'number', values })
    }
    case 'drop':
      return plain(column)
  }
}

const plain = (column: Column): Treated => ({ column, notices: [] })

/** By row, the days by which dates of a person go back: 1 to 365, from the key and the value. */
export async function shiftsOf(person: Column, hmac: HmacSha256, checkpoint: Checkpoint): Promise<Float64Array> {
  const column = usable(person)
  const groups = await distinct(column, checkpoint)
  const days = new Float64Array(groups.count)
  await eachText(column, groups, checkpoint, (text, k) => {
    // as many bits as R's integers hold
    const word = (hmac.of(`${shiftPrefix}${text}`)[0] as number) >>> 4
    days[k] = 1 + (word % longestShift)
  })
  return Float64Array.from(groups.codes, (code) => (code < 0 ? Number.NaN : (days[code] as number)))
}

async function shifted(column: Column, shifts: Float64Array | null, checkpoint: Checkpoint): Promise<Treated> {
  if (column.type === 'text' || shifts === null) return plain(column)
  const values = new Float64Array(column.values.length)
  let lost = 0
  await inBlocks(values.length, checkpoint, (from, to) => {
    for (let row = from; row < to; row++) {
      const value = column.values[row] as number
      values[row] = value - (shifts[row] as number) * dayMs
      if (Number.isNaN(values[row]) && !Number.isNaN(value)) lost++
    }
  })
  const notices = lost === 0 ? [] : [warning('person-missing', { variable: { variable: column.id }, count: lost })]
  const { format } = column
  const made: NumericColumn = { ...metaFor(column), ...(format === 'time' && { format }), type: column.type, values }
  return { column: made, notices }
}

/** Values by their first appearance; missing ones are in no group. */
function distinct(column: Column, checkpoint: Checkpoint): Promise<KeyGroups> {
  const rows = column.type === 'text' ? column.codes.length : column.values.length
  return keyGroups(rows, [column], { order: 'appearance', leaveOutMissing: true, checkpoint })
}

/** Calls `take` with each different value as a text. */
async function eachText(
  column: Column,
  { count, first }: KeyGroups,
  checkpoint: Checkpoint,
  take: (text: string, k: number) => void,
): Promise<void> {
  const written = column.type === 'text' ? null : textOfCell(column.type)
  for (let k = 0; k < count; k++) {
    const row = first[k] as number
    if (column.type === 'text') take(column.dictionary[column.codes[row] as number] ?? '', k)
    else take(written?.(column.values[row] as number) ?? '', k)
    if (k % codesAtOnce === codesAtOnce - 1) await checkpoint()
  }
}

async function textsOf(
  column: Column,
  map: (text: string) => string | null,
  checkpoint: Checkpoint,
): Promise<TextColumn> {
  const groups = await distinct(column, checkpoint)
  const known = new Map<string, number>()
  const places = new Int32Array(groups.count)
  await eachText(column, groups, checkpoint, (text, k) => {
    const made = map(text) ?? ''
    const place = made === '' ? -1 : (known.get(made) ?? known.size)
    if (place >= 0) known.set(made, place)
    places[k] = place
  })
  const codes = new Int32Array(groups.codes.length)
  await inBlocks(codes.length, checkpoint, (from, to) => {
    for (let row = from; row < to; row++) {
      const code = groups.codes[row] as number
      codes[row] = code < 0 ? -1 : (places[code] as number)
    }
  })
  return { ...metaFor(column, discrete(column)), type: 'text', codes, dictionary: Array.from(known.keys()) }
}

async function mapped(
  values: Float64Array,
  map: (value: number) => number,
  checkpoint: Checkpoint,
): Promise<Float64Array> {
  const made = new Float64Array(values.length)
  await inBlocks(values.length, checkpoint, (from, to) => {
    for (let row = from; row < to; row++) {
      const value = values[row] as number
      made[row] = Number.isNaN(value) ? value : map(value)
    }
  })
  return made
}

/** What may be known of the column; labels of values and codes would tell former ones. */
function metaFor(column: Column, measure: ColumnMeta['measure'] = column.measure): ColumnMeta {
  const { format: _, ...meta } = metaOf(column)
  return { ...meta, measure, valueLabels: [], missingCodes: [], missingRanges: [] }
}

const discrete = ({ measure }: Column): ColumnMeta['measure'] => (measure === 'id' ? 'id' : 'nominal')

/** Characters, not UTF-16 units. */
function masked(text: string, shown: number): string {
  const characters = Array.from(text)
  return characters.map((one, k) => (k < shown ? one : '*')).join('')
}

/** The first day of the month or year; each day is looked up in the calendar once. */
function firstDays(unit: 'month' | 'year'): (ms: number) => number {
  const known = new Map<number, number>()
  return (ms) => {
    const at = Math.floor(ms / dayMs)
    const before = known.get(at)
    if (before !== undefined) return before
    const { year, month } = dayOf(ms)
    const first = msOfDay(year, unit === 'month' ? month : 1, 1)
    known.set(at, first)
    return first
  }
}
