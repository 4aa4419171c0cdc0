import { RESTORABLE_MS } from '#contract/records/recycle-bin.ts'
import { NetworkError } from '../../api/call.ts'
import { textOf } from '../../data/database/records.ts'
import type { UserDatabase } from '../../data/database/user-database.ts'
import { type Dataset, datasetOf } from '../../data/datasets/dataset.ts'
import { ownData } from '../../data/own-data.ts'
import { moveRows } from '../../data/projects.ts'
import { deletedAt } from '../../data/recycle-bin/deleted-records.ts'
import { requestSync, sync } from '../../data/sync.ts'
import { fetchSource } from '../../opened/sources.ts'

interface Watch {
  readonly signal: AbortSignal
  /** Gets how much is done, 0 to 1. */
  readonly onProgress: (share: number) => void
}

/** Files of a project are not on this device, so its cloud copy stays. */
export class FilesMissing extends Error {
  readonly files: number

  constructor(files: number) {
    super('files missing')
    this.name = 'FilesMissing'
    this.files = files
  }
}

/** The datasets whose source is not on this device, one for each file. Those in the recycle bin count: they can be restored. */
export async function missingSources(
  database: UserDatabase,
  project: string,
  now = Date.now(),
): Promise<readonly Dataset[]> {
  const rows = await database.records.where('[kind+parent]').equals(['dataset', project]).toArray()
  const files = new Map<string, Dataset>()
  for (const row of rows) {
    if (now - (deletedAt(row) ?? now) <= RESTORABLE_MS) files.set(textOf(row, 'sourceSha256'), datasetOf(row))
  }
  const here = await database.sources.bulkGet([...files.keys()])
  for (const source of here) if (source) files.delete(source.sha256)
  return [...files.values()]
}

/** The size of the sources of datasets, bytes. */
export const bytesOf = (datasets: readonly Dataset[]) => datasets.reduce((sum, { sourceSize }) => sum + sourceSize, 0)

/**
 * Downloads the sources of a project that are not on this device; each stays once it has arrived. Throws CallError, NetworkError, or the reason of
 * the signal.
 */
export async function keepOffline(project: string, { signal, onProgress }: Watch): Promise<void> {
  const missing = await missingSources(ownData().database, project)
  const total = Math.max(1, bytesOf(missing))
  let done = 0
  for (const dataset of missing) {
    const size = dataset.sourceSize
    await fetchSource(dataset, { signal, onProgress: (share) => onProgress((done + share * size) / total) })
    signal.throwIfAborted()
    done += size
  }
}

/**
 * Removes the files and rows of a project from the server, after a sync that has brought here what other devices have sent. Throws FilesMissing,
 * NetworkError without a sync, or the reason of the signal; then nothing is removed.
 */
export async function removeCloudCopy(project: string, { signal }: Pick<Watch, 'signal'>): Promise<void> {
  const from = Date.now()
  await requestSync()
  if ((sync.lastAt ?? 0) < from) throw new NetworkError('unreachable')
  const missing = await missingSources(ownData().database, project)
  if (missing.length > 0) throw new FilesMissing(missing.length)
  signal.throwIfAborted()
  await moveRows(project, 'device')
}
