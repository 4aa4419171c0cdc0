import type { Checkpoint } from '#engine/checkpoint.ts'
import type { SchoenfeldResiduals } from '#engine/methods/cox/cox-residuals.ts'
import { coxResiduals } from '#engine/methods/cox/cox-residuals.ts'
import type { SavedColumn } from '../../kit/outcome/outcome.ts'
import { savedNumbers } from '../../kit/outcome/saved-numbers.ts'
import type { Fitted } from './fit-model.ts'
import { singleCoefficients } from './single-coefficients.ts'

/**
 * The linear predictor and residuals by row. Schoenfeld residuals exist for main effects with one coefficient and are blank except at events.
 */
export async function savedColumns(
  { prepared, model }: Fitted,
  schoenfeld: SchoenfeldResiduals | null,
  checkpoint: Checkpoint,
): Promise<readonly SavedColumn[]> {
  const { frame } = prepared.rows
  const { martingale, deviance } = await coxResiduals(model, checkpoint)
  const whole = await savedNumbers(frame, { linear: model.linear, martingale, deviance }, checkpoint)
  if (schoenfeld === null) return whole
  const { row, residuals } = schoenfeld
  const saved = [...whole]
  for (const { variable, column } of singleCoefficients(prepared.design.terms)) {
    const values = new Float64Array(frame.rows).fill(Number.NaN)
    const own = residuals[model.fit.estimated.indexOf(column)]
    if (own !== undefined) for (let e = 0; e < own.length; e++) values[row[e] as number] = own[e] as number
    await checkpoint()
    const [made] = await savedNumbers(frame, { schoenfeld: values }, checkpoint)
    if (made !== undefined) saved.push({ ...made, id: `schoenfeld@${variable}`, where: { variable } })
  }
  return saved
}
