import { titled } from '#catalog/kit/present/titled.ts'
import { type CalculatorDefinition, professionalUse } from '#catalog/kit/tool/calculator.ts'
import type { EnteredInputs } from '#catalog/kit/tool/calculator-input-spec.ts'
import type { CalculatorResult } from '#catalog/kit/tool/calculator-outcome.ts'
import { enteredText } from '#catalog/kit/tool/entered-text.ts'
import { problemText } from '#catalog/kit/tool/problem-text.ts'
import { protocolSentence } from '#catalog/kit/tool/protocol-sentence.ts'
import { isAsked } from '#catalog/kit/tool/run-calculator.ts'
import { shownOutputs } from '#catalog/kit/tool/shown-outputs.ts'
import type { Language, Words } from '#catalog/kit/words.ts'
import { emptyPart, type SharedContent } from './snapshot.ts'

/** The result of a clinical tool as the page shows it; its inputs are a piece of their own. */
export function toolContent(
  title: Words,
  definition: CalculatorDefinition,
  entered: EnteredInputs,
  outcome: CalculatorResult,
  language: Language,
): SharedContent {
  const say = (problems: CalculatorResult['alerts']) => problems.map((one) => problemText(definition, one, language))
  const values = shownOutputs(definition, outcome).map(({ label, number, unit, absent, intervals }) => {
    const said = number === null ? (absent?.[language] ?? '—') : `${number} ${unit?.[language] ?? ''}`.trim()
    const ranges = intervals.map((one) => `${one.label[language]} ${one.text}`)
    return { label: label[language], value: [said, ...ranges].join(language === 'zh' ? '；' : '; ') }
  })
  const inputs = Object.entries(definition.inputs).flatMap(([key, spec]) => {
    const value = isAsked(spec, entered) ? enteredText(spec, entered[key] ?? null, language) : ''
    return value === '' ? [] : [{ label: spec.label[language], value }]
  })
  const bands = outcome.bands.map(({ title: standard, band }) => {
    const meaning = titled(band.label[language], [band.meaning[language]], language)
    return standard === null ? meaning : `${standard[language]} · ${meaning}`
  })
  const protocol = protocolSentence(definition, entered, outcome, language)
  return {
    title: title[language],
    entry: definition.id,
    parts: [
      {
        ...emptyPart,
        warnings: say(outcome.alerts),
        values,
        inputs,
        reading: [...bands, ...(protocol === null ? [] : [protocol])],
        notes: [...say([...outcome.remarks, ...outcome.warnings]), professionalUse[language]],
      },
    ],
  }
}
