import { loadAnalysis } from '#catalog/index.ts'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { Display } from '#catalog/kit/message.ts'
import { namesOf } from '#catalog/kit/names.ts'
import type { Outcome } from '#catalog/kit/outcome/outcome.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import type { Language } from '#catalog/kit/words.ts'
import type { UserDatabase } from '../../data/database/user-database.ts'
import { type AnalysisRecord, keeperOf } from '../../data/datasets/analysis.ts'
import { branchedId } from '../../data/datasets/branch-dataset.ts'
import type { Dataset } from '../../data/datasets/dataset.ts'
import { keepOutcome } from '../../data/datasets/keep-outcome.ts'
import { readKept } from '../../data/datasets/kept-outcome.ts'
import { listAnalyses } from '../../data/datasets/list-analyses.ts'
import { ownData } from '../../data/own-data.ts'
import { computeOutcome, questionOf } from '../../outcome/asked-question.ts'
import { isShowable } from '../../outcome/is-showable.ts'
import { loadEntry } from '../../outcome/load-entry.ts'
import { ask } from '../../workers/bridge.ts'
import { answerQuestions } from '../answer-questions.ts'
import type { ProjectQuestion } from '../project-questions.ts'
import { type ComparedResult, compareResult, type ResultPair } from './compare-results.ts'

interface Watch {
  readonly signal: AbortSignal
  /** Fraction done. */
  readonly progress: (fraction: number) => void
}

export type KeptOutcomes = ReadonlyMap<string, Outcome>

/** The analyses and charts of a dataset, in order. */
export async function questionsOf(database: UserDatabase, dataset: Dataset): Promise<readonly ProjectQuestion[]> {
  const lists = await Promise.all(
    (['analysis', 'chart'] as const).map((kind) => listAnalyses(database, dataset.id, kind)),
  )
  return lists.flat().map((record) => ({ record, dataset }))
}

/** The results that are kept with questions, whatever data they are of, by question. One that answers other options than the present ones is left out. */
export async function keptOutcomes(
  database: UserDatabase,
  questions: readonly ProjectQuestion[],
): Promise<KeptOutcomes> {
  const found = new Map<string, Outcome>()
  for (const { record } of questions) {
    const kept = await readKept(database, keeperOf(record).id)
    if (kept?.question === questionOf(record, (await loadEntry(record))?.definition)) found.set(record.id, kept.outcome)
  }
  return found
}

/** The results of questions to the data as they are, kept or computed. Throws if it is stopped. */
async function answered(questions: readonly ProjectQuestion[], { signal, progress }: Watch): Promise<KeptOutcomes> {
  const { database, user } = ownData()
  await answerQuestions(questions, {
    asks: async (record) => (await loadEntry(record))?.definition,
    shows: async (record, kept) => isShowable(kept, await loadEntry(record)),
    open: (dataset) => ask((engine) => engine.open(user, dataset)),
    compute: (record, question, onProgress) => computeOutcome(record, question, { signal, onProgress }),
    kept: (record) => readKept(database, keeperOf(record).id),
    keep: (record, made) => keepOutcome(keeperOf(record), made),
    labelled: (label) => label,
    signal,
    progress,
  })
  return keptOutcomes(database, questions)
}

/** What the present data of a dataset give otherwise than results from before. */
export async function changesSince(
  dataset: Dataset,
  before: KeptOutcomes,
  language: Language,
  watch: Watch,
): Promise<readonly ComparedResult[]> {
  const questions = await questionsOf(ownData().database, dataset)
  const after = await answered(questions, watch)
  const pairs = questions.map(({ record }) => ({ record, before: before.get(record.id), after: after.get(record.id) }))
  return compareAll(pairs, dataset.id, language)
}

/** What a branch gives otherwise than its original, for each question that both have. */
export async function changesOfBranch(
  original: Dataset,
  branch: Dataset,
  language: Language,
  watch: Watch,
): Promise<readonly ComparedResult[]> {
  const { database } = ownData()
  const [theirs, own] = await Promise.all([questionsOf(database, original), questionsOf(database, branch)])
  const before = await answered(theirs, { ...watch, progress: (fraction) => watch.progress(fraction / 2) })
  const after = await answered(own, { ...watch, progress: (fraction) => watch.progress(0.5 + fraction / 2) })
  const byId = new Map(own.map(({ record }) => [record.id, record]))
  const pairs = theirs.flatMap(({ record }): ResultPair[] => {
    const copy = byId.get(branchedId(branch.id, record.id))
    return copy ? [{ record: copy, before: before.get(record.id), after: after.get(copy.id) }] : []
  })
  return compareAll(pairs, branch.id, language)
}

/** Numbers of one result that are listed. */
const MOST = 200

async function compareAll(
  pairs: readonly ResultPair[],
  dataset: string,
  language: Language,
): Promise<readonly ComparedResult[]> {
  const { dictionary } = await ask((engine) => engine.open(ownData().user, dataset))
  const display = displayOf(dictionary, language)
  const compared: ComparedResult[] = []
  for (const pair of pairs) compared.push(compareResult(pair, await definitionOf(pair.record), display, MOST))
  return compared
}

const displayOf = (dictionary: DataDictionary, language: Language): Display => ({
  settings: displaySettings(language),
  names: namesOf(dictionary),
})

/** Charts have no tables. */
const definitionOf = async ({ kind, type }: AnalysisRecord) =>
  kind === 'analysis' ? (await loadAnalysis(type))?.definition : undefined
