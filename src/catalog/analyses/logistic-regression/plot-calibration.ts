import type { CalibrationCourse } from '#engine/methods/logistic/calibration-course.ts'
import type { Mark, RichText, Scene } from '#figure/scene.ts'
import { diagonal } from '../../kit/accuracy/roc-plot.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import { sizedName } from '../../kit/figures/figure-words.ts'
import type { PlotSettings } from '../../kit/figures/plot.ts'
import { formatCount, formatLevel, formatLimits, formatNumber } from '../../kit/present/format.ts'

/** Groups of rows by predicted probability; all values are proportions. */
export interface CalibrationFigure extends Partial<CalibrationCourse> {
  readonly groups: readonly {
    readonly n: number
    readonly observed: number
    readonly expected: number
    /** Wilson's interval of the observed proportion; absent from outcomes before engine revision 3, like all that follows. */
    readonly lower?: number
    readonly upper?: number
  }[]
  readonly confidence?: number
  readonly area?: { readonly value: number; readonly lower: number; readonly upper: number }
  readonly brier?: number
  /** By maximum likelihood without an offset the calibration slope in the sample of the fit is always 1. */
  readonly isExact?: boolean
}

/** Height of the distribution of predictions below the axis, as a part of the axis. */
const below = 0.17

/** Observed against predicted probability: groups with their intervals, a smooth, and the distribution of the predictions. */
export function plotCalibration(data: CalibrationFigure, shown: PlotSettings): Scene {
  const { settings, size } = shown
  const { groups, smooth, risks } = data
  const chinese = settings.language === 'zh'
  const highest = Math.max(
    ...groups.flatMap(({ observed, expected, upper = 0 }) => [observed, expected, upper]),
    ...(smooth?.x ?? []),
    ...(smooth?.y ?? []).map(within),
  )
  const top = Math.min(Math.ceil(highest * 5 + (risks === undefined ? 0.1 : -1e-9)) / 5, 1)
  const axis = { kind: 'linear', domain: [0, top] } as const
  const ticks = Array.from({ length: Math.round(top * 5) + 1 }, (_, k) => k / 5)
  const [x, y] = [groups.map(({ expected }) => expected), groups.map(({ observed }) => observed)]
  const lines = noteOf(data, shown)
  return {
    width: size.width ?? 85,
    height: size.height ?? (risks === undefined ? 86 : 98),
    description: chinese
      ? `校准图：按预测概率分 ${groups.length} 组的实际频率与平均预测概率，虚线为完全一致。`
      : `Calibration: observed frequency against mean predicted probability in ${groups.length} groups; the dashed line is perfect agreement.`,
    caption: captionOf(data, shown),
    panels: [
      {
        x: { ...axis, title: chinese ? '平均预测概率' : 'Mean predicted probability' },
        y: {
          ...axis,
          title: chinese ? '实际频率' : 'Observed frequency',
          ...(risks === undefined ? {} : { domain: [-below * top, top], ticks }),
        },
        marks: [
          { ...diagonal, to: [top, top] },
          ...(risks === undefined ? [] : riskMarks(risks, top)),
          ...groups.flatMap(({ expected, lower, upper }): readonly Mark[] =>
            lower === undefined || upper === undefined
              ? []
              : [
                  {
                    kind: 'segment',
                    from: [expected, lower],
                    to: [expected, upper],
                    colour: { series: 0 },
                    width: 0.9,
                  },
                ],
          ),
          smooth
            ? { kind: 'line', x: smooth.x, y: smooth.y.map(within), colour: { series: 1 }, width: 1.6 }
            : { kind: 'line', x, y, colour: { series: 0 }, width: 0.9 },
          { kind: 'point', x, y, colour: { series: 0 }, size: 5, shape: 'circle', fill: 'solid' },
        ],
        ...(lines.length === 0 ? {} : { note: { lines, corner: 'above' as const } }),
      },
    ],
  }
}

/** A smooth of 0 and 1 may leave their range where few cases are. */
const within = (proportion: number) => Math.min(Math.max(proportion, 0), 1)

/** A bar for each class of predictions: cases with the event upwards from the middle of the strip, the others downwards. */
function riskMarks({ events, others }: CalibrationCourse['risks'], top: number): readonly Mark[] {
  const most = Math.max(...events, ...others)
  const middle = (-below * top) / 2
  const width = 1 / events.length
  const bars = (counts: readonly number[], sign: 1 | -1) =>
    counts.flatMap((count, k): readonly Mark[] =>
      count === 0
        ? []
        : [
            {
              kind: 'rect',
              x: [(k + 0.08) * width, (k + 0.92) * width],
              y: [middle, middle + sign * 0.42 * below * top * (count / most)],
              fill: sign > 0 ? { series: 0 } : 'muted',
              stroke: null,
              opacity: 1,
            },
          ],
    )
  return [
    ...bars(events, 1),
    ...bars(others, -1),
    { kind: 'segment', from: [0, middle], to: [top, middle], colour: 'muted', width: 0.5 },
  ]
}

function noteOf({ area, brier, confidence }: CalibrationFigure, { settings }: PlotSettings): readonly RichText[] {
  if (area === undefined || brier === undefined || confidence === undefined) return []
  const limits = `${formatLevel(confidence)} CI ${formatLimits(area.lower, area.upper, 2, settings)}`
  const c = `C\u00a0=\u00a0${formatNumber(area.value, 2)}`
  return [
    [{ text: settings.language === 'zh' ? `${c}（${limits}）` : `${c} (${limits})` }],
    [{ text: `Brier ${settings.language === 'zh' ? '评分' : 'score'}\u00a0=\u00a0${formatNumber(brier, 3)}` }],
  ]
}

function captionOf(data: CalibrationFigure, shown: PlotSettings): string {
  const { groups, smooth, smoothed, risks, confidence, isExact } = data
  const { language } = shown.settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const n = groups.reduce((sum, group) => sum + group.n, 0)
  const count = smoothed === undefined ? '' : formatCount(smoothed)
  const joined = smooth ? '' : say(', joined by a line', '，以折线相连')
  const level = confidence === undefined ? '' : formatLevel(confidence)
  return captionSentences(language, [
    [
      say(
        `Points: ${groups.length} groups by predicted probability${joined}`,
        `点：按预测概率分的 ${groups.length} 组${joined}`,
      ),
      sizedName('', n, shown),
      ...(level === '' ? [] : [say(`uprights: ${level} CI (Wilson)`, `竖线：${level} 置信区间（Wilson）`)]),
      ...(smooth
        ? [
            say(
              `curve: lowess${count === '' ? '' : ` of ${count} evenly spaced cases`}`,
              `曲线：lowess 平滑${count === '' ? '' : `（取间隔均匀的 ${count} 例）`}`,
            ),
          ]
        : []),
      say('dashed: perfect agreement', '虚线：完全一致'),
      ...(risks === undefined
        ? []
        : [
            say(
              'bars below: predicted probabilities, upwards of cases with the event, downwards without',
              '下方直方图：预测概率分布，向上为发生结局者，向下为未发生者',
            ),
          ]),
    ],
    isExact === undefined
      ? []
      : [
          isExact
            ? say(
                'Apparent performance, in the cases of the fit: there the calibration slope is 1 and the intercept 0 by construction',
                '表观性能，以建模数据自身评价：其校准斜率恒为 1、截距恒为 0',
              )
            : say('Apparent performance, in the cases of the fit', '表观性能，以建模数据自身评价'),
        ],
  ])
}
