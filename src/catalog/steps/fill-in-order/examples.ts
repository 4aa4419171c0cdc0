import type { Json } from '../../kit/json.ts'
import { defineStepExamples, type StepExampleColumn } from '../../kit/step.ts'

const columns: readonly StepExampleColumn[] = [
  {
    id: 'c1',
    name: '编号',
    type: 'text',
    measure: 'id',
    values: ['p1', 'p2', 'p1', 'p1', 'p2', 'p1', null, 'p2', 'p1', 'p1', null],
  },
  {
    id: 'c2',
    name: 'visit',
    type: 'date',
    values: [
      '2023-02-01',
      '2023-01-01',
      '2023-01-01',
      '2023-03-01',
      '2023-05-01',
      '2023-06-15',
      '2023-01-01',
      '2023-02-01',
      null,
      '2023-07-01',
      '2023-02-01',
    ],
  },
  {
    id: 'c3',
    name: 'CRP',
    type: 'number',
    missingCodes: [-9],
    valueLabels: [{ value: 12, label: 'high' }],
    values: [null, null, 12, -9, 3.5, 40, 7, 8, null, null, null],
  },
  { id: 'c4', name: 'site', type: 'text', values: [null, 'B', 'A', null, null, null, 'C', null, 'A', null, null] },
  { id: 'c5', name: 'no', type: 'number', values: [2, 1, 1, 3, 3, 4, 1, 2, 5, 4, 2] },
  {
    id: 'c6',
    name: 'seen',
    type: 'date',
    values: [null, '2023-01-01', '2022-12-31', null, null, null, null, null, null, null, '2020-02-29'],
  },
]

const title = { en: 'Last visit carried forward', zh: '末次随访结转' }
const example = (id: string, variables: readonly string[], options: Readonly<Record<string, Json>> = {}) =>
  ({ id, title, columns, options: { variables, by: ['c1'], orderBy: ['c2'], ...options }, expect: 'done' }) as const

export const examples = defineStepExamples([
  example('last', ['c3', 'c4', 'c6']),
  example('last-one', ['c3', 'c4'], { most: 1, into: 'new' }),
  example('next', ['c3', 'c4'], { source: 'next', missingKeys: 'leave-out' }),
  example('baseline', ['c3', 'c6'], { source: 'baseline', into: 'new', pattern: '{name}0' }),
  example('linear', ['c3'], { source: 'linear', into: 'new' }),
  example('linear-short-gaps', ['c3'], { source: 'linear', orderBy: ['c5'], most: 1 }),
  example('all-rows', ['c3'], { by: [], orderBy: ['c5', 'c2'] }),
  {
    id: 'line-of-texts',
    title,
    columns,
    options: { variables: ['c3', 'c4'], source: 'linear', orderBy: ['c2'] },
    expect: { broken: 'line-needs-numbers' },
  },
  {
    id: 'line-of-two-orders',
    title,
    columns,
    options: { variables: ['c3'], source: 'linear', orderBy: ['c2', 'c5'] },
    expect: { broken: 'line-needs-one-order' },
  },
  {
    id: 'one-name-for-two',
    title,
    columns,
    options: { variables: ['c3', 'c4'], orderBy: ['c2'], into: 'new', pattern: 'x' },
    expect: { broken: 'pattern-needs-name' },
  },
  { id: 'no-order', title, columns, options: { variables: ['c3'] }, expect: 'incomplete' },
])
