import { questionFiles } from './question.ts'

/** An analysis of one variable: it accounts for omitted rows, warns of few values, and has separate files for words, tables, facts and remarks. */
const captures = `function captures({ variable }: Options): Readonly<Record<string, string>> {
  return {
    [\`result/\${variable}/n\`]: 'length(x)',
    [\`result/\${variable}/mean\`]: 'mean(x)',
  }
}`

export function analysisSkeleton(id: string): Readonly<Record<string, string>> {
  return {
    ...questionFiles(id, 'descriptive', captures),
    'definition.ts': `
import { defineAnalysis } from '../../kit/analysis.ts'
import { variable } from '../../kit/options/options.ts'
import { messages } from './messages.ts'
import { tables } from './result-tables.ts'

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
  results: { tables, figures: {} },
  messages,
  references: [],
  upgrades: {},
})
`,
    'result-tables.ts': `
import { defineTable } from '../../kit/analysis.ts'
import * as column from '../../kit/outcome/columns.ts'

export const tables = {
  result: defineTable({
    title: { en: '', zh: '' },
    rows: ['variable'],
    columns: {
      variable: column.label({ en: '', zh: '' }),
      n: column.count({ en: '', zh: '' }),
      mean: column.estimate({ en: '', zh: '' }),
    },
  }),
}
`,
    'messages.ts': `
import type { MessageSpecs } from '../../kit/analysis.ts'

/** Of every rejection, notice, note and check. */
export const messages = {
  'too-few-values': { en: '{variable} {n}', zh: '{variable} {n}' },
  'few-values': { en: '{variable} {n}', zh: '{variable} {n}' },
} as const satisfies MessageSpecs
`,
    'facts.ts': `
import type { Numeric } from '../../kit/outcome/outcome.ts'

/** Facts for the reading. */
export interface Facts {
  readonly variable: string
  readonly n: number
  readonly mean: Numeric
}
`,
    'remarks.ts': `
import { notice } from '../../kit/outcome/build-table.ts'
import type { Notice } from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'

export function noticesOf(variable: string, n: number): readonly Notice[] {
  if (n >= 10) return []
  return [notice(definition, 'few-values', { variable: { variable }, n }, { where: { variable }, weight: 'warning' })]
}
`,
    'compute.ts': `
import { completeColumns } from '#engine/frame/complete-columns.ts'
import type { Frame } from '#engine/frame/frame.ts'
import { moments } from '#engine/methods/description/moments.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { buildTable } from '../../kit/outcome/build-table.ts'
import { exclusions } from '../../kit/outcome/exclusion.ts'
import { orEmpty } from '../../kit/outcome/or-empty.ts'
import type { Answer } from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'
import type { Facts } from './facts.ts'
import { noticesOf } from './remarks.ts'

type Options = OptionsOf<typeof definition>

export async function compute(
  frames: readonly Frame[],
  { variable }: Options,
  context: ComputeContext,
): Promise<Answer> {
  const [frame] = frames
  if (frame === undefined) throw new Error('A computation needs a frame')
  await context.checkpoint()
  const { columns, lacks } = await completeColumns(frame, [variable], context.checkpoint)
  const [values = new Float64Array()] = columns
  const n = values.length
  if (n < 2)
    return { status: 'rejected', code: 'too-few-values', params: { variable: { variable }, n }, option: 'variable' }
  const mean = orEmpty(moments(values).mean)
  const facts: Facts = { variable, n, mean }
  return {
    status: 'done',
    sample: { total: frame.rows, used: n, excluded: exclusions([variable], lacks) },
    tables: [
      buildTable(definition, 'result', {
        columns: ['variable', 'n', 'mean'],
        rows: [{ cells: { variable: { variable }, n, mean } }],
      }),
    ],
    figures: [],
    savedColumns: [],
    models: [],
    checks: [],
    notices: noticesOf(variable, n),
    facts,
  }
}
`,
    'reading.ts': `
import { defineReading } from '../../kit/present/reading.ts'
import type { Facts } from './facts.ts'

export const reading = defineReading<Facts>({
  en: ({ variable, n, mean }, say) => [\`\${say.variable(variable)}: \${n}, \${say.number(mean)}\`],
  zh: ({ variable, n, mean }, say) => [\`\${say.variable(variable)}：\${n}，\${say.number(mean)}\`],
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

/** By figure, the source of each of its numbers. */
export const drawn: Drawn<typeof definition> = {}
`,
  }
}
