/** Most fen of one order. */
export const MAX_FEN = 5_000_000
/** Most whole yuan of a recharge without an offer. */
export const MAX_YUAN = 5000

const YUAN = /^(\d{1,9})\.(\d{2})$/
const FEN_OF_YUAN = 100

/**
 * Fen of an amount in yuan with two decimals, such as `30.00` (SPEC M1).
 * @returns undefined if the text is anything else
 */
export function fenOf(yuan: string): number | undefined {
  const [, whole, hundredths] = YUAN.exec(yuan) ?? []
  return whole === undefined ? undefined : Number(whole) * FEN_OF_YUAN + Number(hundredths)
}

/** An amount as yuan with two decimals: `-0.05` for −5 fen. @param fen an integer */
export function yuanOf(fen: number): string {
  const size = Math.abs(fen)
  const hundredths = String(size % FEN_OF_YUAN).padStart(2, '0')
  return `${fen < 0 ? '-' : ''}${Math.floor(size / FEN_OF_YUAN)}.${hundredths}`
}
