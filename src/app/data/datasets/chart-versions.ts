import { styleOptions } from '#catalog/kit/figures/figure-style.ts'
import { isStyle } from '#catalog/kit/figures/style-leaves.ts'
import type { Json } from '#catalog/kit/json.ts'
import { allOptions } from '#catalog/kit/options/common-options.ts'
import type { OptionSpecs } from '#catalog/kit/options/options.ts'
import { initialOptions } from '#catalog/kit/options/read-options.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import { type Upgrades, upgradeOptions } from '#catalog/kit/options/upgrade-options.ts'
import { newId } from '../database/identifiers.ts'
import type { ChartVersionRow, UserDatabase } from '../database/user-database.ts'
import { edit } from '../history/own-edits.ts'
import { ownData } from '../own-data.ts'
import { fieldOf, raised } from './analyses.ts'
import { type AnalysisRecord, answersOf, keeperOf, versionOf } from './analysis.ts'
import { readKept } from './kept-outcome.ts'

/** Versions of one chart that downloads made: older ones are removed. Those that the reader named stay until they are deleted. */
export const MAX_AUTOMATIC = 20
/** Characters of the options and pictures of the versions that downloads of one chart made. */
const MAX_CHARACTERS = 1_000_000

/** A chart as this version reads it. */
export interface ReadChart {
  readonly chart: AnalysisRecord
  readonly definition: { readonly version: number; readonly upgrades: Upgrades; readonly options: OptionSpecs }
  /** Its options in the current form. */
  readonly stored: StoredOptions
}

/** The options that belong to the chart itself: to the figure of an analysis only its style. */
function ownOptions({ source }: AnalysisRecord, options: StoredOptions): StoredOptions {
  return source ? Object.fromEntries(Object.entries(options).filter(([leaf]) => isStyle(leaf))) : options
}

/** Versions of a chart, the newest first. */
export async function listVersions(database: UserDatabase, chart: string): Promise<readonly ChartVersionRow[]> {
  const rows = await database.versions.where('chart').equals(chart).toArray()
  return rows.sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
}

/** What is kept of a chart besides its options. */
interface Kept {
  /** '' for a version that nobody named. */
  readonly name: string
  readonly picture: string | null
  readonly file?: ChartVersionRow['file']
}

/**
 * Keeps the chart as it is, on this device. A download of the same figure into the same file renews the version that it made before; the oldest
 * of those that downloads made are removed beyond `MAX_AUTOMATIC`.
 */
export async function keepVersion({ chart, definition, stored }: ReadChart, kept: Kept): Promise<void> {
  const { database } = ownData()
  const options = ownOptions(chart, stored)
  const dataVersion = (await readKept(database, keeperOf(chart).id))?.dataVersion
  const { version } = definition
  await addVersion(database, chart.id, {
    version,
    options,
    ...(dataVersion !== undefined && { dataVersion }),
    ...kept,
  })
}

/** Keeps a chart as an older version of its entry left it, before the first change by this one. */
export async function keepBeforeUpgrade(database: UserDatabase, id: string): Promise<void> {
  const row = await database.records.get(id)
  if (row) await addVersion(database, id, { ...versionOf(row), options: answersOf(row), name: '', picture: null })
}

async function addVersion(
  database: UserDatabase,
  chart: string,
  made: Omit<ChartVersionRow, 'id' | 'chart' | 'at'>,
): Promise<void> {
  const { versions } = database
  await database.transaction('rw', versions, async () => {
    const automatic = (await listVersions(database, chart)).filter(({ name }) => name === '')
    const same = made.name === '' ? automatic.find((row) => isSame(row, made)) : undefined
    await versions.put({ ...made, id: same?.id ?? newId(), chart, at: Date.now() })
    const others = automatic.filter(({ id }) => id !== same?.id)
    let left = MAX_CHARACTERS - sizeOf(made)
    const old = others.filter((row, k) => {
      left -= sizeOf(row)
      return left < 0 || k >= MAX_AUTOMATIC - (made.name === '' ? 1 : 0)
    })
    await versions.bulkDelete(old.map(({ id }) => id))
  })
}

const sizeOf = ({ options, picture }: Pick<ChartVersionRow, 'options' | 'picture'>): number =>
  JSON.stringify(options).length + (picture?.length ?? 0)

const sortedLeaves = (options: ChartVersionRow['options']) =>
  Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1))

function isSame(a: Omit<ChartVersionRow, 'id' | 'chart' | 'at'>, b: typeof a): boolean {
  const parts = ({ version, options, dataVersion, file }: typeof a) =>
    JSON.stringify([version, sortedLeaves(options), dataVersion, file])
  return parts(a) === parts(b)
}

export async function deleteVersion(database: UserDatabase, id: string): Promise<void> {
  await database.versions.delete(id)
}

/** An option that a version has otherwise than the chart; null is an option that is not set. */
export interface ChangedLeaf {
  readonly leaf: string
  readonly now: Json
  readonly before: Json
}

/** The options in which a version differs from the chart; undefined if a newer program kept it. */
export function changedLeaves(
  { chart, definition, stored }: ReadChart,
  version: ChartVersionRow,
): readonly ChangedLeaf[] | undefined {
  const upgraded = upgradeOptions(definition, version, version.options as StoredOptions)
  if (upgraded === undefined) return undefined
  const [now, before] = [ownOptions(chart, stored), ownOptions(chart, upgraded)]
  const usual = initialOptions({ options: { ...allOptions(definition), ...styleOptions } })
  const valueIn = (options: StoredOptions, leaf: string): Json => options[leaf] ?? usual[leaf] ?? null
  return [...new Set([...Object.keys(now), ...Object.keys(before)])]
    .map((leaf) => ({ leaf, now: valueIn(now, leaf), before: valueIn(before, leaf) }))
    .filter((leaf) => JSON.stringify(leaf.now) !== JSON.stringify(leaf.before))
}

/**
 * Gives the chart the options of a version, as ONE edit.
 * @returns the key of the edit; undefined if nothing differs, or a newer program kept the version
 */
export async function restoreVersion(read: ReadChart, version: ChartVersionRow): Promise<number | undefined> {
  const { chart, definition } = read
  const changed = changedLeaves(read, version) ?? []
  if (changed.length === 0) return undefined
  const asks = { ...allOptions(definition), ...styleOptions }
  const fields = (value: (leaf: ChangedLeaf) => Json) =>
    Object.fromEntries(changed.map((leaf) => [fieldOf(asks, leaf.leaf), value(leaf)]))
  const upgraded = chart.source ? {} : raised(chart, definition)
  const edited = { ...fields(({ before }) => before), ...upgraded }
  return edit([{ kind: 'chart', record: chart.id, fields: edited, before: fields(({ now }) => now) }])
}
