import { evenJitter, jitter } from './jitter.ts'
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

/** Whether points of this size, in points, fit beside each other within `half` mm on each side, if `span` units of the data are `height` mm. */
export function swarmFits(
  values: readonly number[],
  { size, half, span, height }: Record<'size' | 'half' | 'span' | 'height', number>,
): boolean {
  const perMm = 72 / 25.4
  const y = values.map((value) => (value / span) * height * perMm)
  return packedOffsets(y, size * 1.06, half * perMm - size / 2) !== null
}
