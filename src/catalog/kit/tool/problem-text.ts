import { messageText } from '#catalog/kit/message.ts'
import type { Params } from '#catalog/kit/outcome/outcome.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import type { CalculatorDefinition } from '#catalog/kit/tool/calculator.ts'
import type { QuantityInput } from '#catalog/kit/tool/calculator-input-spec.ts'
import { inputMessages } from '#catalog/kit/tool/input-messages.ts'
import type { InputProblem } from '#catalog/kit/tool/read-input.ts'
import type { Language, Words } from '#catalog/kit/words.ts'
import { unitLabel } from './unit-label.ts'

const names = { variable: (id: string) => id, level: ({ level }: { level: number | string }) => String(level) }

/** A problem, warning or alert of an input in words: the kit's, or the tool's own. Units are called by their labels. */
export function problemText(
  definition: CalculatorDefinition,
  { input, code, params }: InputProblem,
  language: Language,
): string {
  const known: Readonly<Record<string, Words>> = { ...inputMessages, ...definition.messages }
  const words = known[code]
  if (words === undefined) return code
  const spec = definition.inputs[input]
  const labelled = spec?.kind === 'quantity' ? withLabels(spec, params, language) : params
  const text = messageText(words, labelled, { settings: displaySettings(language), names, messages: known })
  return text
    .replace(/ {2,}/g, ' ')
    .replace(/ ([:,.，。：~])/g, '$1')
    .replace(/(\p{Script=Han}) (?=\p{Script=Han})/gu, '$1')
}

function withLabels(spec: QuantityInput, params: Params, language: Language): Params {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? unitLabel(spec, value, language) : value,
    ]),
  )
}
