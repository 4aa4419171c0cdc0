import type { TreeNode } from './category-tree.ts'

export interface Circle {
  readonly x: number
  readonly y: number
  readonly r: number
}

/** Circles that overlap by less than this part of their distance touch each other. */
const tolerance = 1e-6

/**
 * Circles of given radii close together without overlap, in their order from the inside: each touches two neighbours of the front chain, the pair
 * nearest to the origin, or the next to it between which it overlaps no other (Wang, Wang, Dai and Wang 2006). Their smallest enclosing circle is
 * around the origin.
 * @param radii above 0; the circles are closest if they descend
 */
export function packCircles(radii: readonly number[]): readonly Circle[] {
  const [first = 0, second = 0, third = 0] = radii
  if (radii.length < 2) return radii.map((r) => ({ x: 0, y: 0, r }))
  const placed: Circle[] = [
    { x: -first, y: 0, r: first },
    { x: second, y: 0, r: second },
  ]
  let chain = [0, 1]
  if (radii.length > 2) {
    const [a, b] = placed as [Circle, Circle]
    placed.push(touching(b, a, third))
    chain = [0, 1, 2]
  }
  const at = (k: number) => placed[k] as Circle
  for (const r of radii.slice(3)) {
    // the pair nearest to the origin is the last and the first of the chain
    chain = turned(chain, nearestPair(chain, at) + 1)
    let found = touching(at(chain.at(-1) as number), at(chain[0] as number), r)
    for (let gap = overlapped(chain, at, found); gap !== null; gap = overlapped(chain, at, found)) {
      // what lies between the pair and the overlapped circle is enclosed
      chain = gap.isForward ? chain.slice(gap.steps) : chain.slice(0, chain.length - gap.steps)
      found = touching(at(chain.at(-1) as number), at(chain[0] as number), r)
    }
    chain.push(placed.push(found) - 1)
  }
  const around = enclosingCircle(chain.map(at))
  return placed.map(({ x, y, r }) => ({ x: x - around.x, y: y - around.y, r }))
}

/** A circle that touches two others, on the right of the way from the first to the second: outside of a chain that goes round counterclockwise. */
function touching(a: Circle, b: Circle, r: number): Circle {
  const d = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const [ux, uy] = [(b.x - a.x) / d, (b.y - a.y) / d]
  const along = ((a.r + r) ** 2 - (b.r + r) ** 2 + d * d) / (2 * d)
  const beside = Math.sqrt(Math.max(0, (a.r + r) ** 2 - along * along))
  return { x: a.x + along * ux + beside * uy, y: a.y + along * uy - beside * ux, r }
}

function turned(chain: readonly number[], by: number): number[] {
  return [...chain.slice(by), ...chain.slice(0, by)]
}

/** The place of the first of two neighbours whose point of contact is nearest to the origin. */
function nearestPair(chain: readonly number[], at: (k: number) => Circle): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY]
  for (const [place, k] of chain.entries()) {
    const [a, b] = [at(k), at(chain[(place + 1) % chain.length] as number)]
    const distance = Math.hypot((a.x * b.r + b.x * a.r) / (a.r + b.r), (a.y * b.r + b.y * a.r) / (a.r + b.r))
    if (distance < least) [best, least] = [place, distance]
  }
  return best
}

/** The overlapped circle that the fewest steps along the chain lead to, from its last and first circle; null if none is overlapped. */
function overlapped(chain: readonly number[], at: (k: number) => Circle, circle: Circle) {
  const meets = (place: number) => {
    const other = at(chain[place] as number)
    const reach = circle.r + other.r
    return Math.hypot(circle.x - other.x, circle.y - other.y) < reach * (1 - tolerance)
  }
  for (let steps = 1; steps < chain.length - 1; steps++) {
    if (meets(steps)) return { isForward: true, steps }
    if (meets(chain.length - 1 - steps)) return { isForward: false, steps }
  }
  return null
}

/**
 * The smallest circle around circles: the circle of a basis of at most three is replaced by that of a basis with the circle farthest outside until none is
 * outside (Welzl 1991; the bases as by Matoušek, Sharir and Welzl 1996).
 * @param circles at least one
 */
export function enclosingCircle(circles: readonly Circle[]): Circle {
  let basis: readonly Circle[] = circles.slice(0, 1)
  let around = basis[0] ?? { x: 0, y: 0, r: 0 }
  // the radius grows with each turn; rounding could repeat bases
  for (let turn = 0; turn < 10 * circles.length + 10; turn++) {
    let [farthest, beyond]: [Circle | undefined, number] = [undefined, tolerance * around.r]
    for (const circle of circles) {
      const out = reachOf(circle, around) - around.r
      if (out > beyond) [farthest, beyond] = [circle, out]
    }
    if (farthest === undefined) return around
    const next = smallestWith(farthest, basis)
    basis = next.basis
    around = next.around
  }
  return around
}

function reachOf({ x, y, r }: Circle, around: Circle): number {
  return Math.hypot(x - around.x, y - around.y) + r
}

/** The smallest circle around a circle and a basis, which has the circle and at most two of the basis at its edge. */
function smallestWith(circle: Circle, basis: readonly Circle[]) {
  const pairs = basis.flatMap((one, k) => basis.slice(k + 1).map((other) => [circle, one, other]))
  const candidates = [[circle], ...basis.map((one) => [circle, one]), ...pairs]
  let best: { readonly basis: readonly Circle[]; readonly around: Circle } | undefined
  for (const of of candidates) {
    const around = circleThrough(of)
    if (around === null || (best !== undefined && around.r >= best.around.r)) continue
    const limit = around.r * (1 + 0.1 * tolerance)
    if ([circle, ...basis].every((one) => reachOf(one, around) <= limit)) best = { basis: of, around }
  }
  return best ?? { basis: [circle, ...basis].slice(0, 3), around: circleAroundAll([circle, ...basis]) }
}

/** A circle that is surely large enough, for circles whose smallest one rounding does not find. */
function circleAroundAll(circles: readonly Circle[]): Circle {
  const x = circles.reduce((sum, one) => sum + one.x, 0) / circles.length
  const y = circles.reduce((sum, one) => sum + one.y, 0) / circles.length
  return { x, y, r: Math.max(...circles.map((one) => reachOf(one, { x, y, r: 0 }))) }
}

/** The circle that one, two or three circles touch from inside; null if there is none. */
function circleThrough([a, b, c]: readonly Circle[]): Circle | null {
  if (a === undefined) return null
  if (b === undefined) return a
  if (c === undefined) {
    const d = Math.hypot(b.x - a.x, b.y - a.y)
    if (d + Math.min(a.r, b.r) <= Math.max(a.r, b.r)) return a.r > b.r ? a : b
    const r = (d + a.r + b.r) / 2
    const part = (r - a.r) / d
    return { x: a.x + part * (b.x - a.x), y: a.y + part * (b.y - a.y), r }
  }
  // differences of the squared conditions are linear: x and y by the radius
  const row = (one: Circle) => ({
    x: 2 * (one.x - a.x),
    y: 2 * (one.y - a.y),
    r: -2 * (one.r - a.r),
    of: one.x ** 2 + one.y ** 2 - one.r ** 2 - (a.x ** 2 + a.y ** 2 - a.r ** 2),
  })
  const [p, q] = [row(b), row(c)]
  const determinant = p.x * q.y - q.x * p.y
  if (Math.abs(determinant) < 1e-12 * (Math.abs(p.x * q.y) + Math.abs(q.x * p.y))) return null
  const [x0, x1] = [(p.of * q.y - q.of * p.y) / determinant, (-p.r * q.y + q.r * p.y) / determinant]
  const [y0, y1] = [(p.x * q.of - q.x * p.of) / determinant, (-p.x * q.r + q.x * p.r) / determinant]
  const [dx, dy] = [x0 - a.x, y0 - a.y]
  const [square, half, rest] = [x1 * x1 + y1 * y1 - 1, dx * x1 + dy * y1 + a.r, dx * dx + dy * dy - a.r * a.r]
  const root = Math.sqrt(Math.max(0, half * half - square * rest))
  const radii = Math.abs(square) < 1e-12 ? [-rest / (2 * half)] : [(-half - root) / square, (-half + root) / square]
  const least = Math.max(a.r, b.r, c.r)
  const r = Math.min(...radii.filter((one) => one >= least * (1 - tolerance)))
  return Number.isFinite(r) ? { x: x0 + x1 * r, y: y0 + y1 * r, r } : null
}

/** A node with its circle; of `rest`, what its children do not account for. */
export interface PackedNode {
  readonly node: TreeNode
  readonly path: readonly TreeNode[]
  readonly isRest: boolean
  readonly circle: Circle
}

/**
 * Circles within circles, in a circle of radius 1 around the origin: the areas of the innermost are in proportion to the sizes. Each node comes before its
 * children.
 * @param gap around each circle, in parts of the radius of a circle for the whole
 */
export function packedTree(trees: readonly TreeNode[], gap: number): readonly PackedNode[] {
  const whole = Math.sqrt(trees.reduce((sum, { size }) => sum + size, 0))
  interface Packed {
    readonly node: TreeNode
    readonly isRest: boolean
    readonly r: number
    readonly inside: readonly { readonly of: Packed; readonly x: number; readonly y: number }[]
  }
  const around = (of: readonly Packed[]) => {
    const circles = packCircles(of.map(({ r }) => r + gap * whole))
    const inside = of.map((one, k) => ({ of: one, x: circles[k]?.x ?? 0, y: circles[k]?.y ?? 0 }))
    return { inside, r: Math.max(...circles.map((one) => reachOf(one, { x: 0, y: 0, r: 0 }))) }
  }
  const pack = (node: TreeNode): Packed => {
    if (node.children.length === 0) return { node, isRest: false, r: Math.sqrt(node.size), inside: [] }
    const rest = { node, isRest: true, r: Math.sqrt(node.rest), inside: [] }
    return { node, isRest: false, ...around([...node.children.map(pack), ...(node.rest > 0 ? [rest] : [])]) }
  }
  const { inside, r: unit } = around(trees.map(pack))
  const placed: PackedNode[] = []
  const place = (of: Packed['inside'], x: number, y: number, above: readonly TreeNode[]) => {
    for (const one of of) {
      const path = one.of.isRest ? above : [...above, one.of.node]
      const [ownX, ownY] = [x + one.x, y + one.y]
      const circle = { x: ownX / unit, y: ownY / unit, r: one.of.r / unit }
      placed.push({ node: one.of.node, path, isRest: one.of.isRest, circle })
      place(one.of.inside, ownX, ownY, path)
    }
  }
  place(inside, 0, 0, [])
  return placed
}
