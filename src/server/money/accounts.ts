/** The accounts between which money moves. `wallet:*` is what the site owes to the user, `gift:*` what presents cost it. */
export const ACCOUNTS = [
  'wallet:cash',
  'wallet:gift',
  'revenue:member',
  'revenue:tokens',
  'gift:promo',
  'gift:operator',
  'gift:offer',
  'clearing:local',
  'clearing:wechat',
  'clearing:alipay',
  'clearing:transfer',
  'suspense',
  'refund:local',
  'refund:wechat',
  'refund:alipay',
  'refund:transfer',
] as const
export type Account = (typeof ACCOUNTS)[number]
