import { meanModel } from '#engine/methods/power/mean-designs.ts'
import { solveSize } from '#engine/methods/power/solve-plan.ts'

/** From here on the normal approximation with its correction is as good. */
const LARGE = 100_000

interface Design {
  readonly difference: number
  readonly sd: number
  readonly alpha: string
}

/** Persons, not rounded, for the t test with this power by the non-central t distribution. `near`: by the corrected normal approximation. */
export function exactSize({ difference, sd, alpha }: Design, power: number, near: number): number {
  if (near > LARGE) return near
  const asked = { ratio: 1, alpha: Number(alpha), sides: 2, aim: 'difference', difference: 0 } as const
  return solveSize(meanModel({ design: 'one-sample', sd: sd / difference, ...asked }), 1, power)
}
