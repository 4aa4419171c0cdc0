import { plotRoc } from '../../kit/roc-plot.ts'

export const plots = { roc: { plot: plotRoc } }
