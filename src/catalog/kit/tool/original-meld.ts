/** The MELD score of 2001 as transplantation used it, on which MELD-Na builds. */
export const meldCoefficients = { creatinine: 9.57, bilirubin: 3.78, inr: 11.2, constant: 6.43 } as const

/** mg/dL: no value counts as less than 1, and creatinine not as more than 4, which also stands for dialysis. */
export const meldLimits = { least: 1, creatinine: 4, score: { least: 6, most: 40 } } as const

interface Values {
  /** mg/dL */
  readonly creatinine: number
  /** mg/dL */
  readonly bilirubin: number
  readonly inr: number
  readonly dialysis: boolean
}

/** The MELD score of 2001 before rounding and before it is bounded; creatinine and bilirubin in mg/dL. */
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

/** The score bounded to 6 to 40 points; it is not rounded. */
export function boundedMeld(score: number): number {
  return Math.min(Math.max(score, meldLimits.score.least), meldLimits.score.most)
}
