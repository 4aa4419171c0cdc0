import { type Example, exampleFrame } from '#catalog/kit/example.ts'
import type { Outcome } from '#catalog/kit/outcome.ts'
import { runAnalysis } from '#catalog/run-analysis.ts'
import { unwatched } from '#catalog/unwatched.ts'
import { loadCompute, loadDefinition, type QuestionEntry } from '#cli/entries.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'

/** An example's outcome, by the way that the worker and the command line take. */
export async function runExample(
  id: string,
  example: Pick<Example, 'data' | 'options' | 'conventions'>,
  kind: QuestionEntry = 'analyses',
): Promise<Outcome> {
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
