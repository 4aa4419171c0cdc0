import type { EChartsCoreOption } from 'echarts'
import { clouds, field, flows, intervals, inWords } from './data.ts'
import type { Figures } from './drawing.ts'

/** A figure for ECharts, drawn at once (in parts it would take more frames), with its size in pixels. */
export interface EChartsFigure {
  readonly option: EChartsCoreOption
  readonly width: number
  readonly height: number
}

const names = ['A', 'B', 'C']

function sized(option: EChartsCoreOption, width = 420, height = 320): EChartsFigure {
  return { option: { animation: false, ...option }, width, height }
}

async function scatter(n: number): Promise<() => EChartsFigure> {
  const { x, y, group } = clouds(n)
  return () =>
    sized({
      xAxis: { scale: true },
      yAxis: { scale: true },
      legend: {},
      series: names.map((name, g) => ({
        name,
        type: 'scatter',
        progressive: 0,
        symbolSize: 3,
        itemStyle: { opacity: 0.6 },
        data: Array.from(x.keys()).flatMap((i) => (group[i] === g ? [[x[i] ?? 0, y[i] ?? 0]] : [])),
      })),
    })
}

/** It has neither bins nor quartiles of its own in this package: those figures are not compared. */
export const eCharts: Figures<EChartsFigure> = {
  'scatter-1000': () => scatter(1000),
  'scatter-10000': () => scatter(10_000),
  'scatter-100000': () => scatter(100_000),
  'heat-500': async () => {
    const { rows, columns, values } = field(500, 500)
    return () =>
      sized(
        {
          xAxis: { type: 'category', data: Array.from({ length: columns }, (_, k) => k) },
          yAxis: { type: 'category', data: Array.from({ length: rows }, (_, k) => k) },
          visualMap: { min: -1.5, max: 1.5 },
          series: [
            {
              type: 'heatmap',
              progressive: 0,
              data: Array.from(values, (value, k) => [k % columns, Math.floor(k / columns), value]),
            },
          ],
        },
        460,
        420,
      )
  },
  'sankey-2000': async () => {
    const { nodes, links } = flows()
    const data = nodes.map((name) => ({ name }))
    return () => sized({ series: [{ type: 'sankey', data, links: links.map((link) => ({ ...link })) }] }, 600, 420)
  },
  'forest-200': async () => {
    const data = intervals(200)
    const atEnd = Math.max(...data.map(({ upper }) => upper))
    return () =>
      sized(
        {
          xAxis: { type: 'log' },
          yAxis: { type: 'category', data: data.map(({ label }) => label) },
          series: [
            ...data.map(({ label, lower, upper }) => ({
              type: 'line',
              symbol: 'none',
              data: [
                [lower, label],
                [upper, label],
              ],
            })),
            { type: 'scatter', symbol: 'rect', data: data.map(({ label, estimate }) => [estimate, label]) },
            {
              type: 'scatter',
              symbolSize: 0,
              label: { show: true, position: 'left' },
              data: data.map((row) => ({ value: [atEnd, row.label], label: { formatter: inWords(row) } })),
            },
          ],
        },
        460,
        1600,
      )
  },
}
