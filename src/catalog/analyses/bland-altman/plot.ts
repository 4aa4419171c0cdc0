import type { Mark, Scene } from '#figure/scene.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { formatEstimate, formatLevel } from '../../kit/present/format.ts'
import type { DifferencesFigure } from './figure-of.ts'

export const plots = { differences: { plot: plotDifferences } satisfies Plot<DifferencesFigure> }

function plotDifferences(data: DifferencesFigure, settings: PlotSettings): Scene {
  const { x, y, bias, lower, upper, scale, allowed, n } = data
  const zh = settings.settings.language === 'zh'
  const [from, to] = [Math.min(...x), Math.max(...x)]
  const span = to - from || Math.abs(to) || 1
  const [left, edge] = [from - span * 0.04, to + span * 0.04]
  const margins = allowed === null ? [] : [-allowed, allowed]
  const heights = [...y, ...bias, ...lower, ...upper, ...margins]
  const [bottom, top] = [Math.min(...heights), Math.max(...heights)]
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
    caption: captionOf(data, zh),
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
          ...inside,
          ...margins.map((height) => across(height, { dash: 'dash-dot', colour: 'ink' })),
          across(bias[0], { colour: { series: 0 }, width: 1.2 }),
          across(lower[0], { colour: { series: 1 }, width: 1.2, dash: 'dashed' }),
          across(upper[0], { colour: { series: 1 }, width: 1.2, dash: 'dashed' }),
          {
            kind: 'point',
            x,
            y,
            colour: 'ink',
            size: x.length > 300 ? 2 : 3.2,
            shape: 'circle',
            fill: 'translucent',
          },
          limitMark(zh ? '上限' : 'Upper', upper),
          limitMark(zh ? '偏倚' : 'Bias', bias),
          limitMark(zh ? '下限' : 'Lower', lower),
        ],
      },
    ],
  }
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

function captionOf({ coverage, confidence, allowed, n, x }: DifferencesFigure, zh: boolean): string {
  const [share, level] = [formatLevel(coverage), formatLevel(confidence)]
  const thinned =
    x.length < n ? (zh ? `；绘出 ${n} 对中的 ${x.length} 对` : `; ${x.length} of ${n} pairs are drawn`) : ''
  const margins = allowed === null ? '' : zh ? '；点划线：可接受范围' : '; dash-dotted: what is acceptable'
  return zh
    ? `实线：偏倚；虚线：${share} 一致性界限；阴影：${level} 置信区间${margins}${thinned}`
    : `Solid: bias; dashed: ${share} limits of agreement; bands: ${level} CI${margins}${thinned}`
}
