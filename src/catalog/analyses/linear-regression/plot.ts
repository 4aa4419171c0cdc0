import { plotForest } from '../../kit/figures/forest-plot.ts'
import type { Plot } from '../../kit/figures/plot.ts'
import type { EffectFigure } from '../../kit/models/effect-figure.ts'
import { plotEffect } from '../../kit/models/effect-plot.ts'
import { residualPlots } from '../../kit/models/residual-plots.ts'

export const plots = {
  coefficients: { plot: plotForest },
  ...residualPlots,
  effect: { plot: plotEffect } satisfies Plot<EffectFigure>,
}
