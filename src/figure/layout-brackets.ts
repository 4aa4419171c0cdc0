import { reachOf } from './point-shapes.ts'
import { type PathPrimitive, type Primitive, pathThrough } from './primitive.ts'
import type { Bracket } from './scene.ts'
import { type Span, stackBrackets } from './stack-brackets.ts'
import { textBox } from './text-box.ts'
import { richWidth } from './text-width.ts'
import { tracePath } from './trace-path.ts'
import { stroke, type } from './typography.ts'

const pointsPerMm = 72 / 25.4
const rowHeight = 14
const legs = 4
/** Free space between a bracket and the marks below it, points. */
const clearance = 4
/** Free space between two labels in one row. */
const gap = 4

/** Most rows that the brackets need, in mm of height. `category` is the width of one category in mm. */
export function bracketsHeight(brackets: readonly Bracket[], category: number): number {
  if (brackets.length === 0) return 0
  const rows = stackBrackets(
    brackets.map((bracket) => reach(bracket, (x) => x * category * pointsPerMm)),
    gap,
  )
  return ((Math.max(...rows) + 1) * rowHeight) / pointsPerMm
}

/** The name of a bracket among the parts of its panel: its ends, so that it stays when other brackets are added. */
export function bracketName({ from, to }: Pick<Bracket, 'from' | 'to'>): string {
  const place = (value: number) => String(Number(value.toFixed(2))).replace('.', '_')
  return `bracket-${place(from)}-${place(to)}`
}

export type DrawnBrackets = readonly (readonly [name: string, primitives: readonly Primitive[]])[]

/**
 * Brackets with their labels, by name, each as low as the marks between its ends and the shorter brackets allow: in points, so that a logarithmic or
 * limited axis changes nothing. `top` is the upper end of the plot, where marks are cut off; all brackets of a boxed plot stand above it.
 */
export function layoutBrackets(
  brackets: readonly Bracket[],
  inside: readonly Primitive[],
  atX: (value: number) => number,
  top: number,
  isBoxed: boolean,
): {
  readonly drawn: DrawnBrackets
  readonly highest: number
} {
  if (brackets.length === 0) return { drawn: [], highest: Number.POSITIVE_INFINITY }
  const spans = brackets.map((bracket) => reach(bracket, atX))
  const shortFirst = [...brackets.keys()].sort((i, j) => width(spans[i]) - width(spans[j]) || i - j)
  const placed: { readonly span: Span; readonly y: number }[] = []
  const drawn = brackets.map((bracket): [string, readonly Primitive[]] => [bracketName(bracket), []])
  const outline = isBoxed ? new Map<number, number>() : skyline(inside)
  for (const i of shortFirst) {
    const [bracket, span] = [brackets[i], spans[i]]
    if (!bracket || !span) continue
    let mark = Number.POSITIVE_INFINITY
    for (const [x, y] of outline) if (x >= span.from - 2 && x <= span.to + 2) mark = Math.min(mark, y)
    // nothing below, or cut off at the end of the axis
    let y = (mark === Number.POSITIVE_INFINITY ? top : Math.max(mark, top)) - clearance - legs
    for (const { span: other, y: lower } of placed)
      if (span.from < other.to + gap && other.from < span.to + gap) y = Math.min(y, lower - rowHeight)
    placed.push({ span, y })
    drawn[i] = [bracketName(bracket), draw(bracket, y, atX)]
  }
  return { drawn, highest: Math.min(...placed.map(({ y }) => y)) - 3 - type.legend }
}

/** The highest point of the marks at each whole point of x. */
function skyline(inside: readonly Primitive[]): ReadonlyMap<number, number> {
  const highest = new Map<number, number>()
  for (const { x, y } of inside.flatMap((primitive) => outlineOf(primitive, 'top'))) {
    const at = Math.round(x)
    highest.set(at, Math.min(highest.get(at) ?? Number.POSITIVE_INFINITY, y))
  }
  return highest
}

function draw({ from, to, text }: Bracket, y: number, atX: (value: number) => number): readonly Primitive[] {
  const [left, right] = [atX(from), atX(to)].sort((a, b) => a - b) as [number, number]
  const d = pathThrough([left, y + legs], [left, y], [right, y], [right, y + legs])
  const x = (left + right) / 2
  return [
    { kind: 'path', d, stroke: 'ink', width: stroke.thin, fill: null, opacity: 1 },
    { kind: 'text', x, y: y - 3, text, size: type.legend, anchor: 'middle', colour: 'ink' },
  ]
}

/** From the first to the last point of a bracket or its label. */
function reach({ from, to, text }: Bracket, atX: (value: number) => number): Span {
  const ends = [atX(from), atX(to)]
  const [middle, half] = [(atX(from) + atX(to)) / 2, richWidth(text, type.legend) / 2]
  return { from: Math.min(...ends, middle - half), to: Math.max(...ends, middle + half) }
}

function width(span: Span | undefined): number {
  return span ? span.to - span.from : 0
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Points that the upper outline of a mark goes through, or the outline on its right, close enough that none is missed at any whole point beside it. */
export function outlineOf(primitive: Primitive, side: 'top' | 'right'): readonly Point[] {
  switch (primitive.kind) {
    case 'points': {
      const { top, right } = reachOf(primitive.shape, primitive.r)
      const [dx, dy] = side === 'top' ? [0, top] : [right, 0]
      return primitive.x.map((x, k) => ({ x: x + dx, y: (primitive.y[k] ?? 0) + dy }))
    }
    case 'text': {
      const { left, right, top, bottom } = textBox(primitive)
      if (side === 'right') return [top, (top + bottom) / 2, bottom].map((y) => ({ x: right, y }))
      return [left, (left + right) / 2, right].map((x) => ({ x, y: top }))
    }
    case 'path':
      return pointsOf(primitive, side === 'top' ? 'x' : 'y')
    case 'clip':
      return primitive.inside.flatMap((one) => outlineOf(one, side))
  }
}

function pointsOf({ d }: PathPrimitive, along: 'x' | 'y'): readonly Point[] {
  const points: Point[] = []
  tracePath(d, {
    moveTo: (x, y) => points.push({ x, y }),
    lineTo: (x, y) => {
      const from = points.at(-1)
      // a bracket may begin or end anywhere along a long line
      const steps = from === undefined ? 1 : Math.max(1, Math.ceil(Math.abs(along === 'x' ? x - from.x : y - from.y)))
      for (let k = 1; from !== undefined && k < steps; k++)
        points.push({ x: from.x + ((x - from.x) * k) / steps, y: from.y + ((y - from.y) * k) / steps })
      points.push({ x, y })
    },
    close: () => undefined,
  })
  return points
}
