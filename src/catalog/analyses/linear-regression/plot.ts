import { plotForest } from '../../kit/forest-plot.ts'
import { residualPlots } from '../../kit/residual-plots.ts'

export const plots = { coefficients: { plot: plotForest }, ...residualPlots }
