import { type MeanDesign, meanModel } from './mean-designs.ts'
import { solveSize } from './solve-plan.ts'

/** From this size on the normal approximation is accurate enough. */
const LARGE = 100_000

interface Question {
  readonly difference: number
  readonly sd: number
  /** Total over both tails. */
  readonly alpha: number
  readonly power: number
  /** The size by the normal approximation. */
  readonly near: number
}

/** Persons of one group, or pairs, not rounded, with which a two-sided t test has this power: by the non-central t distribution. */
export function tTestSize(design: MeanDesign['design'], { difference, sd, alpha, power, near }: Question): number {
  if (near > LARGE) return near
  const model = meanModel({ design, aim: 'difference', difference: 0, sd: sd / difference, ratio: 1, alpha, sides: 2 })
  return solveSize(model, 1, power)
}
