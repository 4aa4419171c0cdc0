import type { Json } from '../../kit/json.ts'
import { defineStepExamples, type StepExampleColumn } from '../../kit/step.ts'

const columns: readonly StepExampleColumn[] = [
  {
    id: 'c1',
    name: '入院',
    type: 'date',
    values: ['2023-05-01', '2020-12-31', '2021-01-03', null, '2024-12-30', '2024-02-29', '1969-12-31', '1900-01-01'],
  },
  {
    id: 'c2',
    name: 'at',
    type: 'datetime',
    values: [
      '2023-05-01T08:30:59',
      '2020-12-31T23:59:59',
      null,
      '1969-12-31T23:00:01',
      '2016-01-03T00:00:00',
      '2024-12-30T12:00:00',
      '1899-12-31T06:07:08',
      '2024-11-03T01:30:00',
    ],
  },
]

const title = { en: 'Admissions by month', zh: '按月统计入院' }
const example = (id: string, variable: string, options: Readonly<Record<string, Json>> = {}) =>
  ({ id, title, columns, options: { variable, ...options }, expect: 'done' }) as const

const days = ['year', 'quarter', 'month', 'day', 'year-day', 'iso-year', 'iso-week', 'weekday']

export const examples = defineStepExamples([
  example('usual', 'c1'),
  example('all-of-a-day', 'c1', { parts: days }),
  example('all-of-an-instant', 'c2', { parts: [...days, 'hour', 'minute', 'second'], pattern: '{part}' }),
  example('one-part', 'c1', { parts: ['weekday'], pattern: '星期' }),
  {
    id: 'hour-of-a-day',
    title,
    columns,
    options: { variable: 'c1', parts: ['hour'] },
    expect: { broken: 'no-time' },
  },
  {
    id: 'one-name',
    title,
    columns,
    options: { variable: 'c1', pattern: 'x' },
    expect: { broken: 'pattern-needs-part' },
  },
  { id: 'no-parts', title, columns, options: { variable: 'c1', parts: [] }, expect: 'incomplete' },
])
