import { randomBytes } from 'node:crypto'
import { readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Db } from '../db/database.ts'
import { syncFolder } from '../objects/sync-folder.ts'
import { readSite } from '../site/store.ts'
import { holdSweeping } from './hold-sweeping.ts'
import { type Sources, writeArchive } from './write-archive.ts'

const PARTIAL = '.partial'

/**
 * Deletes the partial files that killed backups of this database left in a folder. Call it only while no other backup of this database can
 * run.
 */
async function removeLeavings(folder: string, prefix: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith(prefix) && name.endsWith(PARTIAL)) await rm(join(folder, name), { force: true })
  }
}

/**
 * Writes a backup of a site while its server runs (SPEC S4). The file appears once it is complete. The caller has checked that it does not
 * exist.
 */
export async function writeBackup(site: Sources & { readonly db: Db }, file: string, now: number): Promise<void> {
  const folder = dirname(resolve(file))
  // the epoch is unique to this database: a restored copy of the site may back up into the same folder
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
