import type { Plot } from '../../kit/figures/plot.ts'
import type { SurvivalFigure } from '../../kit/survival/survival-figure.ts'
import { plotSurvival } from '../../kit/survival/survival-plot.ts'

export const plots = { chart: { plot: plotSurvival } satisfies Plot<SurvivalFigure> }
