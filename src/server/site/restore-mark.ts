import { existsSync, readFileSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { syncFolder } from '../objects/sync-folder.ts'
import { StartError } from '../start-error.ts'
import { readSite } from './store.ts'

/** File in a data folder while a backup is restored into it: the new epoch of the site, and the pid of the restoring process. */
const MARK = 'restore-unfinished'

const markOf = (dataDir: string) => join(dataDir, MARK)

export function isMarked(dataDir: string): boolean {
  return existsSync(markOf(dataDir))
}

/** Durable on return, so that it exists before any part of the site. */
export async function writeMark(dataDir: string, epoch: string): Promise<void> {
  const file = await open(markOf(dataDir), 'w', 0o600)
  try {
    await file.writeFile(`${epoch}\n${process.pid}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await syncFolder(dataDir)
}

export async function removeMark(dataDir: string): Promise<void> {
  await rm(markOf(dataDir), { force: true })
  await syncFolder(dataDir)
}

function readMark(dataDir: string): { epoch: string; pid: number } | undefined {
  if (!isMarked(dataDir)) return undefined
  const [epoch = '', pid] = readFileSync(markOf(dataDir), 'utf8').split('\n')
  return { epoch, pid: Number(pid) }
}

/** Whether the restoring process still runs; its pid may have been reused. */
function isRestoring(pid: number): boolean {
  if (!pid || pid === process.pid) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  const commandLine = `/proc/${pid}/cmdline`
  return !existsSync(commandLine) || readFileSync(commandLine, 'utf8').includes('restore')
}

/** Throws while another process restores into the folder. */
export function requireNoRestore(dataDir: string): void {
  const mark = readMark(dataDir)
  if (mark && isRestoring(mark.pid)) {
    throw new StartError(
      `A backup is being restored into ${dataDir} (by process ${mark.pid}). Wait until it has ended, or set DATA_DIR to another folder.`,
    )
  }
}

async function epochOf(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('site') is not null as there`.execute(db)
  return rows[0]?.there ? (await readSite(db)).epoch : undefined
}

/** Throws if a restore was killed, since the site is incomplete or missing. A restore killed after its commit is complete. */
export async function requireWhole(db: Db, dataDir: string): Promise<void> {
  const mark = readMark(dataDir)
  if (!mark) return
  if (mark.epoch !== '' && (await epochOf(db)) === mark.epoch) return removeMark(dataDir)
  throw new StartError(
    `A restore into ${dataDir} was cut before its end. Restore the backup into that folder once more (npm run -s operator -- restore FILE), or set DATA_DIR to another folder.`,
  )
}
