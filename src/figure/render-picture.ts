import { coarseCells } from './coarse-cells.ts'
import { fewerPoints } from './fewer-points.ts'
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
/** Layers of fewer strokes keep all of them: axes, levels, lines of reference. */
const FEW_STROKES = 8

/** Height of a band of dots, in units of the viewBox. */
const BAND = 6

/** A picture so many times as long as it may be gets short only by leaving out strokes. */
const FAR_TOO_LONG = 4

/** What a picture may leave out before strokes are, one after another: `off` is how far a line may be from its points, in units of the viewBox. */
const details = [
  { cells: 16, off: 0 },
  { cells: 16, off: 0.5 },
  { cells: 12, off: 1 },
  { cells: 9, off: 1.5 },
] as const

type Point = readonly [number, number]

/** Strokes of one style, written as one path. */
interface Layer {
  readonly style: string
  /** Keyed by their points, so that strokes at the same place are drawn once. */
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
 * A thumbnail of a figure: an SVG document without text, in the colours of the light theme, of at most `longest` bytes. If it would be
 * longer, lines have fewer points and fields fewer cells, then every second, fourth, eighth ... stroke and point is drawn. Null if even the
 * sparsest sampling is too long.
 */
export function renderPicture(scene: Scene, longest = LONGEST_PICTURE): string | null {
  let draw = drawing(scene, details[0])
  for (const detail of details) {
    if (detail !== details[0]) draw = drawing(scene, detail)
    const svg = draw(1)
    if (svg.length <= longest) return svg
    if (svg.length > FAR_TOO_LONG * longest) break
  }
  for (let every = 2; every <= SPARSEST; ) {
    const svg = draw(every)
    if (svg.length <= longest) return svg
    every *= 2 ** Math.max(1, Math.floor(Math.log2(svg.length / longest)))
  }
  return null
}

/** Draws one stroke in so many. */
function drawing(scene: Scene, { cells, off }: (typeof details)[number]): (every: number) => string {
  const { width, height, primitives } = layout(withoutWords(scene, cells))
  const scale = WIDTH / width
  const at = ([x, y]: Point): Point => [Math.round(x * scale), Math.round(y * scale)]
  const groups = groupsOf(primitives, at, { scale, off }, (colour) => colourOf(colour, themed('light', scene.look)))
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${Math.round(height * scale)}" fill="none" stroke-linejoin="round">`
  return (every) => `${open}${groups.map((group) => groupElement(group, every)).join('')}</svg>`
}

/** Text is not legible in a thumbnail; without it the marks get its space. Fields are coarser, so that no stroke is left out. */
function withoutWords(
  { title: _title, caption: _caption, legend: _legend, panels, ...scene }: Scene,
  cells: number,
): Scene {
  const bare = ({ title: _title, table: _table, columns: _columns, note: _note, ...panel }: Panel): Panel => ({
    ...panel,
    marks: panel.marks.map((mark) => (mark.kind === 'cells' ? coarseCells(mark, cells) : mark)),
  })
  return { ...scene, panels: panels.map(bare) }
}

function groupsOf(
  primitives: readonly Primitive[],
  at: (point: Point) => Point,
  { scale, off }: { readonly scale: number; readonly off: number },
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
    for (const stroke of strokes) layer.strokes.set(`${stroke.points.join()}${stroke.closed}`, stroke)
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
      const exact = strokesOf(d, at)
      const strokes =
        off === 0 ? exact : exact.map(({ points, closed }) => ({ points: fewerPoints(points, off), closed }))
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
  const all = withoutSeams([...strokes.values()])
  const isDots = all.every(({ points }) => points.length === 1)
  const ordered = isDots ? all.toSorted((a, b) => bandOf(a) - bandOf(b) || placeIn(a) - placeIn(b)) : all
  const kept = every === 1 || all.length < FEW_STROKES ? ordered : thinned(ordered, every)
  return `<path ${style} d="${pathData(kept, every)}"/>`
}

/** Of thousands of points a thumbnail has no room for most: the others are not traced. */
function fewerOf(values: readonly number[]): readonly number[] {
  return values.length <= SPARSEST ? values : thinned(values, Math.ceil(values.length / SPARSEST))
}

/** Rectangles of one width that touch the one before, as one. */
function withoutSeams(strokes: readonly Stroke[]): readonly Stroke[] {
  const joined: Stroke[] = []
  for (const stroke of strokes) {
    const [before, box] = [boxOf(joined.at(-1)), boxOf(stroke)]
    const touches = before && box && (before.bottom === box.top || before.top === box.bottom)
    if (!touches || before.left !== box.left || before.right !== box.right) joined.push(stroke)
    else {
      const { left, right } = box
      const [top, bottom] = [Math.min(before.top, box.top), Math.max(before.bottom, box.bottom)]
      joined[joined.length - 1] = {
        points: [
          [left, top],
          [right, top],
          [right, bottom],
          [left, bottom],
        ],
        closed: true,
      }
    }
  }
  return joined
}

function boxOf(stroke: Stroke | undefined) {
  if (stroke === undefined || !stroke.closed || stroke.points.length !== 4) return undefined
  const [xs, ys] = [stroke.points.map(([x]) => x), stroke.points.map(([, y]) => y)]
  if (new Set(xs).size !== 2 || new Set(ys).size !== 2) return undefined
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** Dots of one style in the order of narrow bands, in which the steps from one to the next are short. */
const bandOf = ({ points }: Stroke): number => Math.floor((points[0]?.[1] ?? 0) / BAND)
const placeIn = ({ points }: Stroke): number => points[0]?.[0] ?? 0

function thinned<T>(list: readonly T[], every: number): readonly T[] {
  return list.filter((_, k) => k % every === 0)
}

/** Strokes after one another, each from where the one before ended. */
function pathData(strokes: readonly Stroke[], every: number): string {
  let from: Point | undefined
  const parts = strokes.map(({ points, closed }) => {
    const kept = points.length < 8 ? points : [...thinned(points.slice(0, -1), every), ...points.slice(-1)]
    const [first = [0, 0], ...rest] = kept
    const begin = from === undefined ? `M${numbers(first)}` : `m${numbers(stepTo(first, from))}`
    let last = first
    const steps = rest.map((point) => {
      const step = stepTo(point, last)
      last = point
      return step
    })
    from = closed ? first : last
    return `${begin}${steps.length === 0 ? 'h0' : stepData(steps)}${closed ? 'z' : ''}`
  })
  return parts.join('')
}

const stepTo = (to: Point, from: Point): Point => [to[0] - from[0], to[1] - from[1]]

/** A minus sign already separates two numbers. */
const numbers = (list: readonly number[]): string => list.join(' ').replaceAll(' -', '-')

/** Horizontal and vertical steps have commands of their own. */
function stepData(steps: readonly Point[]): string {
  let data = ''
  let command = ''
  for (const [dx, dy] of steps) {
    const next = dy === 0 ? 'h' : dx === 0 ? 'v' : 'l'
    const step = numbers(next === 'h' ? [dx] : next === 'v' ? [dy] : [dx, dy])
    data += next !== command ? `${next}${step}` : step.startsWith('-') ? step : ` ${step}`
    command = next
  }
  return data
}
