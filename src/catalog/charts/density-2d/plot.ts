import type { Scene } from '#figure/scene.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { extentOf } from '../../kit/plots/value-range.ts'
import { formatCount } from '../../kit/present/format.ts'
import type { Density2dData } from './data.ts'

export const plots = { chart: { plot } satisfies Plot<Density2dData> }

const words = { count: { en: 'Count', zh: '频数' } } as const

function plot(data: Density2dData, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const [x, y] = [settings.names.variable(data.of.x.variable), settings.names.variable(data.of.y.variable)]
  const { spacing, counts } = data
  const width = settings.size.width ?? 110
  const most = counts.reduce((high, count) => Math.max(high, count), 0)
  const low = spacing === 'log' ? Math.max(1, data.least) : 0
  const high = Math.max(most, low + 1)
  const turn = { linear: (v: number) => v, sqrt: Math.sqrt, log: Math.log }[spacing]
  return {
    width,
    // hexagons are then regular
    height: settings.size.height ?? width * 0.745,
    description:
      language === 'zh'
        ? `${y} 与 ${x} 的二维频数图，n = ${formatCount(data.n)}。`
        : `Counts of ${y} and ${x} in cells, n = ${formatCount(data.n)}.`,
    caption: captionOf(data, settings),
    panels: [
      {
        x: { kind: 'linear', title: x, domain: around(data.x, data.width) },
        y: { kind: 'linear', title: y, domain: around(data.y, data.height) },
        marks: [
          {
            kind: 'cells',
            x: data.x,
            y: data.y,
            width: data.width,
            height: data.height,
            scale: data.colours,
            at: counts.map((count) => (turn(count) - turn(low)) / (turn(high) - turn(low))),
            shape: data.cell === 'hexagon' ? 'hexagon' : 'tile',
          },
        ],
      },
    ],
    legend: {
      place: 'right',
      items: [],
      bar: { title: words.count[language], scale: data.colours, domain: [low, high], spacing, whole: true },
    },
  }
}

/** The cells in whole, with a small margin. */
function around(centres: readonly number[], size: number): readonly [number, number] {
  const [low, high] = extentOf([centres])
  return [low - 0.75 * size, high + 0.75 * size]
}

function captionOf({ n, least, hidden, cell }: Density2dData, { settings }: PlotSettings): string {
  const { language } = settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  return captionSentences(language, [
    [
      `n\u00a0=\u00a0${formatCount(n)}`,
      cell === 'hexagon'
        ? say('count in each hexagon', '颜色：每个六边形内的频数')
        : say('count in each rectangle', '颜色：每个矩形内的频数'),
      hidden > 0 &&
        say(
          `${formatCount(hidden)} in cells with fewer than ${formatCount(least)} not drawn`,
          `${formatCount(hidden)} 个点所在单元格频数小于 ${formatCount(least)}，未绘出`,
        ),
    ],
  ])
}
