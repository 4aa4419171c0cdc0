import { fieldValue, textOf } from '../../data/database/records.ts'
import type { RecordRow, UserDatabase } from '../../data/database/user-database.ts'
import { datasetOf } from '../../data/datasets/dataset.ts'
import { deletedAt } from '../../data/recycle-bin/deleted-records.ts'
import { sourceKeys } from '../../workers/column-cache.ts'

/** What a project takes on this device, bytes. */
export interface ProjectSpace {
  readonly id: string
  readonly name: string
  /** The files as they were imported. A file of several projects counts for one of them. */
  readonly sources: number
  /** Columns read from them, kept so that a dataset opens faster. */
  readonly columns: number
  /** Files and columns of datasets in the recycle bin. */
  readonly bin: number
}

export interface SpaceByProject {
  /** The largest first; without those that take nothing. */
  readonly projects: readonly ProjectSpace[]
  /** Files and columns that belong to no dataset, bytes. */
  readonly others: number
  /** Columns that can be read again from a file on this device, bytes. */
  readonly clearable: number
}

interface Entry {
  readonly project: string
  readonly isLive: boolean
  readonly sha256: string
  readonly keys: readonly string[]
}

async function entriesOf(database: UserDatabase, projects: ReadonlyMap<string, RecordRow>): Promise<Entry[]> {
  const rows = await database.records.where('kind').equals('dataset').toArray()
  const entries = rows.map((row) => {
    const project = textOf(row, 'project')
    const isLive = deletedAt(row) === undefined && projects.get(project)?.deleted === 0
    const keys = fieldValue(row, 'importSchema') === undefined ? [] : sourceKeys(datasetOf(row))
    return { project, isLive, sha256: textOf(row, 'sourceSha256'), keys }
  })
  return entries.sort((a, b) => Number(b.isLive) - Number(a.isLive))
}

/** Keys of the cached columns whose file is not on this device: nothing could read them again. */
function keysWithoutSource(entries: readonly Entry[], sources: ReadonlySet<string>): Set<string> {
  return new Set(entries.filter(({ sha256 }) => !sources.has(sha256)).flatMap(({ keys }) => keys))
}

async function projectsOf(database: UserDatabase): Promise<Map<string, RecordRow>> {
  const rows = await database.records.where('kind').equals('project').toArray()
  return new Map(rows.map((row) => [row.id, row]))
}

/** What the projects of a user take on this device. */
export async function spaceByProject(database: UserDatabase): Promise<SpaceByProject> {
  const projects = await projectsOf(database)
  const entries = await entriesOf(database, projects)
  const sources = new Map<string, number>()
  await database.sources.each(({ sha256, size }) => sources.set(sha256, size))
  const columns = new Map<string, number>()
  await database.columns.each(({ key, size }) => columns.set(key, size))
  const kept = keysWithoutSource(entries, new Set(sources.keys()))
  const clearable = [...columns].reduce((sum, [key, size]) => sum + (kept.has(key) ? 0 : size), 0)

  const spaces = new Map<string, { sources: number; columns: number; bin: number }>()
  for (const { project, isLive, sha256, keys } of entries) {
    const space = spaces.get(project) ?? { sources: 0, columns: 0, bin: 0 }
    spaces.set(project, space)
    const source = take(sources, [sha256])
    const cached = take(columns, keys)
    if (isLive) space.sources += source
    if (isLive) space.columns += cached
    else space.bin += source + cached
  }
  const total = ({ sources: files, columns: cached, bin }: Omit<ProjectSpace, 'id' | 'name'>) => files + cached + bin
  return {
    projects: [...spaces]
      .map(([id, space]) => {
        const row = projects.get(id)
        return { id, name: row ? textOf(row, 'name') : '', ...space }
      })
      .filter((space) => total(space) > 0)
      .sort((a, b) => total(b) - total(a)),
    others: take(sources, [...sources.keys()]) + take(columns, [...columns.keys()]),
    clearable,
  }
}

/** Takes entries out of a map, and returns their sum. */
function take(sizes: Map<string, number>, keys: readonly string[]): number {
  let sum = 0
  for (const key of keys) {
    sum += sizes.get(key) ?? 0
    sizes.delete(key)
  }
  return sum
}

/** Removes the cached columns that can be read again from a file on this device. */
export async function clearColumns(database: UserDatabase): Promise<void> {
  await database.transaction('rw', [database.records, database.sources, database.columns], async () => {
    const entries = await entriesOf(database, await projectsOf(database))
    const kept = keysWithoutSource(entries, new Set(await database.sources.toCollection().primaryKeys()))
    const keys = await database.columns.toCollection().primaryKeys()
    await database.columns.bulkDelete(keys.filter((key) => !kept.has(key)))
  })
}
