import { coarseCells } from './coarse-cells.ts'
import { layout } from './layout.ts'
import { outlineAt } from './point-shapes.ts'
import type { Primitive } from './primitive.ts'
import type { Colour, Dash, Panel, Scene } from './scene.ts'
import { colourOf, themed } from './theme.ts'
import { tracePath } from './trace-path.ts'
import { dashes } from './typography.ts'

/** Bytes of a picture: it is ASCII. */
export const LONGEST_PICTURE = 8192

/** Width of the viewBox. Coordinates are rounded to whole units; a card shows about two units per CSS pixel. */
const WIDTH = 320
/** Thinner lines would not be visible in a card. */
const LEAST_STROKE = 1.4
/** The sparsest sampling that is tried: one stroke in so many. */
const SPARSEST = 4096

type Point = readonly [number, number]

/** Strokes of one style, written as one path. */
interface Layer {
  readonly style: string
  /** Keyed by their path data, so that strokes at the same place are drawn once. */
  readonly strokes: Map<string, Stroke>
}

interface Stroke {
  readonly points: readonly Point[]
  readonly closed: boolean
}

/** Layers that share a clip rectangle; null means that they are not clipped. */
interface Group {
  readonly clip: readonly [x: number, y: number, width: number, height: number] | null
  readonly layers: Layer[]
}

/**
 * A thumbnail of a figure: an SVG document without text, in the colours of the light theme, of at most `LONGEST_PICTURE` bytes. If it would be
 * longer, every second, fourth, eighth ... stroke and point is drawn. Null if even the sparsest sampling is too long.
 */
export function renderPicture(scene: Scene): string | null {
  const { width, height, primitives } = layout(withoutWords(scene))
  const scale = WIDTH / width
  const at = ([x, y]: Point): Point => [Math.round(x * scale), Math.round(y * scale)]
  const groups = groupsOf(primitives, at, scale, (colour) => colourOf(colour, themed('light', scene.look)))
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${Math.round(height * scale)}" fill="none" stroke-linejoin="round">`
  for (let every = 1; every <= SPARSEST; ) {
    const svg = `${open}${groups.map((group) => groupElement(group, every)).join('')}</svg>`
    if (svg.length <= LONGEST_PICTURE) return svg
    every *= 2 ** Math.max(1, Math.floor(Math.log2(svg.length / LONGEST_PICTURE)))
  }
  return null
}

/** Text is not legible in a thumbnail; without it the marks get its space. Fields are coarser, so that no stroke is left out. */
function withoutWords({ title: _title, caption: _caption, legend: _legend, panels, ...scene }: Scene): Scene {
  const bare = ({ title: _title, table: _table, columns: _columns, note: _note, ...panel }: Panel): Panel => ({
    ...panel,
    marks: panel.marks.map((mark) => (mark.kind === 'cells' ? coarseCells(mark) : mark)),
  })
  return { ...scene, panels: panels.map(bare) }
}

function groupsOf(
  primitives: readonly Primitive[],
  at: (point: Point) => Point,
  scale: number,
  paint: (colour: Colour) => string,
): Group[] {
  const groups: Group[] = []
  const add = (clip: Group['clip'], style: string, strokes: readonly Stroke[]) => {
    const isNew = String(groups.at(-1)?.clip) !== String(clip)
    if (isNew) groups.push({ clip, layers: [] })
    const layers = groups.at(-1)?.layers ?? []
    const known = layers.findLast((layer) => layer.style === style)
    const layer = known ?? { style, strokes: new Map<string, Stroke>() }
    if (!known) layers.push(layer)
    for (const stroke of strokes) layer.strokes.set(pathOf(stroke, 1), stroke)
  }
  const draw = (primitive: Primitive, clip: Group['clip']): void => {
    if (primitive.kind === 'clip') {
      const { x, y, width, height } = primitive
      const inner = [...at([x, y]), ...at([width, height])] as const
      for (const inside of primitive.inside) draw(inside, inner)
    } else if (primitive.kind === 'points') {
      const { shape, r, ...style } = primitive
      const [x, y] = [fewerOf(primitive.x), fewerOf(primitive.y)]
      if (shape !== 'circle') {
        draw({ ...style, kind: 'path', d: x.map((atX, k) => outlineAt(shape, atX, y[k] ?? 0, r)).join('') }, clip)
        return
      }
      if (style.fill === null) return // the outline of a disc of its own
      // a line of length zero with round caps is drawn as a disc
      const colour = paint(style.stroke ?? style.fill)
      const disc = `${lineStyle(colour, Math.max(2 * r * scale, 2 * LEAST_STROKE), style.opacity)} stroke-linecap="round"`
      const places = x.map((atX, k) => ({ points: [at([atX, y[k] ?? 0])], closed: false }))
      add(clip, disc, places)
    } else if (primitive.kind === 'path') {
      const { d, stroke, width, dash, fill, opacity } = primitive
      const strokes = strokesOf(d, at)
      if (fill !== null) add(clip, `fill="${paint(fill)}"${opacityOf(opacity)}`, strokes)
      if (stroke !== null)
        add(clip, lineStyle(paint(stroke), Math.max(width * scale, LEAST_STROKE), opacity, dash), strokes)
    }
  }
  for (const primitive of primitives) draw(primitive, null)
  return groups
}

function lineStyle(colour: string, width: number, opacity: number, dash?: Dash): string {
  const dashed = dash === undefined ? '' : ` stroke-dasharray="${dashes[dash].join(' ')}"`
  return `stroke="${colour}" stroke-width="${Number(width.toFixed(1))}"${dashed}${opacityOf(opacity)}`
}

function opacityOf(opacity: number): string {
  return opacity === 1 ? '' : ` opacity="${Number(opacity.toFixed(2))}"`
}

/** The rounded strokes of a path, without repeated points and without inner points of horizontal and vertical lines. */
function strokesOf(d: string, at: (point: Point) => Point): Stroke[] {
  const strokes: { points: Point[]; closed: boolean }[] = []
  const add = (x: number, y: number) => {
    const points = strokes.at(-1)?.points
    if (points === undefined) return
    const point = at([x, y])
    const [last, before] = [points.at(-1), points.at(-2)]
    if (last && last[0] === point[0] && last[1] === point[1]) return
    if (last && before && goesOn(before, last, point)) points.pop()
    points.push(point)
  }
  tracePath(d, {
    moveTo: (x, y) => {
      strokes.push({ points: [], closed: false })
      add(x, y)
    },
    lineTo: add,
    close: () => {
      const stroke = strokes.at(-1)
      if (stroke) stroke.closed = true
    },
  })
  return strokes
}

function goesOn(a: Point, b: Point, c: Point): boolean {
  return [0, 1].some((k) => {
    const across = k as 0 | 1
    const along = (1 - k) as 0 | 1
    return a[across] === b[across] && b[across] === c[across] && a[along] < b[along] === b[along] < c[along]
  })
}

function groupElement({ clip, layers }: Group, every: number): string {
  const drawn = layers.map((layer) => layerElement(layer, every)).join('')
  if (clip === null) return drawn
  const [x, y, width, height] = clip
  const box = `x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}"`
  return `<svg ${box}>${drawn}</svg>`
}

/** One stroke in `every`, and of a long stroke one point in `every`. */
function layerElement({ style, strokes }: Layer, every: number): string {
  const kept =
    every === 1 ? [...strokes.keys()] : thinned([...strokes.values()], every).map((stroke) => pathOf(stroke, every))
  return `<path ${style} d="${kept.join('')}"/>`
}

/** Of thousands of points a thumbnail has no room for most: the others are not traced. */
function fewerOf(values: readonly number[]): readonly number[] {
  return values.length <= SPARSEST ? values : thinned(values, Math.ceil(values.length / SPARSEST))
}

function thinned<T>(list: readonly T[], every: number): readonly T[] {
  return list.filter((_, k) => k % every === 0)
}

function pathOf({ points, closed }: Stroke, every: number): string {
  const kept = points.length < 8 ? points : [...thinned(points.slice(0, -1), every), ...points.slice(-1)]
  const [first = [0, 0], ...rest] = kept
  let last = first
  const steps = rest.flatMap((point) => {
    const step = [point[0] - last[0], point[1] - last[1]]
    last = point
    return step
  })
  // a minus sign already separates two numbers
  const lines = steps.length === 0 ? 'h0' : `l${steps.join(' ').replaceAll(' -', '-')}`
  return `M${first.join(' ')}${lines}${closed ? 'z' : ''}`
}
