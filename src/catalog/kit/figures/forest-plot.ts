import type { Mark, Scene } from '#figure/scene.ts'
import type { TermCell } from '../outcome/outcome.ts'
import { formatCount, formatEstimateInterval, formatLevel } from '../present/format.ts'
import { termText } from '../present/term-text.ts'
import type { Words } from '../words.ts'
import { captionSentences } from './caption-sentences.ts'
import { sizedName } from './figure-words.ts'
import { forestRange, ratioTicks } from './forest-axis.ts'
import { intervalMarks } from './forest-marks.ts'
import type { PlotSettings } from './plot.ts'

/** Estimates with their intervals, one below the other. */
export interface ForestFigure {
  readonly confidence: number
  /** The quantity on the axis: a ratio has a logarithmic axis and 1 as its null value. */
  readonly scale: 'difference' | 'odds-ratio' | 'hazard-ratio' | 'rate-ratio'
  /** Cases of the model, and those with the event; absent from outcomes of before. */
  readonly n?: number
  readonly events?: number
  readonly rows: readonly {
    readonly cell: TermCell
    readonly estimate: number
    readonly lower: number
    readonly upper: number
  }[]
}

/** The quantities of the axis. */
export const forestTitles: Readonly<Record<ForestFigure['scale'], Words>> = {
  difference: { en: 'Coefficient', zh: '回归系数' },
  'odds-ratio': { en: 'Odds ratio', zh: '比值比(OR)' },
  'hazard-ratio': { en: 'Hazard ratio', zh: '风险比(HR)' },
  'rate-ratio': { en: 'Rate ratio', zh: '发生率比(IRR)' },
}

/** Limits further out than this are drawn to the edge. */
const farthest = 1e4

/** A forest plot, one row for each estimate from the top. Ratios have a logarithmic axis, on which estimates and limits are bounded to 1e-4 and 1e4. */
export function plotForest(data: ForestFigure, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const ratio = data.scale !== 'difference'
  const bounded = (value: number) => (ratio ? Math.min(Math.max(value, 1 / farthest), farthest) : value)
  const rows = data.rows.map((row) => ({
    name: termText(row.cell, settings),
    estimate: bounded(row.estimate),
    lower: bounded(row.lower),
    upper: bounded(row.upper),
  }))
  const none = ratio ? 1 : 0
  const { low, high, domain } = forestRange(rows, none, ratio)
  const middle = (value: number) =>
    ratio ? Math.log(value / low) / Math.log(high / low) : (value - low) / (high - low)
  const marks: Mark[] = [
    // with a gap for the numbers
    ...rows.map(
      (_, i): Mark => ({
        kind: 'segment',
        from: [none, i - 0.16],
        to: [none, i + 0.5],
        colour: 'muted',
        width: 0.6,
        dash: 'dashed',
      }),
    ),
    ...intervalMarks(rows.map((row, i) => ({ ...row, y: i, size: 5 }))),
    ...data.rows.map((row, i): Mark => {
      const { estimate } = rows[i] ?? row
      const at = middle(estimate)
      const anchor = at < 0.35 ? 'start' : at > 0.65 ? 'end' : 'middle'
      const x =
        anchor === 'start' ? (rows[i]?.lower ?? estimate) : anchor === 'end' ? (rows[i]?.upper ?? estimate) : estimate
      const text = formatEstimateInterval(row, settings.settings, data.scale === 'difference' ? 0 : 1)
      return { kind: 'text', at: [x, i - 0.32], text: [{ text }], anchor, colour: 'muted' }
    }),
  ]
  const level = formatLevel(data.confidence)
  const what = forestTitles[data.scale][language]
  return {
    width: settings.size.width ?? 120,
    height: settings.size.height ?? 29 + 9 * rows.length,
    description:
      language === 'zh'
        ? `${what}及 ${level} 置信区间的森林图，共 ${rows.length} 项。`
        : `Forest plot of ${rows.length} estimates with ${level} intervals: ${what.toLowerCase()}.`,
    caption: captionOf(data, settings),
    panels: [
      {
        x: {
          kind: ratio ? 'log' : 'linear',
          title: language === 'zh' ? `${what}（${level} CI）` : `${what} (${level} CI)`,
          domain,
          ...(ratio ? ratioTicks(domain) : {}),
        },
        y: { kind: 'band', title: '', categories: rows.map(({ name }) => name) },
        marks,
      },
    ],
  }
}

function captionOf({ confidence, n, events }: ForestFigure, settings: PlotSettings): string {
  const { language } = settings.settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const level = formatLevel(confidence)
  return captionSentences(language, [
    [
      say('Squares: estimates', '方块：估计值'),
      say(`lines: ${level} CI`, `横线：${level} 置信区间`),
      say('dashed: no effect', '虚线：无效线'),
      ...(n === undefined ? [] : [sizedName('', n, settings)]),
      ...(events === undefined ? [] : [say(`events: ${formatCount(events)}`, `事件数：${formatCount(events)}`)]),
    ],
  ])
}
