import type { Mark, Scene } from '#figure/scene.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import { richP, sizedName } from '../../kit/figures/figure-words.ts'
import { plotIntervals } from '../../kit/figures/interval-plot.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import type { LevelRef, Numeric } from '../../kit/outcome/outcome.ts'
import { formatCount, formatFraction, formatLevel, formatPercentInterval } from '../../kit/present/format.ts'

export interface ProportionsFigure {
  readonly confidence: number
  readonly expected: number | null
  readonly rows: readonly {
    readonly event: LevelRef
    readonly events: number
    readonly n: number
    readonly lower: number
    readonly upper: number
  }[]
}

export interface DistributionFigure {
  readonly values: readonly LevelRef[]
  readonly counts: readonly number[]
  readonly shares: readonly number[]
  readonly p: Numeric
}

export const plots = {
  proportions: { plot: plotProportions } satisfies Plot<ProportionsFigure>,
  distribution: { plot: plotDistribution } satisfies Plot<DistributionFigure>,
}

function plotProportions({ confidence, expected, rows }: ProportionsFigure, settings: PlotSettings): Scene {
  const { names } = settings
  const zh = settings.settings.language === 'zh'
  const level = formatLevel(confidence)
  const lines = rows.map(({ event, events, n, lower, upper }) => {
    const percent = formatFraction(events / n, settings.settings)
    const limits = formatPercentInterval(lower, upper, settings.settings)
    return {
      name: `${names.variable(event.variable)}${zh ? '：' : ': '}${names.level(event)}`,
      cells: [`${formatCount(events)}/${formatCount(n)}`, zh ? `${percent}（${limits}）` : `${percent} (${limits})`],
      estimate: events / n,
      lower,
      upper,
    }
  })
  const list = lines.map(({ name, cells }) => `${name} ${cells[1] ?? ''}`).join(zh ? '；' : '; ')
  return plotIntervals(
    {
      lines,
      names: zh ? '事件' : 'Event',
      headings: [zh ? '例数' : 'Events/n', zh ? `率(%)及 ${level} CI` : `% (${level} CI)`],
      axis: { title: zh ? '率(%)' : 'Proportion (%)', kind: 'linear', format: 'percent', none: expected },
      meaning: { confidence, none: { en: 'expected proportion', zh: '理论率' } },
      description: zh
        ? `率及其 ${level} 置信区间：${list}。`
        : `Proportions in percent with ${level} intervals: ${list}.`,
    },
    settings,
  )
}

/** Bars of the observed proportions, each with a line at the expected proportion. */
function plotDistribution({ values, counts, shares, p }: DistributionFigure, settings: PlotSettings): Scene {
  const zh = settings.settings.language === 'zh'
  const n = counts.reduce((sum, count) => sum + count, 0)
  const seen = counts.map((count) => count / n)
  const top = Math.max(...seen, ...shares)
  const variable = settings.names.variable(values[0]?.variable ?? '')
  const marks = values.flatMap((_, i): Mark[] => {
    const [share, expected] = [seen[i] ?? 0, shares[i] ?? 0]
    const bar: Mark = {
      kind: 'rect',
      x: [i - 0.32, i + 0.32],
      y: [0, share],
      fill: { series: 0 },
      stroke: { series: 0 },
    }
    return [
      ...(share > 0 ? [bar] : []),
      {
        kind: 'segment',
        from: [i - 0.42, expected],
        to: [i + 0.42, expected],
        colour: 'ink',
        width: 1.4,
      },
    ]
  })
  const names = values.map((ref) => settings.names.level(ref))
  const list = names.map((name, i) => `${name} ${formatFraction(seen[i] ?? 0, settings.settings)}%`)
  return {
    width: settings.size.width ?? Math.min(170, Math.max(85, 30 + 14 * names.length)),
    height: settings.size.height ?? 80,
    description: zh
      ? `${variable}的实际构成条图，横线为理论构成：${list.join('、')}。`
      : `${variable}: observed percentages as bars, expected ones as lines: ${list.join(', ')}.`,
    caption: captionSentences(settings.settings.language, [
      [zh ? '条：实际构成' : 'Bars: observed', zh ? '横线：理论构成' : 'lines: expected', sizedName('', n, settings)],
    ]),
    panels: [
      {
        x: { kind: 'band', title: variable, categories: names },
        y: { kind: 'linear', title: zh ? '百分比(%)' : 'Percentage', domain: [0, top * 1.22], format: 'percent' },
        marks,
        note: { corner: 'top-left', lines: [richP(p, settings)] },
      },
    ],
    legend: {
      place: 'top',
      items: [
        { label: zh ? '实际' : 'Observed', colour: { series: 0 }, key: 'box' },
        { label: zh ? '理论' : 'Expected', colour: 'ink', key: 'line' },
      ],
    },
  }
}
