import type { Json } from '../../kit/json.ts'
import { defineStepExamples, type StepExampleColumn } from '../../kit/step.ts'

const columns: readonly StepExampleColumn[] = [
  { id: 'c1', name: '编号', type: 'text', measure: 'id', values: ['P2', 'P1', 'P2', 'P1', 'P3', null, 'P1', 'P4'] },
  { id: 'c2', name: 'centre', type: 'number', measure: 'nominal', values: [1, 1, 1, 1, 2, 2, 1, null] },
  { id: 'c3', name: 'visit', type: 'number', measure: 'ordinal', missingCodes: [9], values: [1, 1, 2, 3, 9, 1, 2, 4] },
  { id: 'c4', name: 'bp', type: 'number', missingCodes: [999], values: [120, 131.5, 999, 118, 140, 100, null, 90] },
  {
    id: 'c5',
    name: 'seen',
    type: 'date',
    values: ['2023-05-01', '2023-05-02', null, '2023-06-01', '2023-05-05', '2023-05-06', '2023-05-20', '2023-01-01'],
  },
  { id: 'c6', name: 'sex', type: 'text', missingCodes: ['?'], values: ['F', '?', 'F', null, 'M', 'M', '?', 'F'] },
  { id: 'c7', name: 'note', type: 'text', values: ['a', 'b', 'c', 'b', null, 'd', 'b', 'e'] },
  { id: 'c8', name: '时期', type: 'text', values: ['前', '前', '后', '后', '前', '前', '后', '后'] },
]

const title = { en: 'One row for each patient', zh: '每位患者一行' }
const usual = { id: ['c1'], time: 'c3', levels: [1, 2, 3], values: ['c4'] }
const example = (id: string, more: Readonly<Record<string, Json>> = {}) =>
  ({ id, title, columns, options: { ...usual, ...more }, expect: 'done' }) as const
const refused = (id: string, broken: string, more: Readonly<Record<string, Json>>) => ({
  ...example(id, more),
  expect: { broken },
})
const byPeriod = { time: 'c8', levels: ['前', '后'] }

export const examples = defineStepExamples([
  example('one-value'),
  example('several-values', { values: ['c4', 'c5', 'c7'], pattern: '{time}: {value}' }),
  example('two-keys', { id: ['c2', 'c1'], values: ['c7', 'c4'] }),
  example('key-of-days', { id: ['c5'], values: ['c4', 'c2'] }),
  example('one-level-taken-out', { levels: [1, null, 3] }),
  example('first', { ...byPeriod, values: ['c4', 'c7'], duplicates: 'first' }),
  example('last', { ...byPeriod, values: ['c4', 'c5'], duplicates: 'last' }),
  example('mean', { ...byPeriod, duplicates: 'mean' }),
  example('count', { ...byPeriod, values: ['c4', 'c7'], duplicates: 'n' }),
  example('a-level-without-rows', { levels: [1, 2, 3, 7] }),
  refused('repeated-rows', 'rows-repeat', byPeriod),
  refused('mean-of-texts', 'needs-numbers', { values: ['c7'], duplicates: 'mean' }),
  refused('same-names', 'pattern-not-enough', { pattern: '{value}' }),
  refused('name-taken', 'name-taken', { pattern: 'sex', levels: [1] }),
  refused('no-name', 'required-name', { pattern: ' ', levels: [1] }),
  refused('id-as-value', 'variable-in-two-places', { values: ['c1'] }),
  refused('too-many', 'too-many-columns', { levels: Array.from({ length: 1500 }, (_, k) => k), values: ['c4', 'c7'] }),
  refused('wrong-levels', 'wrong-form', { levels: [1, 1] }),
  { id: 'no-levels', title, columns, options: { id: ['c1'], time: 'c3', values: ['c4'] }, expect: 'incomplete' },
])
