import type { EnteredInputs } from '#catalog/kit/tool/calculator-input-spec.ts'
import type { Language, Words } from '#catalog/kit/words.ts'
import { fieldValue, textOf } from '../database/records.ts'
import type { RecordRow, UserDatabase } from '../database/user-database.ts'
import { recordEdit } from '../history/edit.ts'
import type { Writer } from '../outbox/change.ts'
import type { BlockContent } from './block-content.ts'

/** The field of a block with its frozen result. */
export const SNAPSHOT = 'data.snapshot'
/** Most characters of a frozen result as JSON: a push of 8 MB (`Sync/push`) holds it in any script. */
export const LONGEST_SNAPSHOT = 1_500_000

const FORMAT = 1

/** A result as it was shown when it was frozen, in both languages, with its provenance (SPEC D4). */
export interface Frozen {
  readonly format: typeof FORMAT
  /** When, ms. */
  readonly at: number
  /** The version of the engine, or the revision of a tool. */
  readonly engine: string
  /** The version of the data; null for a tool. */
  readonly data: string | null
  /** The clinical tool, and the values that were entered; absent for other results, and if some of them are not kept. */
  readonly tool?: { readonly id: string; readonly title: Words; readonly inputs: EnteredInputs }
  /** Keys of the works that its methods cite. */
  readonly works: readonly string[]
  readonly content: Readonly<Record<Language, BlockContent>>
}

/** `elsewhere`: the block is frozen, and its result is on another device only. `newer`: a newer version of the program froze it. */
export type FrozenState = Frozen | 'elsewhere' | 'newer'

export const frozenOf = (made: Omit<Frozen, 'format'>): Frozen => ({ format: FORMAT, ...made })

/** The states of frozen blocks by id, each with the stamp of its result. */
export type StampedStates = ReadonlyMap<string, readonly [stamp: string, state: FrozenState]>

/** The frozen blocks among the rows of a report. A result whose stamp has not changed stays the object of `before`. */
export function frozenStates(rows: Iterable<RecordRow>, before: StampedStates = new Map()): StampedStates {
  const found = new Map<string, readonly [stamp: string, state: FrozenState]>()
  for (const row of rows) {
    if (row.deleted !== 0 || textOf(row, 'mode') !== 'frozen') continue
    const stamp = row.fields[SNAPSHOT]?.[1] ?? ''
    const known = before.get(row.id)
    found.set(row.id, known?.[0] === stamp ? known : [stamp, stateOf(row)])
  }
  return found
}

/** The frozen blocks of a report. */
export async function readFrozen(database: UserDatabase, report: string): Promise<StampedStates> {
  return frozenStates(await database.records.where('[kind+parent]').equals(['report-block', report]).toArray())
}

function stateOf(row: RecordRow): FrozenState {
  const value = (fieldValue(row, SNAPSHOT) ?? undefined) as Partial<Frozen> | undefined
  if (value === undefined) return 'elsewhere'
  return value.format === FORMAT && value.content?.en && value.content.zh ? (value as Frozen) : 'newer'
}

/** Freezes blocks, or gives frozen ones a newer result, as one edit. */
export async function freezeBlocks(writer: Writer, frozen: ReadonlyMap<string, Frozen>): Promise<void> {
  await recordEdit(
    writer,
    [...frozen].map(([record, snapshot]) => ({
      kind: 'report-block' as const,
      record,
      fields: { mode: 'frozen', [SNAPSHOT]: snapshot },
    })),
  )
}

/** Makes frozen blocks show the present result again, as one edit. */
export async function makeLive(writer: Writer, blocks: readonly string[]): Promise<void> {
  await recordEdit(
    writer,
    blocks.map((record) => ({
      kind: 'report-block' as const,
      record,
      fields: { mode: 'live', [SNAPSHOT]: null },
    })),
  )
}

/** Whether a result is too long to be stored in its block. */
export const isTooLong = (frozen: Frozen) => JSON.stringify(frozen).length > LONGEST_SNAPSHOT
