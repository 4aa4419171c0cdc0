import { displaySettings, fixed, formatP } from '../present/format.ts'
import type { CalculatorDefinition } from './calculator.ts'
import type { CalculatorResult } from './calculator-outcome.ts'
import { inDays } from './calendar-day.ts'

/** An output as displayed everywhere: near a cut-off with the deciding digits, a sample size as an integer. */
export function shownOutput(
  definition: CalculatorDefinition,
  { outputs, bands }: CalculatorResult,
  key: string,
): string {
  const spec = definition.outputs[key]
  const output = outputs[key]
  if (spec === undefined || output === undefined) return '—'
  if (spec.kind === 'p') return formatP(output.value, displaySettings('en'))
  const days = inDays(spec.kind, output.rounded)
  if (days !== null) return days
  if (spec.rounding === 'up') return fixed(output.rounded, 0)
  const deciding = bands.flatMap((classified) =>
    classified.output === key ? (classified.nearCutOff?.deciding ?? []) : [],
  )
  return fixed(output.value, Math.max(spec.decimals, ...deciding))
}
