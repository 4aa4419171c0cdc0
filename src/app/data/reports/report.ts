import { generateKeyBetween } from 'fractional-indexing'
import { newId } from '../database/identifiers.ts'
import { fieldValue, numberOf, textOf } from '../database/records.ts'
import type { RecordRow, UserDatabase } from '../database/user-database.ts'
import { byOrder } from '../datasets/analysis.ts'
import { type Edit, editTables, recordEdit } from '../history/edit.ts'
import { edit } from '../history/own-edits.ts'
import { change, type FieldValues } from '../outbox/change.ts'
import { TEXT } from '../outbox/lost-texts.ts'
import { announceChange, ownData } from '../own-data.ts'
import { type StoredText, textFrom } from './block-text.ts'
import { type Frozen, SNAPSHOT } from './frozen-block.ts'

export interface Report {
  readonly id: string
  readonly project: string
  readonly title: string
  readonly order: string
  readonly style: string
  readonly createdAt: number
}

/** What a block may be. `other-text` is a text that lost against a concurrent edit of another device. */
export const blockTypes = [
  'paragraph',
  'heading',
  'list-item',
  'quote',
  'reading',
  'table',
  'figure',
  'plain-table',
  'methods',
  'references',
  'page-break',
  'other-text',
] as const
export type BlockType = (typeof blockTypes)[number]

/** What a block shows of a question: one of its tables or figures by id, or its first one. */
export interface BlockSource {
  readonly kind: 'analysis' | 'chart'
  readonly id: string
  readonly part: string | null
  /** In a split analysis the value of the group's level, as JSON; without it the tables and figures are those of the first group. */
  readonly group?: string
}

/** The field with the group: a value from the rows (SPEC R6). */
const GROUP = 'data.group'

/** A paragraph, a table or a figure of a report. */
export interface Block {
  readonly id: string
  readonly type: BlockType
  readonly order: string
  /** Level of a heading; of a list item 1 is a bullet, 2 a number. */
  readonly level: number
  readonly source: BlockSource | undefined
  /** Undefined where the text is on another device only. */
  readonly text: StoredText | undefined
  /** The stamp of the text. */
  readonly textStamp: string
}

export async function listReports(database: UserDatabase, project: string): Promise<readonly Report[]> {
  const rows = await database.records.where('[kind+parent]').equals(['report', project]).toArray()
  return rows
    .filter((row) => row.deleted === 0)
    .map(reportOf)
    .sort(byOrder)
}

export async function readReport(database: UserDatabase, id: string): Promise<Report | undefined> {
  const row = await database.records.get(id)
  return row?.kind === 'report' && row.deleted === 0 ? reportOf(row) : undefined
}

function reportOf(row: RecordRow): Report {
  return {
    id: row.id,
    project: textOf(row, 'project'),
    title: textOf(row, 'title'),
    order: textOf(row, 'order'),
    style: textOf(row, 'style'),
    createdAt: numberOf(row, 'createdAt'),
  }
}

/** The blocks of a report in their order. Those of a type that only a newer version knows are left out. */
export async function readBlocks(database: UserDatabase, report: string): Promise<readonly Block[]> {
  return blocksOfRows(await database.records.where('[kind+parent]').equals(['report-block', report]).toArray())
}

const known = new WeakMap<RecordRow, Block | undefined>()

/** The blocks of a report's rows in their order; of the same row always the same object. */
export function blocksOfRows(rows: Iterable<RecordRow>): readonly Block[] {
  const blocks: Block[] = []
  for (const row of rows) {
    if (row.deleted !== 0) continue
    if (!known.has(row)) known.set(row, blockOf(row))
    const block = known.get(row)
    if (block) blocks.push(block)
  }
  return blocks.sort(byOrder)
}

function blockOf(row: RecordRow): Block | undefined {
  const type = blockTypes.find((one) => one === textOf(row, 'type'))
  const text = row.fields[TEXT]
  return (
    type && {
      id: row.id,
      type,
      order: textOf(row, 'order'),
      level: numberOf(row, 'level') || 1,
      source: sourceOf(row),
      text: text && textFrom(text[0]),
      textStamp: text?.[1] ?? '',
    }
  )
}

function sourceOf(row: RecordRow): BlockSource | undefined {
  const kind = (['analysis', 'chart'] as const).find((one) => textOf(row, one) !== '')
  const part = fieldValue(row, 'part')
  const group = textOf(row, GROUP)
  return (
    kind && {
      kind,
      id: textOf(row, kind),
      part: typeof part === 'string' ? part : null,
      ...(group !== '' && { group }),
    }
  )
}

/** The fields of a new block that shows a result. */
export function sourceFields({ kind, id, part, group }: BlockSource): FieldValues {
  return { [kind]: id, part, mode: 'live', ...(group !== undefined && { [GROUP]: group }) }
}

/** Creates an empty report. Returns its id. */
export async function createReport(project: string, title: string): Promise<string> {
  const reports = await listReports(ownData().database, project)
  const id = newId()
  const order = generateKeyBetween(reports.at(-1)?.order ?? null, null)
  await edit([{ kind: 'report', record: id, fields: { project, title, order, createdAt: Date.now(), deleted: false } }])
  return id
}

/** The style of a report's document, by id. */
export async function styleReport(id: string, style: string): Promise<void> {
  await edit([{ kind: 'report', record: id, fields: { style } }])
}

export async function renameReport(id: string, title: string): Promise<void> {
  await edit([{ kind: 'report', record: id, fields: { title } }], { joins: true })
}

/** Returns the key of the edit. */
export function deleteReport(id: string): Promise<number | undefined> {
  return edit([{ kind: 'report', record: id, fields: { deleted: true } }])
}

/** What a new block is made of. */
export interface NewBlock {
  readonly type: BlockType
  readonly level?: number
  readonly source?: BlockSource
  readonly text?: StoredText
  /** A result that is no question of the project. */
  readonly frozen?: Frozen
}

/** Appends blocks to a report, as one edit. */
export async function appendBlocks(report: string, blocks: readonly NewBlock[]): Promise<void> {
  const known = await readBlocks(ownData().database, report)
  await edit(blockEdits(report, known.at(-1)?.order ?? null, blocks))
}

/** The edits that add blocks behind the one with the order `after`. */
function blockEdits(report: string, after: string | null, blocks: readonly NewBlock[]): readonly Edit[] {
  let last = after
  return blocks.map(({ type, level, source, text, frozen }) => {
    last = generateKeyBetween(last, null)
    return {
      kind: 'report-block' as const,
      record: newId(),
      fields: {
        report,
        type,
        order: last,
        ...(level !== undefined && { level }),
        ...(source && sourceFields(source)),
        ...(text && { [TEXT]: text }),
        ...(frozen && { mode: 'frozen', [SNAPSHOT]: frozen }),
        deleted: false,
      },
    }
  })
}

/**
 * Creates a report with its blocks in a project, or in a new one on this device: all of it or nothing. Returns its id.
 * @param place the project's id, or what a new one is made of
 */
export async function createFilledReport(
  place: string | { readonly name: string; readonly description: string },
  title: string,
  blocks: readonly NewBlock[],
): Promise<string> {
  const { database, writer } = ownData()
  const id = newId()
  const createdAt = writer.now()
  await database.transaction('rw', editTables(database), async () => {
    const project = typeof place === 'string' ? place : newId()
    if (typeof place !== 'string') {
      const fields = { ...place, storage: 'device', createdAt, deleted: false }
      await change(writer, [{ kind: 'project', record: project, fields }])
    }
    const order = generateKeyBetween((await listReports(database, project)).at(-1)?.order ?? null, null)
    const fields = { project, title, order, createdAt, deleted: false }
    await recordEdit(writer, [{ kind: 'report', record: id, fields }, ...blockEdits(id, null, blocks)])
  })
  announceChange()
  return id
}
