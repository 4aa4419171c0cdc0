/** What an order was for, as it was sold then (SPEC M11). Amounts are fen. */
export type Product =
  | { readonly kind: 'member'; readonly plan: string; readonly revision: number; readonly price: number }
  | { readonly kind: 'offer'; readonly offer: string; readonly revision: number; readonly price: number }
  | { readonly kind: 'recharge'; readonly price: number }
