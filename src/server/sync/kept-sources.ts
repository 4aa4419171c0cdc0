import { isGone } from '#contract/records/recycle-bin.ts'
import type { Queries } from '../db/database.ts'
import { eachHead, findHead } from './store.ts'

/**
 * Whether the server may keep a source: neither its project nor every dataset that has it was deleted more than 30 days ago (SPEC R4). True if no
 * dataset has it yet.
 */
export async function mayKeepSource(
  db: Queries,
  user: string,
  { project, sha256 }: { readonly project: string; readonly sha256: string },
  now: number,
): Promise<boolean> {
  const owner = await findHead(db, user, project)
  const find = (id: string) => (id === project ? owner : undefined)
  if (owner && isGone(owner, find, now)) return false
  let isKnown = false
  for await (const dataset of eachHead(db, user, 'dataset', project)) {
    if (dataset.fields.sourceSha256?.[0] !== sha256) continue
    if (!isGone(dataset, find, now)) return true
    isKnown = true
  }
  return !isKnown
}
