import type { Look } from './look.ts'
import type { Colour, Dash, Legend, LegendItem, Mark, Panel, Pattern, Scene, Shape } from './scene.ts'
import { stroke } from './typography.ts'
import { widenCategories } from './within-categories.ts'

const shapes: readonly Shape[] = ['circle', 'square', 'triangle', 'diamond', 'triangle-down', 'plus', 'cross']
const dashes: readonly (Dash | undefined)[] = [undefined, 'dashed', 'dotted', 'dash-dot', 'long-dashed', 'dash-dot-dot']

/**
 * A scene whose points and lines have the shape and the dashes of their series: colour is not all that tells them apart. Points, lines and areas have
 * the reader's sizes.
 */
export function resolveSeries(scene: Scene): Scene {
  const isColourOnly = scene.look?.groups === 'colour'
  const { shapes = [], dashes: lines = [] } = scene.look ?? {}
  const look: Partial<Look> = scene.look ?? {}
  const hasOwnSigns = shapes.length + lines.length > 0
  const resolve = <M extends Mark | LegendItem>(drawn: M): M =>
    filled(resolveOne(hasOwnSigns ? withOwnSign(drawn, shapes, lines) : drawn, isColourOnly), look)
  return {
    ...scene,
    panels: scene.panels.map((own): Panel => {
      const panel = widenCategories(own, look.bars ?? 1)
      return { ...panel, marks: panel.marks.map((mark) => sized(resolve(mark), look)) }
    }),
    ...(scene.legend && { legend: keysOf(scene.legend, resolve, scene.look?.points ?? 1) }),
  }
}

/** Patterns of the series from the second on, if the reader wants them. */
const patterns: readonly Pattern[] = ['up', 'down', 'cross', 'horizontal', 'vertical', 'grid', 'dots']

/** Fainter areas are intervals around a line, which are not series of their own. */
const FAINT = 0.15

/** A filled area, or its key, with the pattern of its series. */
function filled<M extends Mark | LegendItem>(drawn: M, { patterned, patterns: own = [] }: Partial<Look>): M {
  if (patterned !== true && own.length === 0) return drawn
  const patternOf = (colour: Colour | null): { readonly pattern?: Pattern } => {
    if (colour === null || typeof colour !== 'object' || !('series' in colour)) return {}
    const { series } = colour
    const automatic = patterned === true && series > 0 ? patterns[(series - 1) % patterns.length] : undefined
    const pattern = own[series] ?? automatic
    return pattern === undefined || pattern === 'plain' ? {} : { pattern }
  }
  if ('key' in drawn) return drawn.key === 'box' ? { ...drawn, ...patternOf(drawn.colour) } : drawn
  const mark: Mark = drawn
  switch (mark.kind) {
    case 'rect':
    case 'tiles':
    case 'polygon':
      return { ...drawn, ...patternOf(mark.fill) }
    case 'band':
      return (mark.opacity ?? 0) < FAINT ? drawn : { ...drawn, ...patternOf(mark.colour) }
    case 'sectors':
      return { ...drawn, sectors: mark.sectors.map((sector) => ({ ...sector, ...patternOf(sector.fill) })) }
    default:
      return drawn
  }
}

/** Keys are as large as the points that they name. */
function keysOf(legend: Legend, resolve: (item: LegendItem) => LegendItem, points: number): Legend {
  const large = (item: LegendItem) => (item.size === undefined ? item : { ...item, size: item.size * points })
  const { items, also } = legend
  return {
    ...legend,
    items: items.map((item) => large(resolve(item))),
    ...(also && { also: also.map((part) => ({ ...part, items: part.items.map(large) })) }),
  }
}

/** A point or a line with the sign that the reader chose for its series. */
function withOwnSign<M extends Mark | LegendItem>(
  drawn: M,
  shapes: NonNullable<Look['shapes']>,
  lines: NonNullable<Look['dashes']>,
): M {
  const kind = 'key' in drawn ? drawn.key : drawn.kind
  if (kind !== 'point' && kind !== 'line' && kind !== 'step') return drawn
  const { colour } = drawn as { colour: Colour }
  if (typeof colour !== 'object' || !('series' in colour)) return drawn
  const shape = kind === 'point' ? shapes[colour.series] : undefined
  if (shape !== undefined) return { ...drawn, shape }
  const line = kind === 'point' ? undefined : lines[colour.series]
  if (line === undefined) return drawn
  const { dash: _, ...solid } = drawn as M & { dash?: unknown }
  return (line === 'solid' ? solid : { ...solid, dash: line }) as M
}

function resolveOne<M extends Mark | LegendItem>(drawn: M, isColourOnly: boolean): M {
  const signed = drawn as M & { shape?: Shape | 'of-series'; dash?: Dash | 'of-series' }
  if (signed.shape !== 'of-series' && signed.dash !== 'of-series') return drawn
  const { shape, dash, ...rest } = signed
  const series = isColourOnly ? 0 : seriesOf(drawn as { colour: Colour })
  const dashed = dash === 'of-series' ? dashes[series % dashes.length] : dash
  return {
    ...rest,
    ...(shape && { shape: shape === 'of-series' ? shapeOf(series) : shape }),
    ...(dashed && { dash: dashed }),
  } as M
}

/** One further on in each round: palettes have as many colours as there are shapes, and series 8 would be drawn as series 1. */
function shapeOf(series: number): Shape {
  return shapes[(series + Math.floor(series / shapes.length)) % shapes.length] ?? 'circle'
}

function seriesOf({ colour }: { readonly colour: Colour }): number {
  return typeof colour === 'object' && 'series' in colour ? colour.series : 0
}

function sized(mark: Mark, { points = 1, lines = 1, fill, pointOpacity }: Partial<Look>): Mark {
  switch (mark.kind) {
    case 'point':
      if (points === 1 && pointOpacity === undefined) return mark
      return { ...mark, size: mark.size * points, ...(pointOpacity !== undefined && { opacity: pointOpacity }) }
    case 'line':
    case 'step':
      return lines === 1 ? mark : { ...mark, width: (mark.width ?? stroke.line) * lines }
    case 'segment':
      return lines === 1 ? mark : { ...mark, width: (mark.width ?? stroke.thin) * lines }
    case 'band':
    case 'rect':
    case 'polygon':
      return fill === undefined ? mark : { ...mark, opacity: fill }
    default:
      return mark
  }
}
