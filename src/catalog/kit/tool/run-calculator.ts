import { roundTo, roundUp } from '../present/rounding.ts'
import type { CalculatorDefinition, Refusal } from './calculator.ts'
import type { EnteredInputs, InputSpec } from './calculator-input-spec.ts'
import type { CalculatorOutcome, CalculatorOutput } from './calculator-outcome.ts'
import { classify } from './classification.ts'
import { type Condition, holds, type ReadValue } from './condition.ts'
import { type InputProblem, readInput } from './read-input.ts'

export interface CalculatorSettings {
  /** The meaning of an unanswered yes/no item if the tool is not a checklist. */
  readonly absent: 'no' | 'refuse'
}

/**
 * Reads typed values, checks them, and computes. Pure. Throws an Error if the formula gives no finite number for a required output, and like
 * `classify`: both are faults of the tool.
 */
export function runCalculator(
  definition: CalculatorDefinition,
  entered: EnteredInputs,
  settings: CalculatorSettings = { absent: 'refuse' },
): CalculatorOutcome {
  const specs = Object.entries(definition.inputs)
  const reading = { age: readAge(definition, entered), resolution: definition.inputResolution }
  const values: Record<string, ReadValue> = {}
  const missing: string[] = []
  const problems: InputProblem[] = unknownInputs(definition, entered)
  const warnings: InputProblem[] = []
  for (const [key, spec] of specs) {
    if (!isAsked(spec, entered)) {
      values[key] = null
      continue
    }
    const read = readInput(key, spec, entered[key] ?? null, reading)
    const unanswered = read.value === null && read.problem === undefined
    const meansNo = spec.kind === 'yes-no' && spec.required && (definition.checklist || settings.absent === 'no')
    values[key] = unanswered && meansNo ? false : read.value
    if (unanswered && spec.required && !meansNo) missing.push(key)
    if (read.problem !== undefined) problems.push(read.problem)
    if (read.warning !== undefined) warnings.push(read.warning)
  }
  const said = ({ when, message }: { when: Condition; message: string }) => ({
    input: when.input,
    code: message,
    params: {},
  })
  for (const { when, effect, message } of definition.validity) {
    const conditions = 'input' in when ? [when] : when
    const [first] = conditions
    if (first === undefined || !conditions.every((one) => holds(one, values))) continue
    if (effect === 'refuse') problems.push(said({ when: first, message }))
    else warnings.push(said({ when: first, message }))
  }
  const alerts = definition.alerts.filter(({ when }) => holds(when, values)).map(said)
  const answered = countAnswered(specs, entered)
  if (problems.length > 0) return { status: 'rejected', problems, alerts, answered }
  if (missing.length > 0) return { status: 'incomplete', missing, alerts, answered }
  const refused = definition.refusal?.(values) ?? null
  if (refused !== null) return { status: 'rejected', problems: [problemOf(refused)], alerts, answered }
  const outputs = outputsOf(definition, definition.formula(values))
  const bands = definition.classifications.flatMap((rule) => {
    const output = outputs[rule.output]
    const { when = [] } = rule
    const conditions = 'input' in when ? [when] : when
    if (output === undefined || !conditions.every((one) => holds(one, values))) return []
    return classify(rule, output, definition.outputs[rule.output]?.decimals ?? 0)
  })
  const remarks = (definition.remarks?.(values) ?? []).map(problemOf)
  return { status: 'done', revision: definition.revision, values, outputs, bands, warnings, remarks, alerts, answered }
}

/** Whether the input is visible, given the other values. */
export function isAsked({ asked }: InputSpec, entered: EnteredInputs): boolean {
  return asked === undefined || asked.oneOf.some((one) => one === entered[asked.input])
}

function problemOf({ input, message, params = {} }: Refusal<string, string>): InputProblem {
  return { input, code: message, params }
}

/** Counts the tool's required inputs; inputs that only guard its validity do not count. */
function countAnswered(specs: readonly [string, InputSpec][], entered: EnteredInputs) {
  const needed = specs.filter(([, { required }]) => required)
  return { of: needed.length, count: needed.filter(([key]) => (entered[key] ?? null) !== null).length }
}

/** Without absent ones. */
function outputsOf(definition: CalculatorDefinition, raw: Readonly<Record<string, number | null>>) {
  return Object.fromEntries(
    Object.entries(definition.outputs).flatMap(([key, spec]): [string, CalculatorOutput][] => {
      const value = raw[key]
      if (value === null && spec.absent !== undefined) return []
      if (typeof value !== 'number' || !Number.isFinite(value))
        throw new Error(`${definition.id} gave no number for ${key}`)
      return [[key, { value, rounded: spec.rounding === 'up' ? roundUp(value) : roundTo(value, spec.decimals) }]]
    }),
  )
}

function readAge({ inputs, inputResolution }: CalculatorDefinition, entered: EnteredInputs): number | null {
  const spec: InputSpec | undefined = inputs.age
  if (spec?.kind !== 'quantity') return null
  const { value } = readInput('age', spec, entered.age ?? null, { age: null, resolution: inputResolution })
  return typeof value === 'number' ? value : null
}

function unknownInputs(definition: CalculatorDefinition, entered: EnteredInputs): InputProblem[] {
  return Object.keys(entered)
    .filter((key) => !Object.hasOwn(definition.inputs, key))
    .map((key) => ({ input: key, code: 'unknown-input', params: {} }))
}
