import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ExpectedTable } from './typed-table.ts'

const folderOf = (format: string) => resolve(import.meta.dirname, '../fixtures/formats', format)

/** Files of one format that other programs wrote; `tests/tools/format-files/<format>.R` writes them again. */
export const spssFiles = (format: 'sav' | 'por'): readonly string[] =>
  readdirSync(folderOf(format))
    .filter((name) => !name.endsWith('.json'))
    .sort()

export const readSpssFile = (format: 'sav' | 'por', name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(join(folderOf(format), name)))

/** What haven or foreign reads of the file. */
export const expectedOf = (format: 'sav' | 'por', name: string): ExpectedTable =>
  JSON.parse(readFileSync(join(folderOf(format), `${name}.json`), 'utf8')) as ExpectedTable
