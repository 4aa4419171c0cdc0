import type { EntryTitle } from '#catalog/kit/summary.ts'
import { quantityNames } from '#catalog/kit/tool/quantity-names.ts'
import { shownOutputs } from '#catalog/kit/tool/shown-outputs.ts'
import type { Language } from '#catalog/kit/words.ts'
import { inField, isSameEntry, knownAs } from './carry.ts'
import type { KnownValue, PatientResult } from './this-patient.ts'

const signs = { en: { colon: ': ', comma: ', ', semicolon: '; ' }, zh: { colon: '：', comma: '，', semicolon: '；' } }

/** Whether the result used the latest values. It did not if another tool has a later one, or if a value has been removed. */
export function isCurrent({ definition, entered }: PatientResult, values: readonly KnownValue[]): boolean {
  const context = { age: null, resolution: definition.inputResolution }
  return Object.entries(definition.inputs).every(([key, spec]) => {
    const value = entered[key] ?? null
    if (value === null || quantityNames(key, spec).length === 0) return true
    const known = knownAs(key, spec, values)
    if (known === undefined) return false
    return known.tool === definition.id || isSameEntry(spec, value, inField(known, key, spec, context))
  })
}

/** All results in one line, to paste into the medical record. */
export function noteOf(results: readonly PatientResult[], titles: readonly EntryTitle[], language: Language): string {
  return results.map((result) => resultNote(result, titles, language)).join(signs[language].semicolon)
}

function resultNote({ definition, outcome }: PatientResult, titles: readonly EntryTitle[], language: Language): string {
  const { colon, comma } = signs[language]
  const title = titles.find(({ id }) => id === definition.id)?.title[language] ?? definition.id
  const shown = shownOutputs(definition, outcome).filter(({ number }) => number !== null)
  const [first] = shown
  const shownWithUnit = ({ number, unit }: (typeof shown)[number]) => {
    const text = unit?.[language] ?? ''
    // some scales give their range in place of a unit: RASS −2 (−5 to +4)
    return `${number} ${/^[\d−≤≥]/.test(text) ? `(${text})` : text}`.trim()
  }
  if (first === undefined) return title
  const label = first.label[language]
  // a label that already names the equation, such as eGFR (CKD-EPI 2021), needs no title of the tool
  const [, equation] = /[（(](.+)[）)]$/.exec(label) ?? []
  const namesEquation = equation !== undefined && letters(title).includes(letters(equation))
  const all = shown.map((output) => `${output.label[language]} ${shownWithUnit(output)}`).join(comma)
  if (letters(label) === letters(title)) return all
  if (shown.length > 1) return `${title}${colon}${all}`
  if (namesEquation || letters(label).includes(letters(title))) return all
  return letters(title).includes(letters(label)) ? `${title} ${shownWithUnit(first)}` : `${title}${colon}${all}`
}

const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
