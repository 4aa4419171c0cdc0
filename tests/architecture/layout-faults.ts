import type { ClipPrimitive, FigureLayout, PathPrimitive, Primitive, TextPrimitive } from '#figure/primitive.ts'
import { type TextBox, textBox } from '#figure/text-box.ts'

interface Placed<P> {
  readonly primitive: P
  readonly clip: ClipPrimitive | null
}

/**
 * Texts that overlap, leave the frame or are cut off, and texts covered by a line or a point. An overlap of one point is tolerated.
 */
export function layoutFaults({ width, height, primitives }: FigureLayout): readonly string[] {
  const all = primitives.flatMap((primitive) => flat(primitive, null))
  const texts = all.flatMap(({ primitive, clip }) =>
    primitive.kind === 'text' ? [{ primitive, clip, words: wordsOf(primitive), box: textBox(primitive) }] : [],
  )
  const strokes = all.flatMap(({ primitive }) => (primitive.kind === 'path' ? segments(primitive) : []))
  const points = all.flatMap(({ primitive }) =>
    primitive.kind === 'points' ? primitive.x.map((x, k) => ({ x, y: primitive.y[k] ?? 0, r: primitive.r })) : [],
  )
  const faults: string[] = []
  for (const [i, { words, box, clip }] of texts.entries()) {
    if (box.left < -1 || box.top < -1 || box.right > width + 1 || box.bottom > height + 1)
      faults.push(`“${words}” leaves the frame`)
    if (clip !== null && !contains(clip, box)) faults.push(`“${words}” is cut`)
    for (const other of texts.slice(i + 1))
      if (overlap(box, other.box)) faults.push(`“${words}” meets “${other.words}”`)
    const inner = { left: box.left + 0.5, right: box.right - 0.5, top: box.top + 1, bottom: box.bottom - 1 }
    const crossing = strokes.find((segment) => crosses(segment, inner))
    if (crossing !== undefined) faults.push(`a line crosses “${words}”: ${crossing.map((v) => v.toFixed(0)).join(' ')}`)
    if (
      points.some(
        ({ x, y, r }) => x + r > inner.left && x - r < inner.right && y + r > inner.top && y - r < inner.bottom,
      )
    )
      faults.push(`a point lies on “${words}”`)
  }
  return faults
}

function flat(primitive: Primitive, clip: ClipPrimitive | null): readonly Placed<Exclude<Primitive, ClipPrimitive>>[] {
  if (primitive.kind !== 'clip') return [{ primitive, clip }]
  return primitive.inside.flatMap((inside) => flat(inside, primitive))
}

function wordsOf({ text }: TextPrimitive): string {
  return text.map((run) => run.text).join('')
}

function contains({ x, y, width, height }: ClipPrimitive, box: TextBox): boolean {
  return box.left >= x - 1 && box.right <= x + width + 1 && box.top >= y - 1 && box.bottom <= y + height + 1
}

function overlap(a: TextBox, b: TextBox): boolean {
  return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
}

type Segment = readonly [number, number, number, number]

/** The straight segments of a stroked path; filled areas may be behind a text. */
function segments({ d, stroke }: PathPrimitive): readonly Segment[] {
  if (stroke === null) return []
  const found: Segment[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  const to = (nextX: number, nextY: number) => {
    found.push([x, y, nextX, nextY])
    ;[x, y] = [nextX, nextY]
  }
  for (const [, command = '', rest = ''] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const [a = 0, b = 0] = (rest.match(/-?[\d.]+/g) ?? []).map(Number)
    if (command === 'M') [x, y, startX, startY] = [a, b, a, b]
    else if (command === 'L') to(a, b)
    else if (command === 'l') to(x + a, y + b)
    else if (command === 'h') to(x + a, y)
    else if (command === 'v') to(x, y + a)
    else if (command === 'Z' || command === 'z') to(startX, startY)
    else throw new Error(`the test does not know the path command ${command}`)
  }
  return found
}

/** Whether a segment passes through a box (Liang and Barsky 1984). */
function crosses([x0, y0, x1, y1]: Segment, { left, right, top, bottom }: TextBox): boolean {
  let [from, to] = [0, 1]
  for (const [p, q] of [
    [x0 - x1, x0 - left],
    [x1 - x0, right - x0],
    [y0 - y1, y0 - top],
    [y1 - y0, bottom - y0],
  ] as const) {
    if (p === 0) {
      if (q < 0) return false
    } else if (p < 0) from = Math.max(from, q / p)
    else to = Math.min(to, q / p)
  }
  return from < to
}
