import type { Frame } from '#engine/frame/frame.ts'
import type { AnalysisDefinition, ComputeContext, ComputeModule } from './analysis.ts'
import type { DataDictionary } from './data-dictionary.ts'
import type { Outcome } from './outcome.ts'
import { readOptions } from './read-options.ts'
import type { StoredOptions } from './stored-options.ts'
import { upgradeOptions } from './upgrade-options.ts'

export interface AnalysisQuestion {
  /** The version of the definition under which the options were stored. */
  readonly version: number
  readonly options: StoredOptions
  readonly frames: readonly Frame[]
  /** Of the first frame, levels counted. */
  readonly dictionary: DataDictionary
}

/** From a stored question to its outcome: upgrade the options, read them, compute. The worker and the command line both come here. */
export async function runAnalysis(
  definition: AnalysisDefinition,
  module: ComputeModule,
  question: AnalysisQuestion,
  context: Omit<ComputeContext, 'seed'>,
): Promise<Outcome> {
  const stored = upgradeOptions(definition, question.version, question.options)
  if (stored === undefined)
    return {
      status: 'rejected',
      code: 'newer-version',
      params: { version: question.version, known: definition.version },
    }
  const read = readOptions(definition, stored, question.dictionary)
  if (read.status === 'incomplete') return { status: 'incomplete', missing: read.missing }
  if (read.status === 'rejected') {
    const [first] = read.problems
    if (first === undefined) throw new Error('Rejected without a problem')
    return { status: 'rejected', code: first.code, params: first.params, option: first.option }
  }
  const { seed } = read.options as Readonly<Record<string, unknown>>
  return module.compute(question.frames, read.options, { ...context, seed: typeof seed === 'number' ? seed : 1 })
}
