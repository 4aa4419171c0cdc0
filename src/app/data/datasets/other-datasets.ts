import { namedRecords } from '#catalog/kit/options/named-records.ts'
import { textOf } from '../database/records.ts'
import type { RecordRow, UserDatabase } from '../database/user-database.ts'
import type { StepRecord } from './dataset.ts'
import { type Graph, graphOf, neededBy } from './dependencies.ts'
import { refusedAnswers } from './refused-answers.ts'

/** Datasets in the options of a step. */
export interface NamedDataset {
  readonly step: string
  readonly leaf: string
  readonly dataset: string
  /** Undefined if it no longer exists, or is in another project. */
  readonly row: RecordRow | undefined
}

/** The other datasets that enabled steps of a dataset name, in their order. */
export async function namedDatasets(
  database: UserDatabase,
  dataset: string,
  steps: readonly Pick<StepRecord, 'id' | 'enabled' | 'options'>[],
): Promise<readonly NamedDataset[]> {
  const named = steps
    .filter(({ enabled }) => enabled)
    .flatMap(({ id, options }) =>
      namedRecords(options)
        .filter(({ leaf }) => Array.isArray(options[leaf]))
        .map(({ leaf, record }) => ({ step: id, leaf, dataset: record })),
    )
  const rows = await database.records.bulkGet([...new Set([...named.map((one) => one.dataset), dataset])])
  const byId = new Map(rows.flatMap((row) => (row ? [[row.id, row]] : [])))
  const project = byId.get(dataset) && textOf(byId.get(dataset) as RecordRow, 'project')
  return named.flatMap((one) => {
    const row = byId.get(one.dataset)
    if (row !== undefined && row.kind !== 'dataset') return []
    return [{ ...one, row: row?.deleted === 0 && textOf(row, 'project') === project ? row : undefined }]
  })
}

/** The records through which datasets can wait for each other. */
const KINDS = ['project', 'dataset', 'variable', 'set', 'step', 'analysis', 'chart']

export async function readGraph(database: UserDatabase): Promise<Graph> {
  return graphOf(await database.records.where('kind').anyOf(KINDS).toArray())
}

/** Whether the step may not have this dataset (SPEC D12). A step that is not stored may have none that depends on its own dataset. */
export function circleFinder(graph: Graph, dataset: string): (named: NamedDataset) => boolean {
  const refused = new Set(refusedAnswers(graph).map(({ from, via, to }) => `${from} ${via} ${to}`))
  return ({ step, leaf, dataset: other }) => {
    const isStored = graph.edges.some(({ from, via, to }) => from === step && via === leaf && to === other)
    return isStored ? refused.has(`${step} ${leaf} ${other}`) : waitsFor(graph, other, dataset)
  }
}

/** Whether a dataset depends on another, or is it. */
export function waitsFor(graph: Graph, id: string, other: string): boolean {
  return neededBy(graph, [id]).has(other)
}
