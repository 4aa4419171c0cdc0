import { messageText } from '../message.ts'
import type { Params } from '../outcome/outcome.ts'
import { displaySettings } from '../present/format.ts'
import type { Language, Words } from '../words.ts'
import type { CalculatorDefinition } from './calculator.ts'
import type { QuantityInput } from './calculator-input-spec.ts'
import { inputMessages } from './input-messages.ts'
import type { InputProblem } from './read-input.ts'
import { unitLabel } from './unit-label.ts'

const names = { variable: (id: string) => id, level: ({ level }: { level: number | string }) => String(level) }

/** A problem, warning or alert of an input in words: the kit's, or the tool's own. Units are named by their labels. */
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
