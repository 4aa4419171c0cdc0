import type { ContinuousAxis, Mark, Panel } from '../scene.ts'

type Side = 'x' | 'y'
type Move = (value: number) => number
type Point = readonly [number, number]

/** A panel whose marks are at the places of another axis of categories. */
export function movePanel(panel: Panel, side: Side, move: Move): Panel {
  const at = (place: Point): Point => (side === 'x' ? [move(place[0]), place[1]] : [place[0], move(place[1])])
  const { lineLabels, pointLabels, brackets, table, top } = panel
  return {
    ...panel,
    marks: panel.marks.map((mark) => moveMark(mark, side, move)),
    ...(lineLabels && { lineLabels: lineLabels.map((label) => ({ ...label, at: at(label.at) })) }),
    ...(pointLabels && { pointLabels: pointLabels.map((label) => ({ ...label, at: at(label.at) })) }),
    ...(side === (panel.y.kind === 'band' ? 'y' : 'x') && brackets
      ? { brackets: brackets.map((one) => ({ ...one, from: move(one.from), to: move(one.to) })) }
      : {}),
    ...(side === 'x' && top ? { top: { ...top, at: top.at.map(move) } } : {}),
    ...(side === 'x' && table ? { table: { ...table, at: table.at.map(move) } } : {}),
  }
}

/** A shape within one category moves as a whole: its edges may lie half-way to the next. */
function together(values: readonly number[], move: Move): readonly number[] {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  if (values.length === 0 || high - low > 1 + 1e-9) return values.map(move)
  const middle = (low + high) / 2
  const by = move(middle) - middle
  return values.map((value) => value + by)
}

function moveMark(mark: Mark, side: Side, move: Move): Mark {
  const k = side === 'x' ? 0 : 1
  switch (mark.kind) {
    case 'sectors':
      return mark
    case 'text': {
      const [x, y] = mark.at
      return { ...mark, at: k === 0 ? [move(x), y] : [x, move(y)] }
    }
    case 'segment': {
      const [from, to] = [mark.from, mark.to].map(([x, y]): Point => (k === 0 ? [move(x), y] : [x, move(y)])) as [
        Point,
        Point,
      ]
      return { ...mark, from, to }
    }
    case 'band':
      return side === 'x'
        ? { ...mark, x: mark.x.map(move) }
        : { ...mark, lower: mark.lower.map(move), upper: mark.upper.map(move) }
    case 'rect':
    case 'polygon':
      return { ...mark, [side]: together(mark[side], move) } as Mark
    default:
      return { ...mark, [side]: mark[side].map(move) } as Mark
  }
}

/** A panel on a wider axis: lines and boxes that went from one end to the other still do. */
export function stretchPanel(panel: Panel, side: Side, axis: ContinuousAxis): Panel {
  const own = panel[side]
  if (own.kind === 'band' || (own.domain[0] === axis.domain[0] && own.domain[1] === axis.domain[1])) return panel
  const [low, high] = own.domain
  const k = side === 'x' ? 0 : 1
  const spans = (from: number, to: number) => from === low && to === high
  const put = ([x, y]: Point, value: number): Point => (k === 0 ? [value, y] : [x, value])
  const marks = panel.marks.map((mark): Mark => {
    if (mark.kind === 'rect' && spans(...mark[side])) return { ...mark, [side]: axis.domain }
    if (mark.kind !== 'segment' || mark.from[1 - k] !== mark.to[1 - k] || !spans(mark.from[k], mark.to[k])) return mark
    return { ...mark, from: put(mark.from, axis.domain[0]), to: put(mark.to, axis.domain[1]) }
  })
  return { ...panel, marks }
}
