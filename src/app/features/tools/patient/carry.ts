import type { CalculatorDefinition } from '#catalog/kit/tool/calculator.ts'
import type {
  EnteredInputs,
  EnteredQuantity,
  EnteredValue,
  InputSpec,
  QuantityInput,
} from '#catalog/kit/tool/calculator-input-spec.ts'
import { enteredQuantity } from '#catalog/kit/tool/entered-quantity.ts'
import { quantityNames } from '#catalog/kit/tool/quantity-names.ts'
import { type InputReading, type ReadingContext, readInput } from '#catalog/kit/tool/read-input.ts'
import { inCanonical } from '#catalog/kit/tool/unit-values.ts'
import { convertTyped } from '../convert-typed.ts'
import type { CarriedMarks, KnownValue } from './this-patient.ts'

export interface CarriedForm {
  readonly entered: EnteredInputs
  readonly marks: CarriedMarks
}

/** The known value of the patient that answers this input, if there is one. */
export function knownAs(key: string, spec: InputSpec, values: readonly KnownValue[]): KnownValue | undefined {
  const names = quantityNames(key, spec)
  return names.length === 0 ? undefined : values.find((known) => known.names.some((name) => names.includes(name)))
}

/**
 * Converts a known value into an entry of another tool's field. Null if that field would refuse it, ask for its unit, or call it unusual although the
 * field in which it was typed did not: an adult's weight is not carried into a paediatric tool.
 */
export function inField(known: KnownValue, key: string, spec: InputSpec, context: ReadingContext): EnteredValue {
  const quantity = enteredQuantity(known.value)
  const value =
    quantity !== null && known.spec.kind === 'quantity' && spec.kind === 'quantity'
      ? inUnitsOf(known.spec, spec, quantity)
      : known.value
  if (value === null) return null
  const read = readInput(key, spec, value, context)
  const isRefused =
    read.problem !== undefined ||
    (isUnusual(read) && !isUnusual(readInput(known.input, known.spec, known.value, context)))
  return isRefused ? null : value
}

const isUnusual = ({ warning }: InputReading) => warning?.code === 'unusual-value'

/** Keeps the typed unit if the field offers it, so that no digit changes; otherwise converts to a unit that both fields have. */
function inUnitsOf(from: QuantityInput, to: QuantityInput, typed: EnteredQuantity): EnteredQuantity | null {
  if (to.units.some(({ id }) => id === typed.unit)) return typed
  const [unit, target] = [
    from.units.find(({ id }) => id === typed.unit),
    from.units.find(({ id }) => to.units.some((one) => one.id === id)),
  ]
  if (unit === undefined || target === undefined) return null
  return { value: Number(convertTyped(String(typed.value), unit, target)), unit: target.id }
}

/**
 * Fills the form of a tool with the values typed for the patient in other tools. The latest value wins, even over an earlier one typed in this form.
 * A carried value that has since been removed is cleared.
 */
export function carryInto(
  definition: CalculatorDefinition,
  values: readonly KnownValue[],
  before: CarriedForm,
): CarriedForm {
  const entered: Record<string, EnteredValue> = {}
  const marks: Record<string, CarriedMarks[string]> = {}
  // the age first: the limits of other fields may depend on it
  const ageFirst = Object.entries(definition.inputs).toSorted(([a], [b]) => Number(b === 'age') - Number(a === 'age'))
  let age: number | null = null
  for (const [key, spec] of ageFirst) {
    const context = { age, resolution: definition.inputResolution }
    const [own, mark] = [before.entered[key] ?? null, before.marks[key]]
    const known = knownAs(key, spec, values)
    const carried = known && known.tool !== definition.id ? inField(known, key, spec, context) : null
    if (known && carried !== null && (mark !== undefined || !isSameEntry(spec, own, carried))) {
      const isMarked = mark?.tool === known.tool && mark.at === known.at
      entered[key] = isMarked && own !== null ? own : carried
      marks[key] = isMarked ? mark : { tool: known.tool, at: known.at, confirmed: false }
    } else if (mark === undefined && own !== null) entered[key] = own
    if (key === 'age') {
      const { value } = readInput(key, spec, entered.age ?? null, context)
      age = typeof value === 'number' ? value : null
    }
  }
  return { entered, marks }
}

/** The relative error by which `convertTyped` may round. */
const CONVERTED = 1e-3

/** Whether two entries are the same value, perhaps in different units. */
export function isSameEntry(spec: InputSpec, one: EnteredValue, other: EnteredValue): boolean {
  const [a, b] = [enteredQuantity(one), enteredQuantity(other)]
  if (a === null || b === null || spec.kind !== 'quantity') return one === other
  if (a.unit === b.unit) return a.value === b.value
  const [x, y] = [a, b].map(({ value, unit }) => {
    const of = spec.units.find(({ id }) => id === unit)
    return of === undefined ? Number.NaN : inCanonical(of, value)
  })
  return x !== undefined && y !== undefined && Math.abs(x - y) <= CONVERTED * Math.abs(x)
}
