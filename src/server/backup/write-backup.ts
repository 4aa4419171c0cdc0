import { randomBytes } from 'node:crypto'
import { readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Db } from '../db/database.ts'
import { syncFolder } from '../objects/sync-folder.ts'
import { readSite } from '../site/store.ts'
import { holdSweeping } from './hold-sweeping.ts'
import { type Sources, writeArchive } from './write-archive.ts'

const PARTIAL = '.partial'

/** What backups of this database that were killed left in a folder. To be called while no other one of its can run. */
async function removeLeavings(folder: string, prefix: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith(prefix) && name.endsWith(PARTIAL)) await rm(join(folder, name), { force: true })
  }
}

/**
 * Writes a backup of a site, beside its running server (SPEC S4). The file appears when it is whole. The caller has seen that it
 * is not there.
 */
export async function writeBackup(site: Sources & { readonly db: Db }, file: string, now: number): Promise<void> {
  const folder = dirname(resolve(file))
  // the epoch is this database's alone: a copy of the site that was restored may write to the same folder
  const prefix = `slipstick-${(await readSite(site.db)).epoch}-`
  const partial = join(folder, `${prefix}${randomBytes(4).toString('hex')}${PARTIAL}`)
  try {
    await holdSweeping(site.db, async () => {
      await removeLeavings(folder, prefix)
      await writeArchive(site, partial, now)
    })
    await rename(partial, file)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
  await syncFolder(folder)
}
