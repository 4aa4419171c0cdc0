export function stepSkeleton(id: string): Readonly<Record<string, string>> {
  return {
    'summary.ts': `
import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: '${id}',
  order: 200,
  group: 'rows',
  title: { en: '', zh: '' },
  subtitle: { en: '', zh: '' },
  keywords: [],
})
`,
    'definition.ts': `
import { variables } from '../../kit/options/options.ts'
import { defineStep } from '../../kit/step.ts'

export const definition = defineStep({
  id: '${id}',
  version: 1,
  options: {
    columns: variables({ label: { en: '', zh: '' }, help: { en: '', zh: '' }, accepts: ['continuous'] }),
  },
  sections: [{ title: { en: '', zh: '' }, options: ['columns'] }],
  messages: {},
  references: [],
  upgrades: {},
})
`,
    'apply.ts': `
import type { Apply, StepOptionsOf } from '../../kit/step.ts'
import type { definition } from './definition.ts'

export const apply: Apply<typeof definition> = () => ({ status: 'columns', columns: [], removed: [], notices: [] })

export function reads({ columns }: StepOptionsOf<typeof definition>): readonly string[] {
  return columns
}
`,
    'r-script.ts': `
import type { StepRScript } from '../../kit/step.ts'
import type { definition } from './definition.ts'

export const rScript: StepRScript<typeof definition> = { script: () => ({ helpers: [], lines: [] }) }
`,
    'examples.ts': `
import { defineStepExamples } from '../../kit/step.ts'

export const examples = defineStepExamples([
  {
    id: 'first',
    title: { en: '', zh: '' },
    columns: [{ id: 'c1', name: 'x', type: 'number', values: [1, 2, null] }],
    options: { columns: ['c1'] },
    expect: 'done',
  },
])
`,
  }
}
