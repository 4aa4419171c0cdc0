import { isStyle } from '#catalog/kit/figures/style-leaves.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { StoredVersion } from '#catalog/kit/options/upgrade-options.ts'
import { fieldValue, textOf } from '../database/records.ts'
import type { RecordRow, UserDatabase } from '../database/user-database.ts'
import type { FieldValues } from '../outbox/change.ts'
import { type AnalysisRecord, answersOf, COPY, versionOf, withoutStyle } from './analysis.ts'

/** The type of a chart that is a figure of an analysis. Programs that do not know it call the chart newer than themselves. */
export const ANALYSIS_FIGURE = 'analysis-figure'

/** The analysis as it was when the chart was made, or when the analysis was deleted: the chart is drawn from it once the analysis is gone. */
interface Copy extends StoredVersion {
  readonly type: string
  readonly title: string
  readonly options: StoredOptions
}

/** The fields of a chart that shows a figure of an analysis, besides those of every question. */
export function figureFields(analysis: RecordRow, figure: string): FieldValues {
  return { 'option.analysis': analysis.id, 'option.figure': figure, [COPY]: copyOf(analysis) }
}

/** Renews the copies in the charts of an analysis that is about to be deleted. */
export async function renewedCopies(
  database: UserDatabase,
  analysis: string,
): Promise<{ readonly record: string; readonly fields: FieldValues }[]> {
  const row = await database.records.get(analysis)
  if (!row) return []
  const charts = await database.records.where('[kind+parent]').equals(['chart', row.parent]).toArray()
  return charts
    .filter((chart) => textOf(chart, 'option.analysis') === analysis)
    .map(({ id }) => ({ record: id, fields: { [COPY]: copyOf(row) } }))
}

function copyOf(row: RecordRow): Copy {
  return {
    type: textOf(row, 'type'),
    title: textOf(row, 'title'),
    ...versionOf(row),
    options: withoutStyle(answersOf(row)),
  }
}

/** Gives the charts that show a figure of an analysis the current question of that analysis. */
export async function followAnalyses(
  database: UserDatabase,
  charts: readonly AnalysisRecord[],
): Promise<readonly AnalysisRecord[]> {
  const ids = charts.filter(({ type }) => type === ANALYSIS_FIGURE).map(({ options }) => textIn(options, 'analysis'))
  if (ids.length === 0) return charts
  const rows = await database.records.bulkGet(ids)
  const byId = new Map(rows.flatMap((row) => (row?.kind === 'analysis' ? [[row.id, row] as const] : [])))
  return Promise.all(
    charts.map(async (chart) => {
      if (chart.type !== ANALYSIS_FIGURE) return chart
      const [analysis, figure] = [textIn(chart.options, 'analysis'), textIn(chart.options, 'figure')]
      const row = byId.get(analysis)
      const stored = row ? undefined : await database.records.get(chart.id)
      const asked = row ? copyOf(row) : ((stored && (fieldValue(stored, COPY) as Copy | null)) ?? undefined)
      if (!asked) return chart
      const { title, options, ...question } = asked
      const own = Object.entries(chart.options).filter(([leaf]) => isStyle(leaf))
      return {
        ...chart,
        ...question,
        options: { ...options, ...Object.fromEntries(own) },
        source: { analysis, title, figure, isThere: row?.deleted === 0 },
      }
    }),
  )
}

function textIn(options: StoredOptions, leaf: string): string {
  const value = options[leaf]
  return typeof value === 'string' ? value : ''
}
