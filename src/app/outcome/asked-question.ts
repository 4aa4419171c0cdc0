import type { AnalysisDefinition } from '#catalog/kit/analysis.ts'
import { isStyle } from '#catalog/kit/figures/figure-style.ts'
import { type Conventions, followedConventions } from '#catalog/kit/options/conventions.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import { upgradeOptions } from '#catalog/kit/options/upgrade-options.ts'
import type { AnalysisRecord } from '../data/datasets/analysis.ts'
import type { KeptOutcome } from '../data/datasets/kept-outcome.ts'
import { ownData } from '../data/own-data.ts'
import { start } from '../workers/bridge.ts'

/** What an entry asks, as far as it decides what is computed. */
export type Asking = Pick<AnalysisDefinition, 'version' | 'upgrades' | 'options'>

/**
 * What a record asks, as text: an outcome belongs to it while that is the same. Its answers are upgraded to those of today; without an entry, or where
 * a newer version wrote them, they stand as they are. Of the project's conventions those count that the entry follows. How a figure looks is no
 * part of what is computed.
 */
export function questionOf(
  record: Pick<AnalysisRecord, 'version' | 'firstVersion' | 'options' | 'conventions'>,
  entry: Asking | undefined,
): string {
  const upgraded = entry && upgradeOptions(entry, record, record.options)
  const version = upgraded ? entry.version : record.version
  const answers = Object.entries(upgraded ?? record.options).filter(([leaf]) => !isStyle(leaf))
  const followed = followedConventions(entry?.options ?? {}, record.conventions)
  const sorted = answers.sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([version, sorted, ...(Object.keys(followed).length === 0 ? [] : [followed])])
}

/** What a question asks about. */
function askedIn(question: string) {
  const [version, answers, conventions = {}] = JSON.parse(question) as [
    number,
    [string, StoredOptions[string]][],
    Conventions | undefined,
  ]
  return { version, options: Object.fromEntries(answers), conventions }
}

interface Watch {
  readonly signal: AbortSignal
  readonly onProgress: (fraction: number) => void
}

/** Has the worker compute it; what the worker throws arrives here. */
export async function computeOutcome(
  { kind, dataset, type }: Pick<AnalysisRecord, 'kind' | 'dataset' | 'type'>,
  question: string,
  watch: Watch,
): Promise<KeptOutcome> {
  const request = { kind, dataset, type, ...askedIn(question) }
  const answer = await start((engine, job, told) => engine.analyse(ownData().user, request, job, told), watch)
  return { ...answer, question, at: Date.now() }
}
