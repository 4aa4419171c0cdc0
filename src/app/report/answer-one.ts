import { keeperOf } from '../data/datasets/analysis.ts'
import { keepOutcome } from '../data/datasets/keep-outcome.ts'
import { readKept } from '../data/datasets/kept-outcome.ts'
import { ownData } from '../data/own-data.ts'
import { computeOutcome } from '../outcome/asked-question.ts'
import { isShowable } from '../outcome/is-showable.ts'
import { loadEntry } from '../outcome/load-entry.ts'
import { ask } from '../workers/bridge.ts'
import { answerQuestions } from './answer-questions.ts'
import type { ProjectQuestion } from './project-questions.ts'

interface Wanted {
  readonly labelled: (label: string, text: string) => string
  /** Whether it is computed although a valid outcome is kept. */
  readonly anew?: boolean
}

/** The results of one analysis or chart, several if it is split: the kept ones while they are valid, else computed now and kept. */
export function answerOne(question: ProjectQuestion, { labelled, anew = false }: Wanted) {
  const { signal } = new AbortController()
  return answerQuestions([question], {
    asks: async (record) => (await loadEntry(record))?.definition,
    shows: async (record, kept) => isShowable(kept, await loadEntry(record)),
    open: (dataset) => ask((engine) => engine.open(ownData().user, dataset)),
    compute: (record, asked, onProgress) => computeOutcome(record, asked, { signal, onProgress }),
    kept: async (record) => (anew ? undefined : readKept(ownData().database, keeperOf(record).id)),
    keep: (record, made) => keepOutcome(keeperOf(record), made),
    labelled,
    signal,
    progress: () => {},
  })
}
