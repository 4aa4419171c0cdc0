import type { Json } from '../../kit/json.ts'
import { defineStepExamples, type StepExampleColumn } from '../../kit/step.ts'

const columns: readonly StepExampleColumn[] = [
  {
    id: 'c1',
    name: '科室',
    type: 'text',
    missingCodes: ['不详'],
    values: ['内科', '外科', '内科', '儿科', '外科', '内科', null, '不详', '内科', '外科'],
  },
  {
    id: 'c2',
    name: 'sex',
    type: 'number',
    measure: 'nominal',
    valueLabels: [
      { value: 2, label: '女' },
      { value: 1, label: '男' },
    ],
    missingCodes: [9],
    values: [1, 2, 2, 1, 1, 9, 2, 1, 1, 2],
  },
  {
    id: 'c3',
    name: 'age',
    type: 'number',
    missingCodes: [999],
    values: [40, 51.5, 62, 7, null, 999, 33, 70, 41, 51.5],
  },
  {
    id: 'c4',
    name: 'seen',
    type: 'date',
    values: [
      '2023-05-01',
      '2023-04-02',
      '2023-05-01',
      null,
      '2023-06-30',
      '2022-01-01',
      '2023-05-02',
      '2023-05-02',
      '2023-02-28',
      '2023-04-02',
    ],
  },
  { id: 'c5', name: 'bed', type: 'text', values: ['10', '9', '9', '10', '10', '2', '9', '2', '2', null] },
]

const title = { en: 'Mean of the ward', zh: '科室均数' }
const item = (id: string, statistic: string, column: string | null, name: string, percentile?: number) => ({
  id,
  statistic,
  column,
  name,
  ...(percentile !== undefined && { percentile }),
})
const example = (
  id: string,
  by: readonly string[],
  items: readonly Json[],
  more: Readonly<Record<string, string>> = {},
) => ({ id, title, columns, options: { by, items, ...more }, expect: 'done' }) as const

const n = item('n', 'n', null, 'n')
const mean = item('a', 'mean', 'c3', 'age_mean')
const numbers = [
  n,
  item('b', 'valid', 'c3', 'age_n'),
  item('c', 'missing', 'c3', 'age_missing'),
  item('d', 'sum', 'c3', 'age_sum'),
  mean,
  item('f', 'sd', 'c3', 'age_sd'),
  item('g', 'se', 'c3', 'age_se'),
  item('h', 'min', 'c3', 'age_min'),
  item('i', 'max', 'c3', 'age_max'),
  item('j', 'median', 'c3', '年龄 中位数'),
  item('k', 'distinct', 'c3', 'age_distinct'),
]
const quantiles = [
  item('q', 'lower-quartile', 'c3', 'q1'),
  item('r', 'upper-quartile', 'c3', 'q3'),
  item('s', 'percentile', 'c3', 'p90'),
  item('t', 'percentile', 'c3', 'p10', 10),
]
const picks = [
  item('u', 'first', 'c5', 'first bed'),
  item('v', 'last', 'c5', 'last bed'),
  item('w', 'mode', 'c5', 'usual bed'),
  item('x', 'min', 'c4', 'first day'),
  item('y', 'max', 'c4', 'last day'),
  item('z', 'mode', 'c2', 'usual sex'),
  item('m', 'missing', 'c5', 'no bed'),
  item('o', 'distinct', 'c4', 'days'),
]

export const examples = defineStepExamples([
  example('one-key', ['c1'], numbers),
  example('two-keys', ['c2', 'c1'], [n, mean]),
  example('leave-out', ['c1', 'c2'], [n, mean], { missingKeys: 'leave-out' }),
  example('values-of-the-group', ['c2'], picks),
  example('everything', [], [n, mean, ...picks]),
  example('quantiles', ['c1'], quantiles),
  example('quantiles-6', ['c2'], quantiles, { quantileType: 'type6' }),
  { id: 'no-statistics', title, columns, options: { by: ['c1'] }, expect: 'incomplete' },
  {
    id: 'name-taken',
    title,
    columns,
    options: { by: ['c1'], items: [item('a', 'n', null, 'age')] },
    expect: { broken: 'name-taken' },
  },
  {
    id: 'gone',
    title,
    columns,
    options: { by: ['c1'], items: [item('a', 'mean', 'c9', 'm')] },
    expect: { broken: 'column-missing' },
  },
  {
    id: 'no-such-statistic',
    title,
    columns,
    options: { by: ['c1'], items: [item('a', 'spread', 'c3', 'm')] },
    expect: { broken: 'wrong-form' },
  },
])
