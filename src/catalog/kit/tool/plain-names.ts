import type { Json } from '../json.ts'
import type { EnteredInputs, EnteredValue } from './calculator-input-spec.ts'
import type { CalculatorResult } from './calculator-outcome.ts'

/**
 * Names of a tool's inputs with one plain value per key, as in scripts and data files: the unit is part of the key (`scr_mgdl`), a choice is a
 * short text (`M`), yes and no may be 1 and 0. For the command line; the application never loads it.
 */
export interface PlainNames {
  readonly inputs: Readonly<Record<string, PlainInput>>
  readonly outputs: Readonly<Record<string, PlainOutput>>
  /** The value of a missing input if absent items count as no: the choice without points, the usual value. */
  readonly absent?: EnteredInputs
  readonly examples: readonly PlainExample[]
}

export type Plain = number | string | boolean | readonly number[]

export type PlainInput =
  /** A number in a unit. */
  | { readonly input: string; readonly unit: string }
  /** Each text (or number, or boolean, as text), with its meaning. */
  | { readonly input: string; readonly of: Readonly<Record<string, Exclude<EnteredValue, null>>> }
  /** As entered: yes or no (true, false, 1, 0), a date or a text, a table of counts. */
  | { readonly input: string }
  /** Any other mapping: the inputs for a value, undefined if it has no meaning; the other values are in `given`. */
  | ((value: Json, given: Readonly<Record<string, Json>>) => EnteredInputs | undefined)

export type PlainOutput =
  /** An output by its key, or several in an array: the limits of an interval. */
  | string
  | readonly string[]
  /** The band of a classification, by its id or by its word. */
  | { readonly band: string; readonly of?: Readonly<Record<string, Plain>> }
  | ((result: CalculatorResult) => Plain | null)

export interface PlainExample {
  readonly inputs: Readonly<Record<string, Json>>
  /** Numbers with the decimals written here. */
  readonly outputs: Readonly<Record<string, Plain>>
}

export interface PlainModule {
  readonly plain: PlainNames
}

/** Returns the names unchanged; it only checks the types. */
export function definePlain(plain: PlainNames): PlainNames {
  return plain
}

/** The inputs for a plain value; undefined if it has no meaning. A unit in the key needs no confirmation. */
export function enteredFromPlain(
  named: PlainInput,
  value: Json,
  given: Readonly<Record<string, Json>>,
): EnteredInputs | undefined {
  if (typeof named === 'function') return named(value, given)
  const meant = value === null ? null : meaningOf(named, value)
  return meant === undefined ? undefined : { [named.input]: meant }
}

function meaningOf(
  named: Exclude<PlainInput, (...given: never[]) => unknown>,
  value: Exclude<Json, null>,
): EnteredValue | undefined {
  if ('unit' in named) return typeof value === 'number' ? { value, unit: named.unit, confirmed: true } : undefined
  if ('of' in named) {
    if (typeof value === 'object') return undefined
    return Object.hasOwn(named.of, String(value)) ? named.of[String(value)] : undefined
  }
  if (typeof value === 'boolean' || typeof value === 'string') return value
  if (isTable(value)) return value
  return value === 1 || value === 0 ? value === 1 : undefined
}

/** Whether a value is a table of counts, row by row, in JSON. */
export function isTable(value: Json): value is readonly (readonly number[])[] {
  return (
    Array.isArray(value) &&
    value.every((row: Json) => Array.isArray(row) && row.every((cell: Json) => typeof cell === 'number'))
  )
}

export interface PlainResult {
  readonly value: Plain
  readonly rounded: Plain
}

/** The outputs of a result under their plain names; null if one is absent. */
export function plainOutputs(
  { outputs }: PlainNames,
  result: CalculatorResult,
): Readonly<Record<string, PlainResult | null>> {
  return Object.fromEntries(Object.entries(outputs).map(([name, named]) => [name, plainOutput(named, result)]))
}

function plainOutput(named: PlainOutput, result: CalculatorResult): PlainResult | null {
  if (typeof named === 'string') return result.outputs[named] ?? null
  if (isRow(named)) {
    const row = named.flatMap((key) => result.outputs[key] ?? [])
    if (row.length < named.length) return null
    return { value: row.map(({ value }) => value), rounded: row.map(({ rounded }) => rounded) }
  }
  const word = typeof named === 'function' ? named(result) : bandWord(named, result)
  return word === null ? null : { value: word, rounded: word }
}

function bandWord({ band, of }: Extract<PlainOutput, { band: string }>, { bands }: CalculatorResult): Plain | null {
  const id = bands.find(({ classification }) => classification === band)?.band.id
  return id === undefined ? null : (of?.[id] ?? id)
}

function isRow(named: PlainOutput): named is readonly string[] {
  return Array.isArray(named)
}
