import type { Scene } from '#figure/scene.ts'
import { plotIntervals } from '../../kit/figures/interval-plot.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { formatCount, formatFraction, formatLevel, formatPercentInterval } from '../../kit/present/format.ts'

export interface DifferencesFigure {
  readonly confidence: number
  readonly rows: readonly {
    /** Null for a table that was typed in. */
    readonly first: string | null
    readonly second: string | null
    readonly firstEvents: number
    readonly secondEvents: number
    readonly n: number
    readonly estimate: number
    readonly lower: number
    readonly upper: number
  }[]
}

export const plots = { differences: { plot: plotDifferences } satisfies Plot<DifferencesFigure> }

function plotDifferences({ confidence, rows }: DifferencesFigure, settings: PlotSettings): Scene {
  const { names } = settings
  const zh = settings.settings.language === 'zh'
  const percent = (value: number) => formatFraction(value, settings.settings)
  const lines = rows.map(({ first, second, firstEvents, secondEvents, n, estimate, lower, upper }) => {
    const limits = formatPercentInterval(lower, upper, settings.settings)
    return {
      name:
        first === null || second === null
          ? zh
            ? '变量一 − 变量二'
            : 'First − second'
          : `${names.variable(first)} − ${names.variable(second)}`,
      cells: [
        `${percent(firstEvents / n)} / ${percent(secondEvents / n)}`,
        zh ? `${percent(estimate)}（${limits}）` : `${percent(estimate)} (${limits})`,
      ],
      estimate,
      lower,
      upper,
    }
  })
  const level = formatLevel(confidence)
  const title = zh ? '配对率差(百分点)' : 'Paired difference (percentage points)'
  const list = lines.map(({ name, cells }) => `${name} ${cells[1] ?? ''}`).join(zh ? '；' : '; ')
  return plotIntervals(
    {
      lines,
      names: zh ? '比较' : 'Comparison',
      headings: [zh ? '率(%)' : 'Both, %', zh ? `率差(${level} CI)` : `Difference (${level} CI)`],
      axis: { title, kind: 'linear', format: 'percent', none: 0 },
      meaning: { confidence, none: { en: 'no difference', zh: '无差异' }, counts: [pairWords(rows, zh)] },
      description: zh ? `森林图，${title}：${list}。` : `Forest plot, ${title.toLowerCase()}: ${list}.`,
    },
    settings,
  )
}

/** The number of pairs, or the smallest and the largest of the comparisons. */
function pairWords(rows: DifferencesFigure['rows'], zh: boolean): string {
  const sizes = rows.map(({ n }) => n)
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)]
  if (least === most) return zh ? `对子数 n=${formatCount(most)}` : `pairs: n\u00a0=\u00a0${formatCount(most)}`
  return zh
    ? `对子数 n=${formatCount(least)}～${formatCount(most)}`
    : `pairs: n\u00a0=\u00a0${formatCount(least)} to ${formatCount(most)}`
}
