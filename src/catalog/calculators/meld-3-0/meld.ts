import { sumText, term } from '../../kit/tool/equation-text.ts'

interface Values {
  readonly female: boolean
  readonly adult: boolean
  /** mg/dL */
  readonly bilirubin: number
  /** mg/dL */
  readonly creatinine: number
  readonly inr: number
  /** mmol/L */
  readonly sodium: number
  /** g/dL */
  readonly albumin: number
}

function between(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}

/** Coefficients of the logarithms, and of the amounts by which sodium and albumin are below their upper limits. */
export const coefficients = {
  female: 1.33,
  bilirubin: 4.56,
  sodium: 0.82,
  sodiumBilirubin: -0.24,
  inr: 9.09,
  creatinine: 11.14,
  albumin: 1.85,
  albuminCreatinine: -1.83,
  constant: 6,
} as const

/** Limits to which values are truncated. Creatinine and bilirubin in mg/dL, sodium in mmol/L, albumin in g/dL. */
export const limits = { least: 1, creatinine: 3, sodium: [125, 137], albumin: [1.5, 3.5], score: [6, 40] } as const

export const factors = { bilirubin: 17.1, albumin: 10, adultFrom: 18 } as const

/** MELD 3.0 before rounding, within the limits of the allocation policy. */
export function meld(values: Values): number {
  const c = coefficients
  const bilirubin = Math.log(Math.max(values.bilirubin, limits.least))
  const creatinine = Math.log(between(values.creatinine, limits.least, limits.creatinine))
  const clotting = Math.log(Math.max(values.inr, limits.least))
  const sodium = limits.sodium[1] - between(values.sodium, ...limits.sodium)
  const albumin = limits.albumin[1] - between(values.albumin, ...limits.albumin)
  const score =
    (values.female || !values.adult ? c.female : 0) +
    c.bilirubin * bilirubin +
    c.sodium * sodium +
    c.sodiumBilirubin * sodium * bilirubin +
    c.inr * clotting +
    c.creatinine * creatinine +
    c.albumin * albumin +
    c.albuminCreatinine * albumin * creatinine +
    c.constant
  return between(score, ...limits.score)
}

/** The equation as text, with the names of the inputs in the user's language. */
export function meldText(
  names: Readonly<Record<'female' | 'bilirubin' | 'inr' | 'creatinine' | 'albumin', string>>,
): string {
  const c = coefficients
  const [sodium, albumin] = [`(${limits.sodium[1]} − Na)`, `(${limits.albumin[1]} − ${names.albumin})`]
  return `MELD 3.0 = ${sumText([
    term(c.female, names.female),
    term(c.bilirubin, `ln(${names.bilirubin})`),
    term(c.sodium, sodium),
    term(c.sodiumBilirubin, `${sodium}·ln(${names.bilirubin})`),
    term(c.inr, `ln(${names.inr})`),
    term(c.creatinine, `ln(${names.creatinine})`),
    term(c.albumin, albumin),
    term(c.albuminCreatinine, `${albumin}·ln(${names.creatinine})`),
    term(c.constant),
  ])}`
}
