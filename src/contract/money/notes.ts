/** What a transfer was for: the words of a statement. */
export const MONEY_NOTES = [
  'promo',
  'operator',
  'reversal',
  'recharge',
  'offer',
  'member',
  'tokens',
  'suspense',
  'refund',
] as const
export type MoneyNote = (typeof MONEY_NOTES)[number]
