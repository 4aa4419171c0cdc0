import type { Colour, Mark, Scene } from '#figure/scene.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import { groupLegend } from '../../kit/figures/colour-legend.ts'
import { groupedBy, sizedName } from '../../kit/figures/figure-words.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { extentOf } from '../../kit/plots/value-range.ts'
import { formatLevel, formatQuantity } from '../../kit/present/format.ts'
import { withoutFalse } from '../../kit/without-false.ts'
import type { EcdfGroup, EcdfPlotData } from './data.ts'

export const plots = { chart: { plot: plotCurves } satisfies Plot<EcdfPlotData> }

function plotCurves(data: EcdfPlotData, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const { show } = data
  const groups = data.groups.filter(({ curve }) => curve !== null)
  const variable = settings.names.variable(data.of.variable)
  const [from, to] = domainOf(data)
  const marks = groups.map((group, series) => curveMarks(group, { series }, show.complement))
  const half: Mark = { kind: 'segment', from: [from, 0.5], to: [to, 0.5], colour: 'muted', width: 0.5, dash: 'dotted' }
  const titles = show.complement
    ? { en: 'Proportion above', zh: '超过该值的比例' }
    : { en: 'Cumulative proportion', zh: '累积比例' }
  const refs = groups.map(({ group }) => group)
  const by = groupedBy(refs, settings)
  return {
    width: settings.size.width ?? 100,
    height: settings.size.height ?? 78,
    description: language === 'zh' ? `${variable}的经验累积分布${by}。` : `Empirical distribution of ${variable}${by}.`,
    caption: captionOf(data, groups, settings),
    panels: [
      {
        x: { kind: show.axis, title: variable, domain: [from, to] },
        y: { kind: 'linear', title: titles[language], domain: [0, 1] },
        marks: [
          ...marks.flatMap(({ bands }) => bands),
          ...(groups.some(({ median }) => median !== null) ? [half] : []),
          ...marks.flatMap(({ lines }) => lines),
        ],
      },
    ],
    ...groupLegend(groups, { key: 'line', dash: 'of-series' }, settings),
  }
}

function curveMarks(
  { curve, median }: EcdfGroup,
  colour: Colour,
  complement: boolean,
): { readonly bands: readonly Mark[]; readonly lines: readonly Mark[] } {
  if (curve === null) return { bands: [], lines: [] }
  const of = (share: number) => (complement ? 1 - share : share)
  // curves of several groups along 0 and 1 would hide each other: each rises at its least value and ends at its greatest
  const [start = 0] = curve.x
  const [lower, upper] = complement ? [curve.upper, curve.lower] : [curve.lower, curve.upper]
  return {
    bands:
      curve.lower.length === 0
        ? []
        : [
            {
              kind: 'band',
              x: curve.x,
              lower: lower.map(of),
              upper: upper.map(of),
              curve: 'step',
              colour,
            },
          ],
    lines: withoutFalse([
      { kind: 'step', x: [start, ...curve.x], y: [0, ...curve.y].map(of), colour, dash: 'of-series' },
      median !== null && { kind: 'segment', from: [median, 0], to: [median, 0.5], colour, width: 0.7, dash: 'dotted' },
    ]),
  }
}

function domainOf({ groups, show }: EcdfPlotData): readonly [number, number] {
  const [low, high] = extentOf(groups.map(({ curve }) => curve?.x ?? []))
  if (show.axis === 'log') {
    const margin = low < high ? (high / low) ** 0.04 : 2
    return [low / margin, high * margin]
  }
  const margin = (high - low || Math.abs(low) || 1) * 0.04
  // a variable that is never negative has no axis below 0
  return [low >= 0 ? Math.max(0, low - margin) : low - margin, high + margin]
}

function captionOf({ show, confidence }: EcdfPlotData, groups: readonly EcdfGroup[], settings: PlotSettings): string {
  const { language } = settings.settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const [only] = groups
  const level = formatLevel(confidence)
  const medians = groups.flatMap(({ median }) => (median === null ? [] : [formatQuantity(median, settings.settings)]))
  const bands = {
    none: [],
    dkw: [say(`Band: simultaneous ${level} (DKW)`, `阴影：${level} 同时置信带（DKW）`)],
    pointwise: [
      say(`Band: pointwise ${level} CI (Clopper–Pearson)`, `阴影：逐点 ${level} 置信区间（Clopper–Pearson）`),
    ],
  }[show.band]
  return captionSentences(language, [
    [only !== undefined && groups.length === 1 && sizedName('', only.n, settings)],
    [
      medians.length > 0 &&
        (medians.length === 1
          ? say(`Dotted line: median ${medians[0]}`, `点线：中位数 ${medians[0]}`)
          : say(`Dotted lines: medians ${medians.join(', ')}`, `点线：中位数 ${medians.join('、')}`)),
    ],
    bands,
  ])
}
