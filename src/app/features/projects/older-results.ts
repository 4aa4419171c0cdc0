import { type EngineRevised, engineVersionOf, isOlderEngine } from '#catalog/kit/engine-version.ts'
import { textOf } from '../../data/database/records.ts'
import type { UserDatabase } from '../../data/database/user-database.ts'
import type { QuestionKind } from '../../data/datasets/analysis.ts'
import { listDatasets } from '../../data/datasets/dataset.ts'
import { readKept } from '../../data/datasets/kept-outcome.ts'
import { loadEntry } from '../../outcome/load-entry.ts'

/** A kept result of an older engine. */
export interface OlderResult {
  readonly question: string
  readonly kind: QuestionKind
  readonly dataset: string
  readonly title: string
  /** The current engine version of its entry. */
  readonly today: string
}

type Definition = (kind: QuestionKind, type: string) => Promise<EngineRevised | undefined>

const declared: Definition = async (kind, type) => (await loadEntry({ kind, type }))?.definition

/**
 * The kept results of a project from an older engine, judged by their records: computes nothing and reads no outcomes. Omits those of which
 * the reader was notified before on this device.
 */
export async function olderResults(
  database: UserDatabase,
  project: string,
  definitionOf: Definition = declared,
): Promise<readonly OlderResult[]> {
  const reported = new Set(await readReported(database, project))
  const engines = await keptEngines(database)
  const found: OlderResult[] = []
  for (const { id: dataset } of await listDatasets(database, project)) {
    for (const kind of ['analysis', 'chart'] as const) {
      const rows = await database.records.where('[kind+parent]').equals([kind, dataset]).toArray()
      for (const row of rows) {
        const isOld = row.fields['data.outcome'] !== undefined // from a program before protocol 3
        const madeBy = isOld ? (await readKept(database, row.id))?.engineVersion : engines.get(row.id)
        if (row.deleted === 1 || madeBy === undefined) continue
        const definition = await definitionOf(kind, textOf(row, 'type'))
        const today = definition && engineVersionOf(definition)
        if (today === undefined || !isOlderEngine(madeBy, today) || reported.has(`${row.id} ${today}`)) continue
        found.push({ question: row.id, kind, dataset, title: textOf(row, 'title'), today })
      }
    }
  }
  return found
}

/** Engine versions of this device's outcomes, by question: from the index only. */
async function keptEngines(database: UserDatabase): Promise<ReadonlyMap<string, string>> {
  const engines = new Map<string, string>()
  for (const kind of ['analysis-outcome', 'chart-outcome']) {
    const keys = await database.records
      .where('[kind+engine+parent]')
      .between([kind], [kind, []]) // arrays sort after all strings
      .keys()
    for (const key of keys as unknown as readonly [string, string, string][]) engines.set(key[2], key[1])
  }
  return engines
}

const toldKey = (project: string) => `older-results:${project}`

async function readReported(database: UserDatabase, project: string): Promise<readonly string[]> {
  return ((await database.kv.get(toldKey(project)))?.value as readonly string[] | undefined) ?? []
}

/** Dismisses them on this device, until the engine is newer still. */
export async function keepReported(
  database: UserDatabase,
  project: string,
  results: readonly OlderResult[],
): Promise<void> {
  await database.transaction('rw', database.kv, async () => {
    const reported = results.map(({ question, today }) => `${question} ${today}`)
    const value = [...new Set([...(await readReported(database, project)), ...reported])]
    await database.kv.put({ key: toldKey(project), value })
  })
}
