const CODE = /^[A-Z0-9]{4,24}$/

/** A promo code as it is compared: without surrounding spaces, in capitals, full-width forms folded. Undefined if the text is not one. */
export function promoKey(text: string): string | undefined {
  const key = text.normalize('NFKC').trim().toUpperCase()
  return CODE.test(key) ? key : undefined
}
