import { plotForest } from '../../kit/figures/forest-plot.ts'
import type { Plot } from '../../kit/figures/plot.ts'
import type { EffectFigure } from '../../kit/models/effect-figure.ts'
import { plotEffect } from '../../kit/models/effect-plot.ts'
import type { NomogramFigure } from '../../kit/models/nomogram-figure.ts'
import { plotNomogram } from '../../kit/models/nomogram-plot.ts'
import { residualPlots } from '../../kit/models/residual-plots.ts'

export const plots = {
  coefficients: { plot: plotForest },
  ...residualPlots,
  effect: { plot: plotEffect } satisfies Plot<EffectFigure>,
  nomogram: { plot: plotNomogram } satisfies Plot<NomogramFigure>,
}
