import type { ContinuousAxis, Mark, TextMark } from '../scene.ts'
import { richWidth } from '../text-width.ts'
import { type } from '../typography.ts'

/** Lengths in points: of the axis of values, and of one category. */
export interface PlotLengths {
  readonly values: number
  readonly category: number
}

/** Between a mark and the number at its end, and between two numbers in a row. */
const gap = 4
/** Half the height of a line of text. */
const half = () => type.tick / 2

/**
 * The texts of a panel with categories on x, by their index, as they are with categories on y. A number above the end of a bar becomes one on its
 * right, and one in the middle of a bar stays there; numbers in a row of words do not cover each other.
 */
export function swapTexts(
  marks: readonly Mark[],
  axis: ContinuousAxis,
  lengths: PlotLengths,
): ReadonlyMap<number, TextMark> {
  const texts = marks.flatMap((mark, k) => (mark.kind === 'text' ? [[k, mark] as const] : []))
  const columns = [...new Set(texts.map(([, { at }]) => at[0]))].sort((a, b) => a - b)
  const reach = Math.min(0.9, ...columns.slice(1).map((x, k) => x - (columns[k] ?? 0))) * 0.45
  const left = withoutCrowd(texts, axis, lengths.values)
  const swapped = left.map(([k, text]) => [k, swapText(text, besideOf(marks, text.at, reach))] as const)
  return new Map(besideEachOther(swapped, axis, lengths))
}

type Indexed = readonly [index: number, text: TextMark]

/** Numbers that were above each other beside their places, such as those of an axis of its own, fit beside each other: or every second one does. */
function withoutCrowd(texts: readonly Indexed[], axis: ContinuousAxis, length: number): readonly Indexed[] {
  const isBeside = ({ anchor, shift }: TextMark) => anchor !== 'middle' && Math.abs(shift?.[1] ?? 0) < half()
  const crowds = new Set(texts.map(([, { at }]) => at[0]))
  const omitted = new Set(
    [...crowds].flatMap((x) => {
      const crowd = texts.filter(([, text]) => text.at[0] === x && isBeside(text))
      const ordered = crowd.toSorted(([, a], [, b]) => a.at[1] - b.at[1])
      const fits = (step: number) => {
        const kept = ordered.filter((_, k) => k % step === 0).map(([, text]) => swapText(text, alone))
        return kept.length < 2 || areClear(kept, axis, length * 0.85)
      }
      let step = 1
      while (!fits(step)) step++
      return ordered.filter((_, k) => k % step !== 0).map(([k]) => k)
    }),
  )
  return texts.filter(([k]) => !omitted.has(k))
}

/** What a text is beside, along y: the nearest ends of marks below and above it, and whether it is on a filled one. */
interface Beside {
  readonly below: number
  readonly above: number
  readonly isInside: boolean
}

const alone: Beside = { below: Number.NEGATIVE_INFINITY, above: Number.POSITIVE_INFINITY, isInside: false }

/** The marks that belong to one place on x. */
function besideOf(marks: readonly Mark[], [x, y]: readonly [number, number], reach: number): Beside {
  let { below, above, isInside } = alone
  const isNear = (low: number, high: number) => high - low <= 1 && low <= x + reach && high >= x - reach
  const extend = (low: number, high: number) => {
    if (high <= y) below = Math.max(below, high)
    if (low >= y) above = Math.min(above, low)
  }
  for (const mark of marks)
    if (mark.kind === 'rect' || mark.kind === 'polygon') {
      const [low, high] = [Math.min(...mark.y), Math.max(...mark.y)]
      if (!isNear(Math.min(...mark.x), Math.max(...mark.x))) continue
      extend(low, high)
      if (mark.fill !== null && low < y && y < high) isInside = true
    } else if (mark.kind === 'segment') {
      const [[fromX, fromY], [toX, toY]] = [mark.from, mark.to]
      if (isNear(Math.min(fromX, toX), Math.max(fromX, toX))) extend(Math.min(fromY, toY), Math.max(fromY, toY))
    } else if (mark.kind === 'point')
      for (const [k, at] of mark.x.entries()) if (isNear(at, at)) extend(mark.y[k] ?? 0, mark.y[k] ?? 0)
  return { below, above, isInside }
}

function swapText(mark: TextMark, { below: lower, above: upper, isInside }: Beside): TextMark {
  const { shift: [right, up] = [0, 0], anchor, room, height, ...rest } = mark
  const [x, y] = mark.at
  const limits = { ...(height !== undefined && { room: height }), ...(room !== undefined && { height: room }) }
  // a long word that began at the edge of its mark is beside the middle of it
  if (anchor !== 'middle' && Math.abs(up) >= half())
    return swapText({ ...mark, at: [Math.round(x), y], anchor: 'middle' }, alone)
  // what was right of its place is below it
  const below = anchor === 'start' ? right + half() + 1 : anchor === 'end' ? right - half() - 1 : right
  const put = (at: number, by: number): TextMark => ({
    ...rest,
    ...limits,
    at: [at, x],
    anchor: by > 0 ? 'start' : by < 0 ? 'end' : 'middle',
    ...((by !== 0 || below !== 0) && { shift: [by, below === 0 ? 0 : -below] }),
  })
  if (Math.abs(up) >= half()) return put(y, Math.sign(up) * Math.max(2, Math.abs(up) - half()))
  if (anchor !== 'middle') return put(y, 0)
  if (isInside || (!Number.isFinite(lower) && !Number.isFinite(upper))) return put(y, 0)
  return y - lower <= upper - y ? put(lower, gap) : put(upper, -gap)
}

/** Points of a value from the start of its axis. */
function placeOn({ kind, domain: [low, high] }: ContinuousAxis, length: number): (value: number) => number {
  if (kind === 'log') return (value) => (Math.log(value / low) / Math.log(high / low)) * length
  return (value) => ((value - low) / (high - low)) * length
}

/** From where to where a text is, in points from the start of the axis. */
function spanOf({ at, shift: [by] = [0, 0], anchor, text }: TextMark, place: (value: number) => number) {
  const [from, width] = [place(at[0]) + by, richWidth(text, type.tick)]
  const left = anchor === 'start' ? from : anchor === 'end' ? from - width : from - width / 2
  return { left, right: left + width }
}

/** Whether texts in one row are clear of each other. */
export function areClear(texts: readonly TextMark[], axis: ContinuousAxis, length: number): boolean {
  const place = placeOn(axis, length)
  const spans = texts.map((text) => spanOf(text, place)).sort((a, b) => a.left - b.left)
  return spans.every(({ left }, k) => k === 0 || left >= (spans[k - 1]?.right ?? left) + gap)
}

/** Numbers of marks that are nearly on one line follow each other, in the order of their values. */
function besideEachOther(
  texts: readonly Indexed[],
  axis: ContinuousAxis,
  { values, category }: PlotLengths,
): readonly Indexed[] {
  const place = placeOn(axis, values)
  const rightwards = texts.filter(([, { anchor, room }]) => anchor === 'start' && room === undefined)
  const placed: { readonly row: number; readonly left: number; readonly right: number }[] = []
  const moved = new Map<number, TextMark>()
  for (const [k, text] of rightwards.toSorted(([, a], [, b]) => a.at[0] - b.at[0])) {
    const { left, right } = spanOf(text, place)
    const row = text.at[1] * category - (text.shift?.[1] ?? 0)
    const covered = placed.filter(
      (one) => Math.abs(one.row - row) < type.tick && one.left < right && one.right + gap > left,
    )
    const by = Math.max(0, ...covered.map((one) => one.right + gap - left))
    placed.push({ row, left: left + by, right: right + by })
    if (by > 0) moved.set(k, { ...text, shift: [(text.shift?.[0] ?? 0) + by, text.shift?.[1] ?? 0] })
  }
  return texts.map(([k, text]) => [k, moved.get(k) ?? text])
}

/** Between a number and the end of its axis, where a frame may be. */
const inset = 4

/** An axis of values, longer where a number beside a mark would reach beyond its ends. */
export function withRoomFor(texts: readonly TextMark[], axis: ContinuousAxis, length: number): ContinuousAxis {
  if (!(axis.domain[0] < axis.domain[1]) || texts.length === 0) return axis
  let domain = axis.domain
  // a longer axis moves all places on it
  for (let turn = 0; turn < 3; turn++) {
    const place = placeOn({ ...axis, domain }, length)
    const spans = texts.filter(({ room }) => room === undefined).map((text) => spanOf(text, place))
    const before = Math.max(0, ...spans.map(({ left }) => inset - left))
    const after = Math.max(0, ...spans.map(({ right }) => right + inset - length))
    if (before + after < 0.5) break
    const grown = length - Math.min(before + after, length * 0.6)
    domain = widened(axis.kind, domain, before / grown, after / grown)
  }
  return domain === axis.domain ? axis : { ...axis, domain }
}

function widened(
  kind: ContinuousAxis['kind'],
  [low, high]: readonly [number, number],
  before: number,
  after: number,
): readonly [number, number] {
  if (kind === 'log') return [low / (high / low) ** before, high * (high / low) ** after]
  return [low - before * (high - low), high + after * (high - low)]
}
