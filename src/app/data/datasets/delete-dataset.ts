import { textOf } from '../database/records.ts'
import { ownData, write } from '../own-data.ts'

/** Hides the dataset on all devices; deletes its source from this device unless another dataset uses it. */
export async function deleteDataset(id: string): Promise<void> {
  const { database } = ownData()
  const row = await database.records.get(id)
  await write({ kind: 'dataset', record: id, fields: { deleted: true } })
  const sha256 = row && textOf(row, 'sourceSha256')
  if (!sha256) return
  const others = await database.records.where('kind').equals('dataset').toArray()
  if (others.some((other) => other.deleted === 0 && textOf(other, 'sourceSha256') === sha256)) return
  await database.sources.delete(sha256)
}
