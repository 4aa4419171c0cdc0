import { statfs } from 'node:fs/promises'
import { codeOf } from './start-error.ts'

/** SQLSTATE disk_full, and file errors: no space on the device, or none for this account. */
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT'])

export const isDiskFull = (error: unknown): boolean => FULL.has(codeOf(error))

/** How long the disk counts as full after a failed write, ms. */
const MEMORY_MS = 60_000
/** Bytes. A commit of the database needs some. */
const MIN_FREE_BYTES = 32 * 1024 * 1024

/** Free space as far as this process knows, for monitoring. */
export interface Disk {
  /** Call it when a write found no space. */
  noteFull(): void
  /** Whether writes are likely to fail now. */
  isFull(): Promise<boolean>
}

/** @param folder on the disk of the files and of the embedded database; an external database's disk is known only by its errors */
export function watchDisk(folder: string, now: () => number = Date.now): Disk {
  let last = Number.NEGATIVE_INFINITY
  return {
    noteFull() {
      last = now()
    },
    async isFull() {
      if (now() - last < MEMORY_MS) return true
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize < MIN_FREE_BYTES
    },
  }
}
