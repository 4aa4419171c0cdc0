import type { Tx } from '../db/database.ts'
import { withoutRows } from './judge.ts'
import { bodyOf, headOf } from './record-head.ts'
import { findHeads, findRecord, findReferrers, saveRecords } from './store.ts'

/** Ids of all records whose references lead to `root`. */
async function dependantsOf(tx: Tx, user: string, root: string): Promise<string[]> {
  const reached = new Set([root])
  let frontier = [root]
  while (frontier.length > 0) {
    const referrers = await findReferrers(tx, user, frontier)
    frontier = referrers.filter((id) => !reached.has(id))
    for (const id of frontier) reached.add(id)
  }
  reached.delete(root)
  return [...reached]
}

const HEADS_AT_ONCE = 1000

/**
 * SPEC R6: the project's rows are no longer in the cloud, so every record that carries them loses them here, one at a time. This is no edit:
 * the records keep their revisions and are not pulled again.
 * @returns the bytes removed
 */
export async function stripRows(tx: Tx, user: string, project: string): Promise<number> {
  const ids = await dependantsOf(tx, user, project)
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
