import type { Scene } from '#figure/scene.ts'
import { type DrawnRoc, plotRoc } from '../../kit/accuracy/roc-plot.ts'
import { plotForest } from '../../kit/figures/forest-plot.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import type { EffectFigure } from '../../kit/models/effect-figure.ts'
import { plotEffect } from '../../kit/models/effect-plot.ts'
import type { NomogramFigure } from '../../kit/models/nomogram-figure.ts'
import { plotNomogram } from '../../kit/models/nomogram-plot.ts'
import { type CalibrationFigure, plotCalibration } from './plot-calibration.ts'

export interface RocFigure extends Pick<DrawnRoc, 'falsePositive' | 'truePositive' | 'area' | 'cases'> {
  readonly confidence: number
}

export const plots = {
  ratios: { plot: plotForest },
  effect: { plot: plotEffect } satisfies Plot<EffectFigure>,
  nomogram: { plot: plotNomogram } satisfies Plot<NomogramFigure>,
  roc: { plot: plotCurve } satisfies Plot<RocFigure>,
  calibration: { plot: plotCalibration } satisfies Plot<CalibrationFigure>,
}

function plotCurve({ confidence, ...curve }: RocFigure, settings: PlotSettings): Scene {
  return plotRoc({ confidence, rule: null, curves: [{ ...curve, variable: null, cutOff: null }] }, settings)
}
