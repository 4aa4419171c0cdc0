import { type Computed, loadComputation } from '#catalog/computes.ts'
import { detachedContext } from '#catalog/detached-context.ts'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import { type Example, exampleFrame } from '#catalog/kit/example.ts'
import type { Outcome } from '#catalog/kit/outcome/outcome.ts'
import { runAnalysis } from '#catalog/run-analysis.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'

export interface RanExample {
  readonly outcome: Outcome
  readonly dictionary: DataDictionary
}

/** An example with its outcome, computed in the calling thread: examples are small. */
export async function runExample(
  kind: Computed,
  id: string,
  example: Pick<Example, 'data' | 'options' | 'conventions'>,
): Promise<RanExample> {
  const computation = await loadComputation(kind, id)
  if (!computation) throw new Error(`there is no ${id}`)
  const { definition, compute } = computation
  const frame = exampleFrame(example.data)
  const dictionary = describeColumns(frame)
  const { options, conventions } = example
  const asked = { version: definition.version, options, ...(conventions && { conventions }) }
  const question = { ...asked, frames: [frame], dictionary }
  const outcome = await runAnalysis(definition, compute, question, detachedContext)
  return { outcome, dictionary }
}
