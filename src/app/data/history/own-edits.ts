import { latestStamp } from '../database/records.ts'
import { announceChange, ownData } from '../own-data.ts'
import { type Edit, type EditPlace, recordEdit } from './edit.ts'

/** Makes changes of a project of the signed-in user that can be undone. Returns the key of their entry in its history. */
export async function edit(edits: readonly Edit[], place: EditPlace = {}): Promise<number | undefined> {
  const order = await recordEdit(ownData().writer, edits, place)
  announceChange()
  return order
}

/** The stamp of a stored record's last change. */
export async function stampOf(record: string): Promise<string> {
  const row = await ownData().database.records.get(record)
  return row ? latestStamp(row) : ''
}
