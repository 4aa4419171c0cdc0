import type { Language } from '../words.ts'
import type { CalculatorDefinition } from './calculator.ts'
import type { EnteredInputs } from './calculator-input-spec.ts'
import type { CalculatorResult } from './calculator-outcome.ts'
import { enteredText } from './entered-text.ts'
import { shownOutputs } from './shown-outputs.ts'

/** The protocol sentence of a planning tool, with its inputs and outputs; null for other tools. */
export function protocolSentence(
  definition: CalculatorDefinition,
  entered: EnteredInputs,
  outcome: CalculatorResult,
  language: Language,
): string | null {
  const { protocol, inputs } = definition
  if (protocol === undefined) return null
  const outputs = new Map(
    shownOutputs(definition, outcome).map(({ key, number, unit }) => [
      key,
      `${number ?? '—'} ${unit?.[language] ?? ''}`.trim(),
    ]),
  )
  return protocol[language].replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const spec = inputs[name]
    return outputs.get(name) ?? (spec ? enteredText(spec, entered[name] ?? null, language) : whole)
  })
}
