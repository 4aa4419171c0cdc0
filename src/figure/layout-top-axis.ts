import { fittingStep } from './fitting-step.ts'
import { lineFromTo, type Primitive } from './primitive.ts'
import type { TopAxis } from './scene.ts'
import { shorten, textWidth } from './text-width.ts'
import { stroke, type } from './typography.ts'

const tickLength = 3

/** The height of a second axis above the plot. */
export function topAxisHeight(axis: TopAxis | undefined): number {
  return axis === undefined ? 0 : tickLength + type.tick + 4 + type.axis + 4
}

/** A line with ticks upwards over the plot, its labels, as many as have room, and above them its title within the panel. */
export function layoutTopAxis(
  { title, at, labels }: TopAxis,
  plot: { readonly x: number; readonly y: number; readonly width: number },
  panel: { readonly x: number; readonly width: number },
  atX: (value: number) => number,
): readonly Primitive[] {
  const right = plot.x + plot.width
  const shown = [...at.keys()].filter((k) => isWithin(atX(at[k] ?? 0), plot.x, right))
  const places = shown.map((k) => atX(at[k] ?? 0))
  const texts = shown.map((k) => labels[k] ?? '')
  const every = fittingStep(
    places,
    texts.map((text) => textWidth(text, type.tick)),
  )
  const write = (text: string, x: number, y: number, size: number): Primitive => ({
    kind: 'text',
    x,
    y,
    text: [{ text }],
    size,
    anchor: 'middle',
    colour: 'ink',
  })
  const middle = (plot.x + right) / 2
  const room = 2 * Math.min(middle - panel.x, panel.x + panel.width - middle)
  const labelled = plot.y - tickLength - 3
  return [
    lineFromTo([plot.x, plot.y], [right, plot.y], 'ink', stroke.axis),
    ...places.flatMap((x, k) =>
      k % every === 0
        ? [
            lineFromTo([x, plot.y], [x, plot.y - tickLength], 'ink', stroke.axis),
            write(texts[k] ?? '', x, labelled, type.tick),
          ]
        : [],
    ),
    write(shorten(title, type.axis, room), middle, labelled - type.tick - 4, type.axis),
  ]
}

function isWithin(place: number, from: number, to: number): boolean {
  return place >= from - 0.01 && place <= to + 0.01
}
