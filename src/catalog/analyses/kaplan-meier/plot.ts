import type { Plot } from '../../kit/plot.ts'
import type { SurvivalFigure } from '../../kit/survival-figure.ts'
import { plotSurvival } from '../../kit/survival-plot.ts'

export const plots = { curve: { plot: plotSurvival } satisfies Plot<SurvivalFigure> }
