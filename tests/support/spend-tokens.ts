import type { Tx } from '#server/db/database.ts'
import type { Allowance } from '#server/money/allowance.ts'
import { holdTokens, settleHold } from '#server/money/token-holds.ts'
import { readAllowance } from '#server/money/tokens.ts'

/** Spends what an answer cost, as the assistant does. @returns what is left; undefined, and nothing is spent, if that is too few */
export async function spendTokens(
  tx: Tx,
  user: string,
  used: { readonly cause: string; readonly model: string; readonly in: number; readonly out: number },
  at: { readonly tokensMonth: number; readonly now: number },
): Promise<Allowance | undefined> {
  const tokens = used.in + used.out
  const { state } = await holdTokens(tx, user, { ...used, tokens }, at)
  if (state === 'short') return undefined
  if (state === 'held') await settleHold(tx, user, { ...used, tokens }, at)
  return readAllowance(tx, user, at.tokensMonth, at.now)
}
