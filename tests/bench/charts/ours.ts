import { detachedContext } from '#catalog/detached-context.ts'
import { namesOf } from '#catalog/kit/names.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import { runAnalysis } from '#catalog/run-analysis.ts'
import type { load as loadEntry } from '#cli/entries.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import type { Column } from '#engine/frame/frame.ts'
import { makeFrame, makeNumericColumn, textColumn } from '#engine/frame/make-columns.ts'
import type { Mark, Scene } from '#figure/scene.ts'
import { clouds, field, intervals, paths, survival } from './data.ts'
import type { Figures } from './drawing.ts'

const names = ['A', 'B', 'C']

/** Our figures, with the parts of charts that `load` brings. */
export function ours(load: typeof loadEntry): Figures<Scene> {
  return figuresOf((id, columns, options) => charted(load, id, columns, options))
}

/** The whole way of a chart of the catalogue: rows to numbers to scene. */
async function charted(
  load: typeof loadEntry,
  id: string,
  columns: readonly Column[],
  options: StoredOptions,
): Promise<() => Promise<Scene>> {
  const { definition } = await load('charts', id, 'definition')
  const [compute, { plots }] = await Promise.all([load('charts', id, 'compute'), load('charts', id, 'plot')])
  const frame = makeFrame(columns)
  const dictionary = { columns: describeColumns(frame).columns }
  return async () => {
    const question = { version: definition.version, options, conventions: {}, frames: [frame], dictionary }
    const outcome = await runAnalysis(definition, compute, question, detachedContext)
    const [figure] = outcome.status === 'done' ? outcome.figures : []
    const settings = { settings: displaySettings('en'), names: namesOf(dictionary), size: {} }
    const scene = figure && plots.chart?.plot(figure.data, settings)
    if (!scene) throw new Error(`${id}: ${JSON.stringify(outcome).slice(0, 300)}`)
    return scene
  }
}

const numbers = (id: string, name: string, values: Float64Array) =>
  makeNumericColumn({ id, name, measure: 'continuous' }, Array.from(values))
const groupColumn = (id: string, name: string, group: Uint8Array) =>
  textColumn(
    { id, name, measure: 'nominal' },
    Array.from(group, (g) => names[g] ?? ''),
  )

function scatter(n: number): () => Scene {
  const { x, y, group } = clouds(n)
  return () => {
    const marks = names.map((_, series): Mark => {
      const own = Array.from(group.keys()).filter((i) => group[i] === series)
      return {
        kind: 'point',
        x: own.map((i) => x[i] ?? 0),
        y: own.map((i) => y[i] ?? 0),
        colour: { series },
        size: 3,
        shape: 'circle',
        fill: 'translucent',
      }
    })
    return {
      width: 110,
      height: 85,
      panels: [
        {
          x: { kind: 'linear', title: 'x', domain: [0, 120] },
          y: { kind: 'linear', title: 'y', domain: [80, 220] },
          marks,
        },
      ],
      legend: {
        place: 'right',
        items: names.map((label, series) => ({ label, colour: { series }, key: 'point' as const })),
      },
      description: 'points',
    }
  }
}

function heat(rows: number, columns: number): () => Scene {
  const { values } = field(rows, columns)
  return () => {
    const at = Array.from(values, (value) => Math.min(1, Math.max(0, (value + 1.5) / 3)))
    const places = Array.from(values.keys())
    const mark: Mark = {
      kind: 'cells',
      x: places.map((k) => k % columns),
      y: places.map((k) => Math.floor(k / columns)),
      width: 1,
      height: 1,
      scale: 'sea',
      at,
      shape: 'tile',
    }
    return {
      width: 120,
      height: 110,
      panels: [
        {
          x: { kind: 'linear', title: 'column', domain: [-0.5, columns - 0.5] },
          y: { kind: 'linear', title: 'row', domain: [-0.5, rows - 0.5] },
          marks: [mark],
        },
      ],
      description: 'cells',
    }
  }
}

type Charted = (id: string, columns: readonly Column[], options: StoredOptions) => Promise<() => Promise<Scene>>

const figuresOf = (charted: Charted): Figures<Scene> => ({
  'scatter-1000': async () => scatter(1000),
  'scatter-10000': async () => scatter(10_000),
  'scatter-100000': async () => scatter(100_000),
  'boxes-100000': async () => {
    const { y, group } = clouds(100_000)
    const columns = [numbers('c1', 'y', y), groupColumn('c2', 'group', group)]
    return charted('box-violin', columns, { variable: 'c1', group: 'c2', shape: 'box', points: 'none', test: 'none' })
  },
  'histogram-1000000': async () => {
    const { x } = clouds(1_000_000)
    const options = { variable: 'c1', curve: false, binning: 'own', count: 40 }
    return charted('histogram', [numbers('c1', 'x', x)], options)
  },
  'kaplan-meier-100000': async () => {
    const { time, dead, group } = survival(100_000)
    const columns = [
      numbers('c1', 'months', time),
      numbers('c2', 'dead', Float64Array.from(dead)),
      groupColumn('c3', 'group', group),
    ]
    const options = {
      'outcome.form': 'time',
      'outcome.time': 'c1',
      'outcome.status': 'c2',
      'outcome.events': [1],
      group: 'c3',
    }
    return charted('km-curve', columns, options)
  },
  'heat-500': async () => heat(500, 500),
  'forest-200': async () => {
    const rows = intervals(200)
    const of = (key: 'estimate' | 'lower' | 'upper') => Float64Array.from(rows, (row) => row[key])
    const columns = [
      textColumn(
        { id: 'c1', name: 'subgroup', measure: 'nominal' },
        rows.map(({ label }) => label),
      ),
      numbers('c2', 'HR', of('estimate')),
      numbers('c3', 'lower', of('lower')),
      numbers('c4', 'upper', of('upper')),
    ]
    return charted('forest', columns, { label: 'c1', estimate: 'c2', lower: 'c3', upper: 'c4' })
  },
  'violins-100000': async () => {
    const { y, group } = clouds(100_000)
    const columns = [numbers('c1', 'y', y), groupColumn('c2', 'group', group)]
    return charted('box-violin', columns, {
      variable: 'c1',
      group: 'c2',
      shape: 'violin',
      points: 'none',
      test: 'none',
    })
  },
  'sankey-2000': async () => {
    const columns = paths(8000).map((values, k) =>
      textColumn({ id: `c${k + 1}`, name: `stage ${k + 1}`, measure: 'nominal' }, [...values]),
    )
    return charted('sankey-diagram', columns, { axes: columns.map(({ id }) => id) })
  },
})
