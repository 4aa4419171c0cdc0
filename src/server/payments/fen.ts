const BILL_AMOUNT = /^(-?)(\d{1,9})(?:\.(\d{1,5}))?$/

/** Thousandths of a fen of an amount in a bill: in yuan, with up to five decimals, maybe negative. Undefined for any other text. */
export function milliFenOfYuan(text: string): number | undefined {
  const [, sign, yuan, decimals = ''] = BILL_AMOUNT.exec(text) ?? []
  if (yuan === undefined) return undefined
  const amount = Number(`${yuan}${decimals.padEnd(5, '0')}`)
  return sign === '-' && amount > 0 ? -amount : amount
}

/** Fen of an amount in a bill; undefined if it is no amount, or has parts of a fen. */
export function fenOfBillAmount(text: string): number | undefined {
  const amount = milliFenOfYuan(text)
  return amount === undefined || amount % 1000 !== 0 ? undefined : amount / 1000 + 0
}
