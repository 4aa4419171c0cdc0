import { plotRoc } from '../../kit/accuracy/roc-plot.ts'

export const plots = { roc: { plot: plotRoc } }
