import { loadChart } from '#catalog/charts.ts'
import type { Json } from '#catalog/kit/json.ts'
import type { OptionSpecs } from '#catalog/kit/options/options.ts'
import { initialOptions } from '#catalog/kit/options/read-options.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import { upgradeOptions } from '#catalog/kit/options/upgrade-options.ts'
import { newId } from './database/identifiers.ts'
import { fieldValue, numberOf, textOf } from './database/records.ts'
import type { RecordRow, UserDatabase } from './database/user-database.ts'
import { transferableStyle } from './figure-styles.ts'
import { edit } from './history/own-edits.ts'

/** A chart with its roles open: its type, its settings and its style, and nothing of its data. */
export interface ChartTemplate {
  readonly id: string
  readonly name: string
  readonly createdAt: number
  /** '' if a newer version wrote the template in another form. */
  readonly type: string
  /** The version of the type under which the options were stored. */
  readonly version: number
  readonly options: StoredOptions
}

/** The reader's templates of charts, in the order in which they were made. */
export async function listChartTemplates(database: UserDatabase): Promise<readonly ChartTemplate[]> {
  const rows = await database.records.where('kind').equals('template').toArray()
  return rows
    .filter((row) => row.deleted === 0 && textOf(row, 'of') === 'chart')
    .map(templateOf)
    .sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))
}

function templateOf(row: RecordRow): ChartTemplate {
  const { type, version, options } = { type: '', version: 0, options: {}, ...objectIn(fieldValue(row, 'body')) }
  return {
    id: row.id,
    name: textOf(row, 'name'),
    createdAt: numberOf(row, 'createdAt'),
    type: typeof type === 'string' && typeof version === 'number' ? type : '',
    version: typeof version === 'number' ? version : 0,
    options: objectIn(options),
  }
}

function objectIn(value: unknown): Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, Json>) : {}
}

/** The kinds of option whose answer names no column and no value. A text is left out: it may list names from the rows. */
const plainKinds: ReadonlySet<string> = new Set(['choice', 'choices', 'toggle', 'number', 'numbers'])

/** What a template takes of a chart: settings without columns and values, and the style that fits any figure. */
export function templateOptions(asks: OptionSpecs, stored: StoredOptions): StoredOptions {
  const settings = Object.entries(stored).filter(
    ([leaf]) => Object.hasOwn(asks, leaf) && plainKinds.has(asks[leaf]?.kind ?? ''),
  )
  return { ...Object.fromEntries(settings), ...transferableStyle(stored) }
}

/** A chart as this version reads it. */
interface Original {
  readonly definition: { readonly id: string; readonly version: number; readonly options: OptionSpecs }
  readonly stored: StoredOptions
}

/**
 * Saves a chart as a template under a name.
 * @param project the project in which the reader does it
 */
export async function saveTemplate(project: string, name: string, { definition, stored }: Original): Promise<void> {
  const { id: type, version, options: asks } = definition
  const body = { type, version, options: templateOptions(asks, stored) }
  const fields = { of: 'chart', name, body, createdAt: Date.now(), deleted: false }
  await edit([{ kind: 'template', record: newId(), fields }], { madeIn: project })
}

/** @param project the project in which the reader does it, if any */
export async function renameTemplate(project: string | undefined, id: string, name: string): Promise<void> {
  await edit([{ kind: 'template', record: id, fields: { name } }], { madeIn: project })
}

/** Returns the key of the edit. */
export function deleteTemplate(project: string | undefined, id: string): Promise<number | undefined> {
  return edit([{ kind: 'template', record: id, fields: { deleted: true } }], { madeIn: project })
}

/**
 * The options of a new chart that is made from a template, in the form of this version; undefined if the program does not know its type, or only
 * an older version of it.
 */
export async function optionsFrom({ type, version, options }: ChartTemplate): Promise<StoredOptions | undefined> {
  const definition = (await loadChart(type))?.definition
  const upgraded = definition && upgradeOptions(definition, { version }, options)
  return upgraded && { ...initialOptions(definition), ...templateOptions(definition.options, upgraded) }
}
