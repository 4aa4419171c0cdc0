import type { Colour, Dash, LegendItem, Mark, Panel, Scene } from '#figure/scene.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { curveLines, visiblePieces } from '../../kit/plots/density-line.ts'
import { axisFromZero, logTicksWithin, ticksWithin } from '../../kit/plots/round-ticks.ts'
import { formatCount, formatEstimate } from '../../kit/present/format.ts'
import { withoutFalse } from '../../kit/without-false.ts'
import type { Words } from '../../kit/words.ts'
import { captionOf, isFew } from './caption.ts'
import type { GroupCurves, HistogramData, HistogramGroup } from './data.ts'
import { groupBars, stackedBars } from './group-bars.ts'

export const plots = { chart: { plot: plotHistogram } satisfies Plot<HistogramData> }

const words = {
  count: { en: 'Count', zh: '频数' },
  percent: { en: 'Share, %', zh: '百分比(%)' },
  density: { en: 'Density', zh: '密度' },
  'log-density': { en: 'Density of log10', zh: '密度（log10）' },
  kernel: { en: 'Kernel density', zh: '核密度曲线' },
  normal: { en: 'Normal curve', zh: '正态曲线' },
  mean: { en: 'Mean', zh: '均数' },
  median: { en: 'Median', zh: '中位数' },
} as const satisfies Readonly<Record<string, Words>>

const pointsPerMm = 72 / 25.4
/** Share of the highest bar or curve below which a curve would merge with the axis. */
const VISIBLE = 0.004
/** More panels than this are drawn in two columns. */
const MOST_IN_A_COLUMN = 6

interface Frame {
  readonly x: Panel['x']
  readonly y: Panel['y']
  /** Upper end of y. */
  readonly top: number
  /** Limits of the bins. */
  readonly ends: readonly [number, number]
}

function plotHistogram(data: HistogramData, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const variable = settings.names.variable(data.of.variable)
  const drawn = data.groups.filter(({ n }) => n > 0)
  const facets = data.arrangement === 'facet'
  const columns = facets && drawn.length > MOST_IN_A_COLUMN ? 2 : 1
  const rows = facets ? Math.ceil(drawn.length / columns) : data.arrangement === 'mirror' ? 2 : 1
  const size = {
    width: settings.size.width ?? (columns === 2 ? 150 : 110),
    height: settings.size.height ?? (facets ? 24 + 35 * rows : data.arrangement === 'mirror' ? 96 : 80),
  }
  const frame = frameOf(data, drawn, { width: size.width / columns, height: size.height / rows }, settings)
  const named = drawn.flatMap(({ group }) => (group === null ? [] : [settings.names.level(group)]))
  const groups = named.length > 1 ? named.join(language === 'zh' ? '、' : ', ') : ''
  return {
    ...size,
    description:
      language === 'zh'
        ? `${variable} 的直方图${groups === '' ? '' : `，按${groups}分组`}。`
        : `Histogram of ${variable}${groups === '' ? '' : ` in ${groups}`}.`,
    ...(facets ? { arrangement: columns === 1 ? 'column' : { columns } } : {}),
    ...(data.arrangement === 'mirror' ? { arrangement: 'column' } : {}),
    panels: facets
      ? facetPanels(data, drawn, frame, columns, settings)
      : data.arrangement === 'mirror'
        ? mirrorPanels(data, drawn, frame)
        : [{ x: frame.x, y: frame.y, marks: marksTogether(data, drawn, frame) }],
    ...legendOf(data, drawn, settings),
    caption: captionOf(data, settings),
  }
}

/** The axes that all panels share. */
function frameOf(
  data: HistogramData,
  drawn: readonly HistogramGroup[],
  size: { readonly width: number; readonly height: number },
  settings: PlotSettings,
): Frame {
  const { language } = settings.settings
  const { edges, scale, axis } = data
  const barred = drawn.filter((group) => hasBars(group))
  const stacked = data.arrangement === 'stack'
  const tops = stacked
    ? edges.map((_, k) => barred.reduce((sum, { heights }) => sum + (heights[k] ?? 0), 0))
    : barred.flatMap(({ heights }) => heights)
  const curves = [...barred, ...(data.all === null ? [] : [data.all])].flatMap(curvesOf)
  const highest = Math.max(0, ...tops, ...curves.flatMap(({ y }) => [Math.max(...y)]))
  const most = Math.max(2, Math.min(6, Math.floor((size.height * pointsPerMm - 45) / 18)))
  const { domain, ticks } = axisFromZero(highest, most, scale === 'count')
  const ends = [edges[0] ?? 0, edges.at(-1) ?? 1] as const
  const seen = curves.flatMap((curve) => visiblePieces(curve, highest * VISIBLE)).flatMap(({ x }) => x)
  const beside = axis === 'linear' && edges.length === 2 ? ends[1] - ends[0] : 0 // a single bar does not fill the figure
  const [low, high] = [Math.min(ends[0] - beside, ...seen), Math.max(ends[1] + beside, ...seen)]
  const many = Math.max(2, Math.min(8, Math.floor((size.width * pointsPerMm - 60) / 40)))
  const unit = data.perValue ? 1 : (edges[1] ?? 1) - (edges[0] ?? 0)
  const title = settings.names.variable(data.of.variable)
  // the layout finds ticks of an axis too short for those
  const logTicks = axis === 'log' ? logTicksWithin(...ends) : []
  return {
    ends,
    top: domain[1],
    x:
      axis === 'log'
        ? {
            kind: 'log',
            title,
            domain: [low / (high / low) ** 0.015, high * (high / low) ** 0.015],
            ...(logTicks.length > 1 && { ticks: logTicks }),
          }
        : {
            kind: 'linear',
            title,
            domain: [low - (high - low) * 0.015, high + (high - low) * 0.015],
            ticks: ticksWithin(...ends, many, unit),
          },
    y: {
      kind: 'linear',
      title: words[scale === 'density' && axis === 'log' ? 'log-density' : scale][language],
      domain,
      ticks,
      ...(scale === 'percent' ? { format: 'percent' } : {}),
    },
  }
}

function curvesOf({ curve, normal }: GroupCurves) {
  return [curve, normal].filter((one) => one !== null)
}

/** A group of one or two is drawn as marks. */
function hasBars({ group, n }: HistogramGroup): boolean {
  return group === null || !isFew(n)
}

function facetPanels(
  data: HistogramData,
  drawn: readonly HistogramGroup[],
  frame: Frame,
  columns: number,
  { names }: PlotSettings,
): readonly Panel[] {
  return drawn.map((group, k) => ({
    title: `${group.group === null ? '' : names.level(group.group)} (n\u00a0=\u00a0${formatCount(group.n)})`,
    x: { ...frame.x, title: k >= drawn.length - columns ? frame.x.title : '' },
    y: { ...frame.y, title: k % columns === 0 ? frame.y.title : '' },
    marks: [
      ...(hasBars(group)
        ? groupBars(data, group, { colour: { series: 0 }, opacity: 0.28, outline: 'bars', width: 0.6 })
        : []),
      ...linesOf(group, frame, { colour: { series: 0 }, normal: 'ink' }),
      ...markStrokes(group, frame, 'ink', 0),
    ],
  }))
}

/** The first group upwards, the second downwards, from the axis between them. */
function mirrorPanels(data: HistogramData, drawn: readonly HistogramGroup[], frame: Frame): readonly Panel[] {
  const [from, to] = frame.x.kind === 'band' ? [0, 1] : frame.x.domain
  return drawn.map((group, g) => {
    const colour = { series: g }
    const marks = [
      ...(hasBars(group) ? groupBars(data, group, { colour, opacity: 0.28, outline: 'bars', width: 0.6 }) : []),
      ...linesOf(group, frame, { colour, normal: 'ink' }),
      ...markStrokes(group, frame, colour, 0),
    ]
    if (g === 0) return { x: { ...frame.x, title: '' }, y: frame.y, marks }
    const down = frame.y.kind === 'band' ? [0, 1] : frame.y.domain
    return {
      x: { ...frame.x, bare: true },
      y: { ...frame.y, domain: [down[1] ?? 1, down[0] ?? 0] } as Panel['y'],
      marks: [...marks, { kind: 'segment', from: [from, 0], to: [to, 0], colour: 'ink', width: 0.7 }],
    }
  })
}

function marksTogether(data: HistogramData, drawn: readonly HistogramGroup[], frame: Frame): readonly Mark[] {
  const { arrangement } = data
  const barred = drawn.filter(hasBars)
  const placeOf = (group: HistogramGroup) => drawn.indexOf(group)
  const strokes = drawn.flatMap((group, g) =>
    markStrokes(group, frame, arrangement === 'single' ? 'ink' : { series: g }, g),
  )
  if (arrangement === 'stack')
    return [
      ...stackedBars(data, barred, (group) => ({ colour: { series: placeOf(group) }, opacity: 0.45, width: 0.6 })),
      ...(data.all === null ? [] : linesOf({ ...data.all, centre: null }, frame, { colour: 'ink', normal: 'ink' })),
      ...barred.flatMap((group) => centreLine(group.centre, frame, { series: placeOf(group) })),
      ...strokes,
    ]
  const bars = barred.flatMap((group) => {
    const at = barred.indexOf(group)
    return groupBars(
      data,
      group,
      { colour: { series: placeOf(group) }, ...barLook(data, at, barred.length) },
      { at, of: barred.length },
    )
  })
  const lines = barred.flatMap((group) =>
    linesOf(group, frame, {
      colour: { series: placeOf(group) },
      normal: barred.length === 1 ? 'ink' : { series: placeOf(group) },
    }),
  )
  return [...bars, ...lines, ...strokes]
}

/** Of two groups over one another the first is filled and the second outlined, so that no third colour arises where they meet. */
function barLook({ arrangement }: Pick<HistogramData, 'arrangement'>, at: number, of: number) {
  if (arrangement !== 'overlay' || of === 1)
    return { opacity: arrangement === 'side' ? 0.5 : 0.28, outline: 'bars', width: 0.6 } as const
  if (of > 2) return { opacity: 0.1, outline: 'skyline', width: 0.9 } as const
  return at === 0
    ? ({ opacity: 0.34, outline: 'skyline', width: 0.4 } as const)
    : ({ opacity: 0, outline: 'skyline', width: 0.8 } as const)
}

function linesOf(
  { curve, normal, centre }: GroupCurves & Pick<HistogramGroup, 'centre'>,
  frame: Frame,
  colours: { readonly colour: Colour; readonly normal: Colour },
): readonly Mark[] {
  const floor = frame.top * VISIBLE
  return [
    ...(curve === null ? [] : curveLines(curve, floor, { colour: colours.colour })),
    ...(normal === null ? [] : curveLines(normal, floor, { colour: colours.normal, dash: 'dashed', width: 1 })),
    ...centreLine(centre, frame, colours.normal),
  ]
}

function centreLine(at: number | null, { top }: Frame, colour: Colour): readonly Mark[] {
  return at === null ? [] : [{ kind: 'segment', from: [at, 0], to: [at, top], colour, width: 1.1, dash: 'dotted' }]
}

/** A stroke at each value, above the axis; those of several groups in rows. */
function markStrokes({ marks }: HistogramGroup, { top }: Frame, colour: Colour, row: number): readonly Mark[] {
  if (marks === null) return []
  return [{ kind: 'tick', x: marks, y: marks.map(() => top * (0.016 + 0.032 * row)), colour, size: 5 }]
}

/** The colours of groups with their sizes, and the kinds of line. */
function legendOf(
  data: HistogramData,
  drawn: readonly HistogramGroup[],
  { settings, names, joined }: PlotSettings,
): Pick<Scene, 'legend'> {
  const { language } = settings
  const { arrangement, group } = data
  const coloured = arrangement !== 'single' && arrangement !== 'facet'
  const barred = drawn.filter(hasBars)
  const groups = coloured
    ? drawn.map((of, g): LegendItem => {
        const { opacity, outline } = barLook(data, barred.indexOf(of), barred.length)
        return {
          label: `${of.group === null ? '' : names.level(of.group)} (n\u00a0=\u00a0${formatCount(of.n)})`,
          colour: { series: g },
          key: hasBars(of) ? 'box' : 'line',
          opacity: arrangement === 'stack' ? 0.45 : opacity,
          ...(outline === 'skyline' && opacity > 0.3 ? { bare: true } : {}),
        }
      })
    : []
  const lined = data.all === null ? barred : [data.all]
  const lineColour: Colour = coloured ? 'ink' : { series: 0 }
  const line = (label: string, colour: Colour, dash?: Dash): LegendItem => ({
    label,
    colour,
    key: 'line',
    ...(dash === undefined ? {} : { dash }),
  })
  const [only] = barred
  const kinds = withoutFalse([
    lined.some(({ curve }) => curve !== null) && line(words.kernel[language], lineColour),
    lined.some(({ normal }) => normal !== null) && line(words.normal[language], 'ink', 'dashed'),
    data.centre !== 'none' &&
      line(
        joined !== true && arrangement === 'single' && only?.centre !== null && only?.centre !== undefined
          ? `${words[data.centre][language]} ${formatEstimate(only.centre, settings)}`
          : words[data.centre][language],
        'ink',
        'dotted',
      ),
  ])
  const items = [...groups, ...kinds]
  if (items.length === 0) return {}
  return {
    legend: { place: 'top', ...(coloured && group !== null ? { title: names.variable(group) } : {}), items },
  }
}
