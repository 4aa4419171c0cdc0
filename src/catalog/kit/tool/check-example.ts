import { fixed } from '../present/format.ts'
import type { CalculatorDefinition, CalculatorExample } from './calculator.ts'
import { inDays } from './calendar-day.ts'
import { runCalculator } from './run-calculator.ts'

export interface ExampleCheck {
  readonly output: string
  readonly expected: string
  readonly computed: string
  readonly agrees: boolean
}

/** Runs a worked example, and compares each output to the decimals that its source prints. */
export function checkExample(definition: CalculatorDefinition, example: CalculatorExample): readonly ExampleCheck[] {
  const outcome = runCalculator(definition, example.inputs, { absent: 'no' })
  return Object.entries(example.expect).map(([output, { value, decimals }]) => {
    const ours = outcome.status === 'done' ? outcome.outputs[output] : undefined
    const { rounding, kind } = definition.outputs[output] ?? {}
    const up = rounding === 'up' && decimals === 0
    const written = (number: number) => inDays(kind, number) ?? fixed(number, decimals)
    const computed = ours === undefined ? '—' : written(up ? ours.rounded : ours.value)
    const expected = written(value)
    return { output, expected, computed, agrees: computed === expected }
  })
}
