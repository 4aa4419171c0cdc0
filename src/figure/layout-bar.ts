import { placeAxis } from './axis.ts'
import { lineFromTo, type Primitive, pathThrough } from './primitive.ts'
import type { ColourBar } from './scene.ts'
import { textWidth } from './text-width.ts'
import { stroke, type } from './typography.ts'
import { wrapText } from './wrap-text.ts'

interface PlacedBar {
  readonly primitives: readonly Primitive[]
  readonly width: number
  readonly height: number
}

interface Room {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const SLICES = 64
const thickness = 8
const shortest = 30
const longest = { down: 84, across: 110 }
const tick = 2.5
const lineHeight = () => type.legend + 3
const tip = 6

/** A continuous scale with round ticks. Upright with the high values above, or lying in a legend above the figure. */
export function layoutBar(bar: ColourBar, at: Room, lying: boolean): PlacedBar {
  return lying ? lyingBar(bar, at) : uprightBar(bar, at)
}

function uprightBar(bar: ColourBar, { x, y, width, height }: Room): PlacedBar {
  const primitives: Primitive[] = []
  const title = wrapText(bar.title, type.legend, width)
  for (const [k, line] of title.entries())
    primitives.push(words(line, x, y + k * lineHeight() + type.legend * 0.88, 'muted'))
  let top = y + title.length * lineHeight() + (title.length === 0 ? 0 : 2)
  if (bar.beyond?.above === true) {
    primitives.push(arrow([x, top + tip], [x + thickness, top + tip], [x + thickness / 2, top], bar, 1))
    top += tip
  }
  const below = (bar.beyond?.below === true ? tip : 0) + (bar.missing === undefined ? 0 : 14) + 4
  const length = Math.max(shortest, Math.min(longest.down, y + height - top - below))
  const foot = top + length
  for (let k = 0; k < SLICES; k++) {
    const [low, high] = [foot - (length * k) / SLICES, foot - (length * (k + 1)) / SLICES]
    primitives.push(box(x, high, thickness, Math.min(low - high + 0.3, foot - high), bar, (k + 0.5) / SLICES))
  }
  let widest = Math.max(0, ...title.map((line) => textWidth(line, type.legend)))
  for (const { distance, label } of ticksOf(bar, length, 18)) {
    const level = foot - distance
    primitives.push(lineFromTo([x + thickness, level], [x + thickness + tick, level], 'ink', stroke.grid))
    primitives.push(words(label, x + thickness + tick + 2, level + type.tick * 0.36, 'ink', type.tick))
    widest = Math.max(widest, thickness + tick + 2 + textWidth(label, type.tick))
  }
  let end = foot
  if (bar.beyond?.below === true) {
    primitives.push(arrow([x, end], [x + thickness, end], [x + thickness / 2, end + tip], bar, 0))
    end += tip
  }
  if (bar.missing !== undefined) {
    end += 6
    primitives.push(...missingKey(x, end))
    primitives.push(words(bar.missing, x + thickness + 4, end + 4 + type.tick * 0.36, 'ink', type.tick))
    widest = Math.max(widest, thickness + 4 + textWidth(bar.missing, type.tick))
    end += 8
  }
  return { primitives, width: widest, height: end + 4 - y }
}

function lyingBar(bar: ColourBar, { x, y, width }: Room): PlacedBar {
  const primitives: Primitive[] = []
  const named = textWidth(bar.title, type.legend)
  const after = bar.missing === undefined ? 0 : 16 + thickness + textWidth(bar.missing, type.tick)
  const tips = (bar.beyond?.below === true ? tip : 0) + (bar.beyond?.above === true ? tip : 0)
  const beside = named + 10 + tips + longest.across + after <= width
  const title = beside ? [bar.title] : wrapText(bar.title, type.legend, width)
  for (const [k, line] of title.entries())
    primitives.push(words(line, x, y + k * lineHeight() + type.legend * 0.88, 'muted'))
  let left = x + (beside && bar.title !== '' ? named + 10 : 4)
  const top = y + (beside ? 0.5 : title.length * lineHeight())
  if (bar.beyond?.below === true) {
    primitives.push(arrow([left + tip, top], [left + tip, top + thickness], [left, top + thickness / 2], bar, 0))
    left += tip
  }
  const length = Math.max(shortest, Math.min(longest.across, width - 16 - tips - after))
  for (let k = 0; k < SLICES; k++) {
    const [from, to] = [left + (length * k) / SLICES, left + (length * (k + 1)) / SLICES]
    primitives.push(box(from, top, Math.min(to - from + 0.3, left + length - from), thickness, bar, (k + 0.5) / SLICES))
  }
  const under = top + thickness
  for (const { distance, label } of ticksOf(bar, length, 26)) {
    const place = left + distance
    primitives.push(lineFromTo([place, under], [place, under + tick], 'ink', stroke.grid))
    primitives.push({ ...words(label, place, under + tick + type.tick, 'ink', type.tick), anchor: 'middle' })
  }
  let end = left + length
  if (bar.beyond?.above === true) {
    primitives.push(arrow([end, top], [end, top + thickness], [end + tip, top + thickness / 2], bar, 1))
    end += tip
  }
  if (bar.missing !== undefined) {
    end += 12
    primitives.push(...missingKey(end, top))
    primitives.push(words(bar.missing, end + thickness + 4, top + 4 + type.tick * 0.36, 'ink', type.tick))
    end += thickness + 4 + textWidth(bar.missing, type.tick)
  }
  return { primitives, width: end - x, height: under + tick + type.tick + 4 - y }
}

/** Round values at their distance from the low end. */
function ticksOf(bar: ColourBar, length: number, spacing: number) {
  const { domain, ticks, format, whole } = bar
  const axis = placeAxis(
    {
      kind: bar.spacing === 'log' ? 'log' : 'linear',
      title: '',
      domain,
      ...(ticks === undefined ? {} : { ticks }),
      ...(format === undefined ? {} : { format }),
      ...(whole === undefined ? {} : { whole }),
    },
    length,
    spacing,
  )
  const [low, high] = domain
  const place = (value: number) =>
    bar.spacing === 'sqrt'
      ? (length * (Math.sqrt(value) - Math.sqrt(low))) / (Math.sqrt(high) - Math.sqrt(low))
      : axis.place(value)
  const placed = axis.ticks.map(({ value, label }) => ({ distance: place(value), label }))
  // round values are dense where roots are
  return placed.filter(({ distance }, k) => k === placed.length - 1 || clear(placed, k, distance, spacing * 0.55))
}

function clear(placed: readonly { readonly distance: number }[], k: number, distance: number, least: number): boolean {
  const next = placed[k + 1]?.distance ?? Number.POSITIVE_INFINITY
  return next - distance >= least
}

function box(x: number, y: number, width: number, height: number, { scale }: ColourBar, at: number): Primitive {
  const d = `${pathThrough([x, y], [x + width, y], [x + width, y + height], [x, y + height])}Z`
  return { kind: 'path', d, stroke: null, width: 0, fill: { scale, at }, opacity: 1 }
}

type Point = readonly [number, number]

function arrow(a: Point, b: Point, c: Point, { scale }: ColourBar, at: number): Primitive {
  return { kind: 'path', d: `${pathThrough(a, b, c)}Z`, stroke: null, width: 0, fill: { scale, at }, opacity: 1 }
}

/** As a missing cell is drawn. */
function missingKey(x: number, y: number): readonly Primitive[] {
  const d = `${pathThrough([x, y], [x + 8, y], [x + 8, y + 8], [x, y + 8])}Z`
  return [
    { kind: 'path', d, stroke: null, width: 0, fill: 'muted', opacity: 0.4 },
    lineFromTo([x + 1.6, y + 6.4], [x + 6.4, y + 1.6], 'muted', stroke.thin),
  ]
}

function words(text: string, x: number, y: number, colour: 'ink' | 'muted', size: number = type.legend) {
  return { kind: 'text' as const, x, y, text: [{ text }], size, anchor: 'start' as const, colour }
}
