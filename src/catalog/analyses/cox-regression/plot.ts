import type { PointGrid } from '#engine/methods/samples/point-grid.ts'
import type { Scene } from '#figure/scene.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import { richP, sizedName } from '../../kit/figures/figure-words.ts'
import { plotForest } from '../../kit/figures/forest-plot.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import type { EffectFigure } from '../../kit/models/effect-figure.ts'
import { plotEffect } from '../../kit/models/effect-plot.ts'
import type { NomogramFigure } from '../../kit/models/nomogram-figure.ts'
import { plotNomogram } from '../../kit/models/nomogram-plot.ts'
import type { Numeric, TermCell } from '../../kit/outcome/outcome.ts'
import { gridWords, placesOf } from '../../kit/plots/point-grid.ts'
import { formatCount } from '../../kit/present/format.ts'
import { termText } from '../../kit/present/term-text.ts'
import type { CurveUnit } from '../../kit/survival/survival-figure.ts'
import { timeTitle } from '../../kit/survival/time-title.ts'

/** Scaled Schoenfeld residuals of one coefficient at the event times, in ascending order of time and in the units of the coefficient. */
export interface SchoenfeldFigure {
  readonly cell: TermCell
  readonly time: string
  readonly unit: CurveUnit
  readonly delayed: boolean
  /** The times of all events; empty if the points are on a grid. Outcomes of earlier revisions have no `n`, and at most a thousand points. */
  readonly x: readonly number[]
  readonly y: readonly number[]
  readonly n?: number
  readonly grid?: PointGrid
  /** Times of the smooth; if absent, `x`. */
  readonly at?: readonly number[]
  readonly smooth: readonly number[]
  /** The events that the smooth rests on, if not all. */
  readonly smoothed?: number
  /** The coefficient under proportional hazards. */
  readonly estimate: number
  readonly p: Numeric
}

export const plots = {
  ratios: { plot: plotForest },
  effect: { plot: plotEffect } satisfies Plot<EffectFigure>,
  nomogram: { plot: plotNomogram } satisfies Plot<NomogramFigure>,
  schoenfeld: { plot: plotSchoenfeld } satisfies Plot<SchoenfeldFigure>,
}

function plotSchoenfeld(data: SchoenfeldFigure, settings: PlotSettings): Scene {
  const { smooth, estimate, p } = data
  const { x, y } = placesOf(data)
  const chinese = settings.settings.language === 'zh'
  const term = termText(data.cell, settings)
  const across = range(x)
  const up = range([...y, ...smooth, estimate])
  const room = p === 'NaN' ? 0 : 0.14 * (up[1] - up[0]) // space for the note above the points
  return {
    width: settings.size.width ?? 110,
    height: settings.size.height ?? 80,
    description: chinese
      ? `${term}的系数随时间的变化：标化 Schoenfeld 残差及其平滑曲线。`
      : `Coefficient of ${term} over time: scaled Schoenfeld residuals and their smooth.`,
    caption: captionOf(data, settings),
    panels: [
      {
        title: term,
        x: { kind: 'linear', title: timeTitle(data, settings), domain: across },
        y: {
          kind: 'linear',
          title: chinese ? '系数 β(t)' : 'Coefficient β(t)',
          domain: [up[0], up[1] + room],
        },
        marks: [
          {
            kind: 'point',
            x,
            y,
            colour: { series: 0 },
            size: x.length > 2000 ? 1.6 : x.length > 300 ? 2.2 : 3,
            shape: 'circle',
            fill: 'translucent',
          },
          {
            kind: 'segment',
            from: [across[0], estimate],
            to: [across[1], estimate],
            colour: 'muted',
            width: 0.8,
            dash: 'dashed',
          },
          { kind: 'line', x: data.at ?? x, y: smooth, colour: { series: 1 }, width: 1.6 },
        ],
        ...(p === 'NaN'
          ? {}
          : {
              note: {
                corner: 'top-right' as const,
                lines: [[{ text: chinese ? '比例风险检验 ' : 'Proportional hazards ' }, ...richP(p, settings)]],
              },
            }),
      },
    ],
  }
}

/** Events that figures of before drew at most. */
const OLD_MOST = 1000

function captionOf({ x, n, grid, smoothed }: SchoenfeldFigure, settings: PlotSettings): string {
  const { language } = settings.settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const events = sizedName('', n ?? x.length, settings)
  const count =
    n === undefined && x.length === OLD_MOST
      ? say(`at most ${formatCount(OLD_MOST)} events are drawn`, `最多绘制 ${formatCount(OLD_MOST)} 个事件`)
      : say(`${events} events`, `事件 ${events}`)
  const of =
    smoothed === undefined
      ? ''
      : say(` of ${formatCount(smoothed)} evenly spaced events`, `（取间隔均匀的 ${formatCount(smoothed)} 个事件）`)
  return captionSentences(language, [
    [
      say('Points: β plus scaled Schoenfeld residual of each event', '点：各事件的标化 Schoenfeld 残差与系数之和'),
      count,
      ...gridWords(grid?.cells, language),
    ],
    [
      say(`Line: lowess${of}, level if hazards are proportional`, `实线：lowess 平滑${of}，比例风险成立时大致水平`),
      say('dashed: β of the model', '虚线：模型估计的系数'),
    ],
  ])
}

/** The range with a margin, so that no point lies on an axis. */
function range(values: readonly number[]): readonly [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) {
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  const margin = (high - low || Math.abs(low) || 1) * 0.04
  return [low - margin, high + margin]
}
