import type { Colour, Mark, Scene } from '#figure/scene.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import { groupLegend } from '../../kit/figures/colour-legend.ts'
import { groupedBy, sizedName } from '../../kit/figures/figure-words.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { curveLines, curvesRange, visiblePieces } from '../../kit/plots/density-line.ts'
import { axisFromZero } from '../../kit/plots/round-ticks.ts'
import { formatQuantity } from '../../kit/present/format.ts'
import { withoutFalse } from '../../kit/without-false.ts'
import type { DensityCurveData, DensityGroup } from './data.ts'

export const plots = { chart: { plot: plotDensities } satisfies Plot<DensityCurveData> }

/** Share of the highest point below which a curve would merge with the axis. */
const visible = 0.004

const heights = {
  density: { en: 'Density', zh: '密度' },
  count: { en: 'Cases per unit', zh: '每单位例数' },
  equal: { en: 'Relative density', zh: '相对密度' },
} as const

const centres = { mean: { en: 'means', zh: '均数' }, median: { en: 'medians', zh: '中位数' } } as const

function plotDensities(data: DensityCurveData, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const { show } = data
  const groups = data.groups.filter(({ n }) => n > 0)
  const variable = settings.names.variable(data.of.variable)
  const highest = Math.max(...groups.flatMap(({ curve }) => (curve === null ? [] : [Math.max(...curve.y)])))
  const { domain: y, ticks } = axisFromZero(highest, 5, false)
  const refs = groups.map(({ group }) => group)
  const by = groupedBy(refs, settings)
  const marks = groups.map((group, series) => densityMarks(group, { series }, { series, top: y[1], highest, show }))
  const size = { width: settings.size.width ?? 110, height: settings.size.height ?? 76 }
  return {
    ...size,
    description: language === 'zh' ? `${variable}的核密度曲线${by}。` : `Kernel density of ${variable}${by}.`,
    caption: captionOf(data, groups, settings),
    panels: [
      {
        x: { kind: 'linear', title: variable, domain: curvesRange(groups, highest * visible) },
        y: { kind: 'linear', title: heights[show.scale][language], domain: y, ticks },
        marks: [...marks.flatMap(({ fills }) => fills), ...marks.flatMap(({ lines }) => lines)],
      },
    ],
    ...groupLegend(groups, { key: 'line', dash: 'of-series' }, settings),
  }
}

function densityMarks(
  { curve, centre, marks }: DensityGroup,
  colour: Colour,
  {
    series,
    top,
    highest,
    show,
  }: {
    readonly series: number
    readonly top: number
    readonly highest: number
    readonly show: DensityCurveData['show']
  },
): { readonly fills: readonly Mark[]; readonly lines: readonly Mark[] } {
  const fills = curve === null || !show.fill ? [] : visiblePieces(curve, highest * visible)
  return {
    fills: fills.map(({ x, y }) => ({
      kind: 'polygon',
      x: [x[0] ?? 0, ...x, x.at(-1) ?? 0],
      y: [0, ...y, 0],
      fill: colour,
      stroke: null,
      opacity: 0.18,
    })),
    lines: withoutFalse([
      ...(curve === null ? [] : curveLines(curve, highest * visible, { colour, dash: 'of-series', width: 1.4 })),
      centre !== null && { kind: 'segment', from: [centre, 0], to: [centre, top], colour, width: 0.9, dash: 'dotted' },
      marks !== null && {
        kind: 'tick',
        x: marks,
        y: marks.map(() => top * (0.016 + 0.032 * series)),
        colour,
        size: 5,
      },
    ]),
  }
}

function captionOf({ show }: DensityCurveData, groups: readonly DensityGroup[], settings: PlotSettings): string {
  const { language } = settings.settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const [only] = groups
  const factor = show.adjust === 1 ? '' : say(` × ${show.adjust}`, `×${show.adjust}`)
  const values = groups.flatMap(({ centre }) => (centre === null ? [] : [formatQuantity(centre, settings.settings)]))
  return captionSentences(language, [
    [only !== undefined && groups.length === 1 && sizedName('', only.n, settings)],
    [
      say(`Curves: Gaussian kernel, bandwidth by Silverman’s rule${factor}`, `曲线：高斯核，Silverman 带宽${factor}`),
      groups.some(({ curve }) => curve?.reflected === true) && say('reflected at 0', '在 0 处反射'),
      show.support === 'range' && say('cut off at the outermost values', '截于最小值与最大值'),
    ],
    [
      !(show.centre === 'none' || values.length === 0) &&
        say(
          `Dotted lines: ${centres[show.centre].en} ${values.join(', ')}`,
          `点线：${centres[show.centre].zh} ${values.join('、')}`,
        ),
    ],
    [groups.some(({ marks }) => marks !== null) && say('Strokes: values', '短线：观测值')],
  ])
}
