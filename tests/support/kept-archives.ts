import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Archives that other programs wrote, kept as they came: `node tests/tools/keep-archives.ts` has them written again. */
export const archivesFolder = resolve(import.meta.dirname, '../fixtures/archives')

export const readArchive = (name: string): Buffer<ArrayBuffer> =>
  Buffer.from(new Uint8Array(readFileSync(join(archivesFolder, name))))

/** What lies in each of them: short, long enough to be compressed, and empty. */
export const archivedFiles: Readonly<Record<string, string>> = {
  'short.txt': 'as it is\n',
  'folder/long.txt': Array.from({ length: 400 }, (_, k) => `${k},${(k * 7919) % 1000}\n`).join(''),
  '病例/说明.txt': '算尺\n',
  empty: '',
}

/** For an archive of tar: the name is longer than its field, and parted at a slash. */
export const longName = `objects/${'s'.repeat(60)}/${'o'.repeat(60)}`
