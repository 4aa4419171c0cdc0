import type { ImportResult } from '#formats/table/import-table.ts'
import { type FileChoices, importFile } from '#formats/table-file.ts'
import { fileHash } from './file-hash.ts'
import type { JobContext } from './jobs.ts'

interface FirstReading {
  readonly result: ImportResult
  /** SHA-256 of the file, or its promise: it is computed in parallel with the reading. */
  readonly hash: Promise<string>
}

interface Draft {
  readonly file: File
  readonly choices: string
  readonly reading: FirstReading
}

/** The newest reading, reused if the proposal was accepted unchanged. */
let draft: Draft | undefined

/** Reads every cell of a file, or returns the newest reading if it was of this file with these choices. */
export async function readFirst(file: File, choices: FileChoices, context: JobContext): Promise<FirstReading> {
  const known = draft && isSameFile(draft.file, file) ? draft : undefined
  const key = JSON.stringify(choices)
  if (known?.choices === key) return known.reading
  draft = undefined
  const hash = known?.reading.hash ?? fileHash(file)
  // an error is reported where the hash is needed, which a proposal does not; the next reading retries
  hash.catch(() => {
    if (draft?.reading.hash === hash) draft = undefined
  })
  const reading = { result: await importFile(file, choices, context), hash }
  draft = { file, choices: key, reading }
  return reading
}

export function forgetReading(): void {
  draft = undefined
}

export function isSameFile(a: File, b: File): boolean {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified
}
