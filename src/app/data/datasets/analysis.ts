import { isStyle } from '#catalog/kit/figures/style-leaves.ts'
import type { Conventions } from '#catalog/kit/options/conventions.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { StoredVersion } from '#catalog/kit/options/upgrade-options.ts'
import { fieldValue, latestStamp, numberOf, textOf } from '../database/records.ts'
import type { RecordRow } from '../database/user-database.ts'

/** The field of a question with the thumbnail of its result. It is below `data.` because a figure shows the rows (SPEC R6). */
export const PICTURE = 'data.picture'

/** Charts are stored and synced like analyses. */
export type QuestionKind = 'analysis' | 'chart'

/** Where a chart takes its figure from, if it is one of an analysis: `type`, `version` and `options` are then those of the analysis. */
export interface FigureSource {
  readonly analysis: string
  readonly title: string
  /** Id of the figure in the outcome. */
  readonly figure: string
  /** Whether the analysis exists; if not, its last options are drawn. */
  readonly isThere: boolean
}

export interface AnalysisRecord extends StoredVersion {
  readonly id: string
  readonly kind: QuestionKind
  readonly project: string
  readonly dataset: string
  readonly type: string
  readonly title: string
  readonly order: string
  readonly createdAt: number
  /** The stamp of the record's last change. */
  readonly latest: string
  readonly options: StoredOptions
  /** The project's conventions. */
  readonly conventions: Conventions
  readonly source?: FigureSource
}

/** The record with which an outcome is kept: a figure of an analysis has that of the analysis. */
export function keeperOf({ id, kind, source }: Pick<AnalysisRecord, 'id' | 'kind' | 'source'>) {
  return source?.isThere ? ({ id: source.analysis, kind: 'analysis' } as const) : { id, kind }
}

/** The figures of an outcome that a record shows: all, or the one of its source. */
export function figuresShown<F extends { readonly id: string }>(
  { source }: Pick<AnalysisRecord, 'source'>,
  figures: readonly F[],
): readonly F[] {
  return source ? figures.filter(({ id }) => id === source.figure) : figures
}

export function analysisOf(row: RecordRow, conventions: Conventions): AnalysisRecord {
  return {
    id: row.id,
    kind: row.kind === 'chart' ? 'chart' : 'analysis',
    project: textOf(row, 'project'),
    dataset: textOf(row, 'dataset'),
    type: textOf(row, 'type'),
    ...versionOf(row),
    title: textOf(row, 'title'),
    order: textOf(row, 'order'),
    createdAt: numberOf(row, 'createdAt'),
    latest: latestStamp(row),
    options: answersOf(row),
    conventions,
  }
}

/** The question of a deleted analysis, in a chart that was one of its figures. */
export const COPY = 'data.copy'

/** No options: the outcome, which programs before protocol 3 store in the question, the picture and the copy. */
const noOptions: readonly string[] = ['data.outcome', PICTURE, COPY]

/** The options below `option.` and `data.`, in the order in which they were written, as upgrades need it. */
export function answersOf(row: Pick<RecordRow, 'fields'>): StoredOptions {
  const answers = Object.entries(row.fields).flatMap(([name, [value, stamp]]) => {
    const [, leaf] = noOptions.includes(name) ? [] : (/^(?:option|data)\.(.*)$/.exec(name) ?? [])
    return leaf === undefined ? [] : [{ leaf, value, stamp }]
  })
  return Object.fromEntries(
    answers
      .sort((a, b) => (a.stamp < b.stamp ? -1 : a.stamp > b.stamp ? 1 : 0))
      .map(({ leaf, value }) => [leaf, value]),
  )
}

/** The question without the style of its figures. */
export function withoutStyle(options: StoredOptions): StoredOptions {
  return Object.fromEntries(Object.entries(options).filter(([leaf]) => !isStyle(leaf)))
}

/** The stored version of a question or a step. */
export function versionOf(row: RecordRow): StoredVersion {
  const firstVersion = fieldValue(row, 'firstVersion')
  return {
    version: numberOf(row, 'version'),
    ...(typeof firstVersion === 'number' ? { firstVersion } : {}),
  }
}

interface Ordered {
  readonly id: string
  readonly order: string
}

/** Equal order keys, which two devices can create at once, are ordered by id (SPEC D2). */
export function byOrder(a: Ordered, b: Ordered): number {
  return a.order < b.order ? -1 : a.order > b.order ? 1 : a.id < b.id ? -1 : 1
}
