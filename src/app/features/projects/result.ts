import { textOf } from '../../data/database/records.ts'
import type { RecordRow } from '../../data/database/user-database.ts'
import type { QuestionKind } from '../../data/datasets/analysis.ts'
import { pictureOf } from '../../data/datasets/keep-picture.ts'

/** An analysis or a chart with a thumbnail. */
export interface Result {
  readonly id: string
  readonly kind: QuestionKind
  readonly project: string
  readonly dataset: string
  readonly title: string
  readonly order: string
  readonly picture: string
}

/** The record as a result; none if it has no thumbnail. */
export function resultOf(row: RecordRow): readonly Result[] {
  const { id, kind } = row
  const picture = pictureOf(row)
  if ((kind !== 'analysis' && kind !== 'chart') || picture === undefined) return []
  const [project, dataset, title, order] = ['project', 'dataset', 'title', 'order'].map((field) => textOf(row, field))
  return [{ id, kind, project, dataset, title, order, picture }] as Result[]
}
