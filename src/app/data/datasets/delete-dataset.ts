import { edit } from '../history/own-edits.ts'

/** Hides the dataset on all devices. Its source stays on this device, so that the deletion can be undone. Returns the key of the edit. */
export function deleteDataset(id: string): Promise<number | undefined> {
  return edit([{ kind: 'dataset', record: id, fields: { deleted: true } }])
}
