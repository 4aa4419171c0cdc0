import type { Checkpoint } from '#engine/checkpoint.ts'
import type { FittedTerms } from '#engine/methods/effects/fitted-terms.ts'
import { nomogramScales } from '#engine/methods/effects/nomogram.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { nomogramFigures, nomogramNotices, nomogramTicks, survivalScale } from '../../kit/models/nomogram-figure.ts'
import { warning } from '../../kit/outcome/build-table.ts'
import type { Model, Notice, OutcomeFigure } from '../../kit/outcome/outcome.ts'
import { roundTimes } from '../../kit/survival/round-times.ts'
import { unitOfTime } from '../../kit/survival/survival-options.ts'
import { definition } from './definition.ts'

/** Each has its own scale of survival. */
const maxStrata = 4

/** The nomogram of survival to the chosen times, in each stratum, or the notices why it is not drawn or lacks a time. */
export async function survivalNomogram(
  model: FittedTerms & { readonly n: number },
  baseline: NonNullable<Model['baselineHazards']>,
  time: Float64Array,
  options: OptionsOf<typeof definition>,
  checkpoint: Checkpoint,
): Promise<{ readonly figures: readonly OutcomeFigure[]; readonly notices: readonly Notice[] }> {
  if (baseline.length > maxStrata) {
    const params = { n: baseline.length, max: maxStrata }
    return { figures: [], notices: [warning(definition, 'nomogram-many-strata', params)] }
  }
  const unit = unitOfTime(options)
  const last = time.reduce((most, one) => Math.max(most, one), 0)
  const asked = options.nomogramTimes.length > 0 ? options.nomogramTimes : [middleTime(last, unit)]
  const found = await nomogramScales(model, nomogramTicks, checkpoint)
  const placed = asked.flatMap((at) =>
    baseline.flatMap(({ stratum, ...curve }) => {
      const hazard = at > last ? 0 : hazardAt(curve, at)
      return hazard > 0 ? [{ time: at, unit, stratum, hazard }] : []
    }),
  )
  const missing = asked.filter((at) => placed.filter((one) => one.time === at).length < baseline.length)
  return {
    figures: nomogramFigures(found, model.n, (scales) =>
      placed.map(({ hazard, ...of }) => survivalScale(scales, of, hazard)),
    ),
    notices: [
      ...nomogramNotices(definition, found),
      ...(missing.length > 0 ? [warning(definition, 'nomogram-times', { times: missing })] : []),
    ],
  }
}

/** A round time about the middle of the follow-up. */
function middleTime(last: number, unit: Parameters<typeof roundTimes>[1]): number {
  const away = (at: number) => Math.abs(at - last / 2)
  const after = roundTimes(last, unit).filter((at) => at > 0)
  return after.reduce((best, at) => (away(at) < away(best) ? at : best), after[0] ?? last)
}

function hazardAt({ time, cumulative }: { time: readonly number[]; cumulative: readonly number[] }, at: number) {
  const k = time.findLastIndex((one) => one <= at)
  return k < 0 ? 0 : (cumulative[k] ?? 0)
}
