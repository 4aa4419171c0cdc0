import type { TokenRecord } from '#contract/calls/tokens.ts'
import { dateOnly } from '../../../i18n/dates.ts'

const MS_PER_SECOND = 1000

/** The entries of one day. */
export interface TokenDay {
  readonly day: string
  /** Tokens that the model spent. */
  readonly spent: number
  readonly entries: readonly TokenRecord[]
}

/** Entries by the reader's day, in the same order. */
export function tokenDays(entries: readonly TokenRecord[]): TokenDay[] {
  const days = new Map<string, TokenRecord[]>()
  for (const entry of entries) {
    const day = dateOnly(entry.time * MS_PER_SECOND)
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return [...days].map(([day, all]) => ({
    day,
    spent: all.reduce((sum, { by, tokens }) => (by === 'use' ? sum - tokens : sum), 0),
    entries: all,
  }))
}
