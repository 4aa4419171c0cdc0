import type { Checkpoint } from '../../checkpoint.ts'
import { Pace } from '../../pace.ts'

export type PlaneCell = 'hexagon' | 'square'

export interface PlaneBins {
  /** Centres of the cells with a point, by rows from the lowest y. */
  readonly x: readonly number[]
  readonly y: readonly number[]
  readonly counts: readonly number[]
  /** Size of a cell: a hexagon has a point at the top. */
  readonly width: number
  readonly height: number
}

/** Rows of cells for each column: a plot is wider than high. */
export const PLANE_SHAPE = 0.75

/**
 * Counts of points in equal cells, `across` of them over the range of x. A point belongs to the hexagon with the nearest centre, on a plane
 * where hexagons are regular (Carr DB, Littlefield RJ, Nicholson WL, Littlefield JS. Scatterplot matrix techniques for large N. J Am Stat Assoc
 * 1987;82:424-36). Squares include their left and lower edges, the last ones all. `weights`: how many cases each point represents.
 */
export async function planeBins(
  x: Float64Array,
  y: Float64Array,
  { cell, across }: { readonly cell: PlaneCell; readonly across: number },
  checkpoint: Checkpoint,
  weights?: Float64Array,
): Promise<PlaneBins> {
  const [horizontal, vertical] = [rangeOf(x), rangeOf(y)]
  const up = cell === 'hexagon' ? (across * PLANE_SHAPE) / Math.sqrt(3) : Math.round(across * PLANE_SHAPE)
  const counts = new Map<number, number>()
  const pace = new Pace(checkpoint)
  // places are multiples of a half
  const stride = 4 * across + 8
  for (let i = 0; i < x.length; i++) {
    const sx = (across * ((x[i] as number) - horizontal.low)) / horizontal.width
    const sy = (up * ((y[i] as number) - vertical.low)) / vertical.width
    const [cx, cy] = cell === 'hexagon' ? nearestHexagon(sx, sy) : [square(sx, across), square(sy, up)]
    const key = 2 * cy * stride + 2 * cx
    counts.set(key, (counts.get(key) ?? 0) + (weights?.[i] ?? 1))
    if (pace.due(8)) await pace.rest()
  }
  const keys = [...counts.keys()].sort((a, b) => a - b)
  return {
    x: keys.map((key) => horizontal.low + ((key % stride) / 2) * (horizontal.width / across)),
    y: keys.map((key) => vertical.low + (Math.floor(key / stride) / 2) * (vertical.width / up)),
    counts: keys.map((key) => counts.get(key) ?? 0),
    width: horizontal.width / across,
    height: ((cell === 'hexagon' ? 2 / 3 : 1) * vertical.width) / up,
  }
}

/** A single value is in the middle of a range of 1. */
function rangeOf(values: Float64Array): { readonly low: number; readonly width: number } {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) {
    if (value < low) low = value
    if (value > high) high = value
  }
  return low < high ? { low, width: high - low } : { low: low - 0.5, width: 1 }
}

/** The nearer centre of two lattices: whole numbers, and those with a half. */
function nearestHexagon(sx: number, sy: number): readonly [number, number] {
  const [wx, wy] = [Math.floor(sx + 0.5), Math.floor(sy + 0.5)]
  const [hx, hy] = [Math.floor(sx) + 0.5, Math.floor(sy) + 0.5]
  const whole = (sx - wx) ** 2 + 3 * (sy - wy) ** 2
  const half = (sx - hx) ** 2 + 3 * (sy - hy) ** 2
  return whole <= half ? [wx, wy] : [hx, hy]
}

function square(place: number, count: number): number {
  return Math.min(Math.floor(place), count - 1) + 0.5
}
