import type { CalculatorDefinition } from '#catalog/kit/tool/calculator.ts'
import type { EnteredInputs } from '#catalog/kit/tool/calculator-input-spec.ts'
import type { CalculatorResult } from '#catalog/kit/tool/calculator-outcome.ts'
import { shownOutput } from '#catalog/kit/tool/shown-output.ts'
import type { KeptResult } from './tool-history.ts'

/** The parts of a result to keep. */
export function keptResult(
  definition: CalculatorDefinition,
  inputs: EnteredInputs,
  outcome: CalculatorResult,
  at: number,
): KeptResult {
  return {
    id: crypto.randomUUID(),
    tool: definition.id,
    revision: outcome.revision,
    at,
    inputs,
    shown: Object.fromEntries(Object.keys(outcome.outputs).map((key) => [key, shownOutput(definition, outcome, key)])),
    bands: Object.fromEntries(outcome.bands.map(({ classification, band }) => [classification, band.id])),
  }
}
