/** Digits and letters of a unified social credit code, without I, O, S, V and Z. A sign's value is its place. */
const SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY'
/** Place of the check sign of the whole. */
const CHECK_AT = 17
/** The code of the organisation within the number: eight signs and their check sign. */
const ORGANISATION = { from: 8, checkAt: 16, weights: [3, 7, 9, 10, 5, 8, 4, 2] } as const
/** Value of A in the code of an organisation, which counts all letters. */
const LETTER_A = 10

const UNIFIED = /^[0-9A-HJ-NP-RTUWXY]{18}$/
/** Numbers of organisations and persons from before the unified code, which have no check sign of their own. */
const OLDER = /^(?:[0-9A-Z]{15}|[0-9A-Z]{17}|[0-9A-Z]{20})$/

/** Signs that a number gets by copying: spaces of all widths, hyphens and characters without a width. */
const BETWEEN = /[\s\p{Cf}\p{Pd}]+/gu

/** A tax number as it is stored: half-width, in capitals, without spaces. @param typed as the user entered or pasted it */
export function foldTaxNumber(typed: string): string {
  return typed.normalize('NFKC').replace(BETWEEN, '').toUpperCase()
}

/** Check sign of a unified social credit code by GB 32100-2015: the weights are powers of 3 modulo 31. @param number its 18 signs */
function checkSign(number: string): string | undefined {
  let sum = 0
  let weight = 1
  for (const sign of number.slice(0, CHECK_AT)) {
    sum += SIGNS.indexOf(sign) * weight
    weight = (weight * 3) % SIGNS.length
  }
  return SIGNS[(SIGNS.length - (sum % SIGNS.length)) % SIGNS.length]
}

/** Check sign of the organisation's code by GB 11714-1997. @param number the 18 signs of the tax number */
function organisationCheckSign(number: string): string {
  const sum = ORGANISATION.weights.reduce((total, weight, index) => {
    const sign = number[ORGANISATION.from + index] ?? ''
    const value = /\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 'A'.charCodeAt(0) + LETTER_A
    return total + value * weight
  }, 0)
  const value = 11 - (sum % 11)
  return value === 10 ? 'X' : String(value % 11)
}

/**
 * Judges a tax number: `wrong` if its length or one of its signs cannot be; `doubtful` if a check sign of its 18 does not fit, or if it is an
 * older number of 15, 17 or 20 signs, which has none. Numbers in use are known to fail the check, so a doubtful one is asked about and never refused.
 * @param number as `foldTaxNumber` returns it
 */
export function judgeTaxNumber(number: string): 'right' | 'doubtful' | 'wrong' {
  if (OLDER.test(number)) return 'doubtful'
  if (!UNIFIED.test(number)) return 'wrong'
  const fits = number[CHECK_AT] === checkSign(number) && number[ORGANISATION.checkAt] === organisationCheckSign(number)
  return fits ? 'right' : 'doubtful'
}
