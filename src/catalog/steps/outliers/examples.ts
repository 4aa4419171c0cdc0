import type { Json } from '../../kit/json.ts'
import { defineStepExamples, type StepExampleColumn } from '../../kit/step.ts'

const columns: readonly StepExampleColumn[] = [
  {
    id: 'c1',
    name: '白细胞',
    type: 'number',
    missingCodes: [999],
    values: [5.1, 6.2, 7.3, 5.9, 48, 6.6, 999, null, 5.5, 0.2, 6.1, 7],
  },
  { id: 'c2', name: 'arm', type: 'text', values: ['a', 'b', 'a', 'b', 'a', 'b', 'a', 'b', null, 'a', 'c', 'b'] },
  { id: 'c3', name: 'score', type: 'number', values: [3, 3, 3, 3, 3, 9, 3, null, 3, 3, 3, 3] },
]

const title = { en: 'Values far away', zh: '离群的取值' }
const example = (id: string, variables: readonly string[], options: Readonly<Record<string, Json>> = {}) =>
  ({ id, title, columns, options: { variables, ...options }, expect: 'done' }) as const

export const examples = defineStepExamples([
  example('box-plot', ['c1', 'c3']),
  example('extreme', ['c1'], { iqrs: 3, action: 'missing', into: 'same', quantileType: 'type6' }),
  example('by-arm', ['c1', 'c3'], { by: ['c2'], rule: 'mad', mads: 2 }),
  example('by-arm-left-out', ['c1'], { by: ['c2'], missingKeys: 'leave-out', rule: 'sd', sds: 1 }),
  example('deviations', ['c1', 'c3'], { rule: 'sd', sds: 2, action: 'winsorise' }),
  example('percentiles', ['c1'], {
    rule: 'percentiles',
    lowShare: 0.1,
    highShare: 0.9,
    action: 'winsorise',
    pattern: 'w',
  }),
  example('upper-limit', ['c1'], { rule: 'limits', high: 30, action: 'missing' }),
  example('remove', ['c1', 'c3'], { rule: 'limits', low: 1, high: 8, action: 'remove' }),
  example('marks', ['c1'], { rule: 'mad', marks: 'far' }),
  { id: 'no-limits', title, columns, options: { variables: ['c1'], rule: 'limits' }, expect: { broken: 'no-limits' } },
  {
    id: 'reversed',
    title,
    columns,
    options: { variables: ['c1'], rule: 'limits', low: 9, high: 1 },
    expect: { broken: 'limits-reversed' },
  },
  {
    id: 'reversed-percentiles',
    title,
    columns,
    options: { variables: ['c1'], rule: 'percentiles', lowShare: 0.9, highShare: 0.1 },
    expect: { broken: 'limits-reversed' },
  },
  {
    id: 'one-mark-for-two',
    title,
    columns,
    options: { variables: ['c1', 'c3'], marks: 'x' },
    expect: { broken: 'pattern-needs-name' },
  },
  { id: 'of-texts', title, columns, options: { variables: ['c2'] }, expect: { broken: 'measure-not-accepted' } },
  { id: 'no-variables', title, columns, options: {}, expect: 'incomplete' },
])
