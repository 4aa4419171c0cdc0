import { compareRisks, waldDifference } from '#engine/methods/proportions/compare-risks.ts'
import { numberNeeded } from '#engine/methods/proportions/number-needed.ts'

const LEVEL = 0.95

/** The risk of the control group minus that of the treated group, with Newcombe's and Wald's intervals. */
export function reductionOf(treated: { events: number; n: number }, control: { events: number; n: number }) {
  const { difference } = compareRisks(control, treated, LEVEL)
  return { ...difference, wald: waldDifference(control, treated, LEVEL), needed: numberNeeded(difference) }
}
