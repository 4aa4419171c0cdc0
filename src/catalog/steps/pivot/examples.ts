import type { Json } from '../../kit/json.ts'
import { defineStepExamples, type StepExampleColumn } from '../../kit/step.ts'

const columns: readonly StepExampleColumn[] = [
  {
    id: 'c1',
    name: '科室',
    type: 'text',
    missingCodes: ['?'],
    values: ['内', '外', '内', '外', null, '?', '内', '内'],
  },
  {
    id: 'c2',
    name: 'grade',
    type: 'number',
    measure: 'ordinal',
    valueLabels: [
      { value: 3, label: 'high' },
      { value: 1, label: 'low' },
    ],
    missingCodes: [9],
    values: [1, 3, 3, 9, 1, 2, 1, null],
  },
  { id: 'c3', name: 'crp', type: 'number', missingCodes: [-1], values: [5, 7.5, -1, 2, null, 11, 9, 4] },
  { id: 'c4', name: 'sex', type: 'text', values: ['f', 'm', 'f', 'f', 'm', 'm', 'f', 'f'] },
]

const title = { en: 'Counts by ward and grade', zh: '按科室和等级汇总' }
const usual = { by: ['c1'], column: 'c2', levels: [1, 2, 3] }
const example = (id: string, more: Readonly<Record<string, Json>> = {}) =>
  ({ id, title, columns, options: { ...usual, ...more }, expect: 'done' }) as const
const refused = (id: string, code: string, more: Readonly<Record<string, Json>>) =>
  ({ ...example(id, more), expect: { broken: code } }) as const

export const examples = defineStepExamples([
  example('counts'),
  example('counts-with-totals', { totals: true, pattern: 'grade {level}' }),
  example('means', { statistic: 'mean', value: 'c3', totals: true, totalName: '合计', pattern: 'm{level}' }),
  example('sums-of-known', { statistic: 'sum', value: 'c3', missingKeys: 'leave-out', levels: [3, 1] }),
  example('medians', { statistic: 'median', value: 'c3', by: ['c4', 'c1'] }),
  example('deviations', { statistic: 'sd', value: 'c3', by: ['c4'], totals: true }),
  example('smallest', { statistic: 'min', value: 'c3', by: ['c2'], column: 'c1', levels: ['外', null, '内'] }),
  example('largest-of-all', { statistic: 'max', value: 'c3', by: [], column: 'c4', levels: ['m', 'f', 'x'] }),
  example('values-of-texts', { statistic: 'valid', value: 'c3', column: 'c4', levels: ['f'] }),
  refused('no-value', 'no-value', { statistic: 'mean' }),
  refused('row-and-column', 'column-is-row', { by: ['c2'] }),
  refused('one-name', 'pattern-not-enough', { pattern: 'n' }),
  refused('total-like-level', 'name-taken', { totals: true, totalName: '2' }),
  refused('name-of-key', 'name-taken', { pattern: '科室', levels: [1] }),
  refused('mean-of-texts', 'measure-not-accepted', { statistic: 'mean', value: 'c4' }),
  { ...example('no-levels', { levels: [] }), expect: 'incomplete' },
  { id: 'no-column', title, columns, options: { by: ['c1'], levels: [1] }, expect: 'incomplete' },
])
