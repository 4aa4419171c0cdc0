import { placements } from './placements.ts'
import type { ScoreCounts } from './score-counts.ts'

export interface RocArea {
  /** The probability that the score of an event exceeds the score of a non-event; ties count half. */
  readonly area: number
  /** DeLong, DeLong and Clarke-Pearson (1988). NaN if there is only one event or only one non-event. */
  readonly standardError: number
}

/** Area under the ROC curve; NaN if there are no events or no non-events. */
export function rocArea(counts: ScoreCounts): RocArea {
  const { ofEvents, ofOthers } = placements(counts)
  const { totals, events, others } = counts
  const area = weightedMean(ofEvents, events, totals.events)
  const variance =
    squares(ofEvents, events, area) / (totals.events - 1) / totals.events +
    squares(ofOthers, others, area) / (totals.others - 1) / totals.others
  return { area, standardError: Math.sqrt(variance) }
}

function weightedMean(values: Float64Array, weights: Float64Array, total: number): number {
  let sum = 0
  for (let k = 0; k < values.length; k++) sum += (weights[k] as number) * (values[k] as number)
  return sum / total
}

/** Sum of squared deviations; the mean of both kinds of structural components is the area. */
function squares(values: Float64Array, weights: Float64Array, mean: number): number {
  let sum = 0
  for (let k = 0; k < values.length; k++) sum += (weights[k] as number) * ((values[k] as number) - mean) ** 2
  return sum
}
