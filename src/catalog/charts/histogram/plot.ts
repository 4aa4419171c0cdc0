import type { Mark, Scene } from '#figure/scene.ts'
import { colourLegend } from '../../kit/figures/colour-legend.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import type { Words } from '../../kit/words.ts'
import type { HistogramData } from './data.ts'

export const plots = { chart: { plot: plotHistogram } satisfies Plot<HistogramData> }

const words = {
  count: { en: 'Count', zh: '频数' },
  density: { en: 'Density', zh: '密度' },
} as const satisfies Readonly<Record<string, Words>>

function plotHistogram(data: HistogramData, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const variable = settings.names.variable(data.of.variable)
  const names = data.groups.map(({ group }) => (group === null ? '' : settings.names.level(group)))
  const curves = data.groups.flatMap(({ curve, normal }) => [curve, normal].filter((one) => one !== null))
  const top = Math.max(...data.groups.flatMap(({ heights }) => heights), ...curves.flatMap(({ y }) => y))
  const domain: readonly [number, number] = [
    Math.min(data.edges[0] ?? 0, ...curves.map(({ x }) => x[0] ?? 0)),
    Math.max(data.edges.at(-1) ?? 1, ...curves.map(({ x }) => x.at(-1) ?? 0)),
  ]
  return {
    width: settings.size.width ?? 110,
    height: settings.size.height ?? 80,
    description:
      language === 'zh'
        ? `${variable} 的直方图${names.length > 1 ? `，按${names.join('、')}分组` : ''}。`
        : `Histogram of ${variable}${names.length > 1 ? ` in ${names.join(', ')}` : ''}.`,
    panels: [
      {
        x: { kind: 'linear', title: variable, domain },
        y: { kind: 'linear', title: words[data.scale][language], domain: [0, top * 1.05] },
        marks: data.groups.flatMap((group, g) => marksOf(group, g, data.edges)),
      },
    ],
    ...colourLegend(
      data.groups.map(({ group }) => group),
      { key: 'box' },
      settings,
    ),
  }
}

function marksOf({ heights, curve, normal }: HistogramData['groups'][number], g: number, edges: readonly number[]) {
  const colour = { series: g }
  const bars = heights.flatMap((height, k): Mark[] =>
    height === 0
      ? []
      : [{ kind: 'rect', x: [edges[k] ?? 0, edges[k + 1] ?? 0], y: [0, height], fill: colour, stroke: colour }],
  )
  return [
    ...bars,
    ...(curve === null ? [] : [{ kind: 'line', ...curve, colour } satisfies Mark]),
    ...(normal === null ? [] : [{ kind: 'line', ...normal, colour: 'ink', dash: 'dashed' } satisfies Mark]),
  ]
}
