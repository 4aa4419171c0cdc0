import type { Display } from '#catalog/kit/message.ts'
import { namesOf } from '#catalog/kit/names.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import { renderPicture } from '#figure/render-picture.ts'
import { type AnalysisRecord, figuresShown, keeperOf } from '../data/datasets/analysis.ts'
import { keepOutcome } from '../data/datasets/keep-outcome.ts'
import { keepPicture } from '../data/datasets/keep-picture.ts'
import { readKept } from '../data/datasets/kept-outcome.ts'
import { listAnalyses } from '../data/datasets/list-analyses.ts'
import { isOwnDataOpen, ownData } from '../data/own-data.ts'
import { keepFault } from '../faults/kept-faults.ts'
import { computeOutcome, questionOf } from './asked-question.ts'
import { loadEntry } from './load-entry.ts'

/** Any language gives the same thumbnail, because thumbnails (`use-picture.ts`) have no texts. */
const display: Display = { settings: displaySettings('en'), names: namesOf({ columns: [] }) }

async function compute(question: AnalysisRecord, signal: AbortSignal): Promise<void> {
  const entry = await loadEntry(question)
  if (!entry) return
  const watch = { signal, onProgress: () => undefined }
  const made = await computeOutcome(question, questionOf(question, entry.definition), watch)
  if (!isOwnDataOpen()) return
  await keepOutcome(keeperOf(question), made)
  const [figure] = made.outcome.status === 'done' ? figuresShown(question, made.outcome.figures) : []
  const scene = figure && entry.plots[figure.of]?.plot(figure.data, { ...display, size: {} })
  await keepPicture(question, scene ? renderPicture(scene) : null)
}

/** Computes those questions of a project that have no outcome yet, one after another, and their thumbnails. Stops when the user signs out. */
export async function computeMissing(project: string): Promise<void> {
  const { database, user } = ownData()
  const { signal } = new AbortController()
  try {
    const datasets = await database.records.where('[kind+parent]').equals(['dataset', project]).primaryKeys()
    for (const dataset of datasets) {
      const questions = [
        ...(await listAnalyses(database, dataset, 'analysis')),
        ...(await listAnalyses(database, dataset, 'chart')),
      ]
      for (const question of questions) {
        if (!isOwnDataOpen() || ownData().user !== user) return
        if (!(await readKept(database, keeperOf(question).id))) await compute(question, signal)
      }
    }
  } catch (error) {
    await keepFault(error, 'computation') // the page of each result computes it anyway
  }
}
