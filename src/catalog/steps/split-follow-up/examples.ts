import type { Json } from '../../kit/json.ts'
import { defineStepExamples, type StepExampleColumn } from '../../kit/step.ts'

const columns: readonly StepExampleColumn[] = [
  { id: 'c1', name: 'id', type: 'text', measure: 'id', values: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] },
  { id: 'c2', name: '随访月数', type: 'number', missingCodes: [-9], values: [30, 12, 5.5, 0, null, 61, 24, -9] },
  { id: 'c3', name: 'status', type: 'number', measure: 'nominal', values: [1, 0, 2, 1, 1, 0, null, 1] },
  { id: 'c4', name: 'entry', type: 'number', values: [0, 3, 1, 0, 0, 12, 12, 0] },
  {
    id: 'c5',
    name: '入组',
    type: 'date',
    values: ['2019-07-01', '2020-01-01', '2019-12-31', '2020-01-01', '2020-01-01', '2018-02-28', null, '2020-02-02'],
  },
  { id: 'c6', name: 'age', type: 'number', values: [49.5, 59.2, 70, 40, 50, 48, 58.7, null] },
  { id: 'c7', name: '结局', type: 'text', values: ['死亡', '存活', '死亡', '死亡', null, '存活', '死亡', '存活'] },
]

const title = { en: 'A row for each year of follow-up', zh: '每一随访年一行' }
const example = (id: string, options: Readonly<Record<string, Json>>) =>
  ({ id, title, columns, options: { time: 'c2', status: 'c3', censored: 0, ...options }, expect: 'done' }) as const
const refused = (id: string, code: string, options: Readonly<Record<string, Json>>) =>
  ({ ...example(id, options), expect: { broken: code } }) as const

export const examples = defineStepExamples([
  example('times', { cuts: [6, 12, 24] }),
  example('delayed-entry', { entry: 'c4', cuts: [1, 12, 60], intervalName: '年' }),
  example('every', { cutBy: 'every', every: 12, startName: 'from' }),
  example('every-half', { cutBy: 'every', every: 0.5, entry: 'c4' }),
  example('text-status', { status: 'c7', censored: '存活', cuts: [12] }),
  example('new-status', { status: 'c7', censored: 'none', cuts: [12] }),
  example('dates', { cutBy: 'dates', dates: ['2021-01-01', '2020/1/1', ''], startDate: 'c5', unit: 'months' }),
  example('ages', { cutBy: 'age', cuts: [50, 60], age: 'c6', unit: 'months', entry: 'c4' }),
  example('ages-in-years', { cutBy: 'age', cuts: [50, 60, 70], age: 'c6', unit: 'years' }),
  refused('no-cuts', 'no-cuts', {}),
  refused('no-dates', 'no-cuts', { cutBy: 'dates', startDate: 'c5' }),
  refused('no-start-date', 'no-start-date', { cutBy: 'dates', dates: ['2021-01-01'] }),
  refused('no-age', 'no-age', { cutBy: 'age', cuts: [50] }),
  refused('not-a-date', 'not-a-date', { cutBy: 'dates', dates: ['2021'], startDate: 'c5' }),
  refused('words-for-a-number', 'censored-not-a-number', { cuts: [12], censored: 'alive' }),
  refused('twice', 'variable-twice', { entry: 'c2', cuts: [12] }),
  refused('too-many', 'too-many-rows', { cutBy: 'every', every: 0.000001 }),
  refused('name-taken', 'name-taken', { cuts: [12], startName: 'age' }),
  {
    id: 'no-censored',
    title,
    columns,
    options: { time: 'c2', status: 'c3', cuts: [12] },
    expect: 'incomplete',
  },
])
