import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { Answer, Done, Incomplete, LevelRef, Outcome, Rejected, Split } from '#catalog/kit/outcome/outcome.ts'
import type { AnalysisRecord } from '../data/datasets/analysis.ts'
import type { KeptOutcome } from '../data/datasets/kept-outcome.ts'
import { type Asking, questionOf } from '../outcome/asked-question.ts'
import type { ProjectQuestion } from './project-questions.ts'

/** What a result was computed with (SPEC D4). */
export interface Provenance {
  readonly engine: string
  /** The version of the data. */
  readonly data: string
}

/** One result: of an analysis, of a chart, or of one part of a split analysis. */
export interface ProjectResult {
  readonly title: string
  readonly record: AnalysisRecord
  readonly dictionary: DataDictionary
  readonly outcome: Done
  /** The split of which it is a part. */
  readonly whole?: Split
  /** The level of which the part is. */
  readonly level?: LevelRef
  readonly from: Provenance
}

/** A question without a result, and why: it is incomplete, was refused, its data cannot be opened or its computation failed. */
export interface WithoutResult {
  readonly title: string
  readonly record: AnalysisRecord
  readonly dictionary: DataDictionary
  readonly why: Incomplete | Rejected | { readonly status: 'failed'; readonly error: unknown }
}

/** The services that answer questions: the engine worker, and the records of kept outcomes. */
export interface Answering {
  /** The entry of a record; undefined if a newer version of the program made it. */
  readonly asks: (record: AnalysisRecord) => Promise<Asking | undefined>
  /** Whether this version can show an outcome kept by this or another version. */
  readonly shows: (record: AnalysisRecord, kept: KeptOutcome) => Promise<boolean>
  readonly kept: (record: AnalysisRecord) => Promise<KeptOutcome | undefined>
  readonly open: (dataset: string) => Promise<{ readonly version: string; readonly dictionary: DataDictionary }>
  readonly compute: (
    record: AnalysisRecord,
    question: string,
    onProgress: (fraction: number) => void,
  ) => Promise<KeptOutcome>
  readonly keep: (record: AnalysisRecord, made: KeptOutcome) => Promise<void>
  /** Joins a title and the level of a part. */
  readonly labelled: (label: string, text: string) => string
  readonly signal: AbortSignal
  /** Fraction done. */
  readonly progress: (fraction: number) => void
}

/**
 * The results of selected questions, in order. As on its page, a kept outcome is used while its data and its question are unchanged and it can
 * be shown; every other one is computed now, and kept. Throws only if the reader stops it.
 */
export async function answerQuestions(
  questions: readonly ProjectQuestion[],
  { asks, shows, kept: keptOf, open, compute, keep, labelled, signal, progress }: Answering,
): Promise<{ readonly results: readonly ProjectResult[]; readonly without: readonly WithoutResult[] }> {
  const results: ProjectResult[] = []
  const without: WithoutResult[] = []
  for (const [k, { record, dataset }] of questions.entries()) {
    let dictionary: DataDictionary = { columns: [] }
    let from: Provenance = { engine: '', data: '' }
    const outcomeOf = ({ outcome, engineVersion, dataVersion }: KeptOutcome) => {
      from = { engine: engineVersion, data: dataVersion }
      return outcome
    }
    const answerOf = async (): Promise<Outcome> => {
      const opened = await open(dataset.id)
      dictionary = opened.dictionary
      const question = questionOf(record, await asks(record))
      const kept = await keptOf(record)
      const isKept = kept?.question === question && kept.dataVersion === opened.version
      if (isKept && (await shows(record, kept))) return outcomeOf(kept)
      const made = await compute(record, question, (fraction) => progress((k + fraction) / questions.length))
      await keep(record, made)
      return outcomeOf(made)
    }
    const add = (
      title: string,
      answer: Answer | { readonly status: 'failed'; readonly error: unknown },
      part?: { readonly whole: Split; readonly level: LevelRef },
    ) => {
      if (answer.status === 'done') results.push({ title, record, dictionary, outcome: answer, from, ...part })
      else without.push({ title, record, dictionary, why: answer })
    }
    const outcome = await answerOf().catch((error: unknown) => ({ status: 'failed' as const, error }))
    signal.throwIfAborted()
    if (outcome.status === 'split')
      for (const { level, outcome: part } of outcome.parts)
        add(labelled(record.title, String(level.level)), part, { whole: outcome, level })
    else add(record.title, outcome)
    progress((k + 1) / questions.length)
  }
  return { results, without }
}
