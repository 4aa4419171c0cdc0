import type { Json } from '#catalog/kit/json.ts'
import type { CalculatorDefinition } from '#catalog/kit/tool/calculator.ts'
import type { EnteredInputs, EnteredValue } from '#catalog/kit/tool/calculator-input-spec.ts'
import { enteredFromPlain, isTable, type PlainInput, type PlainNames } from '#catalog/kit/tool/plain-names.ts'
import { isRecord } from './json-argument.ts'
import { UsageError } from './usage-error.ts'

/** Parses the inputs of a tool from the command line: by their own names, quantities with a unit, or by plain names. */
export function readToolInputs(
  inputs: Readonly<Record<string, Json>>,
  definition: CalculatorDefinition,
  plain: PlainNames,
): EnteredInputs {
  const read = Object.entries(inputs).map(([key, value]): EnteredInputs => {
    const named = Object.hasOwn(plain.inputs, key) ? plain.inputs[key] : undefined
    const entered = named === undefined ? undefined : enteredFromPlain(named, value, inputs)
    if (entered !== undefined) return entered
    if (named !== undefined && !Object.hasOwn(definition.inputs, key)) throw new UsageError(expected(key, named))
    return { [key]: ownValue(key, value) }
  })
  return Object.assign({}, ...read)
}

function expected(key: string, named: PlainInput): string {
  if (typeof named === 'function') return `${key} cannot be read`
  if ('unit' in named) return `${key} must be a number, in ${named.unit}`
  return 'of' in named
    ? `${key} must be one of ${Object.keys(named.of).join(', ')}`
    : `${key} must be true or false, a text, or a table`
}

function ownValue(key: string, value: Json): EnteredValue {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (isTable(value)) return value
  if (isRecord(value) && typeof value.value === 'number' && typeof value.unit === 'string')
    return { value: value.value, unit: value.unit, ...(value.confirmed === true ? { confirmed: true } : {}) }
  throw new UsageError(
    `${key} must be {"value": number, "unit": "..."}, a choice or text, true/false, or [[1, 2], [3, 4]]`,
  )
}
