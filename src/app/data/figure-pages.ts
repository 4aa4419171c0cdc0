import { generateKeyBetween } from 'fractional-indexing'
import { newId } from './database/identifiers.ts'
import { textOf, valuesBelow } from './database/records.ts'
import type { RecordRow, UserDatabase } from './database/user-database.ts'
import { byOrder } from './datasets/analysis.ts'
import { edit } from './history/own-edits.ts'
import type { FieldValues } from './outbox/change.ts'
import { ownData } from './own-data.ts'

/** The form of the letters A, B, C beside the figures; `none`: without letters. */
export type TagStyle = 'A' | 'a' | '(a)' | 'none'

/** Where the captions of the figures are: in each figure, together below all, or not on the page. */
export type PageCaptions = 'each' | 'below' | 'none'

/** Lengths in mm, type in points. */
export interface PageSettings {
  readonly width: number
  readonly rowHeight: number
  readonly columns: number
  readonly tags: TagStyle
  readonly captions: PageCaptions
  readonly font: 'sans' | 'serif'
  readonly fontSize: number
}

/** A figure on a page. */
export interface PageCell {
  readonly id: string
  readonly chart: string
  readonly order: string
  /** Columns that it takes. */
  readonly span: number
}

export interface FigurePage {
  readonly id: string
  readonly project: string
  readonly title: string
  readonly order: string
  readonly settings: PageSettings
  readonly cells: readonly PageCell[]
}

/** A page of two columns of a journal, as wide as two of its columns. */
export const usualPage: PageSettings = {
  width: 180,
  rowHeight: 70,
  columns: 2,
  tags: 'A',
  captions: 'below',
  font: 'sans',
  fontSize: 7.5,
}

/** Least and most of each number. */
export const pageLimits = {
  width: [60, 400],
  rowHeight: [30, 300],
  columns: [1, 4],
  fontSize: [5, 16],
} as const satisfies Partial<Record<keyof PageSettings, readonly [number, number]>>

const tags: readonly unknown[] = ['A', 'a', '(a)', 'none'] satisfies TagStyle[]
const captions: readonly unknown[] = ['each', 'below', 'none'] satisfies PageCaptions[]

export async function listFigurePages(database: UserDatabase, project: string): Promise<readonly FigurePage[]> {
  const rows = await database.records.where('[kind+parent]').equals(['figure-page', project]).toArray()
  return rows
    .filter((row) => row.deleted === 0)
    .map(pageOf)
    .sort(byOrder)
}

export async function readFigurePage(database: UserDatabase, id: string): Promise<FigurePage | undefined> {
  const row = await database.records.get(id)
  return row?.kind === 'figure-page' && row.deleted === 0 ? pageOf(row) : undefined
}

/** Values that another version wrote and this one does not know are as if they were not set. */
function pageOf(row: RecordRow): FigurePage {
  const stored = valuesBelow(row, 'option.page.')
  const number = (name: keyof typeof pageLimits) => {
    const value = stored[name]
    const [least, most] = pageLimits[name]
    return typeof value === 'number' && value >= least && value <= most ? value : usualPage[name]
  }
  return {
    id: row.id,
    project: textOf(row, 'project'),
    title: textOf(row, 'title'),
    order: textOf(row, 'order'),
    settings: {
      width: number('width'),
      rowHeight: number('rowHeight'),
      columns: Math.round(number('columns')),
      tags: tags.includes(stored.tags) ? (stored.tags as TagStyle) : usualPage.tags,
      captions: captions.includes(stored.captions) ? (stored.captions as PageCaptions) : usualPage.captions,
      font: stored.font === 'serif' ? 'serif' : 'sans',
      fontSize: number('fontSize'),
    },
    cells: cellsOf(valuesBelow(row, 'option.cell.')),
  }
}

/** Each cell has its leaves, so that two devices can add figures to one page, and move them, at once. */
function cellsOf(stored: Readonly<Record<string, unknown>>): readonly PageCell[] {
  const ids = new Set(Object.keys(stored).map((leaf) => leaf.split('.')[0] ?? ''))
  return [...ids]
    .flatMap((id): PageCell[] => {
      const [chart, order, span] = [stored[`${id}.chart`], stored[`${id}.order`], stored[`${id}.span`]]
      if (typeof chart !== 'string' || typeof order !== 'string' || stored[`${id}.deleted`] === true) return []
      return [{ id, chart, order, span: typeof span === 'number' && span >= 1 ? Math.round(span) : 1 }]
    })
    .sort(byOrder)
}

/** Creates a page with these charts, in order. Returns its id. */
export async function createFigurePage(project: string, title: string, charts: readonly string[]): Promise<string> {
  const pages = await listFigurePages(ownData().database, project)
  const id = newId()
  let last: string | null = null
  const cells: Record<string, unknown> = {}
  for (const chart of charts) {
    last = generateKeyBetween(last, null)
    Object.assign(cells, cellFields(newId(), { chart, order: last, span: 1 }))
  }
  const order = generateKeyBetween(pages.at(-1)?.order ?? null, null)
  const fields = { project, title, order, createdAt: Date.now(), deleted: false, ...cells }
  await edit([{ kind: 'figure-page', record: id, fields }])
  return id
}

function cellFields(cell: string, leaves: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(leaves).map(([leaf, value]) => [`option.cell.${cell}.${leaf}`, value]))
}

export async function changePage(
  id: string,
  change: Partial<PageSettings> & { readonly title?: string },
): Promise<void> {
  const { title, ...settings } = change
  const leaves = Object.entries(settings).map(([leaf, value]) => [`option.page.${leaf}`, value] as const)
  const fields = { ...Object.fromEntries(leaves), ...(title === undefined ? {} : { title }) }
  await edit([{ kind: 'figure-page', record: id, fields }], { joins: true })
}

/** The fields that add a chart after the last. */
export function addedCell({ cells }: Pick<FigurePage, 'cells'>, chart: string): FieldValues {
  const order = generateKeyBetween(cells.at(-1)?.order ?? null, null)
  return cellFields(newId(), { chart, order, span: 1 })
}

/** The fields that move a figure before the one before it, or after the one after it; none at an end. */
export function movedCell({ cells }: Pick<FigurePage, 'cells'>, cell: string, by: -1 | 1): FieldValues {
  const at = cells.findIndex((one) => one.id === cell)
  const to = at + by
  if (at < 0 || to < 0 || to >= cells.length) return {}
  const before = by < 0 ? cells[to - 1] : cells[to]
  const after = by < 0 ? cells[to] : cells[to + 1]
  return cellFields(cell, { order: generateKeyBetween(before?.order ?? null, after?.order ?? null) })
}

export function changedCell(cell: string, change: { readonly span: number } | { readonly deleted: true }): FieldValues {
  return cellFields(cell, change)
}

/** Stores fields of cells in the page; does nothing if there are none. */
export async function changeCells(id: string, fields: FieldValues): Promise<void> {
  if (Object.keys(fields).length > 0) await edit([{ kind: 'figure-page', record: id, fields }])
}

/** Returns the key of the edit. */
export function deletePage(id: string): Promise<number | undefined> {
  return edit([{ kind: 'figure-page', record: id, fields: { deleted: true } }])
}
