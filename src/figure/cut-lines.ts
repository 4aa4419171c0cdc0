import { lineFromTo, type Primitive } from './primitive.ts'
import { type TextBox, textBox } from './text-box.ts'
import { stroke } from './typography.ts'

/** A vertical or a horizontal line, in points. */
export interface GridLine {
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
}

/** Gap between a line and a text. */
const clearance = 2

/** Grid lines, interrupted where they would cross a text: no background is painted, so that a figure stays transparent. */
export function cutLines(lines: readonly GridLine[], over: readonly Primitive[]): readonly Primitive[] {
  const boxes = over.flatMap((one) => (one.kind === 'text' ? [textBox(one)] : []))
  return lines.flatMap(({ from, to }) => {
    const along = from[0] === to[0] ? 1 : 0
    const across = 1 - along
    const at = from[across] ?? 0
    const gaps = boxes
      .map((box) => spans(box, along))
      .filter((box) => at > box.across[0] && at < box.across[1])
      .map((box) => box.along)
      .toSorted((a, b) => a[0] - b[0])
    const pieces: (readonly [number, number])[] = []
    let start = Math.min(from[along] ?? 0, to[along] ?? 0)
    const end = Math.max(from[along] ?? 0, to[along] ?? 0)
    for (const [low, high] of gaps) {
      if (low > start) pieces.push([start, Math.min(low, end)])
      start = Math.max(start, high)
    }
    if (start < end) pieces.push([start, end])
    const point = (value: number): [number, number] => (along === 0 ? [value, at] : [at, value])
    return pieces.map(([low, high]) => lineFromTo(point(low), point(high), 'faint', stroke.grid))
  })
}

function spans({ left, right, top, bottom }: TextBox, along: 0 | 1) {
  const level = [left - clearance, right + clearance] as const
  const upright = [top - 0.5, bottom + 0.5] as const
  return along === 0 ? { along: level, across: upright } : { along: upright, across: level }
}
