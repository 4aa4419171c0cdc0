import { deletedAt as clockOfDeletion, RESTORABLE_MS } from '#contract/records/recycle-bin.ts'
import { textOf } from '../database/records.ts'
import type { RecordRow, UserDatabase } from '../database/user-database.ts'
import { edit } from '../history/own-edits.ts'

/** The kinds that the recycle bin lists. */
const binned = ['project', 'dataset', 'analysis', 'chart', 'figure-page', 'report', 'figure-style', 'template'] as const

export interface DeletedRecord {
  readonly kind: (typeof binned)[number]
  readonly id: string
  readonly title: string
  /** The names of the project and the dataset that it was in, from the highest. */
  readonly path: readonly string[]
  readonly deletedAt: number
}

/** When a record was deleted, ms; undefined if it is not. */
export function deletedAt({ deleted, fields }: Pick<RecordRow, 'deleted' | 'fields'>): number | undefined {
  return deleted === 1 ? clockOfDeletion(fields) : undefined
}

/**
 * What was deleted in the last 30 days, of one project or of all, the latest first. A record below a deleted one is not listed: it comes back with
 * it.
 */
export async function listDeleted(database: UserDatabase, now: number, project?: string): Promise<DeletedRecord[]> {
  const rows = await database.records.where('kind').anyOf(binned).toArray()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return rows
    .flatMap((row) => {
      const at = deletedAt(row)
      const above = ['project', 'dataset'].flatMap((field) => byId.get(textOf(row, field)) ?? [])
      const isWanted = project === undefined || textOf(row, 'project') === project
      if (at === undefined || now - at > RESTORABLE_MS || !isWanted || above.some(({ deleted }) => deleted === 1))
        return []
      return [
        {
          kind: row.kind as DeletedRecord['kind'],
          id: row.id,
          title: nameOf(row),
          path: above.map(nameOf),
          deletedAt: at,
        },
      ]
    })
    .sort((a, b) => b.deletedAt - a.deletedAt || (a.id < b.id ? 1 : -1))
}

const nameOf = (row: RecordRow) => textOf(row, 'title') || textOf(row, 'name')

/** Restores a record, with everything below it. This can be undone if it belongs to a project. */
export async function restore({ kind, id }: Pick<DeletedRecord, 'kind' | 'id'>): Promise<void> {
  await edit([{ kind, record: id, fields: { deleted: false } }])
}
