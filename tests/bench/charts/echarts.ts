import * as echarts from 'echarts'
import { clouds, field, intervals } from './data.ts'
import type { Drawing } from './drawing.ts'

const names = ['A', 'B', 'C']

function text(option: echarts.EChartsCoreOption, width = 420, height = 320): string {
  const chart = echarts.init(null, null, { renderer: 'svg', ssr: true, width, height })
  chart.setOption({ animation: false, ...option })
  const drawn = chart.renderToSVGString()
  chart.dispose()
  return drawn
}

async function scatter(n: number): Promise<() => string> {
  const { x, y, group } = clouds(n)
  return () =>
    text({
      xAxis: { scale: true },
      yAxis: { scale: true },
      legend: {},
      series: names.map((name, g) => ({
        name,
        type: 'scatter',
        symbolSize: 3,
        itemStyle: { opacity: 0.6 },
        data: Array.from(x.keys()).flatMap((i) => (group[i] === g ? [[x[i] ?? 0, y[i] ?? 0]] : [])),
      })),
    })
}

/** It has neither bins nor quartiles of its own in this package: those figures are not compared. */
export const eCharts: Drawing = {
  'scatter-1000': () => scatter(1000),
  'scatter-10000': () => scatter(10_000),
  'scatter-100000': () => scatter(100_000),
  'heat-500': async () => {
    const { rows, columns, values } = field(500, 500)
    return () =>
      text(
        {
          xAxis: { type: 'category', data: Array.from({ length: columns }, (_, k) => k) },
          yAxis: { type: 'category', data: Array.from({ length: rows }, (_, k) => k) },
          visualMap: { min: -1.5, max: 1.5 },
          series: [
            { type: 'heatmap', data: Array.from(values, (value, k) => [k % columns, Math.floor(k / columns), value]) },
          ],
        },
        460,
        420,
      )
  },
  'forest-100': async () => {
    const data = intervals(100)
    return () =>
      text(
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
          ],
        },
        460,
        1600,
      )
  },
}
