import type { Words } from '../words.ts'

export type InputSpec = QuantityInput | ChoiceInput<string> | YesNoInput | DateInput | TextInput | CountsInput
export type InputSpecs = Readonly<Record<string, InputSpec>>

interface InputBase {
  readonly label: Words
  readonly help?: Words
  readonly required: boolean
  /** Asked only where another input, a choice, is one of these; elsewhere it is neither shown nor read. */
  readonly asked?: { readonly input: string; readonly oneOf: readonly string[] }
}

/** A measured or counted quantity. The formula gets it in the canonical unit, the first of the list. */
export interface QuantityInput extends InputBase {
  readonly kind: 'quantity'
  readonly units: readonly UnitSpec[]
  readonly integer: boolean
}

export interface UnitSpec {
  /** UCUM where there is one: `umol/L`, `mg/dL`, `a`. */
  readonly id: string
  /** A pure number has none. */
  readonly label?: Words
  readonly system: 'si' | 'conventional' | 'both'
  /** One of this unit is so many of the canonical unit. */
  readonly toCanonical: number
  /** What the canonical zero is in this unit, where it is not 0: 32 °F. */
  readonly zeroAt?: number
  readonly loinc?: string
  /** Decimals to which laboratories report it. */
  readonly resolution: number
  /** A value outside cannot be: it is refused. Both limits are allowed. */
  readonly hard: readonly AgeLimits[]
  /** A value outside asks for a second look. */
  readonly usual: readonly AgeLimits[]
}

/** Limits for an age group: from `fromAge` up to, not including, `toAge`. While the age is not known, those of any group hold. */
export interface AgeLimits {
  readonly min: number
  readonly max: number
  readonly fromAge?: number
  readonly toAge?: number
}

export interface ChoiceInput<K extends string> extends InputBase {
  readonly kind: 'choice'
  readonly of: Readonly<Record<K, Words>>
}

/** Yes, no or unanswered. */
export interface YesNoInput extends InputBase {
  readonly kind: 'yes-no'
}

/** A day of the calendar. The formula gets its number (`calendar-day.ts`). */
export interface DateInput extends InputBase {
  readonly kind: 'date'
}

/** Names and lists of a study; never of a patient. */
export interface TextInput extends InputBase {
  readonly kind: 'text'
  readonly maxLength: number
  /** Lines that the field shows; one where it takes a single line. */
  readonly lines: number
  /** What the trimmed text must look like, and the tool's own message where it does not. */
  readonly form?: { readonly pattern: string; readonly message: string }
  /** Filled by the device with so many random bytes, in hexadecimal digits, when the person asks for it. */
  readonly randomBytes?: number
}

/** Counts in rows and columns. The formula gets them row by row. */
export interface CountsInput extends InputBase {
  readonly kind: 'counts'
  /** Of each row, with its number as {n}; rows are added and taken away between `least` and `most`. */
  readonly rows: { readonly name: Words; readonly least: number; readonly most: number }
  /** Of each column; `square`: as many as rows, and named as they are. */
  readonly columns: readonly Words[] | 'square'
  readonly largest: number
}

type InputValue<S extends InputSpec> = S extends QuantityInput | DateInput
  ? number
  : S extends CountsInput
    ? Counts
    : S extends TextInput
      ? string
      : S extends ChoiceInput<infer K>
        ? K
        : boolean

export type Counts = readonly (readonly number[])[]

/** An input that is not required is null where it was not given. */
export type InputValues<I extends InputSpecs> = {
  readonly [K in keyof I]: I[K] extends { readonly required: true } ? InputValue<I[K]> : InputValue<I[K]> | null
}

/**
 * What a person has typed: a quantity with its unit, a choice, yes or no, a date as `2025-01-31`, a text, a table of counts. Null or absent: unanswered.
 */
export type EnteredInputs = Readonly<Record<string, EnteredValue>>
export type EnteredValue = EnteredQuantity | EnteredCounts | string | boolean | null

/** Row by row; null where a cell is empty. */
export type EnteredCounts = readonly (readonly (number | null)[])[]

export interface EnteredQuantity {
  readonly value: number
  readonly unit: string
  /** The person was asked about the unit and confirmed it. */
  readonly confirmed?: boolean
}
