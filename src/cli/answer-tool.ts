import type { Json } from '#catalog/kit/json.ts'
import { messageText } from '#catalog/kit/message.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import { professionalUse } from '#catalog/kit/tool/calculator.ts'
import type { EnteredInputs } from '#catalog/kit/tool/calculator-input-spec.ts'
import type { CalculatorOutcome } from '#catalog/kit/tool/calculator-outcome.ts'
import { inputMessages } from '#catalog/kit/tool/input-messages.ts'
import { plainOutputs } from '#catalog/kit/tool/plain-names.ts'
import { runCalculator } from '#catalog/kit/tool/run-calculator.ts'
import { shownOutputs } from '#catalog/kit/tool/shown-outputs.ts'
import type { Words } from '#catalog/kit/words.ts'
import { entryIds, loadCalculator, loadPlainNames } from './entries.ts'
import { readToolInputs } from './read-tool-inputs.ts'
import type { Terminal } from './terminal.ts'
import { Refusal, UsageError } from './usage-error.ts'

export interface ToolRequest {
  readonly id: string
  /** `{"creatinine": {"value": 88, "unit": "umol/L"}, "sex": "female"}`, or by plain names `{"scr_mgdl": 1, "sex": "F"}` */
  readonly inputs: Readonly<Record<string, Json>>
  readonly absent: 'no' | 'refuse'
  readonly json: boolean
}

/** One result of a clinical tool. */
export async function answerTool({ id, inputs, absent, json }: ToolRequest, terminal: Terminal): Promise<void> {
  if (!entryIds('calculators').includes(id))
    throw new UsageError(`There is no tool ${id}. Tools: ${entryIds('calculators').join(', ')}`)
  const { definition } = await loadCalculator(id)
  const plain = await loadPlainNames(id)
  const entered: EnteredInputs = {
    ...(absent === 'no' ? plain.absent : undefined),
    ...readToolInputs(inputs, definition, plain),
  }
  const outcome: CalculatorOutcome = runCalculator(definition, entered, { absent })
  const { print, complain, language } = terminal
  const word = (words: Words) => words[language]
  const messages: Readonly<Record<string, Words>> = { ...inputMessages, ...definition.messages }
  const names = { variable: (name: string) => name, level: () => '' }
  const display = { settings: displaySettings(language), names, messages }
  const explain = (code: string, params: Parameters<typeof messageText>[1]) =>
    messageText(messages[code] ?? { en: code, zh: code }, params, display)
  for (const { code, params } of outcome.alerts)
    (outcome.status === 'done' && !json ? print : complain)(explain(code, params))
  if (outcome.status === 'rejected')
    for (const { input, code, params } of outcome.problems) complain(`${input}: ${explain(code, params)}`)
  if (outcome.status !== 'done') throw new Refusal(outcome)
  if (json) {
    const outputs = { ...outcome.outputs, ...plainOutputs(plain, outcome) }
    print(JSON.stringify({ ...outcome, outputs }, null, 2))
    return
  }
  for (const { label, number, unit, absent: why, intervals } of shownOutputs(definition, outcome)) {
    const said =
      number === null ? word(why ?? { en: '—', zh: '—' }) : `${number} ${unit === null ? '' : word(unit)}`.trim()
    print([`${word(label)}: ${said}`, ...intervals.map((one) => `${word(one.label)} ${one.text}`)].join('; '))
  }
  for (const { title, band } of outcome.bands)
    print(`${title === null ? '' : `${word(title)}: `}${word(band.label)}: ${word(band.meaning)}`)
  if (definition.checklist)
    print(
      language === 'zh'
        ? `已回答 ${outcome.answered.count}/${outcome.answered.of} 项，未回答者按“否”计。`
        : `${outcome.answered.count} of ${outcome.answered.of} answered; the others count as no.`,
    )
  for (const { code, params } of [...outcome.remarks, ...outcome.warnings]) print(explain(code, params))
  print(word(professionalUse))
}
