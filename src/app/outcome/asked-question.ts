import { engineVersion } from '#catalog/kit/engine-version.ts'
import { isStyle } from '#catalog/kit/figure-style.ts'
import type { StoredOptions } from '#catalog/kit/stored-options.ts'
import type { AnalysisRecord, KeptOutcome } from '../data/datasets/analysis.ts'
import { ownData } from '../data/own-data.ts'
import { start } from '../workers/bridge.ts'

/** What a record asks, as text: an outcome belongs to it while that is the same. How a figure looks is no part of what is computed. */
export function questionOf({ version, options }: Pick<AnalysisRecord, 'version' | 'options'>): string {
  const answers = Object.entries(options).filter(([leaf]) => !isStyle(leaf))
  return JSON.stringify([version, answers.sort(([a], [b]) => (a < b ? -1 : 1))])
}

/** The answers that a question asks about. */
function optionsOf(question: string): StoredOptions {
  const [, answers] = JSON.parse(question) as [number, [string, StoredOptions[string]][]]
  return Object.fromEntries(answers)
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
  const request = { kind, dataset, type, version, options: optionsOf(question) }
  const answer = await start((engine, job, told) => engine.analyse(ownData().user, request, job, told), watch)
  return { ...answer, engineVersion, question, at: Date.now() }
}
