import { statfs } from 'node:fs/promises'
import { codeOf } from './start-error.ts'

/** SQLSTATE disk_full, and what files say: no space on the device, or none for this account. */
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT'])

export const isDiskFull = (error: unknown): boolean => FULL.has(codeOf(error))

/** For so long after a write had no room the disk counts as full, ms. */
const MEMORY_MS = 60_000
/** Bytes. A commit of the database needs some. */
const LEAST_FREE = 32 * 1024 * 1024

/** What this process knows of the room there is: for who watches over the site. */
export interface Disk {
  /** A write found no room. */
  noteFull(): void
  /** Whether writes are likely to find none now. */
  isFull(): Promise<boolean>
}

/** @param folder on the disk of the files and of the embedded database; one of its own is known by its errors alone */
export function watchDisk(folder: string, now: () => number = Date.now): Disk {
  let last = Number.NEGATIVE_INFINITY
  return {
    noteFull() {
      last = now()
    },
    async isFull() {
      if (now() - last < MEMORY_MS) return true
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize < LEAST_FREE
    },
  }
}
