import { type Conventions, followedConventions } from '#catalog/kit/conventions.ts'
import { engineVersion } from '#catalog/kit/engine-version.ts'
import { isStyle } from '#catalog/kit/figure-style.ts'
import type { OptionSpecs } from '#catalog/kit/options.ts'
import type { StoredOptions } from '#catalog/kit/stored-options.ts'
import type { AnalysisRecord, KeptOutcome } from '../data/datasets/analysis.ts'
import { ownData } from '../data/own-data.ts'
import { start } from '../workers/bridge.ts'

/**
 * What a record asks, as text: an outcome belongs to it while that is the same. Of the project's conventions those count that the entry
 * follows. How a figure looks is no part of what is computed.
 */
export function questionOf(
  { version, options, conventions }: Pick<AnalysisRecord, 'version' | 'options' | 'conventions'>,
  asks: OptionSpecs,
): string {
  const answers = Object.entries(options).filter(([leaf]) => !isStyle(leaf))
  const followed = followedConventions(asks, conventions)
  const sorted = answers.sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([version, sorted, ...(Object.keys(followed).length === 0 ? [] : [followed])])
}

/** What a question asks about. */
function askedIn(question: string): { readonly options: StoredOptions; readonly conventions: Conventions } {
  const [, answers, conventions = {}] = JSON.parse(question) as [
    number,
    [string, StoredOptions[string]][],
    Conventions | undefined,
  ]
  return { options: Object.fromEntries(answers), conventions }
}

interface Watch {
  readonly signal: AbortSignal
  readonly onProgress: (fraction: number) => void
}

/** Has the worker compute it; what the worker throws arrives here. */
export async function computeOutcome(
  { kind, dataset, type, version }: Pick<AnalysisRecord, 'kind' | 'dataset' | 'type' | 'version'>,
  question: string,
  watch: Watch,
): Promise<KeptOutcome> {
  const request = { kind, dataset, type, version, ...askedIn(question) }
  const answer = await start((engine, job, told) => engine.analyse(ownData().user, request, job, told), watch)
  return { ...answer, engineVersion, question, at: Date.now() }
}
