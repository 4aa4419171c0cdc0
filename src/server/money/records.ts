import { GRANT_SOURCES, type GrantSource, type MembershipRecord } from '#contract/calls/money.ts'
import type { Queries } from '../db/database.ts'
import type { Language } from '../http/language.ts'
import { plansByRevision } from './plans.ts'
import { listGrants, type StoredGrant } from './store.ts'
import { timeline } from './timeline.ts'

const MS_PER_SECOND = 1000
export const inSeconds = (ms: number): number => Math.floor(ms / MS_PER_SECOND)

function sourceOf({ cause }: StoredGrant): GrantSource {
  const [source] = cause.split(':', 1)
  return GRANT_SOURCES.find((name) => name === source) ?? 'operator'
}

/** The membership that a user was given, the latest first, each with the end of the membership before and after. */
export async function listRecords(
  db: Queries,
  user: string,
  language: Language,
  source?: GrantSource,
): Promise<MembershipRecord[]> {
  const grants = await listGrants(db, user)
  const plans = grants.length > 0 ? await plansByRevision(db) : new Map()
  return grants.flatMap((grant, index) => {
    const by = sourceOf(grant)
    if (source !== undefined && by !== source) return []
    const { id, created_at: at, plan, plan_revision: revision, level, seconds, revoked_at: end } = grant
    const before = grants.slice(index + 1)
    return [
      {
        id,
        time: inSeconds(at),
        plan,
        name: plans.get(`${plan} ${revision}`)?.content.name[language] ?? plan,
        level,
        seconds,
        by,
        revoked_time: end === null ? null : inSeconds(end),
        due_before: inSeconds(timeline(before, at).dueAt),
        due_after: inSeconds(timeline([grant, ...before], at).dueAt),
      },
    ]
  })
}
