import type { Colour, Legend, Mark, Scene } from '#figure/scene.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { areaDiameter, roundSizes } from '../../kit/plots/area-sizes.ts'
import { formatCount } from '../../kit/present/format.ts'
import type { BubbleData } from './data.ts'

export const plots = { chart: { plot: plotBubbles } satisfies Plot<BubbleData> }

const pointsPerMm = 72 / 25.4
const scale = 'sea'
/** The least diameter that is visible, in points. */
const smallest = 1.5

function plotBubbles(data: BubbleData, settings: PlotSettings): Scene {
  const { of, bubbles, groups } = data
  const zh = settings.settings.language === 'zh'
  const [x, y, size] = [of.x, of.y, of.size].map(({ variable }) => settings.names.variable(variable)) as [
    string,
    string,
    string,
  ]
  const [width, height] = [settings.size.width ?? 120, settings.size.height ?? 90]
  const largest = data.diameter * pointsPerMm
  const diameter = areaDiameter(bubbles.size[0] ?? 1, largest, smallest)
  const shades = rangeOf(bubbles.colour)
  const legend = legendOf(data, diameter, shades, settings)
  const beside = { width: width - 20 - width * 0.22, height: height - 22 }
  return {
    width,
    height,
    description: zh
      ? `${y}与${x}的气泡图，气泡面积表示${size}。`
      : `Bubble chart of ${y} against ${x}; the area of a bubble is ${size}.`,
    caption: captionSentences(settings.settings.language, [
      [zh ? `n=${formatCount(bubbles.x.length)}` : `n\u00a0=\u00a0${formatCount(bubbles.x.length)}`],
      [zh ? `气泡面积：${size}` : `Area of a bubble: ${size}`],
    ]),
    panels: [
      {
        x: { kind: 'linear', title: x, domain: domainOf(bubbles.x, largest, beside.width * pointsPerMm) },
        y: { kind: 'linear', title: y, domain: domainOf(bubbles.y, largest, beside.height * pointsPerMm) },
        marks: bubbles.x.flatMap((at, k) =>
          bubbleMarks(
            at,
            bubbles.y[k] ?? 0,
            diameter(bubbles.size[k] ?? 0),
            groups.length > 0 || of.colour === null
              ? { series: bubbles.colour[k] ?? 0 }
              : { scale, at: placeOn(bubbles.colour[k] ?? 0, shades) },
          ),
        ),
        pointLabels: data.names.flatMap((ref, k) =>
          ref === null
            ? []
            : [
                {
                  at: [bubbles.x[k] ?? 0, bubbles.y[k] ?? 0] as const,
                  radius: diameter(bubbles.size[k] ?? 0) / 2,
                  text: [{ text: settings.names.level(ref) }],
                },
              ],
        ),
      },
    ],
    legend,
  }
}

/** An outline keeps a bubble apart from those under it. */
function bubbleMarks(x: number, y: number, size: number, colour: Colour): readonly Mark[] {
  const point = { kind: 'point', x: [x], y: [y], shape: 'circle' } as const
  const isScale = typeof colour === 'object' && 'scale' in colour
  return isScale
    ? [
        { ...point, size: size + 0.8, colour: 'muted', fill: 'solid' },
        { ...point, size, colour, fill: 'solid' },
      ]
    : [
        { ...point, size, colour, fill: 'translucent' },
        { ...point, size, colour, fill: 'ring' },
      ]
}

function rangeOf(values: readonly number[]): readonly [number, number] {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return low < high ? [low, high] : [low - 0.5, high + 0.5]
}

function placeOn(value: number, [low, high]: readonly [number, number]): number {
  return (value - low) / (high - low)
}

/** The range with room for half a bubble at either end; `length` is that of the axis in points. */
function domainOf(values: readonly number[], diameter: number, length: number): readonly [number, number] {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const part = Math.min(0.3, diameter / 2 / length + 0.02)
  const margin = ((high - low || Math.abs(low) || 1) * part) / (1 - 2 * part)
  return [low - margin, high + margin]
}

function legendOf(
  { of, groups, bubbles }: BubbleData,
  diameter: (value: number) => number,
  shades: readonly [number, number],
  { names }: PlotSettings,
): Legend {
  const sizes = roundSizes(bubbles.size.at(-1) ?? 1, bubbles.size[0] ?? 1)
  const areas = {
    title: names.variable(of.size.variable),
    items: sizes.map(
      (value) => ({ label: formatCount(value), colour: 'muted', key: 'point', size: diameter(value) }) as const,
    ),
  }
  if (of.colour === null) return { place: 'right', ...areas }
  const title = names.variable(of.colour.variable)
  if (groups.length === 0) return { place: 'right', ...areas, bar: { title, scale, domain: shades, spacing: 'linear' } }
  const items = groups.map((ref, series) => ({ label: names.level(ref), colour: { series }, key: 'point' }) as const)
  return { place: 'right', title, items, also: [areas] }
}
