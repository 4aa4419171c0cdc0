import { plotRoc } from '../../kit/accuracy/roc-plot.ts'
import type { Plot } from '../../kit/figures/plot.ts'
import type { RocCurveData } from './data.ts'

export const plots = {
  chart: {
    plot: ({ curves, ...rest }, settings) =>
      plotRoc({ ...rest, curves: curves.map(({ of, ...curve }) => ({ ...of, ...curve })) }, settings),
  } satisfies Plot<RocCurveData>,
}
