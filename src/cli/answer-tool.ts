import type { Json } from '#catalog/kit/json.ts'
import type { EnteredInputs } from '#catalog/kit/tool/calculator-input-spec.ts'
import type { CalculatorOutcome } from '#catalog/kit/tool/calculator-outcome.ts'
import { plainOutputs } from '#catalog/kit/tool/plain-names.ts'
import { problemText } from '#catalog/kit/tool/problem-text.ts'
import { resultText } from '#catalog/kit/tool/result-text.ts'
import { runCalculator } from '#catalog/kit/tool/run-calculator.ts'
import { entryIds, loadCalculator, loadPlainNames, loadSummary } from './entries.ts'
import { readToolInputs } from './read-tool-inputs.ts'
import type { Terminal } from './terminal.ts'
import { Refusal, UsageError } from './usage-error.ts'

export interface ToolRequest {
  readonly id: string
  /** `{"creatinine": {"value": 88, "unit": "umol/L"}, "sex": "female"}`, or with plain names `{"scr_mgdl": 1, "sex": "F"}` */
  readonly inputs: Readonly<Record<string, Json>>
  readonly absent: 'no' | 'refuse'
  readonly json: boolean
}

/** Prints one result of a clinical tool. */
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
  if (outcome.status !== 'done' || json)
    for (const alert of outcome.alerts) complain(problemText(definition, alert, language))
  if (outcome.status === 'rejected')
    for (const problem of outcome.problems) complain(`${problem.input}: ${problemText(definition, problem, language)}`)
  if (outcome.status !== 'done') throw new Refusal(outcome)
  if (json) {
    const outputs = { ...outcome.outputs, ...plainOutputs(plain, outcome) }
    print(JSON.stringify({ ...outcome, outputs }, null, 2))
    return
  }
  const { title } = await loadSummary('calculators', id)
  for (const line of resultText(title, definition, entered, outcome, language).split('\n')) print(line)
}
