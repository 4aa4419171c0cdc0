import * as Plot from '@observablehq/plot'
import { clouds, field, intervals, inWords } from './data.ts'
import type { Figures } from './drawing.ts'

const names = ['A', 'B', 'C']

async function scatter(n: number): Promise<() => Plot.PlotOptions> {
  const { x, y, group } = clouds(n)
  const groups = Array.from(group, (g) => names[g] ?? '')
  return () => ({
    width: 420,
    height: 320,
    color: { legend: false },
    marks: [Plot.dot({ length: n }, { x, y, fill: groups, r: 1.5, fillOpacity: 0.6 })],
  })
}

export const observablePlot: Figures<Plot.PlotOptions> = {
  'scatter-1000': () => scatter(1000),
  'scatter-10000': () => scatter(10_000),
  'scatter-100000': () => scatter(100_000),
  'boxes-100000': async () => {
    const { y, group } = clouds(100_000)
    const groups = Array.from(group, (g) => names[g] ?? '')
    return () => ({ width: 420, height: 320, marks: [Plot.boxY({ length: y.length }, { x: groups, y })] })
  },
  'histogram-1000000': async () => {
    const { x } = clouds(1_000_000)
    return () => ({ width: 420, height: 320, marks: [Plot.rectY(x, Plot.binX({ y: 'count' }, { x, thresholds: 40 }))] })
  },
  'heat-500': async () => {
    const { rows, columns, values } = field(500, 500)
    const places = { length: rows * columns }
    const [x, y] = [
      Float64Array.from(values, (_, k) => k % columns),
      Float64Array.from(values, (_, k) => Math.floor(k / columns)),
    ]
    return () => ({
      width: 460,
      height: 420,
      color: { scheme: 'Blues' },
      marks: [
        Plot.rect(places, {
          x1: x.map((value) => value - 0.5),
          x2: x.map((value) => value + 0.5),
          y1: y.map((value) => value - 0.5),
          y2: y.map((value) => value + 0.5),
          fill: values,
        }),
      ],
    })
  },
  'forest-200': async () => {
    const data = intervals(200)
    return () => ({
      width: 460,
      height: 1600,
      x: { type: 'log' },
      y: { domain: data.map(({ label }) => label) },
      marks: [
        Plot.ruleX([1]),
        Plot.ruleY([...data], { y: 'label', x1: 'lower', x2: 'upper' }),
        Plot.dot([...data], { y: 'label', x: 'estimate', symbol: 'square', fill: 'black' }),
        Plot.text([...data], { y: 'label', text: inWords, frameAnchor: 'right' }),
      ],
    })
  },
}
