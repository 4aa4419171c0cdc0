import type { Checkpoint } from '#engine/checkpoint.ts'
import { normalUpperQuantile } from '#engine/distributions/normal.ts'
import { type CalibrationCourse, calibrationCourse } from '#engine/methods/logistic/calibration-course.ts'
import { type HosmerLemeshow, hosmerLemeshow, toTenDigits } from '#engine/methods/logistic/hosmer-lemeshow.ts'
import type { LogisticModel } from '#engine/methods/logistic/logistic-model.ts'
import { rocArea } from '#engine/methods/roc/area.ts'
import { type RocCurve, rocCurve } from '#engine/methods/roc/curve.ts'
import { scoreCounts } from '#engine/methods/roc/score-counts.ts'

/** Discrimination and calibration of the predicted probabilities. */
export interface Assessment {
  readonly area: number
  readonly lower: number
  readonly upper: number
  readonly curve: RocCurve
  readonly brier: number
  readonly hosmerLemeshow: HosmerLemeshow
  readonly course: CalibrationCourse
  readonly counts: Classification
}

export interface Classification {
  readonly hits: number
  readonly misses: number
  readonly alarms: number
  readonly rejections: number
}

export async function assess(
  { probability, data, n }: LogisticModel,
  { confidence, cutoff, groups }: { readonly confidence: number; readonly cutoff: number; readonly groups: number },
  checkpoint: Checkpoint,
): Promise<Assessment> {
  const { y, cases } = data
  const scores = await toTenDigits(probability, checkpoint)
  const ranked = await scoreCounts(scores, y, checkpoint, cases)
  const { area, standardError: se } = rocArea(ranked)
  const reach = normalUpperQuantile((1 - confidence) / 2) * se
  let [squares, hits, misses, alarms, rejections] = [0, 0, 0, 0, 0]
  for (let i = 0; i < y.length; i++) {
    const count = cases === undefined ? 1 : (cases[i] as number)
    const event = y[i] === 1
    const predicted = (scores[i] as number) >= cutoff
    squares += count * ((event ? 1 : 0) - (probability[i] as number)) ** 2
    if (event && predicted) hits += count
    else if (event) misses += count
    else if (predicted) alarms += count
    else rejections += count
  }
  await checkpoint()
  return {
    area,
    lower: Math.max(area - reach, 0),
    upper: Math.min(area + reach, 1),
    curve: rocCurve(ranked),
    brier: squares / n,
    hosmerLemeshow: await hosmerLemeshow(probability, data, groups, checkpoint),
    course: await calibrationCourse(scores, data, checkpoint),
    counts: { hits, misses, alarms, rejections },
  }
}
