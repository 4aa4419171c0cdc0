import { type Chart, chartTitles, loadChart } from '#catalog/charts.ts'
import { type Analysis, analysisTitles, loadAnalysis } from '#catalog/index.ts'
import { styleOptions } from '#catalog/kit/figures/figure-style.ts'
import { allStyleGroups, leavesOfGroups, type StyleGroup } from '#catalog/kit/figures/style-groups.ts'
import type { Json } from '#catalog/kit/json.ts'
import { initialOptions } from '#catalog/kit/options/read-options.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import { upgradeOptions } from '#catalog/kit/options/upgrade-options.ts'
import { newId } from './database/identifiers.ts'
import { numberOf, textOf, valuesBelow } from './database/records.ts'
import type { RecordRow, UserDatabase } from './database/user-database.ts'
import { raised } from './datasets/analyses.ts'
import { type AnalysisRecord, analysisOf } from './datasets/analysis.ts'
import { followAnalyses } from './datasets/analysis-figure.ts'
import { listDatasets } from './datasets/dataset.ts'
import { pictureOf } from './datasets/keep-picture.ts'
import { listAnalyses } from './datasets/list-analyses.ts'
import type { Edit } from './history/edit.ts'
import { edit } from './history/own-edits.ts'
import { ownData } from './own-data.ts'

/** A style that the reader saved. */
export interface OwnStyle {
  readonly id: string
  readonly name: string
  /** Whether all projects have it, or one only. */
  readonly isEverywhere: boolean
  readonly createdAt: number
  readonly leaves: StoredOptions
}

/** The styles of a project and those of all projects, in the order in which they were made. */
export async function listOwnStyles(database: UserDatabase, project: string): Promise<readonly OwnStyle[]> {
  const places = ['', project].map((place) => ['figure-style', place])
  const rows = await database.records.where('[kind+parent]').anyOf(places).toArray()
  return rows
    .filter((row) => row.deleted === 0)
    .map((row) => ({
      id: row.id,
      name: textOf(row, 'name'),
      isEverywhere: row.parent === '',
      createdAt: numberOf(row, 'createdAt'),
      leaves: leavesIn(row),
    }))
    .sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))
}

const leavesIn = (row: RecordRow) => valuesBelow(row, 'option.') as StoredOptions

const usual: StoredOptions = initialOptions({ options: styleOptions })
const transferable = leavesOfGroups(allStyleGroups)

/** A leaf as it counts: one that is absent or null has its default. */
const valueIn = (stored: StoredOptions, leaf: string): Json => stored[leaf] ?? usual[leaf] ?? null
const isSame = (a: Json, b: Json) => JSON.stringify(a) === JSON.stringify(b)

/** What fits any figure in the style of one: the leaves that differ from their defaults. */
export function transferableStyle(stored: StoredOptions): StoredOptions {
  const set = transferable.filter((leaf) => !isSame(valueIn(stored, leaf), valueIn({}, leaf)))
  return Object.fromEntries(set.map((leaf) => [leaf, valueIn(stored, leaf)]))
}

/**
 * Saves the style of a figure under a name.
 * @param project the project in which the reader does it
 */
export async function saveStyle(
  project: string,
  { name, isEverywhere, leaves }: Pick<OwnStyle, 'name' | 'isEverywhere' | 'leaves'>,
): Promise<void> {
  const options = Object.entries(transferableStyle(leaves)).map(([leaf, value]) => [`option.${leaf}`, value] as const)
  const fields = { project: isEverywhere ? null : project, name, createdAt: Date.now(), deleted: false }
  await edit([{ kind: 'figure-style', record: newId(), fields: { ...fields, ...Object.fromEntries(options) } }], {
    madeIn: project,
  })
}

export async function renameStyle(project: string, id: string, name: string): Promise<void> {
  await edit([{ kind: 'figure-style', record: id, fields: { name } }], { madeIn: project })
}

/** Returns the key of the edit. */
export function deleteStyle(project: string, id: string): Promise<number | undefined> {
  return edit([{ kind: 'figure-style', record: id, fields: { deleted: true } }], { madeIn: project })
}

/** A chart of a project, to be chosen by its picture. */
export interface ChartOfProject {
  readonly id: string
  readonly title: string
  readonly datasetName: string
  /** An SVG document; undefined if the chart has not been drawn. */
  readonly picture: string | undefined
  /** Whether this version knows its type; if not, a newer one made it. */
  readonly isKnown: boolean
}

/** The charts of a project, by dataset and in order. */
export async function listChartsOf(database: UserDatabase, project: string): Promise<readonly ChartOfProject[]> {
  const datasets = await listDatasets(database, project)
  const lists = await Promise.all(
    datasets.map(async ({ id, name }) =>
      (await listAnalyses(database, id, 'chart')).map((chart) => ({ chart, datasetName: name })),
    ),
  )
  const charts = lists.flat()
  const rows = await database.records.bulkGet(charts.map(({ chart }) => chart.id))
  return charts.map(({ chart, datasetName }, k) => {
    const row = rows[k]
    return {
      id: chart.id,
      title: chart.title,
      datasetName,
      picture: row && pictureOf(row),
      isKnown: (chart.source ? analysisTitles : chartTitles).some(({ id }) => id === chart.type),
    }
  })
}

const entryOf = ({ type, source }: AnalysisRecord): Promise<Analysis | Chart | undefined> =>
  source ? loadAnalysis(type) : loadChart(type)

async function chartsOf(ids: readonly string[]): Promise<readonly AnalysisRecord[]> {
  const { database } = ownData()
  const rows = await database.records.bulkGet([...ids])
  const there = rows.flatMap((row) => (row?.kind === 'chart' && row.deleted === 0 ? [analysisOf(row, {})] : []))
  return followAnalyses(database, there)
}

/** The style of a stored chart as this version reads it; undefined if a newer version wrote the chart. */
export async function styleOfChart(id: string): Promise<StoredOptions | undefined> {
  const [chart] = await chartsOf([id])
  const entry = chart && (await entryOf(chart))
  return entry && upgradeOptions(entry.definition, chart, chart.options)
}

interface Copied {
  /** The key of the edit; undefined if nothing had to be changed. */
  readonly order: number | undefined
  /** How many charts have the style now. */
  readonly count: number
  /** How many charts of a newer version were left as they are. */
  readonly left: number
}

/**
 * Copies some groups of a style into charts as ONE edit. What the style does not have returns to its default. A chart that a newer version
 * wrote stays as it is.
 */
export async function copyStyle(
  charts: readonly string[],
  style: StoredOptions,
  groups: Iterable<StyleGroup>,
): Promise<Copied> {
  const leaves = leavesOfGroups(groups)
  const found = await chartsOf(charts)
  const edits = await Promise.all(found.map((chart) => restyled(chart, style, leaves)))
  const known = edits.filter((one) => one !== undefined)
  const changed = known.filter(({ fields }) => Object.keys(fields).length > 0)
  const order = changed.length > 0 ? await edit(changed) : undefined
  return { order, count: known.length, left: edits.length - known.length }
}

/** The edit that gives a chart these leaves of a style, without fields if it has them; undefined for a chart of a newer version. */
async function restyled(
  chart: AnalysisRecord,
  style: StoredOptions,
  leaves: readonly string[],
): Promise<Edit | undefined> {
  const definition = (await entryOf(chart))?.definition
  const stored = definition && upgradeOptions(definition, chart, chart.options)
  if (!stored) return undefined
  const different = leaves.filter((leaf) => !isSame(valueIn(stored, leaf), valueIn(style, leaf)))
  const fieldsWith = (from: StoredOptions) =>
    Object.fromEntries(different.map((leaf) => [`option.${leaf}`, valueIn(from, leaf)]))
  const upgraded = chart.source || different.length === 0 ? {} : raised(chart, definition)
  return {
    kind: 'chart',
    record: chart.id,
    fields: { ...fieldsWith(style), ...upgraded },
    before: fieldsWith(stored),
  }
}
