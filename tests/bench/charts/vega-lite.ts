import type { TopLevelSpec } from 'vega-lite'
import { clouds, field, intervals, inWords } from './data.ts'
import type { Figures } from './drawing.ts'

const names = ['A', 'B', 'C']

async function scatter(n: number): Promise<() => TopLevelSpec> {
  const values = points(n)
  return () => ({
    width: 350,
    height: 260,
    data: { values },
    mark: { type: 'point', filled: true, size: 8, opacity: 0.6 },
    encoding: {
      x: { field: 'x', type: 'quantitative', scale: { zero: false } },
      y: { field: 'y', type: 'quantitative', scale: { zero: false } },
      color: { field: 'group', type: 'nominal' },
    },
  })
}

function points(n: number) {
  const { x, y, group } = clouds(n)
  return Array.from(x, (value, i) => ({ x: value, y: y[i] ?? 0, group: names[group[i] ?? 0] ?? '' }))
}

export const vegaLite: Figures<TopLevelSpec> = {
  'scatter-1000': () => scatter(1000),
  'scatter-10000': () => scatter(10_000),
  'scatter-100000': () => scatter(100_000),
  'boxes-100000': async () => {
    const values = points(100_000)
    return () => ({
      width: 350,
      height: 260,
      data: { values },
      mark: { type: 'boxplot' },
      encoding: { x: { field: 'group', type: 'nominal' }, y: { field: 'y', type: 'quantitative' } },
    })
  },
  'violins-100000': async () => {
    const values = points(100_000)
    return () => ({
      width: 115,
      height: 260,
      data: { values },
      transform: [{ density: 'y', groupby: ['group'], steps: 512 }],
      mark: 'area',
      encoding: {
        y: { field: 'value', type: 'quantitative' },
        x: { field: 'density', type: 'quantitative', stack: 'center' },
        column: { field: 'group' },
      },
    })
  },
  'histogram-1000000': async () => {
    const values = Array.from(clouds(1_000_000).x, (x) => ({ x }))
    return () => ({
      width: 350,
      height: 260,
      data: { values },
      mark: 'bar',
      encoding: { x: { field: 'x', bin: { maxbins: 40 } }, y: { aggregate: 'count' } },
    })
  },
  'heat-500': async () => {
    const { columns, values: cells } = field(500, 500)
    const values = Array.from(cells, (value, k) => ({ x: k % columns, y: Math.floor(k / columns), value }))
    return () => ({
      width: 400,
      height: 360,
      data: { values },
      mark: 'rect',
      encoding: {
        x: { field: 'x', type: 'ordinal', axis: null },
        y: { field: 'y', type: 'ordinal', axis: null },
        color: { field: 'value', type: 'quantitative' },
      },
    })
  },
  'forest-200': async () => {
    const values = intervals(200).map((row) => ({ ...row, words: inWords(row) }))
    const y = { field: 'label', type: 'nominal', sort: null } as const
    const scale = { type: 'log' } as const
    return () => ({
      width: 300,
      height: 1500,
      data: { values },
      layer: [
        {
          mark: 'rule',
          encoding: { y, x: { field: 'lower', type: 'quantitative', scale }, x2: { field: 'upper' } },
        },
        {
          mark: { type: 'point', shape: 'square', filled: true },
          encoding: { y, x: { field: 'estimate', type: 'quantitative', scale } },
        },
        { mark: { type: 'text', align: 'right' }, encoding: { y, x: { value: 'width' }, text: { field: 'words' } } },
      ],
    })
  },
}
