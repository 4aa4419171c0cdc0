import { questionFiles } from './question.ts'

export function analysisSkeleton(id: string): Readonly<Record<string, string>> {
  return {
    ...questionFiles(id, 'descriptive'),
    'definition.ts': `
import { defineAnalysis, defineTable } from '../../kit/analysis.ts'
import * as column from '../../kit/outcome/columns.ts'
import { variable } from '../../kit/options/options.ts'

export const definition = defineAnalysis({
  id: '${id}',
  version: 1,
  options: {
    variable: variable({
      label: { en: '', zh: '' },
      help: { en: '', zh: '' },
      accepts: ['continuous'],
      types: ['number'],
    }),
  },
  sections: [{ title: { en: '', zh: '' }, options: ['variable'] }],
  results: {
    tables: {
      result: defineTable({
        title: { en: '', zh: '' },
        rows: ['variable'],
        columns: { variable: column.label({ en: '', zh: '' }), n: column.count({ en: '', zh: '' }) },
      }),
    },
    figures: {},
  },
  messages: {},
  references: [],
  upgrades: {},
})
`,
    'compute.ts': `
import type { Frame } from '#engine/frame/frame.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { buildTable } from '../../kit/outcome/build-table.ts'
import type { Answer } from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'

export function compute(frames: readonly Frame[], options: OptionsOf<typeof definition>, _: ComputeContext): Answer {
  const rows = frames[0]?.rows ?? 0
  return {
    status: 'done',
    sample: { total: rows, used: rows, excluded: [] },
    tables: [
      buildTable(definition, 'result', {
        columns: ['variable', 'n'],
        rows: [{ cells: { variable: { variable: options.variable }, n: rows } }],
      }),
    ],
    figures: [],
    savedColumns: [],
    models: [],
    checks: [],
    notices: [],
    facts: {},
  }
}
`,
    'reading.ts': `
import { defineReading } from '../../kit/present/reading.ts'

export const reading = defineReading<object>({
  en: () => [''],
  zh: () => [''],
  methods: { en: () => '', zh: () => '' },
})
`,
    'plot.ts': `
import type { PlotModule } from '../../kit/figures/plot.ts'

export const plots: PlotModule['plots'] = {}
`,
    'drawn.ts': `
import type { Drawn } from '../../kit/figures/drawn.ts'
import type { definition } from './definition.ts'

/** By figure, what vouches for each of its numbers. */
export const drawn: Drawn<typeof definition> = {}
`,
  }
}
