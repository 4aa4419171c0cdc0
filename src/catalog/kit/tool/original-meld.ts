/** The MELD score of 2001 as used for transplantation, on which MELD-Na is based. */
export const meldCoefficients = { creatinine: 9.57, bilirubin: 3.78, inr: 11.2, constant: 6.43 } as const

/** mg/dL: lower values count as 1, and creatinine above 4, or dialysis, as 4. */
export const meldLimits = { least: 1, creatinine: 4, score: { least: 6, most: 40 } } as const

interface Values {
  /** mg/dL */
  readonly creatinine: number
  /** mg/dL */
  readonly bilirubin: number
  readonly inr: number
  readonly dialysis: boolean
}

/** The MELD score of 2001 before rounding and bounding; creatinine and bilirubin in mg/dL. */
export function originalMeld({ creatinine, bilirubin, inr, dialysis }: Values): number {
  const logarithm = (value: number) => Math.log(Math.max(value, meldLimits.least))
  const counted = dialysis ? meldLimits.creatinine : Math.min(creatinine, meldLimits.creatinine)
  return (
    meldCoefficients.creatinine * logarithm(counted) +
    meldCoefficients.bilirubin * logarithm(bilirubin) +
    meldCoefficients.inr * logarithm(inr) +
    meldCoefficients.constant
  )
}

/** The score bounded to 6 to 40 points; not rounded. */
export function boundedMeld(score: number): number {
  return Math.min(Math.max(score, meldLimits.score.least), meldLimits.score.most)
}
