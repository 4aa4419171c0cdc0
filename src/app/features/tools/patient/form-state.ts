import type { CalculatorDefinition } from '#catalog/kit/tool/calculator.ts'
import type { EnteredInputs } from '#catalog/kit/tool/calculator-input-spec.ts'
import { isAsked } from '#catalog/kit/tool/run-calculator.ts'
import { carryInto, isSameEntry } from './carry.ts'
import { type KeptForm, thisPatient } from './this-patient.ts'

/** The form as the reader left it, updated with what other tools have learnt of the patient since. */
export function beginForm(definition: CalculatorDefinition): KeptForm {
  const { forms, values } = thisPatient()
  const { [definition.id]: before = { entered: {}, marks: {}, isOther: false } } = forms
  return before.isOther ? before : { ...carryInto(definition, values, before), isOther: false }
}

/** The form with changed values. A carried value that is only converted to another unit keeps its mark. */
export function withValues(definition: CalculatorDefinition, form: KeptForm, values: EnteredInputs): KeptForm {
  const isCarried = ([key]: readonly [string, unknown]) => {
    const [spec, value] = [definition.inputs[key], values[key]]
    return spec !== undefined && (value === undefined || isSameEntry(spec, form.entered[key] ?? null, value))
  }
  return {
    ...form,
    entered: { ...form.entered, ...values },
    marks: Object.fromEntries(Object.entries(form.marks).filter(isCarried)),
  }
}

/** The form with one carried value confirmed, or with all of them if no input is named. */
export function withConfirmed(form: KeptForm, input?: string): KeptForm {
  const marks = Object.entries(form.marks).map(([key, mark]) => [
    key,
    input === undefined || key === input ? { ...mark, confirmed: true } : mark,
  ])
  return { ...form, marks: Object.fromEntries(marks) }
}

/** The visible inputs whose carried values are not confirmed. */
export function unconfirmed({ inputs }: CalculatorDefinition, { marks, entered }: KeptForm): readonly string[] {
  return Object.entries(inputs).flatMap(([key, spec]) => {
    const isOpen = marks[key]?.confirmed === false && (entered[key] ?? null) !== null
    return isOpen && isAsked(spec, entered) ? [key] : []
  })
}
