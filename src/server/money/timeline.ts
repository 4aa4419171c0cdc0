/** Membership as time that runs (SPEC M20). All times are ms. */

export interface Grant {
  readonly id: string
  /** 2 and above. */
  readonly level: number
  readonly plan: string
  readonly plan_revision: number
  /** Null: for life. */
  readonly seconds: number | null
  readonly created_at: number
  readonly revoked_at: number | null
}

export interface Membership {
  /** The level that is running: 1 if none is. */
  readonly level: number
  /** The grant that is running. */
  readonly running: Grant | undefined
  /** The end of the last stretch that is or was covered; 0 if there was none. */
  readonly dueAt: number
  /** What is left of each level, the running one included. `Infinity`: for life. */
  readonly left: ReadonlyMap<number, number>
}

const ORDINARY = 1
const MS_PER_SECOND = 1000
/** 2099-12-31 23:59:59 +08:00: how the end of a membership for life is written. */
export const FOR_LIFE = 4_102_415_999_000

interface Rest {
  readonly grant: Grant
  left: number
}

/** Higher levels first; of one level the oldest grant. */
const inTurn = (a: Rest, b: Rest) =>
  b.grant.level - a.grant.level ||
  a.grant.created_at - b.grant.created_at ||
  (a.grant.id < b.grant.id ? -1 : Number(a.grant.id > b.grant.id))

/** Lets the rests run from one time to another. Returns when the last of them stopped, or `from` if none ran. */
function run(rests: readonly Rest[], from: number, to: number): number {
  let time = from
  for (const rest of rests) {
    if (time >= to) break
    const spent = Math.min(rest.left, to - time)
    rest.left -= spent
    time += spent
  }
  return time
}

/**
 * What a user's grants amount to at a time. Time runs for the highest level that has any left; lower levels wait and lose nothing; nothing runs
 * during a gap. Revoking a grant ends what is left of it.
 * @param grants in any order; those given after `now` do not count
 */
export function timeline(grants: readonly Grant[], now: number): Membership {
  const given = grants.filter(({ created_at: at }) => at <= now)
  const turns = [now, ...given.flatMap(({ created_at: at, revoked_at: end }) => [at, ...(end === null ? [] : [end])])]
  const times = [...new Set(turns.filter((time) => time <= now))].sort((a, b) => a - b)
  let rests: Rest[] = []
  let last = 0
  for (const [index, time] of times.entries()) {
    const before = times[index - 1]
    if (before !== undefined) {
      const stopped = run(rests, before, time)
      if (stopped > before) last = stopped
    }
    const starting = given.filter(({ created_at: at }) => at === time)
    rests = [...rests, ...starting.map((grant) => ({ grant, left: lengthOf(grant) }))]
      .filter(({ grant, left }) => left > 0 && (grant.revoked_at === null || grant.revoked_at > time))
      .sort(inTurn)
  }
  const left = new Map<number, number>()
  for (const rest of rests) left.set(rest.grant.level, (left.get(rest.grant.level) ?? 0) + rest.left)
  const all = rests.reduce((sum, rest) => sum + rest.left, 0)
  const running = rests[0]?.grant
  return { level: running?.level ?? ORDINARY, running, dueAt: all > 0 ? Math.min(now + all, FOR_LIFE) : last, left }
}

function lengthOf({ seconds }: Grant): number {
  return seconds === null ? Number.POSITIVE_INFINITY : seconds * MS_PER_SECOND
}
