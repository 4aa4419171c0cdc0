import type { Colour, Mark, TextMark } from '#figure/scene.ts'

/** A bar, or one part of a stack: around `at` on the axis of categories, from `from` to `to` on that of amounts. */
export interface BarPart {
  readonly at: number
  readonly from: number
  readonly to: number
  readonly colour: Colour
  readonly opacity?: number
  /** Written inside if it fits. */
  readonly label?: string
  /** Without an outline: many thin bars would be outlines only. */
  readonly bare?: boolean
}

export interface BarLook {
  /** Half of a bar's width, in units of the axis of categories. */
  readonly half: number
  /** Bars lie: the categories are on y, from the top. */
  readonly across: boolean
}

/** Labels of any part are readable on this: its text is in ink. */
export const partOpacity = 0.5

/** The opacity of bars of the k-th colour: shades too tell them apart in black and white. `darkest`: that of the first. */
export function shadeOf(k: number, darkest: number): number {
  return darkest * (1 - 0.22 * (k % 4))
}

/** The ends of lengths that follow one another, from `start` on. */
export function stackOf(lengths: readonly number[], start = 0): readonly (readonly [from: number, to: number])[] {
  let end = start
  return lengths.map((length) => {
    const from = end
    end += length
    return [from, end]
  })
}

/** A box for each part that has a length, with its label in the middle where it fits. */
export function barMarks(parts: readonly BarPart[], look: BarLook): readonly Mark[] {
  const drawn = parts.filter(({ from, to }) => from !== to)
  return [...drawn.map((part) => boxOf(part, look)), ...drawn.flatMap((part) => labelInside(part, look))]
}

function boxOf(
  { at, from, to, colour, opacity = partOpacity, bare = false }: BarPart,
  { half, across }: BarLook,
): Mark {
  const [along, around] = [[Math.min(from, to), Math.max(from, to)] as const, [at - half, at + half] as const]
  return {
    kind: 'rect',
    x: across ? along : around,
    y: across ? around : along,
    fill: colour,
    stroke: bare ? null : colour,
    opacity,
  }
}

function labelInside({ at, from, to, label }: BarPart, { half, across }: BarLook): readonly TextMark[] {
  if (label === undefined || label === '') return []
  const [length, width] = [Math.abs(to - from) * 0.94, 2 * half * 0.94]
  return [
    {
      kind: 'text',
      at: placed(at, (from + to) / 2, across),
      text: [{ text: label }],
      anchor: 'middle',
      colour: 'ink',
      room: across ? length : width,
      height: across ? width : length,
    },
  ]
}

/** A label beyond the end of a bar; `gap` in units of the amounts, `room` in those of the categories, for upright bars. */
export function labelBeyond(
  { at, end, text, gap, room }: { at: number; end: number; text: string; gap: number; room?: number },
  { across }: Pick<BarLook, 'across'>,
): TextMark {
  return {
    kind: 'text',
    at: placed(at, end + gap, across),
    text: [{ text }],
    anchor: across ? 'start' : 'middle',
    colour: 'ink',
    ...(across || room === undefined ? {} : { room }),
  }
}

/** Lines that join the ends of the same part in neighbouring stacks; stacks without a length have none. */
export function linkMarks(stacks: readonly (readonly BarPart[])[], { half, across }: BarLook): readonly Mark[] {
  return stacks.slice(1).flatMap((next, k) => {
    const before = stacks[k] ?? []
    if (isEmpty(before) || isEmpty(next)) return []
    return next.flatMap((part, p): Mark[] => {
      const other = before[p]
      if (other === undefined) return []
      const [from, to] = [placed(other.at + half, other.to, across), placed(part.at - half, part.to, across)]
      return [{ kind: 'segment', from, to, colour: 'muted', width: 0.5 }]
    })
  })
}

function isEmpty(stack: readonly BarPart[]): boolean {
  return stack.every(({ from, to }) => from === to)
}

/** An interval over a bar: a line with short ends. */
export function whiskerMarks(at: number, lower: number, upper: number, { half, across }: BarLook): readonly Mark[] {
  const cap = Math.min(half * 0.4, 0.09)
  const line = (from: readonly [number, number], to: readonly [number, number]): Mark => ({
    kind: 'segment',
    from: placed(...from, across),
    to: placed(...to, across),
    colour: 'ink',
    width: 0.9,
  })
  return [line([at, lower], [at, upper]), ...[lower, upper].map((limit) => line([at - cap, limit], [at + cap, limit]))]
}

function placed(at: number, amount: number, across: boolean): readonly [number, number] {
  return across ? [amount, at] : [at, amount]
}
