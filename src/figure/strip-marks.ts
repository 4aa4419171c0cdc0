import { evenJitter, jitter, vanDerCorput } from './jitter.ts'
import { packedOffsets } from './points-apart.ts'
import type { Colour, Mark } from './scene.ts'

export type StripLayout = 'swarm' | 'quasi-random' | 'jitter' | 'barcode'

export interface StripPlace {
  /** On a band axis, like `half`, half of the width for the values. */
  readonly centre: number
  readonly half: number
  readonly colour: Colour
  /** Length of the y axis in units of the data. */
  readonly span: number
  /** Diameter of a point, in points. */
  readonly size: number
  readonly shape: 'circle' | 'of-series'
}

/** Single values around a position of a band axis: points or, as a barcode, strokes. */
export function stripMarks(
  values: readonly number[],
  layout: StripLayout,
  { centre, half, colour, span, size, shape }: StripPlace,
): readonly Mark[] {
  if (values.length === 0) return []
  if (layout === 'barcode')
    return values.map((y) => ({
      kind: 'segment',
      from: [centre - half, y],
      to: [centre + half, y],
      colour,
      width: values.length > 150 ? 0.35 : 0.6,
    }))
  const point = { kind: 'point', y: values, colour, size, shape, fill: 'translucent' } as const
  if (layout === 'swarm') return [{ ...point, x: values.map(() => centre), apart: half }]
  const offsets = layout === 'jitter' ? evenJitter(values.length) : jitter(values, span)
  const reach = half * (layout === 'jitter' ? 0.6 : 0.9)
  return [{ ...point, x: offsets.map((offset) => centre + offset * reach) }]
}

/** Values of a strip: one by one, or counted at heights. */
export interface StripValues {
  readonly points: readonly number[]
  readonly heights?: CountedStrip
}

interface CountedStrip {
  readonly range: readonly [number, number]
  readonly counts: readonly number[]
}

/** The marks of a strip, whichever way its values are given. */
export function stripOf({ points, heights }: StripValues, layout: StripLayout, place: StripPlace): readonly Mark[] {
  return heights === undefined ? stripMarks(points, layout, place) : countedStripMarks(heights, layout, place)
}

/** Diameters of points, in points of the page, and the most of them in one strip. */
const sizes = [
  { size: 4, most: 40 },
  { size: 3.2, most: 150 },
  { size: 2.6, most: 400 },
  { size: 2, most: Number.POSITIVE_INFINITY },
]

/**
 * The layout and the diameter for strips beside each other: fewer points are larger; in a swarm they become smaller until it fits, and if none
 * does, the points are spread by density. `room`: half the width of a strip and the height of the axis, in mm, and the length of the axis in units
 * of the data.
 */
export function fittedStrips(
  strips: readonly StripValues[],
  wanted: { readonly layout: StripLayout; readonly size: number | null },
  room: Record<'half' | 'span' | 'height', number>,
): { readonly layout: StripLayout; readonly size: number } {
  const isCounted = strips.some(({ heights }) => heights !== undefined)
  const fullest = isCounted ? Number.POSITIVE_INFINITY : Math.max(...strips.map(({ points }) => points.length))
  const possible =
    wanted.size === null ? sizes.flatMap(({ size, most }) => (fullest <= most ? [size] : [])) : [wanted.size]
  const [size = 2] = possible
  if (wanted.layout !== 'swarm') return { layout: wanted.layout, size }
  if (isCounted) return { layout: 'quasi-random', size }
  const fitting = possible.find((one) => strips.every(({ points }) => swarmFits(points, { ...room, size: one })))
  return fitting === undefined ? { layout: 'quasi-random', size } : { layout: 'swarm', size: fitting }
}

/** Places across a strip of counted values. */
const COLUMNS = 100

/**
 * Counted values at even heights as a strip: at a height with more values than places across it, each place once. As wide as the points of
 * `stripMarks`: by density or, with `jitter`, everywhere the same.
 */
export function countedStripMarks(
  { range: [low, high], counts }: CountedStrip,
  layout: StripLayout,
  place: StripPlace,
): readonly Mark[] {
  const { centre, half, colour, size, shape } = place
  const step = (high - low) / counts.length
  const heightOf = (k: number) => low + (k + 0.5) * step
  const filled = counts.flatMap((count, k) => (count > 0 ? [k] : []))
  if (filled.length === 0) return []
  if (layout === 'barcode') return stripMarks(filled.map(heightOf), layout, place)
  const densities = densitiesOf(counts)
  const [x, y]: [number[], number[]] = [[], []]
  const reach = half * (layout === 'jitter' ? 0.6 : 0.9)
  let drawn = 0
  for (const k of filled) {
    const wide = layout === 'jitter' ? 1 : Math.sqrt(densities[k] as number)
    const places = Math.max(1, Math.round(COLUMNS * wide))
    const count = Math.ceil(counts[k] as number)
    for (let i = 0; i < Math.min(count, places); i++) {
      const across = count >= places ? (i + 0.5) / places : vanDerCorput(++drawn)
      x.push(centre + (2 * across - 1) * wide * reach)
      y.push(heightOf(k))
    }
  }
  return [{ kind: 'point', x, y, colour, size, shape, fill: 'translucent' }]
}

/** Mean counts of the twentieth of all heights around each, as parts of the largest. */
function densitiesOf(counts: readonly number[]): readonly number[] {
  const half = Math.max(1, Math.round(counts.length / 40))
  const around = counts.map((_, k) => {
    const own = counts.slice(Math.max(0, k - half), k + half + 1)
    return own.reduce((sum, count) => sum + count, 0) / own.length
  })
  const largest = Math.max(...around)
  return around.map((count) => count / largest)
}

/** Whether points of this size, in points, fit beside each other within `half` mm on each side, if `span` units of the data are `height` mm. */
export function swarmFits(
  values: readonly number[],
  { size, half, span, height }: Record<'size' | 'half' | 'span' | 'height', number>,
): boolean {
  const perMm = 72 / 25.4
  const y = values.map((value) => (value / span) * height * perMm)
  return packedOffsets(y, size * 1.06, half * perMm - size / 2) !== null
}
