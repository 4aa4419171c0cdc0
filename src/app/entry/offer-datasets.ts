import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import { listDatasets, readDataset } from '../data/datasets/dataset.ts'
import { readGraph, waitsFor } from '../data/datasets/other-datasets.ts'
import { ownData } from '../data/own-data.ts'
import { ask } from '../workers/bridge.ts'
import type { OfferedDatasets } from './other-datasets.ts'

/** The datasets of the project that a step of this one can name, and those that it cannot, because they are made from it. */
export async function offerDatasets(dataset: string): Promise<OfferedDatasets> {
  const { database } = ownData()
  const own = await readDataset(database, dataset)
  const others = own ? (await listDatasets(database, own.project)).filter(({ id }) => id !== dataset) : []
  const graph = await readGraph(database)
  const isCircular = ({ id }: { readonly id: string }) => waitsFor(graph, id, dataset)
  return {
    offered: others.filter((one) => !isCircular(one)).map(({ id, name }) => ({ id, name })),
    circular: others.filter(isCircular).map(({ name }) => name),
  }
}

/** The variables and the present version of each dataset; one that cannot be opened is left out. */
export async function openOffered(
  ids: readonly string[],
): Promise<Readonly<Record<string, { readonly dictionary: DataDictionary; readonly version: string }>>> {
  const { user } = ownData()
  const opened = await Promise.all(
    ids.map(async (id) => {
      const found = await ask((engine) => engine.open(user, id)).catch(() => undefined)
      return found ? ([[id, { dictionary: found.dictionary, version: found.version }]] as const) : []
    }),
  )
  return Object.fromEntries(opened.flat())
}
