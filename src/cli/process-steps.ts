import { answerWith } from '#catalog/answer-question.ts'
import { applySteps, type StepRecord } from '#catalog/apply-steps.ts'
import { detachedContext } from '#catalog/detached-context.ts'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { Json } from '#catalog/kit/json.ts'
import { allOptions } from '#catalog/kit/options/common-options.ts'
import type { Conventions } from '#catalog/kit/options/conventions.ts'
import type { StoredQuestion } from '#catalog/kit/options/stored-question.ts'
import { StepCache } from '#catalog/step-cache.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import { frameToCsv } from '#formats/csv/write-csv.ts'
import { bindOptions } from './bind-options.ts'
import { entryIds, load, loadDefinition, loadStep } from './entries.ts'
import { isRecord } from './json-argument.ts'
import { readTable, type TableRequest } from './read-table.ts'
import type { Terminal } from './terminal.ts'
import { Refusal, UsageError } from './usage-error.ts'
import { writeFiles } from './write-files.ts'

export interface ProcessRequest extends TableRequest {
  /**
   * `[{"type": "filter-rows", "options": {"condition": "age >= 18"}}, ...]`; a step that uses columns saved by an analysis names it:
   * `{"type": ..., "analysis": {"type": ..., "options": {...}}, "options": {"output": ..., "name": ...}}`.
   */
  readonly steps: Json
  readonly conventions: Conventions
  readonly out: string
  readonly json: boolean
}

const answer = answerWith(
  async (type) => ({ definition: await loadDefinition(type), compute: await load('analyses', type, 'compute') }),
  detachedContext,
)

/** The analysis that a step uses, with variable names as of this step. */
async function questionOf(asked: Json | undefined, step: number, dictionary: DataDictionary): Promise<StoredQuestion> {
  if (!isRecord(asked) || typeof asked.type !== 'string' || !entryIds('analyses').includes(asked.type))
    throw new UsageError(`Step ${step} needs an analysis. Analyses: ${entryIds('analyses').join(', ')}`)
  const definition = await loadDefinition(asked.type)
  const options = bindOptions(allOptions(definition), isRecord(asked.options) ? asked.options : {}, dictionary)
  return { type: asked.type, version: definition.version, options }
}

/** Applies steps to a file and writes the result as CSV. If a step is incomplete or fails, nothing is written. */
export async function processSteps(request: ProcessRequest, terminal: Terminal): Promise<void> {
  const { frame: source } = await readTable(request, terminal)
  if (!Array.isArray(request.steps)) throw new UsageError('--steps must be a JSON list')
  const cache = new StepCache()
  const records: StepRecord[] = []
  const questions = new Map<string, StoredQuestion>()
  const given = { source, sourceKey: request.data, load: loadStep, cache, questions, answer }
  const apply = () => applySteps({ ...given, steps: records })
  for (const [i, step] of request.steps.entries()) {
    if (!isRecord(step) || typeof step.type !== 'string' || !entryIds('steps').includes(step.type))
      throw new UsageError(`Step ${i + 1} has no known type. Steps: ${entryIds('steps').join(', ')}`)
    const { definition } = await loadStep(step.type)
    // Names as of this step: an earlier one may have created or renamed a variable.
    const { frame } = await apply()
    const dictionary = describeColumns(frame)
    const id = `step-${i + 1}`
    const [asks] = Object.entries(definition.options).find(([, { kind }]) => kind === 'analysis') ?? []
    if (asks !== undefined)
      questions.set(id, { ...(await questionOf(step.analysis, i + 1, dictionary)), conventions: request.conventions })
    const options = {
      ...bindOptions(definition.options, isRecord(step.options) ? step.options : {}, dictionary),
      ...(asks === undefined ? {} : { [asks]: id }),
    }
    records.push({ id, type: step.type, version: definition.version, enabled: true, options })
  }
  const { frame, reports } = await apply()
  const failed = reports.find(({ status }) => status === 'incomplete' || status === 'broken')
  if (failed !== undefined) throw new Refusal({ status: failed.status, step: failed.id, problems: failed.problems })
  writeFiles({ path: request.out, content: new Uint8Array(await (await frameToCsv(frame)).arrayBuffer()) })
  const steps = reports.map(({ id, rowsBefore, rowsAfter, notices }) => ({ id, rowsBefore, rowsAfter, notices }))
  if (request.json)
    terminal.print(JSON.stringify({ rows: frame.rows, columns: frame.columns.map(({ name }) => name), steps }, null, 2))
  else terminal.print(`${request.out}: ${frame.rows} x ${frame.columns.length}`)
}
