import type { UserDatabase } from '../data/database/user-database.ts'
import type { AnalysisRecord } from '../data/datasets/analysis.ts'
import type { BlockSource, BlockType, NewBlock } from '../data/reports/report.ts'
import { appendBlocks, createReport, listReports } from '../data/reports/report.ts'

/** How many of each a result has, or one group of a split analysis. */
export interface ResultParts {
  /** As stored (`groupKey`). */
  readonly group?: string
  readonly paragraphs: number
  readonly tables: number
  readonly figures: number
}

type Of = Pick<AnalysisRecord, 'kind' | 'id'>

/** The blocks that a result adds to a report: its reading, its main table and its first figure, as far as it has them, those of each group if it is split. */
export function blocksOf({ kind, id }: Of, has: readonly ResultParts[]) {
  return has.flatMap(({ group, paragraphs, tables, figures }) => {
    const types: BlockType[] = []
    if (paragraphs > 0) types.push('reading')
    if (tables > 0) types.push('table')
    if (figures > 0) types.push('figure')
    const source: BlockSource = { kind, id, part: null, ...(group !== undefined && { group }) }
    return types.map((type) => ({ type, source })) satisfies NewBlock[]
  })
}

/**
 * Appends a result to the last report of its project.
 * @param title of a first report, if the project has none
 */
export async function addResult(
  database: UserDatabase,
  record: Of & Pick<AnalysisRecord, 'project'>,
  has: readonly ResultParts[],
  title: string,
): Promise<{ readonly id: string; readonly title: string }> {
  const last = (await listReports(database, record.project)).at(-1)
  const report = last ?? { id: await createReport(record.project, title), title }
  await appendBlocks(report.id, blocksOf(record, has))
  return report
}
