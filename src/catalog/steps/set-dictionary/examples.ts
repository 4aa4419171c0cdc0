import type { Json } from '../../kit/json.ts'
import { defineStepExamples, type StepExampleColumn } from '../../kit/step.ts'

const columns: readonly StepExampleColumn[] = [
  {
    id: 'c1',
    name: 'sex',
    type: 'number',
    missingCodes: [9],
    valueLabels: [{ value: 2, label: 'F' }],
    values: [1, 2, 9, null, 8, 1],
  },
  { id: 'c2', name: '疗效', type: 'text', values: ['好转', '痊愈', null, '无效', '不详', '好转'] },
  {
    id: 'c3',
    name: 'seen',
    type: 'date',
    values: ['2023-05-01', null, '1900-01-01', '2024-02-29', '1900-01-01', '2023-05-01'],
  },
  { id: 'c4', name: 'crp', type: 'number', values: [1.5, -1, 990, null, 4, 5] },
]

const title = { en: 'A dictionary for the data', zh: '为数据设置字典' }
const example = (id: string, items: Json) => ({ id, title, columns, options: { items }, expect: 'done' }) as const
const sexes = [
  { value: 1, label: 'male' },
  { value: 2, label: 'female' },
]

export const examples = defineStepExamples([
  example('several', [
    { column: 'c1', label: '“Sex” at birth', measure: 'nominal', valueLabels: sexes, missingCodes: [8] },
    {
      column: 'c2',
      measure: 'ordinal',
      valueLabels: [
        { value: '无效', label: '无效' },
        { value: '好转', label: 'better' },
        { value: '痊愈', label: 'cured' },
      ],
      missingCodes: ['不详'],
    },
    { column: 'c4', label: 'CRP (mg/L)', missingCodes: [-1], missingRanges: [[900, null]] },
  ]),
  example('a-day-that-means-missing', [{ column: 'c3', missingRanges: [[null, -2_208_988_800_000]] }]),
  example('values-behind', [{ column: 'c2', measure: 'ordinal', valueLabels: [{ value: '无效', label: '无效' }] }]),
  example('nothing-else', [{ column: 'c1', missingCodes: [9] }, { column: 'c4' }]),
  example('kinds-of-blanks', [{ column: 'c4', valueLabels: [{ value: '.a', label: 'refused' }] }]),
  {
    id: 'text-for-numbers',
    title,
    columns,
    options: { items: [{ column: 'c1', valueLabels: [{ value: 'm', label: 'male' }] }] },
    expect: { broken: 'value-is-no-number' },
  },
  {
    id: 'range-of-texts',
    title,
    columns,
    options: { items: [{ column: 'c2', missingRanges: [[1, 2]] }] },
    expect: { broken: 'text-has-no-ranges' },
  },
  {
    id: 'reversed',
    title,
    columns,
    options: { items: [{ column: 'c4', missingRanges: [[2, 1]] }] },
    expect: { broken: 'range-reversed' },
  },
  {
    id: 'twice',
    title,
    columns,
    options: { items: [{ column: 'c4' }, { column: 'c4' }] },
    expect: { broken: 'wrong-form' },
  },
  { id: 'gone', title, columns, options: { items: [{ column: 'c9' }] }, expect: { broken: 'column-missing' } },
  { id: 'none', title, columns, options: {}, expect: 'incomplete' },
])
