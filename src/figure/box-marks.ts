import type { BoxSummary, TukeyBox } from '#engine/methods/description/box-summary.ts'
import type { Colour, ContinuousAxis, Mark } from './scene.ts'
import { swarm } from './swarm.ts'

const boxHalf = 0.15

export interface BoxPlace {
  /** On a band axis, like `half`, half of the box's width. */
  readonly centre: number
  readonly half: number
  readonly colour: Colour
  /** The box covers marks behind it, such as a violin. */
  readonly overOthers?: boolean
}

/** Whiskers with their caps, the box, and its median. */
export function boxMarks(
  { p25, median, p75, low, high }: Omit<TukeyBox, 'isInside'>,
  { centre, half, colour, overOthers = false }: BoxPlace,
): readonly Mark[] {
  const upright = (from: number, to: number): Mark => ({
    kind: 'segment',
    from: [centre, from],
    to: [centre, to],
    colour,
  })
  const across = (y: number, reach: number, width: number): Mark => ({
    kind: 'segment',
    from: [centre - reach, y],
    to: [centre + reach, y],
    colour,
    width,
  })
  const rect = { kind: 'rect', x: [centre - half, centre + half], y: [p25, p75], stroke: colour } as const
  return [
    upright(p75, high),
    upright(p25, low),
    across(low, half / 2, 0.8),
    across(high, half / 2, 0.8),
    overOthers ? { ...rect, fill: 'paper', opacity: 1 } : { ...rect, fill: colour },
    across(median, half, 1.8),
  ]
}

/**
 * A sample at position g of a band axis: values left of its box, the mean with its interval right of it. `span` is the extent of the drawn
 * values.
 */
export function sampleMarks(box: BoxSummary, g: number, span: number, colour: Colour = { series: g }): readonly Mark[] {
  const { whiskers, mean, interval } = box
  const [low, high] = whiskers
  const beside = g + 0.28
  return [
    {
      kind: 'point',
      x: swarm(box.values, span).map((offset) => g - (box.all ? 0.3 : 0) + offset * (box.all ? 1 : 0)),
      y: box.values,
      colour,
      size: box.values.length > 150 ? 2.4 : 3.2,
      shape: 'circle',
      fill: 'translucent',
    },
    ...boxMarks({ ...box, low, high }, { centre: g, half: boxHalf, colour }),
    { kind: 'segment', from: [beside, interval[0]], to: [beside, interval[1]], colour: 'ink', width: 1 },
    { kind: 'point', x: [beside], y: [mean], colour: 'ink', size: 5, shape: 'diamond', fill: 'solid' },
  ]
}

/** An axis of scores and counts has no ticks between integers. */
export function wholeTicks(boxes: readonly BoxSummary[]): Pick<ContinuousAxis, 'whole'> {
  const isWhole = boxes.every(({ values, whiskers }) => [...values, ...whiskers].every(Number.isInteger))
  return isWhole ? { whole: true } : {}
}

/** The minimum and the maximum of all that the boxes draw. */
export function boxExtent(boxes: readonly BoxSummary[]): readonly [number, number] {
  const ends = boxes.flatMap(({ values, whiskers, interval }) => [...values, ...whiskers, ...interval])
  return [Math.min(...ends), Math.max(...ends)]
}
