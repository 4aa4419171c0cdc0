/** When a provider is asked about what is not final (SPEC M9). Times are ms. */

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** After a payment was begun; the last is after every expiry. */
const AFTER = [15, 30, 60, 120, 300, 600, 1200, 1860].map((seconds) => seconds * SECOND)

/** How long a payment can be paid. */
export const PAYMENT_MS = 30 * MINUTE
/** How long a bank transfer is waited for: hospitals pay in a week. */
export const TRANSFER_MS = 7 * DAY
/** How long a process that claimed a number may take to ask about it, before another one does. */
export const LEASE_MS = MINUTE

/**
 * When to ask next about a payment or a refund that was begun at `since`. Undefined: it was asked for a week without an answer that ends it, and
 * waits for the operator.
 */
export function nextAsk(since: number, now: number): number | undefined {
  const planned = AFTER.find((after) => since + after > now)
  if (planned !== undefined) return since + planned
  if (now < since + DAY) return now + 10 * MINUTE
  return now < since + 8 * DAY ? now + HOUR : undefined
}

/** The next look at what only the operator ends: it costs no request. */
export const nextLook = (expiresAt: number, now: number): number => (expiresAt > now ? expiresAt : now + DAY)

const BUCKETS = 64

/** The bucket of a number: a process takes the due numbers of one bucket at a time, so that an engine may keep each on one shard. */
export function bucketOf(number: string): number {
  return Number.parseInt(number.slice(-2), 16) % BUCKETS
}

/** All buckets, beginning with a random one. */
export function bucketsFrom(first: number): number[] {
  return Array.from({ length: BUCKETS }, (_, k) => (first + k) % BUCKETS)
}
