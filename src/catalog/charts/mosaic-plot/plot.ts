import type { Colour, LegendItem, Mark, ScaledColour, Scene } from '#figure/scene.ts'
import { spreadApart } from '#figure/spread-apart.ts'
import { shorten, textWidth } from '#figure/text-width.ts'
import { type as sizes } from '#figure/typography.ts'
import { wrapWithin } from '#figure/wrap-text.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import { colourLegend } from '../../kit/figures/colour-legend.ts'
import { richChiSquare } from '../../kit/figures/figure-words.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { type MosaicTile, mosaicTiles } from '../../kit/plots/mosaic-tiles.ts'
import { partOpacity } from '../../kit/plots/stacked-bars.ts'
import { formatCount, formatFraction } from '../../kit/present/format.ts'
import { sizeText } from '../../kit/present/sample-text.ts'
import { withoutFalse } from '../../kit/without-false.ts'
import type { MosaicData } from './data.ts'

export const plots = { chart: { plot: plotMosaic } satisfies Plot<MosaicData> }

const pointsPerMm = 72 / 25.4
const line = sizes.tick * 1.25

/** From the most above independence to the most below; the sign is for print without colour. */
const shades = [
  { from: 4, sign: '++', at: 0.06, en: '> 4', zh: '>4' },
  { from: 2, sign: '+', at: 0.28, en: '2 to 4', zh: '2~4' },
  { from: -2, sign: '', at: 0.5, en: '−2 to 2', zh: '−2\u00a0~\u00a02' },
  { from: -4, sign: '−', at: 0.72, en: '−4 to −2', zh: '−4\u00a0~\u00a0−2' },
  { from: Number.NEGATIVE_INFINITY, sign: '−−', at: 0.94, en: '< −4', zh: '<−4' },
] as const

function plotMosaic(data: MosaicData, settings: PlotSettings): Scene {
  const { of, counts, levels, test, show } = data
  const width = settings.size.width ?? 120
  const height = settings.size.height ?? 100
  const isShaded = show.shading === 'residuals'
  const isBeside = isShaded && width >= 110
  const legend = legendOf(data, isBeside, settings)
  // the data area in points: axes without a line leave nearly all of the page
  const area = {
    width: width * pointsPerMm - 40 - (isBeside ? 78 : 0),
    height:
      height * pointsPerMm - 62 - (test === null ? 0 : 14) - (legend.legend && !isBeside ? (isShaded ? 44 : 16) : 0),
  }
  const names = (k: number) => (levels[k] ?? []).map((ref) => (ref === null ? '' : settings.names.level(ref)))
  const rows = rowLines(names(1), area)
  const left = Math.max(...rows.flat().map((text) => textWidth(text, sizes.tick))) + 5
  // dots in neighbouring empty classes do not touch
  const gap = Math.max(show.gap * pointsPerMm, counts.flat(2).includes(0) ? 3.6 : 0)
  const whole = { x: [left, area.width], gap } as const
  const columns = columnNames(names(0), mosaicTiles(counts, { ...whole, y: [0, 1] }), whole.x)
  const leader = columns.some(({ moved }) => moved) ? 8 : 0
  const below = Math.max(...columns.map(({ lines }) => lines.length)) * line + 3 + leader
  const tiles = mosaicTiles(counts, { ...whole, y: [below, area.height] })
  const variable = (k: number) => settings.names.variable(of[k] ?? '')
  return {
    width,
    height,
    description: descriptionOf(data, settings),
    caption: captionOf(data, settings),
    ...legend,
    panels: [
      {
        x: { kind: 'linear', title: variable(0), domain: [0, area.width], bare: true },
        y: { kind: 'linear', title: variable(1), domain: [0, area.height], bare: true },
        leastWidth: area.width * 0.9,
        marks: [
          ...tiles.flatMap((tile) => tileMarks(tile, data, settings)),
          ...rowNames(rows, tiles, left - 4, [below, area.height]),
          ...columns.flatMap(({ at, from, lines }): readonly Mark[] =>
            withoutFalse([
              leader > 0 && {
                kind: 'segment',
                from: [from, below - 2],
                to: [at, below - 1 - leader],
                colour: 'muted',
                width: 0.5,
              },
              ...lines.map(
                (text, k): Mark => ({
                  kind: 'text',
                  at: [at, below - 3 - leader - (k + 0.5) * line],
                  text: [{ text }],
                  anchor: 'middle',
                  colour: 'ink',
                }),
              ),
            ]),
          ),
        ],
        ...(test === null ? {} : { note: { corner: 'above', lines: [richChiSquare(test, settings)] } }),
      },
    ],
  }
}

/** Names under the columns, moved apart where columns are narrower than them; then a line leads from each column to its name. */
function columnNames(names: readonly string[], tiles: readonly MosaicTile[], [from, to]: readonly [number, number]) {
  const spans = names.map((_, a) => {
    const ends = tiles.filter(({ classes }) => classes[0] === a).flatMap(({ x }) => x)
    return [Math.min(...ends), Math.max(...ends)] as const
  })
  const wrap = (roomOf: (a: number) => number) =>
    names.map((name, a) => cut(wrapWithin(name, sizes.tick, roomOf(a)), 4))
  const lengthsOf = (of: ReturnType<typeof wrap>) =>
    of.map((texts) => Math.max(...texts.map((text) => textWidth(text, sizes.tick))) + 4)
  const room = (to - from) / names.length - 4
  const wide = wrap((a) => Math.max(room, (spans[a]?.[1] ?? to) - (spans[a]?.[0] ?? from)))
  let lines = wide
  // the longest names are wrapped further until all have room beside each other
  for (let most = to - from; most > 12 && sum(lengthsOf(lines)) > to - from + 14; most *= 0.92) lines = wrap(() => most)
  const lengths = lengthsOf(lines)
  const middles = spans.map(([start, end]) => (start + end) / 2)
  const places = spreadApart(middles, lengths, [from - 14, to + 4])
  return lines.map((of, a) => {
    const [middle, at] = [middles[a] ?? from, places[a] ?? from]
    return { from: middle, at, moved: Math.abs(at - middle) > 3, lines: of }
  })
}

/** Names of the rows, a line each if that takes no more than a part of the width. */
function rowLines(names: readonly string[], area: { readonly width: number; readonly height: number }) {
  const room = area.width * 0.38
  const wrapped = names.map((name) => wrapWithin(name, sizes.tick, area.width * 0.3))
  const isHigh = wrapped.flat().length * line > area.height * 0.7
  const areShort = names.every((name) => textWidth(name, sizes.tick) <= room)
  return areShort || isHigh ? names.map((name) => [shorten(name, sizes.tick, room)]) : wrapped
}

function cut(lines: readonly string[], most: number): readonly string[] {
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1] ?? ''}…`]
}

/** Names beside the rows of the first column that has cases. */
function rowNames(
  rows: readonly (readonly string[])[],
  tiles: readonly MosaicTile[],
  x: number,
  ends: readonly [number, number],
): readonly Mark[] {
  const column = tiles.find(({ classes }) => classes.length > 1)?.classes[0]
  const wanted = rows.map((_, b) => {
    const { y } = tiles.find(({ classes }) => classes[0] === column && classes[1] === b) ?? { y: ends }
    return (y[0] + y[1]) / 2
  })
  // spreadApart keeps ascending places in order; rows descend
  const places = spreadApart(
    wanted.toReversed(),
    rows.map(({ length }) => length * line).toReversed(),
    ends,
  ).toReversed()
  return rows.flatMap((lines, b) =>
    lines.map(
      (text, k): Mark => ({
        kind: 'text',
        at: [x, (places[b] ?? 0) + ((lines.length - 1) / 2 - k) * line],
        text: [{ text }],
        anchor: 'end',
        colour: 'ink',
      }),
    ),
  )
}

function shadeOf(residual: unknown) {
  const value = typeof residual === 'number' ? residual : 0
  // exactly 2 and 4 are within, on both sides
  const k = shades.findIndex(({ from }) => (from > 0 ? value > from : value >= from))
  return shades[k] ?? shades[2]
}

/** A box with its number; an empty class is a line with a dot. */
function tileMarks(tile: MosaicTile, data: MosaicData, settings: PlotSettings): readonly Mark[] {
  const { counts, residuals, show } = data
  const { classes, n, x, y } = tile
  const [a = 0, b = 0, c = 0] = classes
  const middle = [(x[0] + x[1]) / 2, (y[0] + y[1]) / 2] as const
  if (n === 0) {
    const isUpright = x[0] === x[1]
    return [
      { kind: 'segment', from: [x[0], y[0]], to: isUpright ? [x[0], y[1]] : [x[1], y[0]], colour: 'ink', width: 0.7 },
      { kind: 'point', x: [middle[0]], y: [middle[1]], colour: 'ink', size: 2.8, shape: 'circle', fill: 'solid' },
    ]
  }
  const shade = residuals === null ? null : shadeOf(residuals[a]?.[b]?.[c])
  const scaled: ScaledColour | null = shade && { scale: 'blue-red', at: shade.at }
  const fill: Colour = scaled ?? { series: data.of.length > 2 ? c : b }
  const text = numberOf(n, counts[a] ?? [], counts, show.labels, settings)
  const sign = shade?.sign ?? ''
  const both = [text, sign].filter((part) => part !== '').join('\u00a0')
  const room = (x[1] - x[0]) * 0.92
  const label = textWidth(both, sizes.tick) > room ? sign : both
  return withoutFalse([
    { kind: 'rect', x, y, fill, stroke: scaled === null ? fill : 'muted', opacity: scaled === null ? partOpacity : 1 },
    label !== '' && {
      kind: 'text',
      at: middle,
      text: [{ text: label }],
      anchor: 'middle',
      colour: scaled === null ? 'ink' : { on: scaled },
      room,
      height: (y[1] - y[0]) * 0.92,
    },
  ])
}

function numberOf(
  n: number,
  column: readonly (readonly number[])[],
  all: MosaicData['counts'],
  labels: MosaicData['show']['labels'],
  { settings }: PlotSettings,
): string {
  if (labels === 'none') return ''
  return labels === 'n'
    ? formatCount(n)
    : formatFraction(n / sum(labels === 'column' ? column.flat() : all.flat(2)), settings)
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, n) => all + n, 0)
}

/** Residuals have a legend; without them the third variable has, since the second is named beside the rows. */
function legendOf(
  { levels, residuals, of }: MosaicData,
  isBeside: boolean,
  settings: PlotSettings,
): Pick<Scene, 'legend'> {
  if (residuals === null)
    return of.length > 2 ? colourLegend(levels[2] ?? [], { key: 'box', opacity: partOpacity }, settings) : {}
  const { language } = settings.settings
  const items = shades.map(
    (shade): LegendItem => ({
      label: shade.sign === '' ? shade[language] : `${shade[language]}\u00a0\u00a0(${shade.sign})`,
      colour: { scale: 'blue-red', at: shade.at },
      key: 'box',
      opacity: 1,
    }),
  )
  return {
    legend: {
      place: isBeside ? 'right' : 'top',
      title: language === 'zh' ? 'Pearson 残差' : 'Pearson residual',
      items,
    },
  }
}

function captionOf(data: MosaicData, settings: PlotSettings): string {
  const { of, counts, total, levels, show } = data
  const { names } = settings
  const { language } = settings.settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const third = (levels[2] ?? []).map((ref) => (ref === null ? '' : names.level(ref))).join(say(', ', '、'))
  const labels = {
    n: [],
    none: [],
    column: [say('labels: % of the column', '标签：占该列的百分比')],
    all: [say('labels: % of all', '标签：占全部的百分比')],
  }
  const isEmpty = counts.flat(2).includes(0)
  return captionSentences(language, [
    [
      sizeText(sum(counts.flat(2)), total, language),
      say('areas: numbers of cases', '面积：例数'),
      ...labels[show.labels],
      isEmpty && say('line with a dot: none', '带点的线：无观测'),
    ],
    of.length > 2 &&
      show.shading === 'residuals' && [
        say(
          `Within tiles from the left, ${names.variable(of[2] ?? '')}: ${third}`,
          `块内自左向右，${names.variable(of[2] ?? '')}：${third}`,
        ),
      ],
  ])
}

function descriptionOf({ of, counts, levels }: MosaicData, { names, settings }: PlotSettings): string {
  const zh = settings.language === 'zh'
  const name = (k: number, at: number) => {
    const ref = levels[k]?.[at]
    return ref ? names.level(ref) : ''
  }
  const cells = counts.flatMap((table, a) =>
    table.flatMap((row, b) =>
      row.map(
        (n, c) =>
          `${[name(0, a), name(1, b), name(2, c)].filter((text) => text !== '').join(zh ? '×' : ' × ')} ${formatCount(n)}`,
      ),
    ),
  )
  const variables = of.map((id) => names.variable(id)).join(zh ? '、' : ', ')
  return zh ? `${variables}的马赛克图：${cells.join('、')}。` : `Mosaic plot of ${variables}: ${cells.join(', ')}.`
}
