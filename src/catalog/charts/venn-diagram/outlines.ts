import type { VennData } from './data.ts'

/** An ellipse with its half axes and the angle of the first, anticlockwise from the x axis. */
export interface Outline {
  readonly x: number
  readonly y: number
  readonly a: number
  readonly b: number
  readonly angle: number
}

const turn = 2 * Math.PI

/** Circles around the corners of a regular polygon, the first at an angle. */
const around = (sets: number, first: number, distance: number): readonly Outline[] =>
  Array.from({ length: sets }, (_, k) => {
    const angle = first - (k * turn) / sets
    return { x: distance * Math.cos(angle), y: distance * Math.sin(angle), a: 1, b: 1, angle: 0 }
  })

/**
 * Sets of one size that have a region for each combination, by their number. Those of five are the ellipses of Grünbaum B. Venn diagrams and
 * independent families of sets. Math Mag 1975;48:12-23; the numbers of four and five make the smallest region as large as possible.
 */
export const vennOutlines: Readonly<Record<number, readonly Outline[]>> = {
  2: around(2, turn / 2, 0.55),
  3: around(3, (5 * turn) / 12, 0.62),
  4: [
    { x: -0.224, y: -0.247, a: 1, b: 0.431, angle: Math.PI - 0.831 },
    { x: 0, y: 0.021, a: 1, b: 0.431, angle: Math.PI - 0.831 },
    { x: 0, y: 0.021, a: 1, b: 0.431, angle: 0.831 },
    { x: 0.224, y: -0.247, a: 1, b: 0.431, angle: 0.831 },
  ],
  5: around(5, turn / 4 - 0.335, 0.258).map((circle, k) => ({ ...circle, b: 0.544, angle: ((5 - 4 * k) * turn) / 20 })),
}

/** The sets that are named above the diagram, and those below it, from left to right. */
export const namedRows: Readonly<Record<number, readonly [readonly number[], readonly number[]]>> = {
  2: [[0, 1], []],
  3: [[0, 1], [2]],
  4: [[0, 1, 2, 3], []],
  5: [
    [4, 0, 1],
    [3, 2],
  ],
}

/** The outline of each set; null for a set without cases among circles in proportion. */
export function outlinesOf({ euler, variables }: Pick<VennData, 'euler' | 'variables'>): readonly (Outline | null)[] {
  if (euler === null) return vennOutlines[variables.length] ?? []
  return euler.circles.map((circle) => circle && { x: circle.x, y: circle.y, a: circle.r, b: circle.r, angle: 0 })
}

/** Points of an outline. */
export function pointsOf({ x, y, a, b, angle }: Outline): {
  readonly x: readonly number[]
  readonly y: readonly number[]
} {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const at = Array.from(
    { length: 180 },
    (_, k) => [a * Math.cos((k * turn) / 180), b * Math.sin((k * turn) / 180)] as const,
  )
  return { x: at.map(([u, v]) => x + u * cos - v * sin), y: at.map(([u, v]) => y + u * sin + v * cos) }
}

/**
 * The place of a region with most room for a text, and how many times an ellipse as wide and high as the text fits there, to first order. The
 * sizes are in the units of the outlines; null if the region does not exist.
 */
export function roomiestPlace(
  outlines: readonly (Outline | null)[],
  members: readonly number[],
  width: number,
  height: number,
): { readonly at: readonly [number, number]; readonly times: number } | null {
  const own = outlines.flatMap((outline, k) => (outline !== null && members[k] === 1 ? [outline] : []))
  if (own.length < members.reduce((sum, is) => sum + is, 0)) return null
  const sides = outlines.flatMap((outline, k) =>
    outline === null ? [] : sideOf(outline, members[k] === 1, width, height),
  )
  let [x, y, times] = [0, 0, 0]
  const search = (centreX: number, centreY: number, step: number, steps: number) => {
    for (let i = -steps; i <= steps; i++)
      for (let j = -steps; j <= steps; j++) {
        const [px, py] = [centreX + i * step, centreY + j * step]
        let fits = Number.POSITIVE_INFINITY
        for (const side of sides) {
          fits = Math.min(fits, side(px, py))
          if (fits <= times) break
        }
        if (fits > times) [x, y, times] = [px, py, fits]
      }
  }
  const smallest = own.reduce((least, outline) => (outline.a < least.a ? outline : least))
  search(smallest.x, smallest.y, smallest.a / 20, 20)
  for (const part of [60, 180, 540]) search(x, y, smallest.a / part, 2)
  return times > 0 ? { at: [x, y], times } : null
}

/** How many times half the size of a text lies between a place and an outline; negative on the wrong side of it. */
function sideOf({ x, y, a, b, angle }: Outline, inside: boolean, width: number, height: number) {
  const [cos, sin, sign] = [Math.cos(angle), Math.sin(angle), inside ? 1 : -1]
  return (px: number, py: number): number => {
    const u = (px - x) * cos + (py - y) * sin
    const v = (py - y) * cos - (px - x) * sin
    const s = Math.max(1e-9, Math.sqrt((u / a) ** 2 + (v / b) ** 2)) // 1 on the outline
    const du = u / (a * a * s)
    const dv = v / (b * b * s)
    const across = ((du * cos - dv * sin) * width) / 2
    const up = ((du * sin + dv * cos) * height) / 2
    return (sign * (1 - s)) / Math.sqrt(across * across + up * up)
  }
}
