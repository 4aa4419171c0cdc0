import type { Checkpoint } from '#engine/checkpoint.ts'
import { allCases, rowsOfCases } from '#engine/frame/case-weights.ts'
import type { SchoenfeldResiduals } from '#engine/methods/cox/cox-residuals.ts'
import type { ProportionalHazards } from '#engine/methods/cox/proportional-hazards-test.ts'
import { lowess } from '#engine/methods/regression/lowess.ts'
import { placedPoints } from '#engine/methods/samples/point-grid.ts'
import { sortedOrder } from '#engine/methods/samples/sorted-order.ts'
import { thinned } from '#engine/methods/samples/thinned.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import type { ForestFigure } from '../../kit/figures/forest-plot.ts'
import { ratioForest } from '../../kit/models/ratio-facts.ts'
import { numeric, type OutcomeFigure } from '../../kit/outcome/outcome.ts'
import { unitOfTime } from '../../kit/survival/survival-options.ts'
import type { definition } from './definition.ts'
import type { Fitted } from './fit-model.ts'
import type { SchoenfeldFigure } from './plot.ts'
import { singleCoefficients } from './single-coefficients.ts'

type Options = OptionsOf<typeof definition>

/** Maximum number of vertices of a smooth curve. */
const maxCorners = 501
/** More points hardly change the smooth curve: with more events, evenly spaced ones are smoothed. */
const maxSmoothed = 5000
/** More figures would be too many to look at. */
const maxFigures = 12

export async function figuresOf(
  fitted: Fitted,
  residuals: SchoenfeldResiduals | null,
  hazards: ProportionalHazards | null,
  options: Options,
  checkpoint: Checkpoint,
): Promise<readonly OutcomeFigure[]> {
  const { estimates, prepared, model } = fitted
  const rows = ratioForest(estimates, prepared.design, null)
  const ratios: ForestFigure = {
    confidence: options.confidence,
    scale: 'hazard-ratio',
    n: model.n,
    events: model.events,
    rows,
  }
  return [
    ...(rows.length > 0 ? [{ id: 'ratios', of: 'ratios', data: ratios }] : []),
    ...(hazards === null || residuals === null
      ? []
      : await schoenfeldFigures(fitted, residuals, hazards, options, checkpoint)),
  ]
}

async function schoenfeldFigures(
  { prepared, model, estimates }: Fitted,
  { row, time, scaled }: SchoenfeldResiduals,
  hazards: ProportionalHazards,
  options: Options,
  checkpoint: Checkpoint,
): Promise<readonly OutcomeFigure[]> {
  const { design } = prepared
  const { fit } = model
  const all = await sortedOrder(time, checkpoint)
  const cases = model.data.weights && Float64Array.from(all, (e) => model.data.weights?.[row[e] ?? 0] ?? 0)
  const n = allCases(all.length, cases)
  const order = rowsOfCases(thinned(n, maxSmoothed), cases).map((k) => all[k] ?? 0)
  const x = Float64Array.from(order, (i) => time[i] as number)
  const delta = 0.01 * ((x.at(-1) ?? 0) - (x[0] ?? 0))
  const times = Float64Array.from(all, (i) => time[i] as number)
  const corners = thinned(x.length, maxCorners)
  const figures: OutcomeFigure[] = []
  for (const { variable, column } of singleCoefficients(design.terms)) {
    const own = scaled[fit.estimated.indexOf(column)]
    const stated = estimates.find((one) => one.column === column)
    if (own === undefined || stated === undefined || x.length < 3 || figures.length === maxFigures) continue
    const y = Float64Array.from(order, (i) => stated.per * (own[i] as number))
    await checkpoint()
    const smooth = await lowess(x, y, { span: 2 / 3, rounds: 0, delta }, checkpoint)
    const { grid } = placedPoints(
      times,
      Float64Array.from(all, (i) => stated.per * (own[i] as number)),
      cases,
    )
    const test = hazards.tests[design.termOf[column] ?? -1]
    const data: SchoenfeldFigure = {
      cell: stated.cell,
      time: options.outcome.time,
      unit: unitOfTime(options),
      delayed: options.outcome.form === 'start-stop',
      n,
      ...(grid === undefined
        ? { x: Array.from(x), y: Array.from(y), smooth: Array.from(smooth) }
        : { x: [], y: [], grid, at: corners.map((k) => x[k] ?? 0), smooth: corners.map((k) => smooth[k] ?? 0) }),
      ...(x.length < n ? { smoothed: x.length } : {}),
      estimate: stated.estimate,
      p: numeric(test?.pValue ?? Number.NaN),
    }
    figures.push({ id: `schoenfeld@${variable}`, of: 'schoenfeld', where: { variable }, data })
  }
  return figures
}
