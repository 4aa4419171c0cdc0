import { questionFiles } from './question.ts'

const captures = `function captures(): Readonly<Record<string, string>> {
  return { 'chart/values': 'x' }
}`

export function chartSkeleton(id: string): Readonly<Record<string, string>> {
  return {
    ...questionFiles(id, 'distribution', captures),
    'definition.ts': `
import { defineChart } from '../../kit/chart.ts'
import { numericVariable } from '../../kit/options/variable-options.ts'

export const definition = defineChart({
  id: '${id}',
  version: 1,
  title: { en: '', zh: '' },
  options: {
    variable: numericVariable({
      label: { en: '', zh: '' },
      help: { en: '', zh: '' },
    }),
  },
  sections: [{ title: { en: '', zh: '' }, options: ['variable'] }],
  messages: {
    'no-values': { en: '', zh: '' },
  },
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
import { numericColumn } from '#engine/frame/numeric-column.ts'
import type { ChartFrames, OptionsOf } from '../../kit/analysis.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import type { Answer } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { ChartData } from './data.ts'
import { definition } from './definition.ts'

export function compute([frame]: ChartFrames, { variable }: OptionsOf<typeof definition>): Answer {
  const column = numericColumn(frame, variable)
  const values = [...column.values].filter((value) => Number.isFinite(value))
  if (values.length === 0) return rejected(definition, 'no-values', 'variable', { variable: { variable } })
  const missing = column.values.filter(Number.isNaN).length
  const excluded = [
    ...exclusion(variable, 'missing', missing),
    ...exclusion(variable, 'infinite', frame.rows - values.length - missing),
  ]
  const data: ChartData = { of: { variable }, values }
  return chartAnswer(data, { total: frame.rows, used: values.length, excluded })
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
