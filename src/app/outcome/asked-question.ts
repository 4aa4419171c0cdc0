import type { AnalysisDefinition } from '#catalog/kit/analysis.ts'
import { isStyle } from '#catalog/kit/figures/style-leaves.ts'
import { type Conventions, followedConventions } from '#catalog/kit/options/conventions.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import { upgradeOptions } from '#catalog/kit/options/upgrade-options.ts'
import type { AnalysisRecord } from '../data/datasets/analysis.ts'
import type { KeptOutcome } from '../data/datasets/kept-outcome.ts'
import { ownData } from '../data/own-data.ts'
import { start } from '../workers/bridge.ts'

/** The parts of an entry's definition that determine its computation. */
export type Asking = Pick<AnalysisDefinition, 'version' | 'upgrades' | 'options'>

/**
 * A record's question as text: an outcome belongs to the record while that text is the same. Options are upgraded to the current version;
 * without an entry, or if a newer version wrote them, they stay unchanged. Includes the project's conventions that the entry follows, and
 * omits the style of figures.
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

/** The data of a question as `questionOf` writes it. Throws if the text is no JSON. */
export function askedIn(question: string) {
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

/** Has the worker compute it; the worker's errors are rethrown here. */
export async function computeOutcome(
  { kind, dataset, type, source }: Pick<AnalysisRecord, 'kind' | 'dataset' | 'type' | 'source'>,
  question: string,
  watch: Watch,
): Promise<KeptOutcome> {
  const request = { kind: source ? ('analysis' as const) : kind, dataset, type, ...askedIn(question) }
  const answer = await start(
    (engine, job, onFraction) => engine.analyse(ownData().user, request, job, onFraction),
    watch,
  )
  return { ...answer, question, at: Date.now() }
}
