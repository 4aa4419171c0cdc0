import type { Params } from '../outcome/outcome.ts'
import { roundTo } from '../present/rounding.ts'
import type {
  AgeLimits,
  CountsInput,
  EnteredCounts,
  EnteredQuantity,
  EnteredValue,
  InputSpec,
  QuantityInput,
  TextInput,
} from './calculator-input-spec.ts'
import { dayNumber } from './calendar-day.ts'
import type { ReadValue } from './condition.ts'
import { enteredCounts, enteredQuantity } from './entered-quantity.ts'
import type { InputMessageCode } from './input-messages.ts'
import { inCanonical } from './unit-values.ts'

export interface InputProblem {
  readonly input: string
  /** A message of `inputMessages`, or of the tool. */
  readonly code: string
  readonly params: Params
}

export interface InputReading {
  /** In the canonical unit; null if unanswered or unreadable. */
  readonly value: ReadValue
  readonly problem?: InputProblem
  readonly warning?: InputProblem
}

export interface ReadingContext {
  /** Selects among limits that differ by age. */
  readonly age: number | null
  readonly resolution: 'entered' | 'reported'
}

/** Reads and checks one typed value: in the canonical unit, with a problem if it is invalid and a warning if it is unusual. */
export function readInput(key: string, spec: InputSpec, entered: EnteredValue, context: ReadingContext): InputReading {
  if (entered === null) return { value: null }
  const [quantity, table] = [enteredQuantity(entered), enteredCounts(entered)]
  switch (spec.kind) {
    case 'choice':
      return typeof entered === 'string' && Object.hasOwn(spec.of, entered)
        ? { value: entered }
        : wrong(key, 'not-a-choice')
    case 'yes-no':
      return typeof entered === 'boolean' ? { value: entered } : wrong(key, 'not-a-choice')
    case 'quantity':
      return quantity === null ? wrong(key, 'unit-needed') : readQuantity(key, spec, quantity, context)
    case 'date': {
      const day = typeof entered === 'string' ? dayNumber(entered) : null
      return day === null ? wrong(key, 'not-a-date') : { value: day }
    }
    case 'text':
      return typeof entered === 'string' ? readText(key, spec, entered) : wrong(key, 'not-a-text')
    case 'counts':
      return table === null ? wrong(key, 'not-a-table') : readCounts(key, spec, table)
  }
}

function readText(key: string, { maxLength, form }: TextInput, entered: string): InputReading {
  const text = entered.trim()
  if (text === '') return { value: null }
  if (text.length > maxLength) return wrong(key, 'too-long', { max: maxLength })
  if (form !== undefined && !new RegExp(`^(?:${form.pattern})$`, 'u').test(text))
    return { value: null, problem: { input: key, code: form.message, params: {} } }
  return { value: text }
}

/** A table with an empty cell is unanswered, like an empty table. */
function readCounts(key: string, spec: CountsInput, entered: EnteredCounts): InputReading {
  const { least, most } = spec.rows
  const columns = spec.columns === 'square' ? entered.length : spec.columns.length
  if (entered.length < least || entered.length > most || entered.some((row) => row.length !== columns))
    return wrong(key, 'wrong-shape', { least, most })
  const cells = entered.map((row) => row.filter((cell) => cell !== null))
  if (cells.some((row) => row.some((cell) => !Number.isInteger(cell) || cell < 0 || cell > spec.largest)))
    return wrong(key, 'not-counts', { max: spec.largest })
  return { value: cells.some((row) => row.length < columns) ? null : cells }
}

function wrong(key: string, code: InputMessageCode, params: Params = {}): InputReading {
  return { value: null, problem: { input: key, code, params } }
}

function readQuantity(
  key: string,
  spec: QuantityInput,
  { value: typed, unit: unitId, confirmed = false }: EnteredQuantity,
  { age, resolution }: ReadingContext,
): InputReading {
  const unit = spec.units.find(({ id }) => id === unitId)
  const [canonical] = spec.units
  if (unit === undefined || canonical === undefined) return wrong(key, 'unknown-unit', { unit: unitId })
  if (!Number.isFinite(typed)) return wrong(key, 'not-a-number')
  if (spec.integer && !Number.isInteger(typed)) return wrong(key, 'not-an-integer')
  const other = spec.units.find((candidate) => candidate !== unit && within(candidate.usual, typed, age))
  const params = { value: typed, unit: unit.id, ...(other === undefined ? {} : { other: other.id }) }
  if (!within(unit.hard, typed, age))
    return wrong(key, other === undefined ? 'impossible-value' : 'impossible-other-unit', {
      ...params,
      ...extent(unit.hard, age),
    })
  const exact = inCanonical(unit, typed)
  const value = resolution === 'reported' ? roundTo(exact, canonical.resolution) : exact
  if (within(unit.usual, typed, age)) {
    const differs = Math.abs(value - exact) > 1e-9 * Math.abs(exact) && unit === canonical
    const read = { ...params, read: value, canonical: canonical.id }
    return differs ? { value, warning: { input: key, code: 'read-as', params: read } } : { value }
  }
  if (other !== undefined && !confirmed) return wrong(key, 'confirm-unit', params)
  return { value, warning: { input: key, code: 'unusual-value', params } }
}

function ofAge(limits: readonly AgeLimits[], age: number | null): readonly AgeLimits[] {
  return limits.filter(
    ({ fromAge = 0, toAge = Number.POSITIVE_INFINITY }) => age === null || (age >= fromAge && age < toAge),
  )
}

function within(limits: readonly AgeLimits[], typed: number, age: number | null): boolean {
  return ofAge(limits, age).some(({ min, max }) => typed >= min && typed <= max)
}

function extent(limits: readonly AgeLimits[], age: number | null) {
  const mine = ofAge(limits, age)
  return { min: Math.min(...mine.map(({ min }) => min)), max: Math.max(...mine.map(({ max }) => max)) }
}
