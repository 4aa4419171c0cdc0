import type { Words } from '../words.ts'
import type {
  ChoiceInput,
  CountsInput,
  DateInput,
  InputSpec,
  QuantityInput,
  TextInput,
  UnitSpec,
  YesNoInput,
} from './calculator-input-spec.ts'

interface Said {
  readonly label: Words
  readonly help?: Words
}

/** The same input, visible only if a choice has one of these values. The formula gets null otherwise. */
export function onlyWhenChosen<S extends InputSpec & { readonly required: false }>(
  input: string,
  oneOf: readonly string[],
  spec: S,
): S {
  return { ...spec, asked: { input, oneOf } }
}

interface Quantity extends Said {
  readonly integer?: boolean
  readonly units: readonly UnitSpec[]
}

/** A required number with a unit. The first unit is the canonical one, in which the formula gets it. */
export function quantity(spec: Quantity): QuantityInput & { readonly required: true } {
  return { kind: 'quantity', required: true, integer: false, ...spec }
}

/** An optional number with a unit: the formula is defined without it, and gets null. */
export function optionalQuantity(spec: Quantity): QuantityInput & { readonly required: false } {
  return { kind: 'quantity', required: false, integer: false, ...spec }
}

/** A required choice. */
export function oneOf<const K extends string>(
  spec: Said & { readonly of: Readonly<Record<K, Words>> },
): ChoiceInput<K> & { readonly required: true } {
  return { kind: 'choice', required: true, ...spec }
}

/** A required yes/no item. */
export function yesNo(spec: Said): YesNoInput & { readonly required: true } {
  return { kind: 'yes-no', required: true, ...spec }
}

/** An optional yes/no item: unanswered is allowed. */
export function optionalYesNo(spec: Said): YesNoInput & { readonly required: false } {
  return { kind: 'yes-no', required: false, ...spec }
}

/** An optional choice: the formula is defined without it, and gets null. */
export function optionalOneOf<const K extends string>(
  spec: Said & { readonly of: Readonly<Record<K, Words>> },
): ChoiceInput<K> & { readonly required: false } {
  return { kind: 'choice', required: false, ...spec }
}

/** A required day. */
export function date(spec: Said): DateInput & { readonly required: true } {
  return { kind: 'date', required: true, ...spec }
}

type Text = Said & Pick<TextInput, 'maxLength' | 'form' | 'randomBytes'> & { readonly lines?: number }

/** A required text: one line unless the tool specifies otherwise. */
export function text(spec: Text): TextInput & { readonly required: true } {
  return { kind: 'text', required: true, lines: 1, ...spec }
}

/** An optional text: one line unless the tool specifies otherwise. */
export function optionalText(spec: Text): TextInput & { readonly required: false } {
  return { kind: 'text', required: false, lines: 1, ...spec }
}

/** A required table of counts: every cell is filled, up to 10 million. */
export function counts(spec: Said & Pick<CountsInput, 'rows' | 'columns'>): CountsInput & { readonly required: true } {
  return { kind: 'counts', required: true, largest: 10_000_000, ...spec }
}
