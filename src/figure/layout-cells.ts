import { SCALE_STEPS, scaleStep } from './colour-scales.ts'
import { coordinate, type PathPrimitive, type Primitive } from './primitive.ts'
import type { CellsMark, Colour } from './scene.ts'
import { textWidth } from './text-width.ts'
import { stroke, type } from './typography.ts'

type Place = (value: number) => number

/** Size of a cell in points. */
interface CellSize {
  readonly width: number
  readonly height: number
}

/** Smaller text is not printed by journals. */
const LEAST_TEXT = 5
/** A stroke through a missing cell is visible from this size on. */
const LEAST_STRUCK = 5

/** The cells of one colour as one path. */
export function layoutCells(mark: CellsMark, atX: Place, atY: Place): readonly Primitive[] {
  const size = {
    width: Math.abs(atX(mark.width / 4) - atX(-mark.width / 4)) * 2,
    height: Math.abs(atY(mark.height / 4) - atY(-mark.height / 4)) * 2,
  }
  return [...(mark.shape === 'text' ? [] : fields(mark, size, atX, atY)), ...texts(mark, size, atX, atY)]
}

function fields(mark: CellsMark, size: CellSize, atX: Place, atY: Place): readonly PathPrimitive[] {
  const { opacity = 1 } = mark
  const byStep = new Map<number | null, number[]>()
  for (const [i, at] of mark.at.entries()) {
    const step = at === null ? null : scaleStep(at)
    const known = byStep.get(step)
    if (known) known.push(i)
    else byStep.set(step, [i])
  }
  const steps = [...byStep].sort(([a], [b]) => (a ?? -1) - (b ?? -1))
  return steps.flatMap(([step, cells]): readonly PathPrimitive[] => {
    const filled = (d: string, fill: Colour, opaque = opacity): PathPrimitive => ({
      kind: 'path',
      d,
      stroke: null,
      width: 0,
      fill,
      opacity: opaque,
    })
    if (step !== null)
      return [filled(outlines(mark, cells, size, atX, atY), { scale: mark.scale, at: step / SCALE_STEPS })]
    const box = filled(boxes(mark, cells, size, atX, atY), 'muted', 0.4 * opacity)
    if (Math.min(size.width, size.height) < LEAST_STRUCK) return [box]
    const strokes = cells.map((i) => {
      const [x, y] = [atX(mark.x[i] ?? 0), atY(mark.y[i] ?? 0)]
      const [w, h] = [size.width * 0.3, size.height * 0.3]
      return `M${coordinate(x - w)},${coordinate(y + h)}L${coordinate(x + w)},${coordinate(y - h)}`
    })
    return [box, { ...box, d: strokes.join(''), fill: null, stroke: 'muted', width: stroke.thin, opacity: 1 }]
  })
}

function outlines(mark: CellsMark, cells: readonly number[], size: CellSize, atX: Place, atY: Place): string {
  if (mark.shape === 'tile') return boxes(mark, cells, size, atX, atY)
  return cells
    .map((i) => {
      const extent = mark.extent?.[i] ?? 1
      const corners =
        mark.shape === 'hexagon' ? hexagon(size) : round(mark.shape === 'ellipse' ? extent : null, size, extent)
      const [x, y] = [atX(mark.x[i] ?? 0), atY(mark.y[i] ?? 0)]
      return `M${corners.map(([dx, dy]) => `${coordinate(x + dx)},${coordinate(y + dy)}`).join('L')}Z`
    })
    .join('')
}

/** Neighbours in a row are one box. Each is a little larger than its cells, so that no seam shows. */
function boxes(mark: CellsMark, cells: readonly number[], size: CellSize, atX: Place, atY: Place): string {
  const over = (length: number) => Math.min(0.2, length * 0.25)
  const [more, lower] = [over(size.width), over(size.height)]
  // rows and columns have the same few coordinates
  const known = new Map<number, string>()
  const written = (value: number) => {
    const found = known.get(value)
    if (found !== undefined) return found
    const text = coordinate(value)
    known.set(value, text)
    return text
  }
  const parts: string[] = []
  let run: { left: number; right: number; y: number } | null = null
  const end = () => {
    if (run === null) return
    const { left, right, y } = run
    const [w, h] = [written(right - left + more), written(size.height + lower)]
    parts.push(`M${written(left)},${written(y - size.height / 2)}h${w}v${h}h-${w}z`)
  }
  for (const i of cells) {
    const [x, y] = [atX(mark.x[i] ?? 0), atY(mark.y[i] ?? 0)]
    const [left, right] = [x - size.width / 2, x + size.width / 2]
    if (run !== null && Math.abs(run.y - y) < 1e-6 && Math.abs(run.right - left) < 0.01) run.right = right
    else {
      end()
      run = { left, right, y }
    }
  }
  end()
  return parts.join('')
}

type Corner = readonly [number, number]

/** The six neighbours at a distance of one width, and of three quarters of the height, meet its sides. */
function hexagon({ width, height }: CellSize): readonly Corner[] {
  const [w, h] = [width / 2, height / 2]
  return [
    [0, -h],
    [w, -h / 2],
    [w, h / 2],
    [0, h],
    [-w, h / 2],
    [-w, -h / 2],
  ]
}

const CORNERS = 28

/**
 * A circle that takes a part of the cell, or the ellipse of a bivariate normal distribution with a correlation (Murdoch DJ, Chow ED. A
 * graphical display of large correlation matrices. Am Stat 1996;50:178-80).
 */
function round(correlation: number | null, { width, height }: CellSize, extent: number): readonly Corner[] {
  const angles = Array.from({ length: CORNERS }, (_, k) => (2 * Math.PI * k) / CORNERS)
  if (correlation === null) {
    const r = (Math.min(width, height) / 2) * extent
    return angles.map((angle) => [r * Math.cos(angle), r * Math.sin(angle)])
  }
  const half = Math.acos(Math.min(0.995, Math.max(-0.995, correlation))) / 2
  return angles.map((angle) => [
    (width / 2) * 0.96 * Math.cos(angle + half),
    (-height / 2) * 0.96 * Math.cos(angle - half),
  ])
}

function texts(mark: CellsMark, size: CellSize, atX: Place, atY: Place): readonly Primitive[] {
  const { texts: given } = mark
  if (given === undefined) return []
  const widest = Math.max(0, ...given.map((text) => textWidth(text, type.tick)))
  const fitting = Math.min(type.tick, (type.tick * size.width * 0.92) / Math.max(widest, 1), size.height * 0.8)
  if (fitting < LEAST_TEXT) return []
  const points = Math.floor(fitting * 4) / 4
  return given.flatMap((text, i): readonly Primitive[] => {
    if (text === '') return []
    const at = mark.at[i] ?? null
    const cell = at === null ? null : { scale: mark.scale, at }
    const onTile = (mark.shape === 'tile' || mark.shape === 'hexagon') && (mark.opacity ?? 1) === 1
    return [
      {
        kind: 'text',
        x: atX(mark.x[i] ?? 0),
        y: atY(mark.y[i] ?? 0) + points * 0.36,
        text: [{ text }],
        size: points,
        anchor: 'middle',
        colour: cell === null ? 'ink' : onTile ? { on: cell } : mark.shape === 'text' ? cell : 'ink',
      },
    ]
  })
}
