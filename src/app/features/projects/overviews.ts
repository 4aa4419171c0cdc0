import { clockOf } from '#contract/records/stamp.ts'
import { textOf } from '../../data/database/records.ts'
import type { RecordRow, UserDatabase } from '../../data/database/user-database.ts'
import { type Result, resultOf } from './result.ts'

export interface Overview {
  readonly datasets: number
  readonly results: number
  /** When anything of the project was changed last, ms. */
  readonly changedAt: number
  /** The result with a picture that was made last. */
  readonly latest: Result | undefined
}

export interface Overviews {
  readonly of: ReadonlyMap<string, Overview>
  /** Results with a picture, the latest first. */
  readonly recent: readonly Result[]
}

const none: Overview = { datasets: 0, results: 0, changedAt: 0, latest: undefined }
const KINDS = ['project', 'dataset', 'analysis', 'chart']

/** What each project holds, and the results made last in all of them. What was deleted, with its project or alone, is not counted. */
export async function readOverviews(database: UserDatabase): Promise<Overviews> {
  const rows = await database.records.where('kind').anyOf(KINDS).toArray()
  const alive = new Set(rows.filter(({ deleted }) => deleted === 0).map(({ id }) => id))
  const of = new Map<string, Overview>()
  const dated: { readonly result: Result; readonly at: number }[] = []
  for (const row of rows) {
    const project = row.kind === 'project' ? row.id : textOf(row, 'project')
    if (![row.id, row.parent || row.id, project].every((id) => alive.has(id))) continue
    const at = changedAt(row)
    const before = of.get(project) ?? none
    const isResult = row.kind === 'analysis' || row.kind === 'chart'
    of.set(project, {
      ...before,
      datasets: before.datasets + (row.kind === 'dataset' ? 1 : 0),
      results: before.results + (isResult ? 1 : 0),
      changedAt: Math.max(before.changedAt, at),
    })
    for (const result of resultOf(row)) dated.push({ result, at })
  }
  dated.sort((a, b) => b.at - a.at || (a.result.id < b.result.id ? 1 : -1))
  for (const { result } of dated) {
    const overview = of.get(result.project)
    if (overview && !overview.latest) of.set(result.project, { ...overview, latest: result })
  }
  return { of, recent: dated.map(({ result }) => result) }
}

function changedAt({ fields }: RecordRow): number {
  return Math.max(0, ...Object.values(fields).map(([, stamp]) => clockOf(stamp).ms))
}
