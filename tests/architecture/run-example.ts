import { detachedContext } from '#catalog/detached-context.ts'
import { type Example, exampleFrame } from '#catalog/kit/example.ts'
import type { Outcome } from '#catalog/kit/outcome/outcome.ts'
import { runAnalysis } from '#catalog/run-analysis.ts'
import { load, loadDefinition, type QuestionEntry } from '#cli/entries.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'

type Asked = Pick<Example, 'data' | 'options' | 'conventions'>

/** Many tests read the outcome of the same example, and test files that run in one process share this module. */
const outcomes = new WeakMap<Asked, Promise<Outcome>>()

/** The outcome of an example, computed once for each `example` object. Callers must not modify it. */
export function runExample(id: string, example: Asked, kind: QuestionEntry = 'analyses'): Promise<Outcome> {
  const outcome = outcomes.get(example) ?? computeExample(id, example, kind)
  outcomes.set(example, outcome)
  return outcome
}

/** The same, recomputed as in the worker and on the command line. */
export async function computeExample(id: string, example: Asked, kind: QuestionEntry = 'analyses'): Promise<Outcome> {
  const definition = await loadDefinition(id, kind)
  const frame = exampleFrame(example.data)
  const question = {
    version: definition.version,
    options: example.options,
    ...(example.conventions && { conventions: example.conventions }),
    frames: [frame],
    dictionary: describeColumns(frame),
  }
  return runAnalysis(definition, await load(kind, id, 'compute'), question, detachedContext)
}
