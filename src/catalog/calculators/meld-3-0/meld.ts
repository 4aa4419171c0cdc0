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

/** MELD 3.0 before rounding, within the limits that allocation sets. */
export function meld(values: Values): number {
  const bilirubin = Math.log(Math.max(values.bilirubin, 1))
  const creatinine = Math.log(between(values.creatinine, 1, 3))
  const clotting = Math.log(Math.max(values.inr, 1))
  const sodium = 137 - between(values.sodium, 125, 137)
  const albumin = 3.5 - between(values.albumin, 1.5, 3.5)
  const score =
    (values.female || !values.adult ? 1.33 : 0) +
    4.56 * bilirubin +
    0.82 * sodium -
    0.24 * sodium * bilirubin +
    9.09 * clotting +
    11.14 * creatinine +
    1.85 * albumin -
    1.83 * albumin * creatinine +
    6
  return between(score, 6, 40)
}
