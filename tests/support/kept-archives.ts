import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Archives written by other programs; `node tests/tools/keep-archives.ts` has them written again. */
export const archivesFolder = resolve(import.meta.dirname, '../fixtures/archives')

export const readArchive = (name: string): Buffer<ArrayBuffer> =>
  Buffer.from(new Uint8Array(readFileSync(join(archivesFolder, name))))

/** The files in each archive: short, long enough to be compressed, and empty. */
export const archivedFiles: Readonly<Record<string, string>> = {
  'short.txt': 'as it is\n',
  'folder/long.txt': Array.from({ length: 400 }, (_, k) => `${k},${(k * 7919) % 1000}\n`).join(''),
  '病例/说明.txt': '算尺\n',
  empty: '',
}

/** Longer than the name field of tar, which splits it at a slash. */
export const longName = `objects/${'s'.repeat(60)}/${'o'.repeat(60)}`
