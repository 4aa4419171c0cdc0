import type { Json } from '../../kit/json.ts'
import { defineStepExamples, type StepExampleColumn } from '../../kit/step.ts'

const columns: readonly StepExampleColumn[] = [
  { id: 'c1', name: '编号', type: 'number', measure: 'id', values: [1, 2, 3, 4, 5, 6] },
  {
    id: 'c2',
    name: '入院',
    type: 'date',
    values: ['2023-12-30', '2024-02-28', '2024-03-05', null, '2024-01-31', '2024-01-10'],
  },
  {
    id: 'c3',
    name: 'discharge',
    type: 'datetime',
    values: [
      '2024-01-13 10:00:00',
      '2024-03-01 00:00:00',
      '2024-03-05 23:59:59',
      '2024-03-05 00:00:00',
      '2024-05-31 08:00:00',
      '2024-01-09 00:00:00',
    ],
  },
  { id: 'c4', name: 'always', type: 'date', values: Array.from({ length: 6 }, () => '9999-12-31') },
  { id: 'c5', name: 'first', type: 'date', values: Array.from({ length: 6 }, () => '1000-01-01') },
]

const title = { en: 'A row for each day in hospital', zh: '每个住院日一行' }
const example = (id: string, options: Readonly<Record<string, Json>>) =>
  ({ id, title, columns, options: { from: 'c2', to: 'c3', ...options }, expect: 'done' }) as const

export const examples = defineStepExamples([
  example('days', { name: '日期' }),
  example('bed-days', { ends: 'from-only' }),
  example('weeks', { unit: 'week' }),
  example('months', { unit: 'month' }),
  example('months-without-the-last-day', { unit: 'month', ends: 'from-only' }),
  { ...example('too-many', { from: 'c5', to: 'c4' }), expect: { broken: 'too-many-rows' } },
  { ...example('same', { to: 'c2' }), expect: { broken: 'same-variable' } },
  { ...example('name-taken', { name: '编号' }), expect: { broken: 'name-taken' } },
  { id: 'no-end', title, columns, options: { from: 'c2' }, expect: 'incomplete' },
])
