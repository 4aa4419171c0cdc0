import type { CalculatorDefinition } from '#catalog/kit/tool/calculator.ts'
import type { EnteredValue } from '#catalog/kit/tool/calculator-input-spec.ts'
import { quantityNames } from '#catalog/kit/tool/quantity-names.ts'
import { readInput } from '#catalog/kit/tool/read-input.ts'
import { type KeptForm, keepForm, keepKnown, thisPatient, withdraw } from './this-patient.ts'

/** Stores the form, and adds the values typed since the last call to what is known of the patient. */
export function recordForm(definition: CalculatorDefinition, form: KeptForm, at: number): void {
  const before = thisPatient().forms[definition.id]?.entered ?? {}
  if (!form.isOther)
    for (const [key, value] of Object.entries(form.entered))
      if (value !== (before[key] ?? null) && form.marks[key] === undefined) recordTyped(definition, key, value, at)
  keepForm(definition.id, form)
}

/** Adds a typed value to what is known of the patient if its field accepts it; a cleared or refused one is withdrawn. */
function recordTyped(
  { id, inputs, inputResolution }: CalculatorDefinition,
  input: string,
  value: EnteredValue,
  at: number,
): void {
  const spec = inputs[input]
  const names = spec === undefined ? [] : quantityNames(input, spec)
  if (spec === undefined || names.length === 0) return
  const { problem } = readInput(input, spec, value, { age: null, resolution: inputResolution })
  if (value === null || problem !== undefined) withdraw(id, input)
  else keepKnown({ names, spec, value, tool: id, input, at })
}
