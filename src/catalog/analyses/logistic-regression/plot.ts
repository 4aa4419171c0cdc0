import type { Scene } from '#figure/scene.ts'
import { plotForest } from '../../kit/forest-plot.ts'
import { formatInterval, formatLevel, formatNumber } from '../../kit/format.ts'
import type { Plot, PlotSettings } from '../../kit/plot.ts'

export interface RocFigure {
  /** From (0, 0) to (1, 1). */
  readonly falsePositive: readonly number[]
  readonly truePositive: readonly number[]
  readonly confidence: number
  readonly area: { readonly value: number; readonly lower: number; readonly upper: number }
}

/** Groups of rows by predicted probability, as fractions of 1. */
export interface CalibrationFigure {
  readonly groups: readonly { readonly n: number; readonly observed: number; readonly expected: number }[]
}

export const plots = {
  ratios: { plot: plotForest },
  roc: { plot: plotRoc } satisfies Plot<RocFigure>,
  calibration: { plot: plotCalibration } satisfies Plot<CalibrationFigure>,
}

const whole = { kind: 'linear', domain: [0, 1], ticks: [0, 0.2, 0.4, 0.6, 0.8, 1] } as const
const diagonal = {
  kind: 'segment',
  from: [0, 0],
  to: [1, 1],
  colour: 'muted',
  width: 0.7,
  dash: 'dashed',
} as const

function plotRoc(data: RocFigure, { settings, size }: PlotSettings): Scene {
  const chinese = settings.language === 'zh'
  const { value, lower, upper } = data.area
  const three = { ...settings, decimals: { ...settings.decimals, estimate: 3 } }
  const area = `AUC = ${formatNumber(value, 3)}`
  const range = `${formatLevel(data.confidence)} CI ${formatInterval(lower, upper, three)}`
  return {
    width: size.width ?? 85,
    height: size.height ?? 82,
    description: chinese ? `ROC 曲线，${area}（${range}）。` : `ROC curve, ${area} (${range}).`,
    panels: [
      {
        x: { ...whole, title: chinese ? '1 − 特异度' : '1 − specificity' },
        y: { ...whole, title: chinese ? '灵敏度' : 'Sensitivity' },
        marks: [
          diagonal,
          { kind: 'line', x: data.falsePositive, y: data.truePositive, colour: { series: 0 }, width: 1.5 },
        ],
        note: { corner: 'bottom-right', lines: [[{ text: area }], [{ text: range }]] },
      },
    ],
  }
}

function plotCalibration({ groups }: CalibrationFigure, { settings, size }: PlotSettings): Scene {
  const chinese = settings.language === 'zh'
  const highest = Math.max(...groups.flatMap(({ observed, expected }) => [observed, expected]))
  const top = Math.min(Math.ceil(highest * 5 + 0.1) / 5, 1)
  const axis = { kind: 'linear', domain: [0, top] } as const
  const [x, y] = [groups.map(({ expected }) => expected), groups.map(({ observed }) => observed)]
  return {
    width: size.width ?? 85,
    height: size.height ?? 82,
    description: chinese
      ? `校准图：按预测概率分 ${groups.length} 组的实际频率与平均预测概率，虚线为完全一致。`
      : `Calibration: observed frequency against mean predicted probability in ${groups.length} groups; the dashed line is perfect agreement.`,
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
