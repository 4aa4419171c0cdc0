import type { Colour, Mark, Scene, TextColumn } from '#figure/scene.ts'
import { formatLevel } from '../present/format.ts'
import type { Words } from '../words.ts'
import { captionSentences } from './caption-sentences.ts'
import { forestRange, ratioTicks } from './forest-axis.ts'
import { type ForestInterval, intervalMarks } from './forest-marks.ts'
import type { PlotSettings } from './plot.ts'

/** Estimates with their intervals, one per line, between a column of names and columns of values. */
export interface IntervalChart {
  readonly lines: readonly IntervalLine[]
  /** Those of every part of a figure that is continued: its parts have one axis. */
  readonly all?: readonly IntervalLine[]
  /** Headings of the names and of the columns to their right. */
  readonly names: string
  readonly headings: readonly string[]
  readonly axis: {
    readonly title: string
    readonly kind: 'linear' | 'log'
    readonly format?: 'percent'
    /** The value of no effect, or of a hypothesis. */
    readonly none: number | null
    /** Other marked values, such as margins. */
    readonly margins?: readonly number[]
    /** A shaded range, such as between margins of equivalence. */
    readonly band?: readonly [number, number]
  }
  readonly description: string
  /** What the marks mean, for the caption; a chart with a caption of its own has none here. */
  readonly meaning?: IntervalMeaning
}

export interface IntervalMeaning {
  /** Null if no line has an interval. */
  readonly confidence: number | null
  /** The value at the dashed line, if there is one. */
  readonly none?: Words
  /** The values at dotted lines. */
  readonly margins?: Words
  /** Squares are larger with this. */
  readonly weight?: Words
  /** By default estimates. */
  readonly squares?: Words
  /** Counts of cases that no column has. */
  readonly counts?: readonly string[]
}

export interface IntervalLine {
  readonly name: string
  readonly cells: readonly string[]
  /** Unknown limits are not drawn. */
  readonly estimate: number | null
  readonly lower: number | null
  readonly upper: number | null
  /** Unknown limits beyond which the interval goes on: an arrow to the edge. */
  readonly open?: { readonly below: boolean; readonly above: boolean }
  /** By default the first one. */
  readonly colour?: Colour
  /** Diameter of the square in points. */
  readonly size?: number
  /** A pooled estimate: a diamond as wide as its interval. */
  readonly isSummary?: true
}

/** Limits of ratios further out are drawn to the edge. */
const farthest = 1e4

/**
 * A plot of intervals with columns of text beside it. A line without an estimate is listed but not drawn; so is one whose ratio is not finite
 * and above 0.
 */
export function plotIntervals(chart: IntervalChart, settings: PlotSettings): Scene {
  const { lines, all = lines, names, headings, axis, description, meaning } = chart
  const caption = meaning === undefined ? undefined : captionOf(chart, meaning, settings)
  const ratio = axis.kind === 'log'
  const bounded = (value: number) => (ratio ? Math.min(Math.max(value, 1 / farthest), farthest) : value)
  const places = (of: readonly IntervalLine[]) =>
    of.flatMap((line, y) => {
      const { estimate, lower, upper } = line
      if (estimate === null || (ratio && !(estimate > 0 && Number.isFinite(estimate)))) return []
      const at = bounded(estimate)
      return [
        { ...line, y, estimate: at, lower: bounded(lower ?? at), upper: bounded(upper ?? at), size: line.size ?? 5 },
      ]
    })
  const [drawn, every] = [places(lines), places(all)]
  const { margins = [], band } = axis
  const anchors = [...(axis.none === null ? [] : [axis.none]), ...margins, ...(band ?? [])]
  const first = anchors[0] ?? every[0]?.estimate ?? (ratio ? 1 : 0)
  const { domain: closed } = forestRange(
    [...every, ...anchors.map((value) => ({ lower: value, upper: value }))],
    first,
    ratio,
  )
  const domain = withRoom(closed, every, ratio)
  const upright = (x: number, dash: 'dashed' | 'dotted'): Mark => ({
    kind: 'segment',
    from: [x, -0.5],
    to: [x, lines.length - 0.5],
    colour: 'muted',
    width: 0.7,
    dash,
  })
  const column = (title: string, cells: readonly string[], side: TextColumn['side']): TextColumn => ({
    title,
    side,
    align: side === 'left' ? 'start' : 'middle',
    cells: cells.map((text, i) => (lines[i]?.isSummary ? { text, bold: true } : { text })),
  })
  return {
    width: settings.size.width ?? (headings.length > 1 ? 170 : 140),
    height: settings.size.height ?? 26 + 6.5 * lines.length + (caption === undefined ? 0 : 5),
    description,
    ...(caption === undefined ? {} : { caption }),
    panels: [
      {
        x: {
          kind: axis.kind,
          title: axis.title,
          domain:
            axis.format === 'percent' && !ratio
              ? withinPercent(domain, [...every.flatMap(({ lower, upper }) => [lower, upper]), ...anchors])
              : domain,
          ...(axis.format === undefined ? {} : { format: axis.format }),
          ...(ratio ? ratioTicks(domain) : {}),
        },
        y: { kind: 'band', title: '', categories: lines.map(() => ''), bare: true },
        columns: [
          column(
            names,
            lines.map(({ name }) => name),
            'left',
          ),
          ...headings.map((heading, k) =>
            column(
              heading,
              lines.map(({ cells }) => cells[k] ?? ''),
              'right',
            ),
          ),
        ],
        marks: [
          ...(band === undefined ? [] : [shaded(band, lines.length)]),
          ...(axis.none === null ? [] : [upright(axis.none, 'dashed')]),
          ...margins.map((margin) => upright(margin, 'dotted')),
          ...intervalMarks(drawn.filter(({ isSummary }) => !isSummary).map((line) => toEdges(line, domain))),
          ...drawn.filter(({ isSummary }) => isSummary).map(diamond),
        ],
      },
    ],
  }
}

function captionOf({ lines, axis }: IntervalChart, meaning: IntervalMeaning, { settings }: PlotSettings): string {
  const { language } = settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const { confidence, none, margins, weight, squares, counts = [] } = meaning
  const level = confidence === null ? null : formatLevel(confidence)
  const larger = weight === undefined ? '' : say(`, larger with ${weight.en}`, `，面积随${weight.zh}增大`)
  return captionSentences(language, [
    [
      `${say('Squares: ', '方块：')}${squares?.[language] ?? say('estimates', '估计值')}${larger}`,
      ...(level === null ? [] : [say(`lines: ${level} CI`, `横线：${level} 置信区间`)]),
      ...(lines.some(({ isSummary }) => isSummary)
        ? [say(`diamond: pooled estimate with ${level} CI`, `菱形：合并估计值及 ${level} 置信区间`)]
        : []),
      ...(lines.some(({ open }) => open?.below || open?.above)
        ? [say('arrows: limits that are not known', '箭头：界限未知')]
        : []),
      ...(none === undefined || axis.none === null ? [] : [say(`dashed: ${none.en}`, `虚线：${none.zh}`)]),
      ...(margins === undefined || (axis.margins ?? []).length === 0
        ? []
        : [say(`dotted: ${margins.en}`, `点线：${margins.zh}`)]),
      ...counts,
    ],
  ])
}

/** A longer axis at a side to which intervals are open: their arrows go beyond all limits. */
function withRoom(
  [from, to]: readonly [number, number],
  lines: readonly Pick<IntervalLine, 'open'>[],
  ratio: boolean,
): readonly [number, number] {
  const [below, above] = [lines.some(({ open }) => open?.below), lines.some(({ open }) => open?.above)]
  const wider = ratio ? (to / from) ** 0.12 : (to - from) * 0.12
  if (ratio) return [below ? from / wider : from, above ? to * wider : to]
  return [below ? from - wider : from, above ? to + wider : to]
}

function toEdges(line: ForestInterval, [from, to]: readonly [number, number]): ForestInterval {
  const { lower, upper, open } = line
  return { ...line, lower: open?.below ? from : lower, upper: open?.above ? to : upper }
}

function shaded(band: readonly [number, number], lines: number): Mark {
  return { kind: 'rect', x: band, y: [-0.5, lines - 0.5], fill: 'muted', stroke: null, opacity: 0.14 }
}

/** A proportion is within 0 and 1; a difference of proportions may be negative. */
function withinPercent([from, to]: readonly [number, number], shown: readonly number[]): readonly [number, number] {
  const isShare = shown.every((value) => value >= 0 && value <= 1)
  return isShare ? [Math.max(0, from), Math.min(1, to)] : [from, to]
}

function diamond({
  y,
  lower,
  estimate,
  upper,
}: {
  readonly y: number
  readonly lower: number
  readonly estimate: number
  readonly upper: number
}): Mark {
  return {
    kind: 'polygon',
    x: [lower, estimate, upper, estimate],
    y: [y, y - 0.26, y, y + 0.26],
    fill: { series: 0 },
    stroke: { series: 0 },
    opacity: 1,
  }
}
