import type { CalculatorDefinition, CalculatorExample } from '#catalog/kit/tool/calculator.ts'
import { enteredText } from '#catalog/kit/tool/entered-text.ts'
import type { Language } from '#catalog/kit/words.ts'

const nothing = { en: 'None of it', zh: '各项均无' }
const comma = { en: ', ', zh: '，' }

/** The title of a worked example: its own, or its inputs; for yes/no items those answered yes. */
export function exampleTitle(
  { inputs: specs }: CalculatorDefinition,
  { title, inputs }: CalculatorExample,
  language: Language,
): string {
  if (title !== undefined) return title[language]
  const parts = Object.entries(specs).flatMap(([key, { label, ...spec }]) => {
    const value = inputs[key] ?? null
    if (value === null || value === false) return []
    if (value === true) return [label[language]]
    return [`${label[language]} ${enteredText({ label, ...spec }, value, language)}`]
  })
  return parts.length === 0 ? nothing[language] : parts.join(comma[language])
}
