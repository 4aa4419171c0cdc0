import type { Mark, Scene } from '#figure/scene.ts'
import { sizedName } from '../../kit/figures/figure-words.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import type { LevelRef } from '../../kit/outcome/outcome.ts'
import { formatCount, formatFraction, formatLevel } from '../../kit/present/format.ts'

export interface BarsFigure {
  readonly variable: string
  readonly scale: 'percent' | 'count'
  readonly confidence: number
  /** Cases with a value. */
  readonly n: number
  readonly bars: readonly Bar[]
}

interface Bar {
  readonly value: LevelRef
  readonly count: number
  /** Interval of the proportion. */
  readonly interval: { readonly lower: number; readonly upper: number } | null
}

export const plots = { bars: { plot: plotBars } satisfies Plot<BarsFigure> }

/** More bars do not fit on a page; the most frequent values are drawn. */
const maxBars = 40

/** A horizontal bar for each value, with its name on the left, its count and percentage on the right, and a line for the interval. */
function plotBars({ variable, scale, confidence, n, bars: all }: BarsFigure, settings: PlotSettings): Scene {
  const { names, size } = settings
  const zh = settings.settings.language === 'zh'
  const name = names.variable(variable)
  const bars = mostFrequent(all)
  const ofScale = (share: number) => (scale === 'percent' ? share : share * n)
  const top = Math.max(...bars.map(({ count, interval }) => ofScale(interval?.upper ?? count / n)))
  const cells = bars.map(({ count }) => {
    const percent = formatFraction(count / n, settings.settings)
    return { text: zh ? `${formatCount(count)}（${percent}）` : `${formatCount(count)} (${percent})` }
  })
  const list = bars.map(({ value }, i) => `${names.level(value)} ${cells[i]?.text ?? ''}`).join(zh ? '、' : ', ')
  const remarks = remarksOf(bars, all, { confidence, n }, settings)
  return {
    width: size.width ?? 140,
    height: size.height ?? 31 + 6.5 * bars.length,
    description: zh
      ? `${name}的频数条图（n=${formatCount(n)}）：${list}。`
      : `Bars of the values of ${name} (n = ${formatCount(n)}): ${list}.`,
    caption: remarks,
    panels: [
      {
        x: {
          kind: 'linear',
          domain: [0, top * 1.04],
          ...(scale === 'percent'
            ? { title: zh ? '有效百分比(%)' : 'Valid percentage', format: 'percent' }
            : { title: zh ? '频数' : 'Count', whole: true }),
        },
        y: { kind: 'band', title: '', categories: bars.map(() => ''), bare: true },
        columns: [
          { title: name, side: 'left', align: 'start', cells: bars.map(({ value }) => ({ text: names.level(value) })) },
          { title: zh ? '频数（%）' : 'n (%)', side: 'right', align: 'middle', cells },
        ],
        marks: bars.flatMap(({ count, interval }, y) => [
          ...barMarks(ofScale(count / n), y),
          ...(interval === null ? [] : whiskerMarks(ofScale(interval.lower), ofScale(interval.upper), y)),
        ]),
      },
    ],
  }
}

/** The most frequent bars, in their original order. */
function mostFrequent(bars: readonly Bar[]): readonly Bar[] {
  if (bars.length <= maxBars) return bars
  const chosen = new Set(bars.toSorted((a, b) => b.count - a.count).slice(0, maxBars))
  return bars.filter((bar) => chosen.has(bar))
}

function remarksOf(
  bars: readonly Bar[],
  all: readonly Bar[],
  { confidence, n }: Pick<BarsFigure, 'confidence' | 'n'>,
  settings: PlotSettings,
): string {
  const zh = settings.settings.language === 'zh'
  const level = formatLevel(confidence)
  const remarks = [
    zh ? '条：有值个案的分布' : 'Bars: cases with a value',
    sizedName('', n, settings),
    ...(bars.some(({ interval }) => interval !== null)
      ? [zh ? `横线：${level} Wilson 置信区间` : `lines: ${level} Wilson intervals`]
      : []),
    ...(bars.length < all.length
      ? [
          zh
            ? `${all.length} 个取值中按频数取前 ${bars.length} 个`
            : `the first ${bars.length} of ${all.length} values by frequency`,
        ]
      : []),
  ]
  return remarks.join(zh ? '；' : '; ')
}

function barMarks(end: number, y: number): readonly Mark[] {
  if (end === 0) return []
  return [{ kind: 'rect', x: [0, end], y: [y - 0.34, y + 0.34], fill: { series: 0 }, stroke: { series: 0 } }]
}

function whiskerMarks(lower: number, upper: number, y: number): readonly Mark[] {
  const stroke = (from: readonly [number, number], to: readonly [number, number]): Mark => ({
    kind: 'segment',
    from,
    to,
    colour: 'ink',
    width: 0.9,
  })
  return [
    stroke([lower, y], [upper, y]),
    ...[lower, upper].map((limit) => stroke([limit, y - 0.14], [limit, y + 0.14])),
  ]
}
