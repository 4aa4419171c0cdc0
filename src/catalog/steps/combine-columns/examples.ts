import type { Json } from '../../kit/json.ts'
import { defineStepExamples, type StepExampleColumn } from '../../kit/step.ts'

const columns: readonly StepExampleColumn[] = [
  { id: 'c1', name: '省', type: 'text', missingCodes: ['不详'], values: ['江苏', '浙江', '不详', null, '江苏', null] },
  {
    id: 'c2',
    name: 'sex',
    type: 'number',
    measure: 'nominal',
    missingCodes: [9],
    valueLabels: [
      { value: 1, label: '男' },
      { value: 2, label: '女' },
    ],
    values: [1, 2, 1, 9, 3, null],
  },
  { id: 'c3', name: 'dose', type: 'number', values: [0.1, 1e-7, null, 1e15, -2.5, null] },
  {
    id: 'c4',
    name: 'seen',
    type: 'date',
    values: ['2023-05-01', null, '2024-02-29', '1969-12-31', '2023-05-01', null],
  },
  {
    id: 'c5',
    name: 'at',
    type: 'datetime',
    values: ['2023-05-01T08:30:00', null, '2023-05-01T00:00:00', '2023-05-01T23:59:59', null, null],
  },
]

const title = { en: 'One text of several variables', zh: '多个变量合为一个文本' }
const example = (id: string, variables: readonly string[], options: Readonly<Record<string, Json>> = {}) =>
  ({ id, title, columns, options: { variables, name: 'all', ...options }, expect: 'done' }) as const

export const examples = defineStepExamples([
  example('labels', ['c1', 'c2']),
  example('codes', ['c1', 'c2', 'c3'], { values: 'codes', separator: '-' }),
  example('blank', ['c1', 'c2'], { missing: 'blank', separator: '' }),
  example('dates', ['c4', 'c5', 'c1'], { separator: ' / ' }),
  { id: 'one-variable', title, columns, options: { variables: ['c1'], name: 'x' }, expect: 'incomplete' },
  {
    id: 'name-taken',
    title,
    columns,
    options: { variables: ['c1', 'c2'], name: 'sex' },
    expect: { broken: 'name-taken' },
  },
])
