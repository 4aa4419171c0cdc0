import type { Fields } from '#contract/records/merge.ts'
import type { RecordRow, UserDatabase } from '../database/user-database.ts'

/** The field of a report's block with its text. */
export const TEXT = 'data.text'
/** The key of the texts that lost against a concurrent edit and are not yet blocks of their own. */
export const LOST_TEXTS = 'lost-texts'

type Entry = Fields[string]

/** A text of a block that another device's edit replaced without its author having seen it. */
export interface LostText {
  readonly block: string
  readonly stamp: string
  readonly value: unknown
}

/** The history of a stored text. */
interface Versioned {
  /** The clock of the latest text that its author had seen, by each other device: a version vector (Parker et al. 1983). */
  readonly seen?: Readonly<Record<string, string>>
  readonly runs?: readonly unknown[]
}

/**
 * The texts that a reader would lose by a merge of two versions of a block: one that lost against an edit whose author had not seen it, and one that
 * was written into a block that had been deleted (SPEC R8). Devices that have the same two versions find the same texts.
 */
export function lostTexts(known: RecordRow | undefined, incoming: Fields): readonly LostText[] {
  const [mine, theirs] = [known?.fields[TEXT], incoming[TEXT]]
  if (known?.kind !== 'report-block' || !mine || !theirs || mine[1] === theirs[1]) return []
  const [winner, loser] = mine[1] > theirs[1] ? [mine, theirs] : [theirs, mine]
  const { deleted: before } = known.fields
  const { deleted: after = before } = incoming
  const isDeleted = before?.[0] === true && (after?.[0] === true || (after?.[1] ?? '') < before[1])
  const isUnseen = winner === theirs && deviceOf(theirs[1]) !== deviceOf(before?.[1] ?? '')
  const lost = [...(isConcurrent(winner, loser) ? [loser] : []), ...(isDeleted && isUnseen ? [theirs] : [])]
  return lost.filter((entry) => !isEmpty(entry)).map(([value, stamp]) => ({ block: known.id, stamp, value }))
}

/** Whether the author of the later text had not seen the earlier one, and the two differ. */
function isConcurrent(winner: Entry, loser: Entry): boolean {
  const [later, earlier] = [winner[0], loser[0]].map((value) => (value ?? {}) as Versioned)
  const isSeen = deviceOf(winner[1]) === deviceOf(loser[1]) || hasSeen(later?.seen, loser[1])
  return !isSeen && JSON.stringify(later?.runs) !== JSON.stringify(earlier?.runs)
}

/** Whether a text with this stamp, or a later one of its device, was seen. */
export function hasSeen(seen: Versioned['seen'], stamp: string): boolean {
  return (seen?.[deviceOf(stamp)] ?? '') >= clockPart(stamp)
}

/** The part of a stamp that orders it among those of its device. */
export const clockPart = (stamp: string) => stamp.slice(0, stamp.indexOf('/'))

const isEmpty = ([value]: Entry) => ((value as Versioned | null)?.runs ?? []).length === 0

/** The device that wrote a stamp. */
export const deviceOf = (stamp: string) => stamp.split('/')[1] ?? ''

/** Keeps lost texts until the page makes blocks of them; for a transaction that has the table `kv`. */
export async function rememberLost(database: UserDatabase, texts: readonly LostText[]): Promise<void> {
  if (texts.length === 0) return
  const known = (await database.kv.get(LOST_TEXTS))?.value as readonly LostText[] | undefined
  await database.kv.put({ key: LOST_TEXTS, value: [...(known ?? []), ...texts] })
}
