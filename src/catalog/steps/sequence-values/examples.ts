import type { Json } from '../../kit/json.ts'
import { defineStepExamples, type StepExampleColumn } from '../../kit/step.ts'

const columns: readonly StepExampleColumn[] = [
  {
    id: 'c1',
    name: '编号',
    type: 'text',
    measure: 'id',
    values: ['p1', 'p2', 'p1', 'p2', 'p1', null, 'p3', 'p1', 'p2', null],
  },
  {
    id: 'c2',
    name: 'visit',
    type: 'date',
    values: [
      '2023-05-01',
      '2023-05-01',
      '2023-02-28',
      '2023-04-01',
      '2024-02-29',
      '2023-01-01',
      '2023-01-01',
      null,
      '2023-04-01',
      '2022-12-31',
    ],
  },
  {
    id: 'c3',
    name: 'CRP',
    type: 'number',
    missingCodes: [-9],
    values: [12, 0.5, 0, 3, 7.25, 40, -9, 5, null, 44],
  },
  {
    id: 'c4',
    name: 'stage',
    type: 'number',
    measure: 'ordinal',
    valueLabels: [
      { value: 3, label: 'late' },
      { value: 1, label: 'early' },
    ],
    values: [1, 3, 3, 1, 2, 2, 1, 1, 3, null],
  },
  { id: 'c5', name: 'note', type: 'text', values: ['a', 'b', null, 'd', 'e', 'f', 'g', 'h', 'a', 'b'] },
  {
    id: 'c6',
    name: 'seen',
    type: 'datetime',
    values: [
      '2023-05-01T08:30:00',
      '2023-05-01T12:00:00',
      '2023-02-28T00:00:00',
      '2023-04-01T23:59:59',
      null,
      '2023-01-01T06:00:00',
      '2023-01-01T01:00:00',
      '2023-03-01T01:00:00',
      '2023-04-02T01:00:00',
      '2022-12-31T18:00:00',
    ],
  },
]

const title = { en: 'Change from visit to visit', zh: '历次随访的变化' }
const visits = { by: ['c1'], orderBy: ['c2'] }
const example = (id: string, op: string, options: Readonly<Record<string, Json>> = {}) =>
  ({
    id,
    title,
    columns,
    options: { op, name: '结果', variable: 'c3', ...visits, ...options },
    expect: 'done',
  }) as const

export const examples = defineStepExamples([
  example('lag', 'lag', { missingKeys: 'group' }),
  example('lag-2', 'lag', { places: 2, variable: 'c5', orderBy: ['c4', 'c2'] }),
  example('lead', 'lead', { variable: 'c2', missingKeys: 'leave-out' }),
  example('difference', 'difference'),
  example('days-between', 'difference', { variable: 'c2' }),
  example('hours-between', 'difference', { variable: 'c6', orderBy: ['c6'] }),
  example('ratio', 'ratio'),
  example('percent-change', 'percent-change', { places: 2, by: [] }),
  example('baseline', 'first'),
  example('last-text', 'last', { variable: 'c5' }),
  example('change-from-baseline', 'change-from-first'),
  example('days-since-the-first', 'change-from-first', { variable: 'c6' }),
  example('cumulative-sum', 'cumulative-sum'),
  example('cumulative-mean', 'cumulative-mean', { by: [] }),
  example('cumulative-max', 'cumulative-max'),
  example('cumulative-max-of-days', 'cumulative-max', { variable: 'c2', orderBy: ['c4'] }),
  example('cumulative-count', 'cumulative-count', { variable: 'c5' }),
  {
    id: 'row-number',
    title,
    columns,
    options: { op: 'row-number', by: ['c1'], orderBy: ['c4'], name: 'visit_no' },
    expect: 'done',
  },
  { id: 'no-order', title, columns, options: { variable: 'c3', op: 'lag', name: 'x' }, expect: 'incomplete' },
  {
    id: 'no-variable',
    title,
    columns,
    options: { op: 'lag', orderBy: ['c2'], name: 'x' },
    expect: { broken: 'no-variable' },
  },
  {
    id: 'ratio-of-days',
    title,
    columns,
    options: { op: 'ratio', variable: 'c2', orderBy: ['c2'], name: 'x' },
    expect: { broken: 'needs-numbers' },
  },
  {
    id: 'name-taken',
    title,
    columns,
    options: { op: 'lag', variable: 'c3', orderBy: ['c2'], name: 'CRP' },
    expect: { broken: 'name-taken' },
  },
])
