import { questionFiles } from './question.ts'

const captures = `function captures(): Readonly<Record<string, string>> {
  return { 'chart/values': 'x' }
}`

export function chartSkeleton(id: string): Readonly<Record<string, string>> {
  return {
    ...questionFiles(id, 'distribution', captures),
    'definition.ts': `
import { defineChart } from '../../kit/chart.ts'
import { variable } from '../../kit/options/options.ts'

export const definition = defineChart({
  id: '${id}',
  version: 1,
  title: { en: '', zh: '' },
  options: {
    variable: variable({
      label: { en: '', zh: '' },
      help: { en: '', zh: '' },
      accepts: ['continuous'],
      types: ['number'],
    }),
  },
  sections: [{ title: { en: '', zh: '' }, options: ['variable'] }],
  messages: {},
  references: [],
  upgrades: {},
})
`,
    'data.ts': `
/** What the figure is drawn from; \`compute.ts\` makes it, \`plot.ts\` draws it. */
export interface ChartData {
  readonly of: { readonly variable: string }
  readonly values: readonly number[]
}
`,
    'compute.ts': `
import { columnById, type Frame } from '#engine/frame/frame.ts'
import { usable } from '#engine/frame/usable.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import type { Answer } from '../../kit/outcome/outcome.ts'
import type { ChartData } from './data.ts'
import type { definition } from './definition.ts'

export function compute(frames: readonly Frame[], options: OptionsOf<typeof definition>): Answer {
  const [frame] = frames
  const column = frame && columnById(frame, options.variable)
  const seen = column && usable(column)
  if (frame === undefined || seen === undefined || seen.type === 'text') throw new Error('The chart needs numbers')
  const values = [...seen.values].filter((value) => Number.isFinite(value))
  const data: ChartData = { of: { variable: options.variable }, values }
  return {
    status: 'done',
    sample: { total: frame.rows, used: values.length, excluded: [] },
    tables: [],
    figures: [{ id: 'chart', of: 'chart', data }],
    savedColumns: [],
    models: [],
    checks: [],
    notices: [],
    facts: {},
  }
}
`,
    'plot.ts': `
import type { Scene } from '#figure/scene.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import type { ChartData } from './data.ts'

export const plots = { chart: { plot } satisfies Plot<ChartData> }

function plot({ of, values }: ChartData, settings: PlotSettings): Scene {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return {
    width: settings.size.width ?? 85,
    height: settings.size.height ?? 70,
    description: '',
    panels: [
      {
        x: { kind: 'linear', title: '', domain: [0, values.length] },
        y: { kind: 'linear', title: settings.names.variable(of.variable), domain: [low, high] },
        marks: [
          {
            kind: 'point',
            x: values.map((_, i) => i),
            y: values,
            colour: { series: 0 },
            size: 2,
            shape: 'circle',
            fill: 'solid',
          },
        ],
      },
    ],
  }
}
`,
  }
}
