/** What a promo code takes off a price: a part in percent, or an amount in fen. */
export type Discount = { readonly percent: number } | { readonly amount: number }

/** Fen that a discount takes off a price; at least one fen is left to pay. @param price fen */
export function discountOn(price: number, discount: Discount): number {
  const off = 'percent' in discount ? Math.floor((price * discount.percent) / 100) : discount.amount
  return Math.min(off, price - 1)
}
