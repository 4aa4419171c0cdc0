import type { BoxSummary } from '#engine/methods/box-summary.ts'
import type { Colour, ContinuousAxis, Mark } from './scene.ts'
import { swarm } from './swarm.ts'

const boxHalf = 0.15

/** A sample at the place g of a band axis: values at the left of its box, the mean with its interval at the right. `span` is the extent of the values drawn. */
export function boxMarks(box: BoxSummary, g: number, span: number, colour: Colour = { series: g }): readonly Mark[] {
  const { p25, median, p75, whiskers, mean, interval } = box
  const upright = (from: number, to: number): Mark => ({ kind: 'segment', from: [g, from], to: [g, to], colour })
  const across = (y: number, half: number, width: number): Mark => ({
    kind: 'segment',
    from: [g - half, y],
    to: [g + half, y],
    colour,
    width,
  })
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
    { kind: 'rect', x: [g - boxHalf, g + boxHalf], y: [p25, p75], fill: colour, stroke: colour },
    across(median, boxHalf, 1.8),
    upright(p75, whiskers[1]),
    upright(p25, whiskers[0]),
    across(whiskers[0], boxHalf * 0.4, 0.8),
    across(whiskers[1], boxHalf * 0.4, 0.8),
    { kind: 'segment', from: [beside, interval[0]], to: [beside, interval[1]], colour: 'ink', width: 1 },
    { kind: 'point', x: [beside], y: [mean], colour: 'ink', size: 5, shape: 'diamond', fill: 'solid' },
  ]
}

/** An axis of scores and counts has no ticks between them. */
export function wholeTicks(boxes: readonly BoxSummary[]): Pick<ContinuousAxis, 'whole'> {
  const isWhole = boxes.every(({ values, whiskers }) => [...values, ...whiskers].every(Number.isInteger))
  return isWhole ? { whole: true } : {}
}

/** The least and the greatest of all that the boxes draw. */
export function boxExtent(boxes: readonly BoxSummary[]): readonly [number, number] {
  const ends = boxes.flatMap(({ values, whiskers, interval }) => [...values, ...whiskers, ...interval])
  return [Math.min(...ends), Math.max(...ends)]
}
