import type { Json } from '../../kit/json.ts'
import { defineStepExamples, type StepExampleColumn } from '../../kit/step.ts'

const columns: readonly StepExampleColumn[] = [
  {
    id: 'c1',
    name: '编号',
    type: 'text',
    measure: 'id',
    missingCodes: ['不详'],
    values: ['a', 'b', 'a', 'A', 'b', null, '不详', 'c', 'a', 'b'],
  },
  { id: 'c2', name: 'age', type: 'number', missingCodes: [999], values: [30, null, 30, 30, 50, 61, 61, 0.3, 30, 50] },
  {
    id: 'c3',
    name: 'seen',
    type: 'date',
    values: [
      null,
      '2023-05-01',
      '2023-05-01',
      '2023-05-01',
      null,
      '2023-01-01',
      '2023-01-01',
      null,
      null,
      '2023-05-02',
    ],
  },
]

const title = { en: 'One row per patient', zh: '每位患者一行' }
const example = (id: string, options: Readonly<Record<string, Json>>) =>
  ({ id, title, columns, options, expect: 'done' }) as const

export const examples = defineStepExamples([
  example('first', { keys: ['c1'] }),
  example('last', { keys: ['c1'], keep: 'last' }),
  example('most-complete', { keys: ['c1'], keep: 'most-complete' }),
  example('none', { keys: ['c1'], keep: 'none' }),
  example('whole-rows', { rows: 'remove' }),
  example('two-keys', { keys: ['c2', 'c1'] }),
  example('missing-never', { keys: ['c1', 'c2'], missing: 'never' }),
  example('missing-never-last', { keys: ['c1'], missing: 'never', keep: 'last' }),
  example('flag', { keys: ['c1'], rows: 'flag' }),
  example('flag-never', { keys: ['c3', 'c1'], missing: 'never', rows: 'flag', groupName: '组', sizeName: 'size' }),
  example('no-duplicates', { keys: ['c1', 'c3'], missing: 'never', keep: 'last' }),
  {
    id: 'name-taken',
    title,
    columns,
    options: { rows: 'flag', sizeName: 'age' },
    expect: { broken: 'name-taken' },
  },
  {
    id: 'same-names',
    title,
    columns,
    options: { rows: 'flag', groupName: 'x', sizeName: 'x' },
    expect: { broken: 'name-taken' },
  },
  { id: 'gone', title, columns, options: { keys: ['c9'] }, expect: { broken: 'column-missing' } },
])
