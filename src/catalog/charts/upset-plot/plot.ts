import type { Mark, Scene } from '#figure/scene.ts'
import { textWidth } from '#figure/text-width.ts'
import { type } from '#figure/typography.ts'
import { colourLegend } from '../../kit/figures/colour-legend.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { ticksWithin } from '../../kit/plots/round-ticks.ts'
import { barMarks, labelBeyond, partOpacity, stackOf } from '../../kit/plots/stacked-bars.ts'
import { formatCount, formatFraction } from '../../kit/present/format.ts'
import { captionOf } from './caption.ts'
import type { UpsetData } from './data.ts'

export const plots = { chart: { plot } satisfies Plot<UpsetData> }

const pointsPerMm = 72 / 25.4
/** In mm: a row of the matrix, the bars over it, and the space of a number over a bar and of the axis title over the numbers. */
const row = 5.2
const bars = 40
const numberHeight = 4
const titleHeight = 5.5
/** In mm between the matrix and the bars. */
const gap = 1.6
/** In mm below the matrix, for the title of the sizes. */
const foot = 5

const words = {
  exclusive: { en: 'Cases in the combination', zh: '组合例数' },
  inclusive: { en: 'Cases with at least these', zh: '至少含该组合的例数' },
  sizes: { en: 'Cases of each variable', zh: '各变量例数' },
} as const

/** Sizes in mm, and how many of the units of each axis, columns and rows of the matrix, make one. */
interface Room {
  readonly beside: number
  readonly above: number
  readonly x: number
  readonly y: number
}

function plot(data: UpsetData, settings: PlotSettings): Scene {
  const { variables, combinations, sizes, show, colours } = data
  const { language } = settings.settings
  const { size } = settings
  const names = variables.map((id) => settings.names.variable(id))
  const [columns, rows] = [combinations.length, variables.length]
  const labels = combinations.map(({ counts }) => labelOf(sum(counts), data, settings))
  const title = words[show.count][language]
  const beside = Math.max(14, longest(sizes.map(formatCount)) + 12)
  const widest = longest(names)
  const wished = Math.max(4.6, longest(labels) + 1.2)
  const outside = (width: number) => Math.min(widest, width * 0.32) + 9
  const width = size.width ?? Math.min(174, Math.max(85, (beside + columns * wished + 9 + widest) | 0))
  const legend = colourLegend(colours, { key: 'box', opacity: partOpacity }, settings)
  const around = 14 + (legend.legend === undefined ? 0 : 7)
  const height = size.height ?? around + titleHeight + numberHeight + bars + gap + rows * row + foot
  const plotWidth = Math.max(30, width - outside(width))
  const plotHeight = Math.max(30, height - around)
  const left = Math.min(beside, plotWidth * 0.36)
  const high = Math.min(row, ((plotHeight - foot) * 0.48) / rows)
  const above = plotHeight - foot - rows * high
  const room: Room = { beside: left, above, x: columns / (plotWidth - left), y: 1 / high }
  const pitch = 1 / room.x
  const dot = Math.min(pitch, high) * 0.56 * pointsPerMm
  return {
    width,
    height,
    description: descriptionOf(data, settings),
    caption: captionOf(data, settings),
    panels: [
      {
        x: {
          kind: 'band',
          title: '',
          categories: combinations.map(() => ''),
          bare: true,
          margins: [left / plotWidth, 0],
        },
        y: {
          kind: 'band',
          title: '',
          categories: names,
          lineless: true,
          margins: [above / plotHeight, foot / plotHeight],
        },
        marks: [
          ...stripes(data, room),
          ...matrixMarks(data, Math.min(7, dot)),
          ...sizeBars(data, room, words.sizes[language]),
          ...combinationBars(data, labels, room, title),
        ],
      },
    ],
    ...legend,
  }
}

/** Every other row is shaded, from the bar of its variable to the last combination. */
function stripes({ variables, combinations }: UpsetData, { beside, x }: Room): readonly Mark[] {
  return variables.flatMap((_, k): readonly Mark[] =>
    k % 2 === 1
      ? []
      : [
          {
            kind: 'rect',
            x: [-0.5 - beside * x, combinations.length - 0.5],
            y: [k - 0.5, k + 0.5],
            fill: 'faint',
            stroke: null,
            opacity: 0.45,
          },
        ],
  )
}

/** A dot in each cell, in ink and joined for the variables of a combination. */
function matrixMarks({ combinations }: UpsetData, size: number): readonly Mark[] {
  const cells = combinations.flatMap(({ members }, column) => members.map((is, k) => ({ is, column, k })))
  const dots = (is: number): Mark => {
    const some = cells.filter((cell) => cell.is === is)
    return {
      kind: 'point',
      x: some.map(({ column }) => column),
      y: some.map(({ k }) => k),
      colour: is === 1 ? 'ink' : 'muted',
      size: is === 1 ? size : size * 0.4,
      shape: 'circle',
      fill: is === 1 ? 'solid' : 'translucent',
    }
  }
  const joins = combinations.flatMap(({ members }, column): readonly Mark[] => {
    const [first, last] = [members.indexOf(1), members.lastIndexOf(1)]
    return first === last
      ? []
      : [{ kind: 'segment', from: [column, first], to: [column, last], colour: 'ink', width: Math.max(0.8, size / 4) }]
  })
  return [dots(0), ...joins, dots(1)]
}

/** The bars of the variables extend to the left from the matrix, with their numbers at their ends. */
function sizeBars({ sizes, combinations }: UpsetData, { beside, x, y }: Room, title: string): readonly Mark[] {
  const start = -0.5 - gap * x
  const length = Math.max(1, beside - gap - longest(sizes.map(formatCount)) - 1.6) * x
  const most = Math.max(...sizes, 1)
  const ends = sizes.map((n) => start - (n / most) * length)
  return [
    ...barMarks(
      ends.map((to, at) => ({ at, from: start, to, colour: 'muted' })),
      { half: 0.34, across: true },
    ),
    ...ends.map(
      (end, k): Mark => ({
        kind: 'text',
        at: [end - 0.8 * x, k],
        text: [{ text: formatCount(sizes[k] ?? 0) }],
        anchor: 'end',
        colour: 'ink',
      }),
    ),
    {
      kind: 'text',
      at: [-0.5 - beside * x, sizes.length - 0.5 + 3 * y],
      text: [{ text: title }],
      room: beside * x + combinations.length,
      anchor: 'start',
      colour: 'ink',
    },
  ]
}

/** Upright bars over the matrix, with an axis on their left. */
function combinationBars(
  { combinations }: UpsetData,
  labels: readonly string[],
  { above, beside, x, y }: Room,
  title: string,
): readonly Mark[] {
  const base = -0.5 - gap * y
  const totals = combinations.map(({ counts }) => sum(counts))
  const most = Math.max(...totals)
  const height = (above - gap - numberHeight - titleHeight) * y
  const at = (n: number) => base - (n / most) * height
  const axis = -0.5 - 0.6 * x
  const look = { half: Math.min(0.36, 4 * x), across: false }
  const ticks = ticksWithin(0, most, Math.max(2, Math.min(6, height / y / 7))).filter(Number.isInteger)
  const line = (from: readonly [number, number], to: readonly [number, number]): Mark => ({
    kind: 'segment',
    from,
    to,
    colour: 'ink',
    width: 0.7,
  })
  const fits = longest(labels) <= 0.98 / x
  return [
    ...barMarks(
      combinations.flatMap(({ counts }, k) =>
        stackOf(counts).map(([from, to], series) => ({ at: k, from: at(from), to: at(to), colour: { series } })),
      ),
      look,
    ),
    ...(fits
      ? labels.flatMap((text, k) =>
          text === ''
            ? []
            : [labelBeyond({ at: k, end: at(totals[k] ?? 0), text, gap: -numberHeight * 0.5 * y }, look)],
        )
      : []),
    line([axis, base], [axis, at(most)]),
    line([axis, base], [combinations.length - 0.5, base]),
    ...ticks.flatMap((n): readonly Mark[] => [
      line([axis - x, at(n)], [axis, at(n)]),
      {
        kind: 'text',
        at: [axis - 1.8 * x, at(n)],
        text: [{ text: formatCount(n) }],
        anchor: 'end',
        colour: 'ink',
      },
    ]),
    {
      kind: 'text',
      at: [-0.5 - beside * x, at(most) - (numberHeight + titleHeight * 0.4) * y],
      text: [{ text: title }],
      room: beside * x + combinations.length,
      anchor: 'start',
      colour: 'ink',
    },
  ]
}

function labelOf(n: number, { show, used }: UpsetData, { settings }: PlotSettings): string {
  if (show.labels === 'none') return ''
  return show.labels === 'n' ? formatCount(n) : formatFraction(n / used, settings)
}

function mm(text: string): number {
  return textWidth(text, type.tick) / pointsPerMm
}

function longest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map(mm))
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, n) => all + n, 0)
}

/** The sizes of the variables and the ten first combinations. */
function descriptionOf(data: UpsetData, settings: PlotSettings): string {
  const { variables, sizes, combinations } = data
  const zh = settings.settings.language === 'zh'
  const names = variables.map((id) => settings.names.variable(id))
  const sets = names.map((name, k) => `${name} ${formatCount(sizes[k] ?? 0)}`)
  const some = combinations.slice(0, 10).map(({ members, counts }) => {
    const inside = names.filter((_, k) => members[k] === 1)
    const name = inside.length === 0 ? (zh ? '均无' : 'none') : inside.join(zh ? '＋' : ' + ')
    return `${name} ${formatCount(sum(counts))}`
  })
  return zh
    ? `UpSet 图。各变量例数：${sets.join('、')}。组合：${some.join('、')}。${captionOf(data, settings)}。`
    : `UpSet plot. Cases of each variable: ${sets.join(', ')}. Combinations: ${some.join(', ')}. ${captionOf(data, settings)}.`
}
