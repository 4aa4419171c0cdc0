import { createHash } from 'node:crypto'
import type { Db } from '../db/database.ts'
import { tellUser } from '../notices/own-notices.ts'
import type { Services } from '../services.ts'
import { inSeconds } from './records.ts'
import { readMoney, usersNearDue } from './store.ts'
import { FOR_LIFE, type Grant, timeline } from './timeline.ts'

const DAY = 24 * 60 * 60_000
/** Days before the end, the fewest first. */
const DAYS = [1, 7] as const

/** The end of a membership that is near, and how many days before it the user hears of it; undefined if there is nothing to say. */
export function dueNotice(grants: readonly Grant[], now: number): { days: number; dueAt: number } | undefined {
  const { dueAt } = timeline(grants, now)
  const days = DAYS.find((count) => dueAt - now <= count * DAY)
  if (dueAt <= now || dueAt >= FOR_LIFE || days === undefined) return undefined
  // who was given the time later than that saw its end then
  const isKnown = grants.some((grant) => grant.revoked_at === null && grant.created_at >= dueAt - days * DAY)
  return isKnown ? undefined : { days, dueAt }
}

/** The id of a notice, the same in every process, so that each is given once. */
function idOf(user: string, days: number, dueAt: number): string {
  const hex = createHash('sha256').update(`${user} ${days} ${dueAt}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

async function tellOne(db: Db, user: string, now: number): Promise<boolean> {
  const near = dueNotice((await readMoney(db, user)).grants, now)
  if (!near) return false
  const { days, dueAt } = near
  const detail = `${days} ${inSeconds(dueAt)}`
  return tellUser(db, user, { kind: 'membership', detail, id: idOf(user, days, dueAt) }, now)
}

/**
 * Tells users 7 days and 1 day before their membership ends, once each, unless they turned it off (SPEC M29). Several processes may do so at once.
 * @returns how many users got a message
 */
export async function tellOfDue({ db, hint }: Pick<Services, 'db' | 'hint'>, now: number): Promise<number> {
  let count = 0
  for (const user of await usersNearDue(db, now, 7 * DAY)) if (await tellOne(db, user, now)) count += 1
  if (count > 0) hint({ kind: 'notices' })
  return count
}
