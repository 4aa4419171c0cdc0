import type { Scene } from '#figure/scene.ts'
import { type DrawnRoc, diagonal, plotRoc } from '../../kit/accuracy/roc-plot.ts'
import { captionSentences } from '../../kit/comparison/comparison-words.ts'
import { sizedName } from '../../kit/figures/figure-words.ts'
import { plotForest } from '../../kit/figures/forest-plot.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import type { EffectFigure } from '../../kit/models/effect-figure.ts'
import { plotEffect } from '../../kit/models/effect-plot.ts'
import type { NomogramFigure } from '../../kit/models/nomogram-figure.ts'
import { plotNomogram } from '../../kit/models/nomogram-plot.ts'

export interface RocFigure extends Pick<DrawnRoc, 'falsePositive' | 'truePositive' | 'area' | 'cases'> {
  readonly confidence: number
}

/** Groups of rows by predicted probability; all values are proportions. */
export interface CalibrationFigure {
  readonly groups: readonly { readonly n: number; readonly observed: number; readonly expected: number }[]
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

function plotCalibration({ groups }: CalibrationFigure, shown: PlotSettings): Scene {
  const { settings, size } = shown
  const n = groups.reduce((sum, group) => sum + group.n, 0)
  const chinese = settings.language === 'zh'
  const highest = Math.max(...groups.flatMap(({ observed, expected }) => [observed, expected]))
  const top = Math.min(Math.ceil(highest * 5 + 0.1) / 5, 1)
  const axis = { kind: 'linear', domain: [0, top] } as const
  const [x, y] = [groups.map(({ expected }) => expected), groups.map(({ observed }) => observed)]
  return {
    width: size.width ?? 85,
    height: size.height ?? 86,
    description: chinese
      ? `校准图：按预测概率分 ${groups.length} 组的实际频率与平均预测概率，虚线为完全一致。`
      : `Calibration: observed frequency against mean predicted probability in ${groups.length} groups; the dashed line is perfect agreement.`,
    caption: captionSentences(
      [
        [
          chinese
            ? `点：按预测概率分的 ${groups.length} 组，以折线相连`
            : `Points: ${groups.length} groups by predicted probability, joined by a line`,
          sizedName('', n, shown),
          chinese ? '虚线：完全一致' : 'dashed: perfect agreement',
        ],
      ],
      settings.language,
    ),
    panels: [
      {
        x: { ...axis, title: chinese ? '平均预测概率' : 'Mean predicted probability' },
        y: { ...axis, title: chinese ? '实际频率' : 'Observed frequency' },
        marks: [
          { ...diagonal, to: [top, top] },
          { kind: 'line', x, y, colour: { series: 0 }, width: 0.9 },
          { kind: 'point', x, y, colour: { series: 0 }, size: 5, shape: 'circle', fill: 'solid' },
        ],
      },
    ],
  }
}
