import type { Checkpoint } from '../../checkpoint.ts'
import { allCases, rowsOfCases } from '../../frame/case-weights.ts'
import { lowessCurve, type SmoothLine } from '../regression/lowess-curve.ts'
import { thinned } from '../samples/thinned.ts'
import type { BinaryRows } from './logistic-rows.ts'

/** Of more cases those at evenly spaced rows are smoothed: more hardly change the curve. */
const MAX_SMOOTHED = 20_000
/** Number of classes of predicted probability between 0 and 1. */
const CLASSES = 100

/** How outcomes follow their predicted probabilities, and how these are distributed. */
export interface CalibrationCourse {
  /** Null if all predictions are the same. */
  readonly smooth: SmoothLine | null
  /** The cases that the curve rests on, if not all. */
  readonly smoothed?: number
  /** Cases with and without the event in 100 classes of equal width. */
  readonly risks: { readonly events: readonly number[]; readonly others: readonly number[] }
}

/**
 * The lowess curve of 0 and 1 against the predicted probabilities, without robustness iterations, which would treat the rarer outcome as an
 * outlier (Harrell 2015, section 10.11; R: lowess with iter = 0, as rms::val.prob), and the counts of predictions.
 */
export async function calibrationCourse(
  probability: Float64Array,
  { y, cases }: Omit<BinaryRows, 'offset'>,
  checkpoint: Checkpoint,
): Promise<CalibrationCourse> {
  const events = new Float64Array(CLASSES)
  const others = new Float64Array(CLASSES)
  for (let i = 0; i < y.length; i++) {
    const at = Math.min(Math.floor((probability[i] as number) * CLASSES), CLASSES - 1)
    const counts = y[i] === 1 ? events : others
    counts[at] = (counts[at] as number) + (cases === undefined ? 1 : (cases[i] as number))
  }
  await checkpoint()
  const n = Math.ceil(allCases(y.length, cases))
  const rows = rowsOfCases(thinned(n, MAX_SMOOTHED), cases)
  const smooth = await lowessCurve(
    Float64Array.from(rows, (row) => probability[row] as number),
    Float64Array.from(rows, (row) => y[row] as number),
    { span: 2 / 3, rounds: 0 },
    checkpoint,
  )
  return {
    smooth,
    ...(rows.length < n ? { smoothed: rows.length } : {}),
    risks: { events: Array.from(events), others: Array.from(others) },
  }
}
