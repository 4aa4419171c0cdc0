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

/** What is known of the patient and answers this input. */
export function knownAs(key: string, spec: InputSpec, values: readonly KnownValue[]): KnownValue | undefined {
  const names = quantityNames(key, spec)
  return names.length === 0 ? undefined : values.find((known) => known.names.some((name) => names.includes(name)))
}

/**
 * A known value as an entry of another tool's field; null if the field would refuse it, ask for its unit, or find it unusual where the first field did
 * not: the weight of an adult is not for a tool of children.
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

/** In the unit as typed if the field has it, so that no digit changes; otherwise in one that both fields have. */
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
 * The form of a tool with what is known of the patient from other tools. The latest value counts: it replaces what was typed here before it. A
 * value that was carried in and is no longer known is gone.
 */
export function carryInto(
  definition: CalculatorDefinition,
  values: readonly KnownValue[],
  before: CarriedForm,
): CarriedForm {
  const entered: Record<string, EnteredValue> = {}
  const marks: Record<string, CarriedMarks[string]> = {}
  // limits may depend on the age
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

/** Rounding by `convertTyped`. */
const CONVERTED = 1e-3

/** Whether two entries say the same, perhaps in another unit. */
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
