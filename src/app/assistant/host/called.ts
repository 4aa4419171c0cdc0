import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import { readDataset } from '../../data/datasets/dataset.ts'
import { ownData } from '../../data/own-data.ts'
import { ask } from '../../workers/bridge.ts'

/** Names of a dataset and its variables. */
export interface Called {
  readonly dataset: string
  readonly dictionary: DataDictionary
}

/** Without the rows the variables have no names here. */
export async function called(id: string): Promise<Called | undefined> {
  const { database, user } = ownData()
  const dataset = await readDataset(database, id)
  if (!dataset) return undefined
  const opened = await ask((engine) => engine.open(user, id)).catch(() => undefined)
  return { dataset: dataset.name, dictionary: opened?.dictionary ?? { columns: [] } }
}
