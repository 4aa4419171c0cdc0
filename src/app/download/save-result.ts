import { isOwnDataOpen, ownData } from '../data/own-data.ts'
import { noteSavedResult } from '../data/saved-results.ts'
import { saveFile } from './save-file.ts'

/** Saves a table, figure, document or script as a file, and notes that the reader has done so once. */
export function saveResult(blob: Blob, name: string): void {
  saveFile(blob, name)
  if (isOwnDataOpen()) void noteSavedResult(ownData().database)
}
