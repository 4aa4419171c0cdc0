import type { Language } from '#catalog/kit/words.ts'
import type {
  Axis,
  BandMark,
  Colour,
  ColourBar,
  LineMark,
  Mark,
  Panel,
  PointMark,
  RectMark,
  RichText,
  Scene,
  SectorsMark,
  StepMark,
} from '#figure/scene.ts'
import { fillTemplate } from '../fill-template.ts'
import { type DataCell, type DataLayer, type LayerColumn, numbersIfAll } from './data-layer.ts'
import { figureWords } from './figure-words.ts'
import { type SeriesMark, seriesNames } from './series-names.ts'

interface Drawn {
  readonly panel: Panel
  readonly bar: ColourBar | undefined
  readonly seriesOf: (mark: SeriesMark) => string | null
  readonly say: (word: keyof typeof figureWords, name?: string) => string
  readonly x: string
  readonly y: string
}

/** The data of each kind of marks of a panel, in the order in which they are first drawn, then its tables and texts. */
export function panelLayers(given: Panel, scene: Scene, language: Language): readonly DataLayer[] {
  const panel = withRowNames(given)
  const drawn: Drawn = {
    panel,
    bar: scene.legend?.bar,
    seriesOf: seriesNames(scene.legend, panel.lineLabels),
    say: (word, name = '') => fillTemplate(figureWords[word][language], { name }),
    x: nameOf(panel.x, 'x'),
    y: nameOf(panel.y, 'y'),
  }
  const kinds = [...new Set(panel.marks.map(({ kind }) => kind))]
  const layers = [...kinds.map((kind) => markLayer(kind, drawn)), ...textLayers(drawn)]
  return layers.filter(({ rows }) => rows.length > 0)
}

/** Rows without names are named by the text beside them. */
function withRowNames(panel: Panel): Panel {
  const [first] = panel.columns ?? []
  if (panel.y.kind !== 'band' || first === undefined || panel.y.categories.some((name) => name !== '')) return panel
  const { title, cells } = first
  const named = panel.y.title.trim() === '' ? title : panel.y.title
  return { ...panel, y: { ...panel.y, title: named, categories: cells.map(({ text }) => text) } }
}

function nameOf({ title }: Axis, unnamed: string): string {
  return title.trim() === '' ? unnamed : title.replaceAll('\n', ' ')
}

function marksOf<K extends Mark['kind']>({ panel }: Drawn, kind: K): readonly Extract<Mark, { kind: K }>[] {
  return panel.marks.filter((mark): mark is Extract<Mark, { kind: K }> => mark.kind === kind)
}

function markLayer(kind: Mark['kind'], drawn: Drawn): DataLayer {
  switch (kind) {
    case 'line':
      return curveLayer('lines', marksOf(drawn, 'line'), drawn)
    case 'step':
      return curveLayer('steps', marksOf(drawn, 'step'), drawn)
    case 'band':
      return bandLayer(drawn)
    case 'point':
      return pointLayer(drawn)
    case 'tick':
      return tickLayer(drawn)
    case 'rect':
      return barLayer(drawn)
    case 'tiles':
      return tileLayer(drawn)
    case 'cells':
      return cellLayer(drawn)
    case 'polygon':
      return outlineLayer(drawn)
    case 'sectors':
      return sectorLayer(drawn)
    case 'segment':
      return segmentLayer(drawn)
    case 'text':
      return textLayer(drawn)
  }
}

function xColumn({ panel, x, say }: Drawn): LayerColumn {
  return { name: x, axis: panel.x, position: say('position', x) }
}

function yColumn({ panel, y, say }: Drawn): LayerColumn {
  return { name: y, axis: panel.y, position: say('position', y) }
}

/** Categories alone: the place beside one only keeps marks apart. */
function categories(placed: LayerColumn): LayerColumn {
  const { position: _, ...column } = placed
  return column
}

/** Lines and steps, with the limits of the bands that are drawn around them. */
function curveLayer(name: 'lines' | 'steps', curves: readonly (LineMark | StepMark)[], drawn: Drawn): DataLayer {
  const series = curves.map((mark) => drawn.seriesOf({ ...mark, key: 'line' }))
  const isNumbered = new Set(series).size < curves.length
  const { panel, say, y } = drawn
  return {
    name: say(name),
    columns: [
      { name: say('series') },
      { name: say('line') },
      xColumn(drawn),
      yColumn(drawn),
      { name: say('lower', y), axis: panel.y },
      { name: say('upper', y), axis: panel.y },
    ],
    rows: curves.flatMap((curve, k) => {
      const band = marksOf(drawn, 'band').find((one) => isAround(one, curve))
      return curve.x.map((x, i) => [
        series[k] ?? null,
        isNumbered ? k + 1 : null,
        x,
        curve.y[i] ?? null,
        band?.lower[i] ?? null,
        band?.upper[i] ?? null,
      ])
    }),
  }
}

function isAround(band: BandMark, curve: LineMark | StepMark): boolean {
  return (
    (band.curve === 'step') === (curve.kind === 'step') &&
    isSameColour(band.colour, curve.colour) &&
    band.x.length === curve.x.length &&
    band.x.every((x, i) => x === curve.x[i])
  )
}

function isSameColour(one: Colour, other: Colour): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Bands that are around no line. */
function bandLayer(drawn: Drawn): DataLayer {
  const { panel, say, y, seriesOf } = drawn
  const curves = [...marksOf(drawn, 'line'), ...marksOf(drawn, 'step')]
  const alone = marksOf(drawn, 'band').filter((band) => !curves.some((curve) => isAround(band, curve)))
  return {
    name: say('bands'),
    columns: [
      { name: say('series') },
      xColumn(drawn),
      { name: say('lower', y), axis: panel.y },
      { name: say('upper', y), axis: panel.y },
    ],
    rows: alone.flatMap((band) => {
      const series = seriesOf({ colour: band.colour, key: 'box' })
      return band.x.map((x, i) => [series, x, band.lower[i] ?? null, band.upper[i] ?? null])
    }),
  }
}

function pointLayer(drawn: Drawn): DataLayer {
  const { panel, bar, say, seriesOf } = drawn
  const all = marksOf(drawn, 'point')
  const points = all.filter((mark) => mark.fill !== 'open' || !all.some((other) => isInside(other, mark)))
  const areSized = new Set(points.map(({ size }) => size)).size > 1
  return {
    name: say('points'),
    columns: [
      { name: say('series') },
      categories(xColumn(drawn)),
      categories(yColumn(drawn)),
      { name: bar?.title ?? '' },
      { name: say('diameter') },
    ],
    rows: points.flatMap((mark) => {
      const series = seriesOf({ ...mark, key: 'point' })
      const value = typeof mark.colour === 'object' && 'scale' in mark.colour ? onBar(bar, mark.colour) : null
      return mark.x.flatMap((x, i) => {
        const y = mark.y[i] ?? Number.NaN
        return isSeen(panel, x, y) ? [[series, x, y, value, areSized ? mark.size : null]] : []
      })
    }),
  }
}

/** A ring around points is not a second point. */
function isInside(point: PointMark, ring: PointMark): boolean {
  const isSame = (one: readonly number[], other: readonly number[]) =>
    one.length === other.length && one.every((value, i) => value === other[i])
  return point.fill !== 'open' && isSame(point.x, ring.x) && isSame(point.y, ring.y)
}

/** Points beyond the reader's own limits are cut off. */
function isSeen({ x, y }: Panel, atX: number, atY: number): boolean {
  return isWithin(x, atX) && isWithin(y, atY)
}

function isWithin(axis: Axis, value: number): boolean {
  if (axis.kind === 'band' || axis.limited !== true) return true
  return value >= Math.min(...axis.domain) && value <= Math.max(...axis.domain)
}

function tickLayer(drawn: Drawn): DataLayer {
  const { panel, say, seriesOf } = drawn
  return {
    name: say('ticks'),
    columns: [{ name: say('series') }, categories(xColumn(drawn)), categories(yColumn(drawn))],
    rows: marksOf(drawn, 'tick').flatMap(({ x, y, colour }) => {
      const series = seriesOf({ colour, key: 'line' })
      return x.flatMap((at, i) => (isSeen(panel, at, y[i] ?? Number.NaN) ? [[series, at, y[i] ?? null]] : []))
    }),
  }
}

function barLayer(drawn: Drawn): DataLayer {
  const { panel, say, seriesOf } = drawn
  const bars = marksOf(drawn, 'rect')
  const x = extents(panel.x, drawn.x, bars, 'x', say)
  const y = extents(panel.y, drawn.y, bars, 'y', say)
  return {
    name: say('bars'),
    columns: [{ name: say('series') }, ...x.columns, ...y.columns],
    rows: bars.map((bar) => [seriesOf({ colour: bar.fill ?? bar.stroke, key: 'box' }), ...x.of(bar), ...y.of(bar)]),
  }
}

/** The category of each bar, or its end if all begin at 0, or both of its ends. */
function extents(axis: Axis, name: string, bars: readonly RectMark[], side: 'x' | 'y', say: Drawn['say']) {
  const ends = (of: (from: number, to: number) => readonly DataCell[]) => (bar: RectMark) => of(...bar[side])
  if (axis.kind === 'band') return { columns: [{ name, axis }], of: ends((from, to) => [(from + to) / 2]) }
  if (bars.every((bar) => bar[side].includes(0)))
    return { columns: [{ name, axis }], of: ends((from, to) => [from === 0 ? to : from]) }
  const columns = [
    { name: say('from', name), axis },
    { name: say('to', name), axis },
  ]
  return { columns, of: ends((from, to) => [from, to]) }
}

function tileLayer(drawn: Drawn): DataLayer {
  const { say, seriesOf } = drawn
  const tiles = marksOf(drawn, 'tiles')
  const isShaded = new Set(tiles.map(({ opacity }) => opacity)).size > 1
  return {
    name: say('tiles'),
    columns: [
      { name: say('series') },
      categories(xColumn(drawn)),
      categories(yColumn(drawn)),
      { name: say('opacity') },
    ],
    rows: tiles.flatMap(({ x, y, fill, opacity }) => {
      const series = seriesOf({ colour: fill, key: 'box' })
      return x.map((at, i) => [series, at, y[i] ?? null, isShaded ? opacity : null])
    }),
  }
}

function cellLayer(drawn: Drawn): DataLayer {
  const { bar, say } = drawn
  return {
    name: say('cells'),
    columns: [
      categories(xColumn(drawn)),
      categories(yColumn(drawn)),
      { name: bar?.title ?? '' },
      { name: say('text') },
    ],
    rows: marksOf(drawn, 'cells').flatMap((mark) => {
      const texts = mark.texts === undefined ? [] : numbersIfAll(mark.texts)
      return mark.x.map((x, i) => {
        const at = mark.at[i] ?? null
        const value = at === null ? null : onBar(bar, { scale: mark.scale, at })
        return [x, mark.y[i] ?? null, value, texts[i] ?? null]
      })
    }),
  }
}

/** The value of a colour, to 12 digits: its place on the scale has been computed from the value. */
function onBar(bar: ColourBar | undefined, colour: { readonly scale: string; readonly at: number }): number | null {
  if (bar === undefined || bar.scale !== colour.scale) return null
  const [there, back] = spacings[bar.spacing]
  const [low, high] = [there(bar.domain[0]), there(bar.domain[1])]
  return Number(back(low + (high - low) * colour.at).toPrecision(12))
}

const same = (value: number) => value
const spacings = {
  linear: [same, same],
  sqrt: [Math.sqrt, (value: number) => value * value],
  log: [Math.log, Math.exp],
} as const

function outlineLayer(drawn: Drawn): DataLayer {
  const { say, seriesOf } = drawn
  const outlines = marksOf(drawn, 'polygon')
  return {
    name: say('outlines'),
    columns: [{ name: say('series') }, { name: say('outline') }, xColumn(drawn), yColumn(drawn)],
    rows: outlines.flatMap(({ x, y, fill }, k) => {
      const series = seriesOf({ colour: fill, key: 'box' })
      return x.map((at, i) => [series, outlines.length > 1 ? k + 1 : null, at, y[i] ?? null])
    }),
  }
}

function sectorLayer(drawn: Drawn): DataLayer {
  const { say, seriesOf } = drawn
  return {
    name: say('sectors'),
    columns: [{ name: say('series') }, { name: say('text') }, { name: say('share') }],
    rows: marksOf(drawn, 'sectors').flatMap(({ sectors }: SectorsMark) =>
      sectors.map(({ from, to, inner, outer, fill, label, inLine }) => {
        const ring = sectors.filter((other) => other.inner === inner && other.outer === outer)
        const turns = ring.reduce((sum, one) => sum + one.to - one.from, 0)
        const share = Number(((to - from) / turns).toPrecision(12))
        return [seriesOf({ colour: fill, key: 'box' }), inLine ?? label.join(' '), share]
      }),
    ),
  }
}

function segmentLayer(drawn: Drawn): DataLayer {
  const { panel, say, seriesOf, x, y } = drawn
  const segments = marksOf(drawn, 'segment')
  return {
    name: say('segments'),
    columns: [
      { name: say('series') },
      { name: say('from', x), axis: panel.x },
      { name: say('to', x), axis: panel.x },
      { name: say('from', y), axis: panel.y },
      { name: say('to', y), axis: panel.y },
    ],
    rows: segments.map(({ from, to, colour, dash }) => [
      seriesOf({ colour, key: 'line', ...(dash && { dash }) }),
      from[0],
      to[0],
      from[1],
      to[1],
    ]),
  }
}

function textLayer(drawn: Drawn): DataLayer {
  return {
    name: drawn.say('texts'),
    columns: [categories(xColumn(drawn)), categories(yColumn(drawn)), { name: drawn.say('text') }],
    rows: marksOf(drawn, 'text').map(({ at, text }) => [at[0], at[1], plain(text)]),
  }
}

function plain(text: RichText): string {
  return text.map((run) => run.text).join('')
}

/** The statements about categories, the names of points, the table under the axis and the columns beside the plot. */
function textLayers(drawn: Drawn): readonly DataLayer[] {
  const { panel, say, x, y } = drawn
  const { brackets = [], pointLabels = [], top, table, columns = [] } = panel
  const cells = columns.map((column) => numbersIfAll(column.cells.map(({ text }) => text)))
  const isNamed = panel.y.kind === 'band' && panel.y.categories.every((name, k) => name === columns[0]?.cells[k]?.text)
  const lines = Math.max(0, ...cells.map((column) => column.length))
  const [compared, axis] = panel.y.kind === 'band' ? [y, panel.y] : [x, panel.x]
  return [
    {
      name: say('brackets'),
      columns: [{ name: say('from', compared), axis }, { name: say('to', compared), axis }, { name: say('text') }],
      rows: brackets.map(({ from, to, text }) => [from, to, plain(text)]),
    },
    {
      name: say('labels'),
      columns: [categories(xColumn(drawn)), categories(yColumn(drawn)), { name: say('text') }],
      rows: pointLabels.map(({ at, text }) => [at[0], at[1], plain(text)]),
    },
    ...(top === undefined
      ? []
      : [{ name: top.title, columns: [xColumn(drawn), { name: top.title }], rows: topRows(top) }]),
    ...(table === undefined ? [] : [tableLayer(table, drawn)]),
    {
      name: say('columns'),
      columns: [
        { name: panel.y.title.trim() === '' ? say('row') : y, axis: panel.y },
        ...columns.map(({ title }) => ({ name: title === '' ? say('text') : title })),
      ],
      rows: Array.from({ length: lines }, (_, k) => [isNamed ? null : k, ...cells.map((column) => column[k] ?? null)]),
    },
  ]
}

function topRows({ at, labels }: NonNullable<Panel['top']>): DataLayer['rows'] {
  const cells = numbersIfAll(labels)
  return at.map((x, k) => [x, cells[k] ?? null])
}

function tableLayer({ title, at, rows }: NonNullable<Panel['table']>, drawn: Drawn): DataLayer {
  const cells = rows.map(({ values }) => numbersIfAll(values))
  return {
    name: title,
    columns: [categories(xColumn(drawn)), ...rows.map(({ label }) => ({ name: label === '' ? title : label }))],
    rows: at.map((x, i) => [x, ...cells.map((row) => row[i] ?? null)]),
  }
}
