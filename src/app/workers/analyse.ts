import { loadComputation } from '#catalog/computes.ts'
import type { NamedColumn } from '#catalog/kit/data-dictionary.ts'
import { engineVersion, engineVersionOf } from '#catalog/kit/engine-version.ts'
import type { Conventions } from '#catalog/kit/options/conventions.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { Outcome } from '#catalog/kit/outcome/outcome.ts'
import { withoutSavedCells } from '#catalog/kit/outcome/saved-columns.ts'
import { runAnalysis } from '#catalog/run-analysis.ts'
import type { UserDatabase } from '../data/database/user-database.ts'
import type { QuestionKind } from '../data/datasets/analysis.ts'
import { namesIn } from '../data/datasets/kept-names.ts'
import { acrossThreads } from './across-threads.ts'
import type { JobContext } from './jobs.ts'
import { openDataset } from './open-dataset.ts'
import { timeSlices } from './time-slices.ts'

export interface AnalysisRequest {
  readonly kind: QuestionKind
  readonly dataset: string
  readonly type: string
  readonly version: number
  readonly options: StoredOptions
  readonly conventions: Conventions
}

export interface Analysed {
  readonly outcome: Outcome
  /** What the variables in it are called. */
  readonly names?: readonly NamedColumn[]
  readonly dataVersion: string
  /** The engine version. */
  readonly engineVersion: string
}

/** Computes the outcome of a stored question, with progress; stops at the next checkpoint when the reader cancels. */
export async function analyse(
  database: UserDatabase,
  request: AnalysisRequest,
  { signal, onProgress }: JobContext,
): Promise<Analysed> {
  const [computation, { frame, opened }] = await Promise.all([
    loadComputation(request.kind === 'chart' ? 'charts' : 'analyses', request.type),
    openDataset(database, request.dataset),
  ])
  if (!computation)
    return {
      outcome: { status: 'rejected', code: 'newer-version', params: {} },
      dataVersion: opened.version,
      engineVersion,
    }
  const question = {
    version: request.version,
    options: request.options,
    conventions: request.conventions,
    frames: [frame],
    dictionary: opened.dictionary,
  }
  const checkpoint = timeSlices(signal)
  const outcome = await runAnalysis(computation.definition, computation.compute, question, {
    progress: onProgress,
    checkpoint,
    signal,
    scatter: acrossThreads(checkpoint, signal),
  })
  const kept = withoutSavedCells(outcome)
  return {
    outcome: kept,
    names: namesIn(opened.dictionary, kept),
    dataVersion: opened.version,
    engineVersion: engineVersionOf(computation.definition),
  }
}
