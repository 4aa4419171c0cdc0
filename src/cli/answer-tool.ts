import { professionalUse } from '#catalog/kit/calculator.ts'
import type { EnteredInputs, EnteredValue } from '#catalog/kit/calculator-input-spec.ts'
import type { CalculatorOutcome } from '#catalog/kit/calculator-outcome.ts'
import { displaySettings } from '#catalog/kit/format.ts'
import { inputMessages } from '#catalog/kit/input-messages.ts'
import type { Json } from '#catalog/kit/json.ts'
import { messageText } from '#catalog/kit/message.ts'
import { runCalculator } from '#catalog/kit/run-calculator.ts'
import { shownOutput } from '#catalog/kit/shown-output.ts'
import type { Words } from '#catalog/kit/words.ts'
import { entryIds, loadCalculator } from './entries.ts'
import { isRecord } from './json-argument.ts'
import type { Terminal } from './terminal.ts'
import { Refusal, UsageError } from './usage-error.ts'

export interface ToolRequest {
  readonly id: string
  /** `{"creatinine": {"value": 88, "unit": "umol/L"}, "sex": "female"}` */
  readonly inputs: Readonly<Record<string, Json>>
  readonly absent: 'no' | 'refuse'
  readonly json: boolean
}

/** One result of a clinical tool. */
export async function answerTool({ id, inputs, absent, json }: ToolRequest, terminal: Terminal): Promise<void> {
  if (!entryIds('calculators').includes(id))
    throw new UsageError(`There is no tool ${id}. Tools: ${entryIds('calculators').join(', ')}`)
  const { definition } = await loadCalculator(id)
  const entered: EnteredInputs = Object.fromEntries(
    Object.entries(inputs).map(([key, value]) => [key, enteredValue(key, value)]),
  )
  const outcome: CalculatorOutcome = runCalculator(definition, entered, { absent })
  const { print, complain, language } = terminal
  const word = (words: Words) => words[language]
  const display = { settings: displaySettings(language), names: { variable: (name: string) => name, level: () => '' } }
  const messages: Readonly<Record<string, Words>> = { ...inputMessages, ...definition.messages }
  const explain = (code: string, params: Parameters<typeof messageText>[1]) =>
    messageText(messages[code] ?? { en: code, zh: code }, params, display)
  for (const { code, params } of outcome.alerts)
    (outcome.status === 'done' && !json ? print : complain)(explain(code, params))
  if (outcome.status === 'rejected')
    for (const { input, code, params } of outcome.problems) complain(`${input}: ${explain(code, params)}`)
  if (outcome.status !== 'done') throw new Refusal(outcome)
  if (json) {
    print(JSON.stringify(outcome, null, 2))
    return
  }
  for (const [key, { label, unit }] of Object.entries(definition.outputs))
    print(`${word(label)}: ${shownOutput(definition, outcome, key)} ${word(unit)}`)
  for (const { title, band } of outcome.bands)
    print(`${title === null ? '' : `${word(title)}: `}${word(band.label)}: ${word(band.meaning)}`)
  if (definition.checklist)
    print(
      language === 'zh'
        ? `已回答 ${outcome.answered.count}/${outcome.answered.of} 项，未回答者按“否”计。`
        : `${outcome.answered.count} of ${outcome.answered.of} answered; the others count as no.`,
    )
  for (const { code, params } of outcome.warnings) print(explain(code, params))
  print(word(professionalUse))
}

function enteredValue(key: string, value: Json): EnteredValue {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (isRecord(value) && typeof value.value === 'number' && typeof value.unit === 'string')
    return { value: value.value, unit: value.unit, ...(value.confirmed === true ? { confirmed: true } : {}) }
  throw new UsageError(`${key} must be {"value": number, "unit": "..."}, a choice, or true/false`)
}
