import type { CalculatorDefinition } from './calculator.ts'
import type { EnteredInputs } from './calculator-input-spec.ts'
import { runCalculator } from './run-calculator.ts'

interface ToolResults {
  /** Rounded, by key. */
  readonly outputs: Readonly<Record<string, number>>
  /** Ids, in the order of the classifications. */
  readonly bands: readonly string[]
  readonly warned: readonly string[]
}

/** Runs a tool with some inputs changed; unanswered items count as no. Returns the result, or the codes of the refusal. */
export function resultsOf(definition: CalculatorDefinition, usual: EnteredInputs) {
  return (more: EnteredInputs = {}): ToolResults | readonly string[] => {
    const outcome = runCalculator(definition, { ...usual, ...more }, { absent: 'no' })
    if (outcome.status === 'rejected') return outcome.problems.map(({ code }) => code)
    if (outcome.status === 'incomplete') return outcome.missing
    return {
      outputs: Object.fromEntries(Object.entries(outcome.outputs).map(([key, { rounded }]) => [key, rounded])),
      bands: outcome.bands.map(({ band }) => band.id),
      warned: outcome.warnings.map(({ code }) => code),
    }
  }
}
