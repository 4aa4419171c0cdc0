import { isKind, neededReferences } from '#contract/records/kinds.ts'
import type { Tx } from '../db/database.ts'
import { withoutRows } from './judge.ts'
import { bodyOf, headOf } from './record-head.ts'
import { findHeads, findRecord, findReferrers, type StoredHead, saveRecords } from './store.ts'

const HEADS_AT_ONCE = 1000

/** Ids of all records whose references lead to one of `roots`; only over those references that `isFollowed` accepts. */
async function reachedFrom(
  tx: Tx,
  user: string,
  roots: readonly string[],
  isFollowed?: (referrer: StoredHead, to: ReadonlySet<string>) => boolean,
): Promise<string[]> {
  const reached = new Set(roots)
  let frontier = [...roots]
  while (frontier.length > 0) {
    const referrers = await findReferrers(tx, user, frontier)
    const fresh = referrers.filter((id) => !reached.has(id))
    frontier = isFollowed ? await choose(tx, user, fresh, (head) => isFollowed(head, reached)) : fresh
    for (const id of frontier) reached.add(id)
  }
  for (const root of roots) reached.delete(root)
  return [...reached]
}

async function choose(tx: Tx, user: string, ids: readonly string[], isChosen: (head: StoredHead) => boolean) {
  const chosen: string[] = []
  for (let first = 0; first < ids.length; first += HEADS_AT_ONCE) {
    const heads = await findHeads(tx, user, ids.slice(first, first + HEADS_AT_ONCE))
    chosen.push(...heads.filter(isChosen).map(({ id }) => id))
  }
  return chosen
}

/** Ids of the records below another one: those that have it, or a record below it, as owner or parent. */
export function recordsBelow(tx: Tx, user: string, root: string): Promise<string[]> {
  return reachedFrom(
    tx,
    user,
    [root],
    ({ kind, head }, above) => isKind(kind) && neededReferences(kind).some((field) => isAmong(above, head[field]?.[0])),
  )
}

function isAmong(ids: ReadonlySet<string>, value: unknown): boolean {
  return typeof value === 'string' && ids.has(value)
}

/**
 * SPEC R6: the project's rows are no longer in the cloud, so every record that carries them loses them here.
 * @returns the bytes removed
 */
export async function stripRows(tx: Tx, user: string, project: string): Promise<number> {
  return stripEach(tx, user, await reachedFrom(tx, user, [project]))
}

/**
 * Removes the fields with rows from records, one record at a time. This is no edit: they keep their revisions and are not pulled again.
 * @returns the bytes removed
 */
export async function stripEach(tx: Tx, user: string, ids: readonly string[]): Promise<number> {
  let freed = 0
  for (let first = 0; first < ids.length; first += HEADS_AT_ONCE) {
    for (const head of await findHeads(tx, user, ids.slice(first, first + HEADS_AT_ONCE))) {
      const { fields = {} } = (await findRecord(tx, user, head.id)) ?? {}
      const kept = withoutRows(fields)
      if (kept === fields) continue
      const size = Buffer.byteLength(JSON.stringify(kept))
      freed += head.size - size
      await saveRecords(tx, user, [{ ...head, head: headOf(kept), body: bodyOf(kept), size }])
    }
  }
  return freed
}
