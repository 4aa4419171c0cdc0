import type { CalculatorDefinition } from '#catalog/kit/tool/calculator.ts'
import type { EnteredInputs } from '#catalog/kit/tool/calculator-input-spec.ts'
import type { CalculatorResult } from '#catalog/kit/tool/calculator-outcome.ts'
import { shownOutputs } from '#catalog/kit/tool/shown-outputs.ts'
import type { Language } from '#catalog/kit/words.ts'
import { enteredText } from './entered-text.ts'

/** The sentence of a planning tool for the protocol, with what was entered and what came out; null for other tools. */
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
