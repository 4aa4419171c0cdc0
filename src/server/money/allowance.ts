import { monthAt, monthOf } from './month.ts'

/** Tokens that were given (above 0) or spent (below 0). */
export interface TokenEntry {
  readonly delta: number
  /** The part of `delta` that is of the extra tokens. */
  readonly extra: number
  readonly created_at: number
}

/** The AI tokens of a user (SPEC M27). */
export interface Allowance {
  /** Tokens of a month. */
  readonly allowance: number
  /** How much of it was spent this month. */
  readonly used: number
  readonly left: number
  /** Bought or given: they do not expire, and are spent after the allowance. */
  readonly extra: number
  /** When the next month begins, ms. */
  readonly resets: number
}

/**
 * What a user has at a time.
 * @param allowance tokens of a month, by the plan that is running then
 * @param entries in any order; entries of former months may be replaced by one with their sums
 */
export function allowanceOf(allowance: number, entries: readonly TokenEntry[], now: number): Allowance {
  const [start, resets] = monthOf(monthAt(now))
  let [used, extra] = [0, 0]
  for (const entry of entries) {
    extra += entry.extra
    if (entry.created_at >= start && entry.created_at < resets) used += entry.extra - entry.delta
  }
  return { allowance, used, left: Math.max(0, allowance - used), extra, resets }
}

/** The entry that spends tokens, the allowance first; undefined if too few are left. */
export function spending({ left, extra }: Allowance, tokens: number): Pick<TokenEntry, 'delta' | 'extra'> | undefined {
  const fromExtra = Math.max(0, tokens - left)
  if (fromExtra > extra) return undefined
  // no -0, which is another number to a database's driver and to tests
  return { delta: 0 - tokens, extra: 0 - fromExtra }
}
