import type { Author, Work, WorkKind } from '#catalog/kit/references/work.ts'
import { newId } from '../database/identifiers.ts'
import { textOf } from '../database/records.ts'
import type { RecordRow, UserDatabase } from '../database/user-database.ts'
import { edit } from '../history/own-edits.ts'
import { TEXT } from '../outbox/lost-texts.ts'
import { listReports } from './report.ts'

/** A work of the reader's own list, which a report keeps as a record of the type `work`. */
export interface OwnWork {
  readonly id: string
  readonly report: string
  readonly work: Work
}

/** Most works that a report keeps. */
export const MAX_WORKS = 1000

const TYPE = 'work'

/** The works that the reports of a project keep besides `except`, those of each in the order in which they were added. */
export async function readWorks(database: UserDatabase, project: string, except?: string): Promise<readonly OwnWork[]> {
  const reports = (await listReports(database, project)).filter(({ id }) => id !== except)
  const kept = await Promise.all(
    reports.map(({ id }) => database.records.where('[kind+parent]').equals(['report-block', id]).toArray()),
  )
  return worksOfRows(kept.flat())
}

/** The works among the rows of reports. */
export function worksOfRows(rows: Iterable<RecordRow>): readonly OwnWork[] {
  const works: OwnWork[] = []
  for (const row of rows) {
    if (row.deleted !== 0 || textOf(row, 'type') !== TYPE) continue
    const work = workFrom(row.fields[TEXT]?.[0])
    if (work) works.push({ id: row.id, report: row.parent, work })
  }
  return works
}

/** Adds works to the list of a report, as one edit. Returns their ids. */
export async function addWorks(report: string, works: readonly Work[]): Promise<readonly string[]> {
  const edits = works.map((work) => ({
    kind: 'report-block' as const,
    record: newId(),
    fields: { report, type: TYPE, order: 'a0', [TEXT]: { runs: [], work }, deleted: false },
  }))
  if (edits.length > 0) await edit(edits)
  return edits.map(({ record }) => record)
}

export async function removeWork(id: string): Promise<void> {
  await edit([{ kind: 'report-block', record: id, fields: { deleted: true } }])
}

/** What two records of one work have in common: the DOI, else title and year. */
export function workIdentity({ doi, title, year = '' }: Work): string {
  return doi?.toLowerCase() ?? `${title.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')} ${year}`
}

const kinds = ['article', 'book', 'chapter', 'paper', 'thesis', 'report', 'standard', 'web', 'software'] as const
const fields = [
  'journal',
  'book',
  'year',
  'volume',
  'issue',
  'pages',
  'edition',
  'place',
  'publisher',
  'number',
  'doi',
  'url',
  'accessed',
] as const

type Properties = Readonly<Record<string, unknown>>

/** The work of a stored text; undefined if it is not one. Fields that are not text are left out. */
export function workFrom(value: unknown): Work | undefined {
  const { work } = (value ?? {}) as Properties
  const { kind, title, authors, hasMore, areEditors, editors, ...rest } = (work ?? {}) as Properties
  const known: WorkKind | undefined = kinds.find((one) => one === kind)
  if (!known || typeof title !== 'string') return undefined
  const texts = fields.flatMap((name) => (typeof rest[name] === 'string' ? [[name, rest[name]]] : []))
  return {
    kind: known,
    title,
    authors: authorsFrom(authors),
    hasMore: hasMore === true,
    ...(areEditors === true && { areEditors }),
    ...(Array.isArray(editors) && { editors: authorsFrom(editors) }),
    ...(Object.fromEntries(texts) as Partial<Record<(typeof fields)[number], string>>),
  }
}

function authorsFrom(value: unknown): readonly Author[] {
  return Array.isArray(value) ? value.flatMap(authorFrom) : []
}

function authorFrom(value: unknown): readonly Author[] {
  const { name, family, initials, given, suffix } = (value ?? {}) as Properties
  if (typeof name === 'string') return [{ name }]
  if (typeof family !== 'string' || typeof initials !== 'string') return []
  return [
    { family, initials, ...(typeof given === 'string' && { given }), ...(typeof suffix === 'string' && { suffix }) },
  ]
}
