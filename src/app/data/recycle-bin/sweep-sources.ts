import { RESTORABLE_MS } from '#contract/records/recycle-bin.ts'
import { textOf } from '../database/records.ts'
import type { RecordRow, UserDatabase } from '../database/user-database.ts'
import { deletedAt } from './deleted-records.ts'

/** Deletes the sources from this device whose datasets, or their projects, can no longer be restored. */
export async function sweepSources(database: UserDatabase, now: number): Promise<void> {
  await database.transaction('rw', [database.records, database.sources], async () => {
    const datasets = await database.records.where('kind').equals('dataset').toArray()
    const projects = await database.records.where('kind').equals('project').toArray()
    const isOld = (row: RecordRow) => now - (deletedAt(row) ?? now) > RESTORABLE_MS
    const oldProjects = new Set(projects.filter(isOld).map(({ id }) => id))
    const gone = new Set<string>()
    const needed = new Set<string>()
    for (const row of datasets) {
      const isGone = isOld(row) || oldProjects.has(textOf(row, 'project'))
      const hashes = isGone ? gone : needed
      hashes.add(textOf(row, 'sourceSha256'))
    }
    await database.sources.bulkDelete([...gone].filter((sha256) => !needed.has(sha256)))
  })
}
