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

/** A tool asked with some answers changed; items without an answer count as no. What it says, or the codes of what it refuses. */
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
