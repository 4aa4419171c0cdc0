export function calculatorSkeleton(id: string): Readonly<Record<string, string>> {
  return {
    'summary.ts': `
import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: '${id}',
  family: 'nephrology',
  title: { en: '', zh: '' },
  keywords: [],
})
`,
    'definition.ts': `
import { defineCalculator } from '../../kit/tool/calculator.ts'
import { yesNo } from '../../kit/tool/calculator-inputs.ts'

export const definition = defineCalculator({
  id: '${id}',
  revision: 1,
  contentChecked: '',
  verified: { state: 'memory', on: '', how: { en: '', zh: '' } },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'reported',
  purpose: { en: '', zh: '' },
  population: { en: '', zh: '' },
  inputs: { present: yesNo({ label: { en: '', zh: '' } }) },
  outputs: { score: { label: { en: '', zh: '' }, unit: { en: '', zh: '' }, decimals: 0 } },
  formula: ({ present }) => ({ score: present ? 1 : 0 }),
  formulaText: [{ en: '', zh: '' }],
  classifications: [],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [],
  nextSteps: [],
  references: [],
  examples: [],
})
`,
    'plain.ts': `
import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: { present: { input: 'present' } },
  outputs: { score: 'score' },
  examples: [],
})
`,
    [`${id}.test.ts`]: `
import { expect, test } from 'vitest'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

/** The source of the number: */
test('a published case', () => {
  expect(runCalculator(definition, { present: true })).toMatchObject({ status: 'done' })
})
`,
  }
}
