import type { Json } from '../../kit/json.ts'
import { defineStepExamples, type StepExampleColumn } from '../../kit/step.ts'

const columns: readonly StepExampleColumn[] = [
  {
    id: 'c1',
    name: '得分',
    type: 'number',
    missingCodes: [99],
    values: [7, 3.5, 7, null, 99, -1, 0, 3.5, 3.5, 12, 7, 1e6],
  },
  {
    id: 'c2',
    name: 'ward',
    type: 'text',
    values: ['a', 'a', 'b', 'b', 'a', null, 'b', 'b', null, 'a', 'a', 'c'],
  },
  {
    id: 'c3',
    name: 'seen',
    type: 'date',
    values: [
      '2023-05-01',
      null,
      '2023-05-01',
      '2022-01-01',
      '1969-12-31',
      '2023-05-02',
      null,
      '2024-01-01',
      '2024-01-01',
      '2024-01-01',
      '2020-02-29',
      '2020-02-29',
    ],
  },
]

const title = { en: 'Ranks within wards', zh: '科室内的秩' }
const example = (id: string, variable: string, options: Readonly<Record<string, Json>> = {}) =>
  ({ id, title, columns, options: { variable, name: '秩', ...options }, expect: 'done' }) as const

export const examples = defineStepExamples([
  example('mean', 'c1'),
  example('min-by', 'c1', { ties: 'min', by: ['c2'] }),
  example('max-descending', 'c1', { ties: 'max', direction: 'descending' }),
  example('dense', 'c3', { ties: 'dense', by: ['c2'], missingKeys: 'leave-out' }),
  example('order-descending', 'c3', { ties: 'order', direction: 'descending' }),
  example('percent-rank', 'c1', { form: 'percent-rank', by: ['c2'] }),
  example('cumulative-share', 'c1', { form: 'cumulative-share', direction: 'descending' }),
  example('quartiles', 'c1', { form: 'ntile' }),
  example('thirds-by', 'c3', { form: 'ntile', parts: 3, by: ['c2'] }),
  {
    id: 'of-texts',
    title,
    columns,
    options: { variable: 'c2', name: 'r' },
    expect: { broken: 'measure-not-accepted' },
  },
  { id: 'no-name', title, columns, options: { variable: 'c1' }, expect: { broken: 'required-name' } },
  { id: 'no-variable', title, columns, options: { name: 'r' }, expect: 'incomplete' },
])
