import { plotForest } from '../../kit/figures/forest-plot.ts'
import { residualPlots } from '../../kit/models/residual-plots.ts'

export const plots = { coefficients: { plot: plotForest }, ...residualPlots }
