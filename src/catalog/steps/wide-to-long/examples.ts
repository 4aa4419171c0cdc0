import type { Json } from '../../kit/json.ts'
import { defineStepExamples, type StepExampleColumn } from '../../kit/step.ts'

const yes = [
  { value: 0, label: 'no' },
  { value: 1, label: 'yes' },
]
const columns: readonly StepExampleColumn[] = [
  { id: 'c1', name: '编号', type: 'text', measure: 'id', values: ['P1', 'P2', 'P3', 'P4'] },
  { id: 'c2', name: 'sex', type: 'text', missingCodes: ['?'], values: ['F', 'M', '?', null] },
  { id: 'c3', name: 'bp_1', type: 'number', missingCodes: [999], values: [120, 131.5, 999, null] },
  { id: 'c4', name: 'bp_2', type: 'number', missingCodes: [999], values: [118, null, 142, null] },
  { id: 'c5', name: 'bp_3', type: 'number', missingCodes: [888], values: [121, 125, 888, null] },
  { id: 'c6', name: 'pain_1', type: 'number', measure: 'nominal', valueLabels: yes, values: [0, 1, 1, null] },
  { id: 'c7', name: 'pain_3', type: 'text', values: ['none', '1', null, null] },
  {
    id: 'c8',
    name: 'pain_2',
    type: 'number',
    measure: 'nominal',
    valueLabels: [{ value: 1, label: 'Yes' }],
    values: [1, 0, null, null],
  },
  { id: 'c9', name: 'seen 前', type: 'date', values: ['2023-05-01', null, '2023-05-03', '1969-12-31'] },
  {
    id: 'c10',
    name: 'seen 后',
    type: 'datetime',
    values: ['2023-06-01 08:30:00', '2023-06-02 00:00:00', null, '2023-06-04 23:59:59'],
  },
]

const title = { en: 'Blood pressure at each visit', zh: '各次随访的血压' }
const bp = { id: 's1', name: 'bp', columns: ['c3', 'c4', 'c5'] }
const example = (
  id: string,
  times: readonly string[],
  groups: readonly Json[],
  more: Readonly<Record<string, string | boolean>> = {},
) => ({ id, title, columns, options: { stubs: { times, groups }, ...more }, expect: 'done' }) as const
const refused = (id: string, code: string, ...given: Parameters<typeof example>) => ({
  ...example(...given),
  id,
  expect: { broken: code },
})

export const examples = defineStepExamples([
  example('one-measurement', ['1', '2', '3'], [bp], { time: 'visit' }),
  example('two-measurements', ['1', '2', '3'], [bp, { id: 's2', name: '疼痛', columns: ['c6', 'c8', null] }]),
  example('rows-without-values-left-out', ['1', '2', '3'], [bp], { time: 'visit', drop: true }),
  example('types-differ', ['first', ' third'], [{ id: 's1', name: 'pain', columns: ['c6', 'c7'] }]),
  example('days-and-instants', ['前', '后'], [{ id: 's1', name: 'seen', columns: ['c9', 'c10'] }], { time: '时间' }),
  example('days', ['0', '0.0', '5'], [{ id: 's1', name: 'seen', columns: [null, 'c9', null] }]),
  {
    ...example('nothing-else', ['1', '2'], [{ id: 's1', name: 'x', columns: ['c1', 'c2'] }]),
    columns: [
      { id: 'c1', name: 'a', type: 'number', values: [1, 2] },
      { id: 'c2', name: 'b', type: 'number', values: [3, null] },
    ],
  },
  {
    ...example('no-rows', ['1', '2'], [{ id: 's1', name: 'x', columns: ['c2', null] }]),
    columns: [
      { id: 'c1', name: 'a', type: 'text', values: [] },
      { id: 'c2', name: 'b', type: 'number', values: [] },
    ],
  },
  refused('name-taken', 'name-taken', '', ['1', '2'], [{ id: 's1', name: 'sex', columns: ['c3', 'c4'] }]),
  refused('time-name-taken', 'name-taken', '', ['1', '2'], [{ id: 's1', name: 'time', columns: ['c3', 'c4'] }]),
  {
    ...refused(
      'code-is-data-elsewhere',
      'missing-code-differs',
      '',
      ['1', '2'],
      [{ id: 's1', name: 'x', columns: ['c1', 'c2'] }],
    ),
    columns: [
      { id: 'c1', name: 'a', type: 'number', missingCodes: [99], values: [1, 99] },
      { id: 'c2', name: 'b', type: 'number', values: [3, 99] },
    ],
  },
  refused('one-variable-twice', 'stub-column-twice', '', ['1', '2'], [{ id: 's1', name: 'x', columns: ['c3', 'c3'] }]),
  refused('one-time-twice', 'same-time-twice', '', ['1', '1 '], [{ id: 's1', name: 'x', columns: ['c3', 'c4'] }]),
  refused('variable-gone', 'column-missing', '', ['1'], [{ id: 's1', name: 'x', columns: ['c99'] }]),
  refused('wrong-form', 'wrong-form', '', ['1', '2'], [{ id: 'time', name: 'x', columns: ['c3', 'c4'] }]),
  { id: 'nothing-chosen', title, columns, options: {}, expect: 'incomplete' },
])
