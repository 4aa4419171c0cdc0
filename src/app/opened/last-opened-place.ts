import type { QuestionKind } from '../data/datasets/analysis.ts'
import { lastDataset, lastQuestion } from '../data/last-opened.ts'
import { ownData } from '../data/own-data.ts'

/** The dataset that the signed-in user opened last on this device. */
export function openedDataset(): Promise<string | undefined> {
  return lastDataset(ownData().database)
}

/** The analysis or chart opened last, with its dataset; without one, the dataset opened last. */
export async function openedQuestion(kind: QuestionKind): Promise<{ dataset: string; id?: string } | undefined> {
  const { database } = ownData()
  const question = await lastQuestion(database, kind)
  if (question) return question
  const dataset = await lastDataset(database)
  return dataset === undefined ? undefined : { dataset }
}
