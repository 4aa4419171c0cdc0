import { type Example, exampleFrame } from '#catalog/kit/example.ts'
import type { Outcome } from '#catalog/kit/outcome.ts'
import { runAnalysis } from '#catalog/run-analysis.ts'
import { unwatched } from '#catalog/unwatched.ts'
import { loadCompute, loadDefinition, type QuestionEntry } from '#cli/entries.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'

type Asked = Pick<Example, 'data' | 'options' | 'conventions'>

/** Many tests look at the outcome of the same example, and those of one process share this module. */
const outcomes = new WeakMap<Asked, Promise<Outcome>>()

/** An example's outcome, by the way that the worker and the command line take. It is computed once for each object, and must not be changed. */
export function runExample(id: string, example: Asked, kind: QuestionEntry = 'analyses'): Promise<Outcome> {
  const outcome = outcomes.get(example) ?? compute(id, example, kind)
  outcomes.set(example, outcome)
  return outcome
}

async function compute(id: string, example: Asked, kind: QuestionEntry): Promise<Outcome> {
  const definition = await loadDefinition(id, kind)
  const frame = exampleFrame(example.data)
  const question = {
    version: definition.version,
    options: example.options,
    ...(example.conventions && { conventions: example.conventions }),
    frames: [frame],
    dictionary: describeColumns(frame),
  }
  return runAnalysis(definition, await loadCompute(id, kind), question, unwatched)
}
