import type { Json } from '../../kit/json.ts'
import { defineStepExamples, type StepExampleColumn } from '../../kit/step.ts'

const columns: readonly StepExampleColumn[] = [
  {
    id: 'c1',
    name: '末次月经',
    type: 'date',
    values: ['2024-01-31', '2023-12-31', '2024-02-29', null, '2023-05-15', '1999-03-30', '2000-01-01'],
  },
  {
    id: 'c2',
    name: 'seen at',
    type: 'datetime',
    values: [
      '2024-05-31 08:30:00',
      '2023-12-31 23:59:59',
      '2024-02-29 00:00:00',
      '2023-01-01 12:00:00',
      null,
      '1969-12-31 06:00:00',
      '2000-08-31 00:00:01',
    ],
  },
  { id: 'c3', name: 'months', type: 'number', missingCodes: [99], values: [1, -13, 12, 3, 2.5, null, 99] },
]

const title = { en: 'Date of the next visit', zh: '下次随访日期' }
const example = (id: string, options: Readonly<Record<string, Json>>) =>
  ({ id, title, columns, options: { variables: ['c1', 'c2'], ...options }, expect: 'done' }) as const

export const examples = defineStepExamples([
  example('days', { variables: ['c1'], amount: 280, pattern: '预产期' }),
  example('weeks-earlier', { amount: -6, unit: 'weeks', into: 'same' }),
  example('month', { unit: 'months', pattern: '{name} + 1' }),
  example('years', { amount: -1, unit: 'years' }),
  example('months-of-a-variable', { by: 'variable', amounts: 'c3', unit: 'months' }),
  example('days-of-a-variable', { by: 'variable', amounts: 'c3' }),
  { ...example('no-amount', { by: 'variable' }), expect: { broken: 'no-variable' } },
  { ...example('names', { pattern: 'next' }), expect: { broken: 'pattern-needs-name' } },
  { ...example('no-date', { variables: ['c3'] }), expect: { broken: 'measure-not-accepted' } },
  { id: 'nothing', title, columns, options: {}, expect: 'incomplete' },
])
