import type { Mark, Scene } from '#figure/scene.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import { richP, sizedName } from '../../kit/figures/figure-words.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import type { LevelRef, Numeric } from '../../kit/outcome/outcome.ts'
import { formatFraction, formatLevel } from '../../kit/present/format.ts'

export interface TrendFigure {
  readonly event: LevelRef
  readonly groups: readonly LevelRef[]
  readonly rows: readonly {
    readonly events: number
    readonly n: number
    readonly lower: number
    readonly upper: number
  }[]
  /** The fitted proportion of each group. */
  readonly fitted: readonly number[]
  readonly confidence: number
  readonly p: Numeric
}

export const plots = { trend: { plot: plotTrend } satisfies Plot<TrendFigure> }

/** Proportions with their intervals by group, and the fitted line of the trend. */
function plotTrend({ event, groups, rows, fitted, confidence, p }: TrendFigure, settings: PlotSettings): Scene {
  const { names } = settings
  const zh = settings.settings.language === 'zh'
  const colour = { series: 0 }
  const x = rows.map((_, i) => i)
  const top = Math.max(...rows.map(({ upper }) => upper), ...fitted)
  const bounded = fitted.map((share) => Math.min(1, Math.max(0, share)))
  const marks: Mark[] = [
    { kind: 'line', x, y: bounded, colour: 'muted', width: 1, dash: 'dashed' },
    ...rows.map(
      ({ lower, upper }, i): Mark => ({ kind: 'segment', from: [i, lower], to: [i, upper], colour, width: 1.2 }),
    ),
    { kind: 'point', x, y: rows.map(({ events, n }) => events / n), colour, size: 5, shape: 'circle', fill: 'solid' },
  ]
  const variable = names.variable(event.variable)
  const level = formatLevel(confidence)
  const list = rows.map(
    ({ events, n }, i) => `${names.level(groups[i] ?? event)} ${formatFraction(events / n, settings.settings)}%`,
  )
  return {
    width: settings.size.width ?? Math.min(170, Math.max(90, 30 + 20 * rows.length)),
    height: settings.size.height ?? 84,
    description: zh
      ? `${variable}各组的率及 ${level} 置信区间，虚线为线性趋势：${list.join('、')}。`
      : `${variable}: proportions with ${level} intervals over the groups and the line of the trend: ${list.join(', ')}.`,
    caption: captionSentences(settings.settings.language, [
      [
        zh ? `点与线段：率及 ${level} 置信区间` : `Points and lines: proportions with ${level} CI`,
        zh ? '虚线：线性趋势' : 'dashed: linear trend',
      ],
    ]),
    panels: [
      {
        x: {
          kind: 'band',
          title: names.variable(groups[0]?.variable ?? ''),
          categories: groups.map((group, i) => sizedName(names.level(group), rows[i]?.n ?? 0, settings)),
        },
        y: {
          kind: 'linear',
          title: zh ? `${variable}：${names.level(event)}(%)` : `${variable}: ${names.level(event)} (%)`,
          domain: [0, Math.min(1, top) * 1.2],
          format: 'percent',
          ...(top > 0.83 ? { ticks: [0, 0.2, 0.4, 0.6, 0.8, 1] } : {}),
        },
        marks,
        note: {
          corner: 'top-left',
          lines: [[{ text: zh ? '趋势检验 ' : 'Trend: ' }, ...richP(p, settings)]],
        },
      },
    ],
  }
}
