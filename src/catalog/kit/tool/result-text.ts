import type { Language, Words } from '../words.ts'
import { type CalculatorDefinition, professionalUse } from './calculator.ts'
import type { EnteredInputs } from './calculator-input-spec.ts'
import type { CalculatorResult } from './calculator-outcome.ts'
import { enteredText } from './entered-text.ts'
import { problemText } from './problem-text.ts'
import { protocolSentence } from './protocol-sentence.ts'
import { isAsked } from './run-calculator.ts'
import { shownOutputs } from './shown-outputs.ts'

const words = {
  en: { colon: ': ', semicolon: '; ', revision: 'revision', answered: 'answered; the others count as no' },
  zh: { colon: '：', semicolon: '；', revision: '修订版', answered: '项已回答，未回答者按“否”计' },
}

/** A result as text, for the patient's record and the command line: tool and revision, alerts, values with units, bands, inputs. */
export function resultText(
  title: Words,
  definition: CalculatorDefinition,
  entered: EnteredInputs,
  outcome: CalculatorResult,
  language: Language,
): string {
  const { colon, semicolon, revision, answered } = words[language]
  const outputs = shownOutputs(definition, outcome).map(({ label, number, unit, absent, intervals }) => {
    const said = number === null ? (absent?.[language] ?? '—') : `${number} ${unit?.[language] ?? ''}`.trim()
    const ranges = intervals.map((one) => `${one.label[language]} ${one.text}`)
    return `${label[language]}${colon}${[said, ...ranges].join(semicolon)}`
  })
  const bands = outcome.bands.map(
    ({ title: standard, band }) =>
      `${standard === null ? '' : `${standard[language]}${colon}`}${band.label[language]}${colon}${band.meaning[language]}`,
  )
  const inputs = Object.entries(definition.inputs).flatMap(([key, spec]) => {
    const text = isAsked(spec, entered) ? enteredText(spec, entered[key] ?? null, language) : ''
    return text === '' ? [] : [`${spec.label[language]}${colon}${text}`]
  })
  const { count, of } = outcome.answered
  return [
    `${title[language]} (${definition.id}, ${revision} ${outcome.revision})`,
    ...outcome.alerts.map((alert) => problemText(definition, alert, language)),
    ...outputs,
    ...bands,
    ...[protocolSentence(definition, entered, outcome, language)].filter((sentence) => sentence !== null),
    ...inputs.map((line) => `- ${line}`),
    ...(definition.checklist ? [`${count}/${of} ${answered}`] : []),
    ...[...outcome.remarks, ...outcome.warnings].map((warning) => problemText(definition, warning, language)),
    professionalUse[language],
  ].join('\n')
}
