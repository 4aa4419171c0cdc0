import type { Checkpoint } from '../../checkpoint.ts'
import { findRoot } from '../../optimize/find-root.ts'
import { levenbergMarquardt } from '../../optimize/levenberg-marquardt.ts'

export interface Circle {
  readonly x: number
  readonly y: number
  readonly r: number
}

export interface EulerCircles {
  /** The first around (0, 0), the second to its right on the x axis, the third below that axis. */
  readonly circles: readonly Circle[]
  /** Areas by mask: of the parts that are exactly in these circles. */
  readonly areas: Float64Array
  readonly stress: number
}

/** Weight of distances that areas leave open, in the residuals. */
const slight = 0.01
/** Sets without common cases are apart by a part of their radii, and a set inside another is halfway between its centre and its edge. */
const [apart, halfway] = [1.05, 0.5]

/**
 * Circles for one to three sets whose parts are as large as the shares of their cases, by least squares of the areas. Two sets without common
 * cases are apart by a twentieth of their radii, a set inside another is halfway between its centre and its edge: the areas alone would
 * leave these distances open. Stress is the residual part of the squared areas in a regression through the origin on the shares (Wilkinson L.
 * Exact and approximate area-proportional circular Venn and Euler diagrams. IEEE Trans Vis Comput Graph 2012;18:321-331).
 * @param shares by mask, of the parts that are exactly in these sets; `shares[0]` is ignored, the others sum to 1, and no set is empty
 */
export async function eulerCircles(shares: Float64Array, checkpoint: Checkpoint): Promise<EulerCircles> {
  const sets = Math.log2(shares.length)
  const within = (mask: number) => shares.reduce((sum, share, m) => ((m & mask) === mask ? sum + share : sum), 0)
  const radii = Array.from({ length: sets }, (_, k) => Math.sqrt(within(1 << k) / Math.PI))
  const open = openDistances(radii, (i, j) => within((1 << i) | (1 << j)))
  const evaluate = (parameters: Float64Array) => {
    const circles = circlesOf(parameters, sets)
    const { areas, slopes } = exactAreas(circles)
    const residuals = [...areas.subarray(1)].map((area, k) => area - (shares[k + 1] as number))
    const rows = slopes.slice(1)
    for (const { i, j, squared } of open) {
      const [a, b] = [circles[i] as Circle, circles[j] as Circle]
      const [dx, dy] = [a.x - b.x, a.y - b.y]
      residuals.push(slight * (dx * dx + dy * dy - squared))
      const row = new Float64Array(3 * sets)
      row.set([2 * slight * dx, 2 * slight * dy], 3 * i)
      row.set([-2 * slight * dx, -2 * slight * dy], 3 * j)
      rows.push(row)
    }
    const free = Array.from({ length: sets }, (_, k) => 3 * k + 2).concat([3, 6, 7].filter((at) => at < 3 * sets))
    return {
      residuals: Float64Array.from(residuals),
      columns: free.map((at) => Float64Array.from(rows, (row) => row[at] as number)),
    }
  }
  const fit = await levenbergMarquardt(
    {
      residuals: (parameters) => evaluate(parameters).residuals,
      jacobian: (parameters) => evaluate(parameters).columns,
      start: [...radii, ...startPlaces(radii, open, (i, j) => within((1 << i) | (1 << j)))],
    },
    checkpoint,
  )
  const found = circlesOf(fit.parameters, sets)
  const side = (found[1]?.x ?? 0) < 0 ? -1 : 1
  const circles = found.map(({ x, y, r }) => ({ x: side * x + 0, y: 0 - Math.abs(y), r }))
  const { areas } = exactAreas(circles)
  let [crossed, squares, fitted] = [0, 0, 0]
  for (let mask = 1; mask < areas.length; mask++) {
    const [area, share] = [areas[mask] as number, shares[mask] as number]
    crossed += area * share
    squares += share * share
    fitted += area * area
  }
  return { circles, areas, stress: Math.max(0, 1 - crossed ** 2 / (squares * fitted)) }
}

/** Circles of radii, then the x of the second, x and y of the third. */
function circlesOf(parameters: ArrayLike<number>, sets: number): readonly Circle[] {
  return Array.from({ length: sets }, (_, k) => ({
    x: k === 0 ? 0 : (parameters[sets + k - 1] as number),
    y: k === 2 ? (parameters[sets + 2] as number) : 0,
    r: parameters[k] as number,
  }))
}

function pairsOf(sets: number): readonly (readonly [number, number])[] {
  return Array.from({ length: sets }, (_, j) => Array.from({ length: j }, (__, i) => [i, j] as const)).flat()
}

/**
 * Squared distances of the pairs that are apart or one inside the other. If that of a pair follows from the other two pairs (a part of a part,
 * a part of what is apart), these are at a right angle.
 */
function openDistances(radii: readonly number[], common: (i: number, j: number) => number) {
  const pairs = pairsOf(radii.length).flatMap(([i, j]) => {
    const [a, b] = [radii[i] as number, radii[j] as number]
    if (common(i, j) <= 1e-12) return { i, j, inner: -1, squared: (apart * (a + b)) ** 2 }
    const inner = common(i, i) <= common(j, j) ? i : j
    if (common(i, j) < common(inner, inner) - 1e-12) return []
    return { i, j, inner, squared: (halfway * (a - b)) ** 2 }
  })
  if (pairs.length < 3) return pairs
  return pairs.map((pair) => {
    const others = pairs.filter((other) => other !== pair)
    const sum = others.reduce((all, { squared }) => all + squared, 0)
    const third = 3 - pair.i - pair.j
    const follows =
      pair.inner < 0
        ? others.some(({ inner }) => inner === pair.i || inner === pair.j) && others.some(({ inner }) => inner < 0)
        : others.some(({ inner }) => inner === third) && others.some(({ inner }) => inner === pair.inner)
    return follows ? { ...pair, squared: sum } : pair
  })
}

/** Where each two circles have the area of their common cases, or their open distance, as far as three distances allow a triangle. */
function startPlaces(
  radii: readonly number[],
  open: ReturnType<typeof openDistances>,
  common: (i: number, j: number) => number,
): readonly number[] {
  const [first, second, third] = pairsOf(radii.length).map(([i, j]) => {
    const [a, b] = [radii[i] as number, radii[j] as number]
    const left = open.find((pair) => pair.i === i && pair.j === j)
    if (left !== undefined) return Math.max(0.05 * (a + b), Math.sqrt(left.squared))
    const root = findRoot((d) => lens(a, b, d) - common(i, j), Math.abs(a - b), a + b)
    return Number.isNaN(root) ? (a + b) / 2 : root
  })
  if (first === undefined) return []
  if (second === undefined || third === undefined) return [first]
  const x = (first ** 2 + second ** 2 - third ** 2) / (2 * first)
  const along = Math.min(second, Math.max(-second, x))
  return [first, along, -Math.max(0.2 * second, Math.sqrt(second ** 2 - along ** 2))]
}

/** The common area of circles of radii a and b at a distance between |a − b| and a + b. */
export function lens(a: number, b: number, distance: number): number {
  if (distance >= a + b) return 0
  if (distance <= Math.abs(a - b)) return Math.PI * Math.min(a, b) ** 2
  const to = (distance ** 2 + a ** 2 - b ** 2) / (2 * distance)
  const height = Math.sqrt(Math.max(0, a * a - to * to))
  return a * a * Math.atan2(height, to) + b * b * Math.atan2(height, distance - to) - distance * height
}

/**
 * Areas by mask of what is exactly in these circles, and their derivatives by x, y and r of each circle, from the areas of all intersections.
 */
export function exactAreas(circles: readonly Circle[]): {
  readonly areas: Float64Array
  readonly slopes: Float64Array[]
} {
  const all = 2 ** circles.length
  const areas = new Float64Array(all)
  const slopes = Array.from({ length: all }, () => new Float64Array(3 * circles.length))
  for (let mask = 1; mask < all; mask++) addIntersection(circles, mask, areas, slopes[mask] as Float64Array)
  for (let bit = 1; bit < all; bit *= 2)
    for (let mask = 1; mask < all; mask++) {
      if (mask & bit) continue
      areas[mask] = (areas[mask] as number) - (areas[mask | bit] as number)
      const [own, inner] = [slopes[mask] as Float64Array, slopes[mask | bit] as Float64Array]
      for (let p = 0; p < own.length; p++) own[p] = (own[p] as number) - (inner[p] as number)
    }
  return { areas, slopes }
}

/**
 * The area that is in all circles of the mask, by Green's theorem on its arcs, and the derivatives of the area: the integrals of the outward
 * normal, and of 1, over the arcs of a circle.
 */
function addIntersection(circles: readonly Circle[], mask: number, areas: Float64Array, slopes: Float64Array): void {
  const inside = circles.flatMap((circle, k) => (mask & (1 << k) ? { ...circle, k } : []))
  for (const { x, y, r, k } of inside) {
    const others = inside.filter((other) => other.k !== k)
    const cuts = others.flatMap((other) => crossings({ x, y, r }, other)).sort((a, b) => a - b)
    if (cuts.length === 0) cuts.push(0)
    for (const [n, from] of cuts.entries()) {
      const to = cuts[n + 1] ?? (cuts[0] as number) + 2 * Math.PI
      const middle = (from + to) / 2
      const [px, py] = [x + r * Math.cos(middle), y + r * Math.sin(middle)]
      const isEdge = others.every((other) => {
        const beyond = Math.hypot(px - other.x, py - other.y) - other.r
        return Math.abs(beyond) < 1e-14 ? k < other.k : beyond < 0
      })
      if (!isEdge) continue
      const across = r * (Math.sin(to) - Math.sin(from))
      const up = -r * (Math.cos(to) - Math.cos(from))
      areas[mask] = (areas[mask] as number) + (r * r * (to - from) + x * across + y * up) / 2
      for (const [p, slope] of [across, up, r * (to - from)].entries())
        slopes[3 * k + p] = (slopes[3 * k + p] as number) + slope
    }
  }
}

/** The angles at which a circle crosses another. */
function crossings({ x, y, r }: Circle, other: Circle): readonly number[] {
  const [dx, dy] = [other.x - x, other.y - y]
  const d = Math.hypot(dx, dy)
  if (d >= r + other.r || d <= Math.abs(r - other.r)) return []
  const half = Math.acos(Math.min(1, Math.max(-1, (d * d + r * r - other.r ** 2) / (2 * d * r))))
  return [Math.atan2(dy, dx) - half, Math.atan2(dy, dx) + half].map((angle) =>
    angle < 0 ? angle + 2 * Math.PI : angle % (2 * Math.PI),
  )
}
