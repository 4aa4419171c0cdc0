import type { Words } from '../words.ts'

export type InputSpec = QuantityInput | ChoiceInput<string> | YesNoInput | DateInput | TextInput | CountsInput
export type InputSpecs = Readonly<Record<string, InputSpec>>

interface InputBase {
  readonly label: Words
  readonly help?: Words
  readonly required: boolean
  /** Visible only if another input, a choice, has one of these values; otherwise neither shown nor read. */
  readonly asked?: { readonly input: string; readonly oneOf: readonly string[] }
}

/** A measured or counted quantity. The formula gets it in the canonical unit, the first of the list. */
export interface QuantityInput extends InputBase {
  readonly kind: 'quantity'
  readonly units: readonly UnitSpec[]
  readonly integer: boolean
}

export interface UnitSpec {
  /** UCUM if there is one: `umol/L`, `mg/dL`, `a`. */
  readonly id: string
  /** Empty for a pure number. */
  readonly label?: Words
  readonly system: 'si' | 'conventional' | 'both'
  /** One of this unit in canonical units. */
  readonly toCanonical: number
  /** The canonical zero in this unit, if not 0: 32 °F. */
  readonly zeroAt?: number
  readonly loinc?: string
  /** Decimals reported by laboratories. */
  readonly resolution: number
  /** An impossible value, outside these inclusive limits, is refused. */
  readonly hard: readonly AgeLimits[]
  /** A value outside requires confirmation. */
  readonly usual: readonly AgeLimits[]
}

/** Limits for an age group: from `fromAge` up to, not including, `toAge`. While the age is unknown, those of any group apply. */
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

/** A calendar day. The formula gets its number (`calendar-day.ts`). */
export interface DateInput extends InputBase {
  readonly kind: 'date'
}

/** Names and lists of a study; never of a patient. */
export interface TextInput extends InputBase {
  readonly kind: 'text'
  readonly maxLength: number
  /** Visible lines of the field; one for a single-line text. */
  readonly lines: number
  /** Pattern of the trimmed text, with the tool's own message if it does not match. */
  readonly form?: { readonly pattern: string; readonly message: string }
  /** Filled by the device with this many random bytes, in hexadecimal digits, on request. */
  readonly randomBytes?: number
}

/** Counts in rows and columns. The formula gets them row by row. */
export interface CountsInput extends InputBase {
  readonly kind: 'counts'
  /** Label of each row, with its number as {n}; rows are added and removed between `least` and `most`. */
  readonly rows: { readonly name: Words; readonly least: number; readonly most: number }
  /** Label of each column; `square`: as many as rows, with the same names. */
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

/** An input that is not required is null if it is not given. */
export type InputValues<I extends InputSpecs> = {
  readonly [K in keyof I]: I[K] extends { readonly required: true } ? InputValue<I[K]> : InputValue<I[K]> | null
}

/**
 * A typed value: a quantity with its unit, a choice, yes or no, a date as `2025-01-31`, a text, a table of counts. Null or absent: unanswered.
 */
export type EnteredInputs = Readonly<Record<string, EnteredValue>>
export type EnteredValue = EnteredQuantity | EnteredCounts | string | boolean | null

/** Row by row; null if a cell is empty. */
export type EnteredCounts = readonly (readonly (number | null)[])[]

export interface EnteredQuantity {
  readonly value: number
  readonly unit: string
  /** The user has confirmed the unit. */
  readonly confirmed?: boolean
}
