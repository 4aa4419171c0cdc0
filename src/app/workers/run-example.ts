import { type Computed, loadComputation } from '#catalog/computes.ts'
import type { AnalysisDefinition } from '#catalog/kit/analysis.ts'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import { type Example, exampleFrame } from '#catalog/kit/example.ts'
import type { Outcome } from '#catalog/kit/outcome.ts'
import { runAnalysis } from '#catalog/run-analysis.ts'
import { unwatched } from '#catalog/unwatched.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'

export interface RanExample {
  readonly outcome: Outcome
  readonly dictionary: DataDictionary
}

/** By the names of an analysis and of its example; undefined where there are none such. */
export async function runExampleOf(type: string, id: string): Promise<RanExample | undefined> {
  const { loadAnalysis } = await import('#catalog/index.ts') // summaries and all: only a check of R asks for it here
  const analysis = await loadAnalysis(type)
  const example = analysis?.examples.find((one) => one.id === id)
  return analysis && example && runExample('analyses', analysis.definition, example)
}

/** An example with its outcome, computed where it is asked for: for the developer's gallery, whose examples are small. */
export async function runExample(
  kind: Computed,
  definition: AnalysisDefinition,
  example: Example,
): Promise<RanExample> {
  const computation = await loadComputation(kind, definition.id)
  if (!computation) throw new Error(`${definition.id} has no compute.ts`)
  const frame = exampleFrame(example.data)
  const dictionary = describeColumns(frame)
  const { options, conventions } = example
  const asked = { version: definition.version, options, ...(conventions && { conventions }) }
  const question = { ...asked, frames: [frame], dictionary }
  const outcome = await runAnalysis(definition, computation.compute, question, unwatched)
  return { outcome, dictionary }
}
