import { generateKeyBetween } from 'fractional-indexing'
import { idOf } from '#contract/records/id-of.ts'
import { textOf } from '../database/records.ts'
import type { RecordRow, UserDatabase } from '../database/user-database.ts'
import { byOrder } from '../datasets/analysis.ts'
import { type Edit, editTables, recordEdit } from '../history/edit.ts'
import type { FieldValues, Writer } from '../outbox/change.ts'
import { clockPart, deviceOf, hasSeen, LOST_TEXTS, type LostText, TEXT } from '../outbox/lost-texts.ts'
import { type Run, type Seen, textFrom } from './block-text.ts'
import { type Block, type BlockSource, type BlockType, sourceFields } from './report.ts'
import { emptyField } from './texts-elsewhere.ts'

/** A change of a block, as an editor makes it. Absent properties stay. */
export interface BlockChange {
  readonly id: string
  readonly type?: BlockType
  readonly order?: string
  readonly level?: number
  readonly source?: BlockSource
  readonly runs?: readonly Run[]
  /** What the author had seen of other devices' texts of the block (`seenIn`). */
  readonly seen?: Seen | undefined
  readonly deleted?: true
}

/**
 * Writes the changes of a report's blocks as one edit. A text of another device that an edit replaces unseen becomes a block below (SPEC R8).
 */
export async function writeBlocks(writer: Writer, report: string, changes: readonly BlockChange[]): Promise<void> {
  const { database, device } = writer
  await database.transaction('rw', editTables(database), async () => {
    const rows = await database.records.bulkGet(changes.map(({ id }) => id))
    const edits: Edit[] = []
    const lost: LostText[] = []
    for (const [k, change] of changes.entries()) {
      const row = rows[k]
      const fields = fieldsOf(report, change, row)
      const stored = row?.fields[TEXT]
      const isUnseen = stored && deviceOf(stored[1]) !== device && !hasSeen(change.seen, stored[1])
      const replacing = change.deleted ? [] : change.runs
      if (isUnseen && replacing && !isSame(replacing, textFrom(stored[0]).runs))
        lost.push({ block: change.id, stamp: stored[1], value: stored[0] })
      edits.push({ kind: 'report-block', record: change.id, fields })
    }
    await recordEdit(writer, [...edits, ...(await blocksOfLost(database, lost))], { joins: true })
  })
}

const isSame = (a: readonly Run[], b: readonly Run[]) => JSON.stringify(a) === JSON.stringify(b)

function fieldsOf(report: string, change: BlockChange, row: RecordRow | undefined): FieldValues {
  const { type, order, level, source, runs, seen, deleted } = change
  return {
    ...(row ? {} : { report, deleted: false }),
    ...(type !== undefined && { type }),
    ...(order !== undefined && { order }),
    ...(level !== undefined && { level }),
    ...(source && sourceFields(source)),
    ...(runs && { [TEXT]: { ...(seen && { seen }), runs } }),
    ...emptyField(row, type ?? (row ? textOf(row, 'type') : ''), runs),
    // who writes into a block keeps it, though another device has deleted it
    ...(deleted ? { deleted } : row?.deleted === 1 && { deleted: false }),
  }
}

/** What the author of an edit has seen of other devices' texts of a block; undefined if there are none. */
export function seenIn({ text, textStamp }: Pick<Block, 'text' | 'textStamp'>, device: string): Seen | undefined {
  if (textStamp === '') return undefined
  const { [device]: _, ...others } = { ...text?.seen, [deviceOf(textStamp)]: clockPart(textStamp) }
  return Object.keys(others).length > 0 ? others : undefined
}

/**
 * Makes blocks of the texts that lost against edits of other devices, below the blocks in which they stood. Returns whether there were any: a change
 * that is announced begins the next sync.
 */
export async function keepLostTexts(writer: Writer): Promise<boolean> {
  const { database } = writer
  return database.transaction('rw', editTables(database), async () => {
    const texts = (await database.kv.get(LOST_TEXTS))?.value as readonly LostText[] | undefined
    if (!texts) return false
    await database.kv.delete(LOST_TEXTS)
    const edits = await blocksOfLost(database, texts)
    if (edits.length > 0) await recordEdit(writer, edits)
    return edits.length > 0
  })
}

async function blocksOfLost(database: UserDatabase, texts: readonly LostText[]): Promise<Edit[]> {
  const edits: Edit[] = []
  const made = new Set<string>()
  for (const { block, stamp, value } of texts) {
    // both devices that have the two texts make the same block
    const record = idOf('lost-text', `${block} ${stamp}`)
    const [row, known] = await database.records.bulkGet([block, record])
    if (!row || known || made.has(record)) continue
    made.add(record)
    const report = textOf(row, 'report')
    const fields = {
      report,
      type: 'other-text',
      order: await orderAfter(database, report, row),
      deleted: false,
      [TEXT]: { of: block, runs: textFrom(value).runs },
    }
    edits.push({ kind: 'report-block', record, fields })
  }
  return edits
}

/** An order key between a block and the next one. */
async function orderAfter(database: UserDatabase, report: string, row: RecordRow): Promise<string> {
  const rows = await database.records.where('[kind+parent]').equals(['report-block', report]).toArray()
  const orders = rows.map((one) => ({ id: one.id, order: textOf(one, 'order') })).sort(byOrder)
  const order = textOf(row, 'order')
  return generateKeyBetween(order, orders.find((one) => one.order > order)?.order ?? null)
}
