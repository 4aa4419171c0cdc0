import type { Mark, Scene } from '#figure/scene.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import { sizedName } from '../../kit/figures/figure-words.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { gridWords, placesOf } from '../../kit/plots/point-grid.ts'
import { formatEstimate, formatLevel } from '../../kit/present/format.ts'
import type { DifferencesFigure } from './figure-of.ts'

export const plots = { differences: { plot: plotDifferences } satisfies Plot<DifferencesFigure> }

function plotDifferences(data: DifferencesFigure, settings: PlotSettings): Scene {
  const { bias, lower, upper, scale, allowed, n } = data
  const { x, y } = pairsOf(data)
  const zh = settings.settings.language === 'zh'
  const [from, to] = extent(x)
  const span = to - from || Math.abs(to) || 1
  const [left, edge] = [from - span * 0.04, to + span * 0.04]
  const margins = allowed === null ? [] : [-allowed, allowed]
  const [bottom, top] = extent([...y, ...bias, ...lower, ...upper, ...margins])
  const none = scale === 'ratio' ? 1 : 0
  const room = scale === 'ratio' ? (top / bottom) ** 0.06 : (top - bottom) * 0.06
  const across = (height: number, style: Partial<Mark & { kind: 'segment' }>): Mark => ({
    kind: 'segment',
    from: [left, height],
    to: [edge, height],
    colour: 'muted',
    width: 0.7,
    ...style,
  })
  const band = ([, low, high]: DifferencesFigure['bias'], series: number): Mark => ({
    kind: 'band',
    x: [left, edge],
    lower: [low, low],
    upper: [high, high],
    curve: 'linear',
    colour: { series },
  })
  const limitMark = (name: string, [estimate]: DifferencesFigure['bias']): Mark => ({
    kind: 'text',
    at: [edge + span * 0.02, estimate],
    text: [{ text: `${name} ${formatEstimate(estimate, settings.settings)}` }],
    anchor: 'start',
    colour: 'ink',
  })
  const inside = none > bottom && none < top ? [across(none, { dash: 'dotted' })] : []
  const title = titleOf(data, settings)
  const described = [bias, lower, upper].map(([value]) => formatEstimate(value, settings.settings))
  return {
    width: settings.size.width ?? 120,
    height: settings.size.height ?? 85,
    description: zh
      ? `Bland–Altman 图，${n} 对：偏倚 ${described[0] ?? ''}，一致性界限 ${described[1] ?? ''} 至 ${described[2] ?? ''}。`
      : `Bland–Altman plot of ${n} pairs: bias ${described[0] ?? ''}, limits of agreement ${described[1] ?? ''} to ${described[2] ?? ''}.`,
    caption: captionOf(data, inside.length > 0, settings),
    panels: [
      {
        x: { kind: 'linear', title: title.x, domain: [left, edge + span * 0.34], end: edge },
        y: {
          kind: scale === 'ratio' ? 'log' : 'linear',
          title: title.y,
          domain: scale === 'ratio' ? [bottom / room, top * room] : [bottom - room, top + room],
        },
        marks: [
          band(bias, 0),
          band(lower, 1),
          band(upper, 1),
          {
            kind: 'point',
            x,
            y,
            colour: 'ink',
            size: x.length > 2000 ? 1.6 : x.length > 300 ? 2 : 3.2,
            shape: 'circle',
            fill: 'translucent',
          },
          ...inside,
          ...margins.map((height) => across(height, { dash: 'dash-dot', colour: 'ink' })),
          across(bias[0], { colour: { series: 0 }, width: 1.2 }),
          across(lower[0], { colour: { series: 1 }, width: 1.2, dash: 'dashed' }),
          across(upper[0], { colour: { series: 1 }, width: 1.2, dash: 'dashed' }),
          limitMark(zh ? '上限' : 'Upper', upper),
          limitMark(zh ? '偏倚' : 'Bias', bias),
          limitMark(zh ? '下限' : 'Lower', lower),
        ],
      },
    ],
  }
}

/** The places of the pairs; a grid is one of logarithms of ratios. */
function pairsOf({ x, y, grid, scale }: DifferencesFigure) {
  if (grid === undefined) return { x, y }
  const places = placesOf({ x, y, grid })
  return scale === 'ratio' ? { x: places.x, y: places.y.map(Math.exp) } : places
}

function extent(values: readonly number[]): readonly [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) {
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  return [low, high]
}

function titleOf({ first, second, scale, against }: DifferencesFigure, { settings, names }: PlotSettings) {
  const zh = settings.language === 'zh'
  const [a, b] = [names.variable(first), names.variable(second)]
  const mean = zh ? `${a}与${b}的均值` : `Mean of ${a} and ${b}`
  const difference = `${a} − ${b}`
  return {
    x: against === 'mean' ? mean : b,
    y: scale === 'difference' ? difference : scale === 'percent' ? `${difference} (%)` : `${a} / ${b}`,
  }
}

function captionOf(data: DifferencesFigure, isZeroShown: boolean, settings: PlotSettings): string {
  const { coverage, confidence, allowed, n, x, grid, scale } = data
  const { language } = settings.settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const [share, level] = [formatLevel(coverage), formatLevel(confidence)]
  const isSample = grid === undefined && x.length < n
  return captionSentences(language, [
    [
      say('Points: pairs', '点：各对测量值'),
      sizedName('', n, settings),
      ...gridWords(grid?.cells, language),
      ...(isSample ? [say(`${x.length} of ${n} pairs are drawn`, `绘出 ${n} 对中的 ${x.length} 对`)] : []),
    ],
    [
      say('Solid: bias', '实线：偏倚'),
      say(`dashed: ${share} limits of agreement`, `虚线：${share} 一致性界限`),
      say(`bands: ${level} CI`, `阴影：${level} 置信区间`),
      ...(isZeroShown
        ? [
            scale === 'ratio'
              ? say('dotted: ratio 1', '点线：比值为 1')
              : say('dotted: no difference', '点线：差值为 0'),
          ]
        : []),
      ...(allowed === null ? [] : [say('dash-dotted: what is acceptable', '点划线：可接受范围')]),
    ],
  ])
}
