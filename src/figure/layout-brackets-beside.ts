import { bracketName, type DrawnBrackets, layoutBrackets, outlineOf } from './layout-brackets.ts'
import { type Primitive, pathThrough } from './primitive.ts'
import type { Bracket, Panel } from './scene.ts'
import { richWidth } from './text-width.ts'
import { stroke, type } from './typography.ts'

const legs = 4
/** Free space between a bracket and what is left of it, points. */
const clearance = 4
/** Between a bracket and its text. */
const textGap = 3
/** Half the height of a line of text, with the space to the next. */
const halfLine = () => type.legend * 0.6
/** Two brackets of which one begins where the other ends are one beside the other, unless they are this far apart. */
const gap = 2

interface Places {
  readonly plot: { readonly x: number; readonly y: number; readonly width: number }
  readonly atX: (value: number) => number
  readonly atY: (value: number) => number
  readonly isBoxed: boolean
  /** The width that the plot would have without brackets. */
  readonly widest: number
}

/** The brackets of a panel, above its marks or, for categories of y, on the right of them; how far up and how far right they reach. */
export function placeBrackets(
  { brackets = [], y }: Pick<Panel, 'brackets' | 'y'>,
  inside: readonly Primitive[],
  { plot, atX, atY, isBoxed, widest }: Places,
): { readonly drawn: DrawnBrackets; readonly highest: number; readonly furthest: number } {
  if (y.kind !== 'band')
    return { ...layoutBrackets(brackets, inside, atX, plot.y, isBoxed), furthest: Number.NEGATIVE_INFINITY }
  const look = { isBoxed, turned: areTurned(brackets, atY, widest) }
  return {
    ...layoutBracketsBeside(brackets, inside, atY, plot.x + plot.width, look),
    highest: Number.POSITIVE_INFINITY,
  }
}

/**
 * Most width that the brackets of categories of y need, in points.
 * @param category height of one category in points
 * @param widest the width that the plot would have without brackets
 */
export function bracketsWidth(brackets: readonly Bracket[], category: number, widest: number): number {
  if (brackets.length === 0) return 0
  const atY = (value: number) => value * category
  return layoutBracketsBeside(brackets, [], atY, 0, { isBoxed: true, turned: areTurned(brackets, atY, widest) })
    .furthest
}

function areTurned(brackets: readonly Bracket[], atY: (value: number) => number, widest: number): boolean {
  return layoutBracketsBeside(brackets, [], atY, 0, { isBoxed: true, turned: false }).furthest > widest * mostWidth
}

/** The part of the width that brackets with texts beside them may take; of wider ones the texts are read upwards. */
const mostWidth = 0.4

/** The extent of a line or a text along the axis of categories, and where it ends on the right. */
interface Taken {
  readonly from: number
  readonly to: number
  readonly right: number
}

/**
 * Brackets of categories of y with their texts, by name: each as far left as the marks between its ends, and the shorter brackets, allow.
 * @param right end of the plot, where marks are cut off; all brackets of a boxed plot stand beyond it
 * @param turned texts are read upwards
 */
function layoutBracketsBeside(
  brackets: readonly Bracket[],
  inside: readonly Primitive[],
  atY: (value: number) => number,
  right: number,
  { isBoxed, turned }: { readonly isBoxed: boolean; readonly turned: boolean },
): { readonly drawn: DrawnBrackets; readonly furthest: number } {
  if (brackets.length === 0) return { drawn: [], furthest: Number.NEGATIVE_INFINITY }
  const spans = brackets.map(({ from, to }) => [atY(from), atY(to)].sort((a, b) => a - b) as [number, number])
  // in whole points: equal ones keep their order
  const lengthOf = (k: number) => Math.round((spans[k]?.[1] ?? 0) - (spans[k]?.[0] ?? 0))
  const shortFirst = [...brackets.keys()].sort((i, j) => lengthOf(i) - lengthOf(j) || i - j)
  const outline = isBoxed ? new Map<number, number>() : profile(inside)
  const taken: Taken[] = []
  const drawn = brackets.map((bracket): [string, readonly Primitive[]] => [bracketName(bracket), []])
  for (const i of shortFirst) {
    const [bracket, span] = [brackets[i], spans[i]]
    if (bracket === undefined || span === undefined) continue
    const [top, foot] = span
    const [middle, width] = [(top + foot) / 2, richWidth(bracket.text, type.legend)]
    const half = turned ? width / 2 : halfLine()
    // marks that a long text is beside count as well
    const [first, last] = [Math.min(top, middle - half), Math.max(foot, middle + half)]
    let mark = Number.NEGATIVE_INFINITY
    for (const [y, x] of outline) if (y >= first - 2 && y <= last + 2) mark = Math.max(mark, x)
    // nothing on its left, or cut off at the end of the axis
    let x = (mark === Number.NEGATIVE_INFINITY ? right : Math.min(mark, right)) + clearance + legs
    for (const other of taken)
      if (first < other.to + gap && other.from < last + gap) x = Math.max(x, other.right + clearance + legs)
    const end = x + textGap + (turned ? type.legend : width)
    taken.push({ from: top, to: foot, right: x }, { from: middle - half, to: middle + half, right: end })
    drawn[i] = [bracketName(bracket), draw(bracket, span, x, turned)]
  }
  return { drawn, furthest: Math.max(...taken.map((one) => one.right)) + clearance }
}

/** The rightmost point of the marks at each whole point of y. */
function profile(inside: readonly Primitive[]): ReadonlyMap<number, number> {
  const rightmost = new Map<number, number>()
  for (const { x, y } of inside.flatMap((primitive) => outlineOf(primitive, 'right'))) {
    const at = Math.round(y)
    rightmost.set(at, Math.max(rightmost.get(at) ?? Number.NEGATIVE_INFINITY, x))
  }
  return rightmost
}

function draw({ text }: Bracket, [top, foot]: readonly [number, number], x: number, turned: boolean) {
  const d = pathThrough([x - legs, top], [x, top], [x, foot], [x - legs, foot])
  const middle = (top + foot) / 2
  const write = { kind: 'text', text, size: type.legend, colour: 'ink' } as const
  return [
    { kind: 'path', d, stroke: 'ink', width: stroke.thin, fill: null, opacity: 1 } as const,
    turned
      ? ({ ...write, x: x + textGap + type.legend * 0.78, y: middle, anchor: 'middle', upwards: true } as const)
      : ({ ...write, x: x + textGap, y: middle + type.legend * 0.36, anchor: 'start' } as const),
  ]
}
