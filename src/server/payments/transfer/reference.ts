const DIGITS = 12
const GROUP = /.{4}(?=.)/g

/**
 * What the payer writes into the remark of a bank transfer: the last 48 bits of the payment's number, which are random, in three groups of four
 * hexadecimal digits. Remarks of banks are short.
 */
export const transferReference = (number: string): string => number.slice(-DIGITS).toUpperCase().replace(GROUP, '$& ')

/** The end of a payment's number that a remark names, whatever its case and its spaces; undefined if it names none. */
export function endOfNumber(reference: string): string | undefined {
  const digits = reference.normalize('NFKC').replace(/[\s-]/g, '').toLowerCase()
  return /^[0-9a-f]{12}$/.test(digits) ? digits : undefined
}
