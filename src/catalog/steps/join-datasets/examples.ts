import type { Json } from '../../kit/json.ts'
import { defineStepExamples, type OtherExample, type StepExampleColumn } from '../../kit/step.ts'

const columns: readonly StepExampleColumn[] = [
  { id: 'c1', name: '编号', type: 'text', measure: 'id', values: ['P1', 'P2', 'P1', null, 'P4', 'p5 '] },
  { id: 'c2', name: 'visit', type: 'number', missingCodes: [9], values: [1, 1, 2, 1, 9, 1] },
  { id: 'c3', name: 'weight', type: 'number', values: [65, 70.5, null, 80, 90, 55] },
  { id: 'c4', name: 'code', type: 'text', values: ['007', '12', '7', '1.5', null, '0'] },
]
const labs: OtherExample = {
  name: 'labs',
  columns: [
    { id: 'c1', name: 'patient', type: 'text', measure: 'id', values: ['P2', 'P1', 'P5', 'P9', null] },
    { id: 'c2', name: 'visit', type: 'number', values: [1, 1, 1, 2, 1] },
    { id: 'c3', name: 'crp', type: 'number', missingCodes: [-1], values: [3.2, -1, 12, 8, 5] },
    {
      id: 'c4',
      name: 'weight',
      type: 'number',
      measure: 'nominal',
      valueLabels: [{ value: 1, label: 'light' }],
      values: [1, 2, 1, null, 2],
    },
    { id: 'c5', name: 'taken', type: 'date', values: ['2023-05-01', '2023-05-02', null, '2023-01-01', '2022-12-31'] },
    { id: 'c6', name: 'code', type: 'number', values: [7, 12, 1.5, 0, 100000] },
  ],
}
const visits: OtherExample = {
  name: 'visits',
  columns: [
    { id: 'c1', name: 'patient', type: 'text', measure: 'id', values: ['P4', 'P2', 'P4', 'P8', null, 'P8'] },
    { id: 'c2', name: 'day', type: 'number', values: [1, 2, 3, 4, 5, 6] },
    { id: 'c3', name: 'patient again', type: 'text', values: ['P1', 'P1', 'P2', 'P3', 'P4', 'P5'] },
  ],
}

const seen: readonly StepExampleColumn[] = [
  { id: 'c1', name: '编号', type: 'text', measure: 'id', values: ['P1', 'P1', 'P2', 'P3', null, 'P1', 'P2', 'P4'] },
  {
    id: 'c2',
    name: 'seen',
    type: 'date',
    values: ['2023-05-05', '2023-05-20', '2023-05-05', '2023-05-05', '2023-05-05', null, '2023-01-01', '2023-05-05'],
  },
]
const samples: OtherExample = {
  name: 'samples',
  columns: [
    {
      id: 'c1',
      name: 'patient',
      type: 'text',
      measure: 'id',
      values: ['P1', 'P1', 'P1', 'P2', 'P1', 'P2', 'P4', null, 'P1'],
    },
    {
      id: 'c2',
      name: 'drawn',
      type: 'datetime',
      values: [
        '2023-05-04 08:00:00',
        '2023-05-18 12:00:00',
        '2023-05-05 16:00:00',
        '2023-05-09 00:00:00',
        null,
        '2023-05-01 00:00:00',
        null,
        '2023-05-05 00:00:00',
        '2023-05-18 12:00:00',
      ],
    },
    { id: 'c3', name: 'crp', type: 'number', values: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
  ],
}
const toSamples = { other: [{ dataset: 'samples', version: 'follow' }], dateHere: 'c2', dateThere: ['c2'] }

const visitNine: Omit<StepExampleColumn, 'id' | 'name'> = { type: 'number', values: [9, 1, 2, 3, 4] }

const title = { en: 'Laboratory values of each patient', zh: '并入化验结果' }
const usual = { other: [{ dataset: 'labs', version: 'follow' }], keys: ['c1'], otherKeys: ['c1'] }
const example = (id: string, more: Readonly<Record<string, Json>> = {}) =>
  ({ id, title, columns, others: { labs, visits }, options: { ...usual, ...more }, expect: 'done' }) as const
const refused = (id: string, broken: string, more: Readonly<Record<string, Json>>) => ({
  ...example(id, more),
  expect: { broken },
})
const toVisits = { other: [{ dataset: 'visits', version: 'follow' }] }

export const examples = defineStepExamples([
  example('left'),
  example('both', { rows: 'both' }),
  example('all', { rows: 'all', suffix: 'lab' }),
  example('all-by-two-keys', { rows: 'all', keys: ['c1', 'c2'], otherKeys: ['c1', 'c2'] }),
  example('without-match', { rows: 'unmatched' }),
  example('chosen', { take: 'chosen', columns: ['c5', 'c1', 'c3'], fold: 'case' }),
  example('trimmed', { fold: 'trim', take: 'chosen', columns: ['c3'] }),
  example('numbers-and-texts', { keys: ['c4'], otherKeys: ['c6'], take: 'chosen', columns: ['c3'] }),
  example('leading-zeros', { keys: ['c4'], otherKeys: ['c6'], take: 'chosen', columns: ['c3'], fold: 'zeros' }),
  example('numbers', { keys: ['c3', 'c2'], otherKeys: ['c3', 'c2'], take: 'chosen', columns: ['c5'] }),
  example('multiplied', { ...toVisits, repeated: 'multiply' }),
  example('multiplied-all', { ...toVisits, repeated: 'multiply', rows: 'all' }),
  example('multiplied-both', { ...toVisits, repeated: 'multiply', rows: 'both' }),
  ...(['before', 'nearest'] as const).flatMap((nearest) => [
    { ...example(nearest, { ...toSamples, nearest }), columns: seen, others: { samples } },
    {
      ...example(`${nearest}-within-days`, { ...toSamples, nearest, days: 3, rows: 'both' }),
      columns: seen,
      others: { samples },
    },
  ]),
  {
    ...refused('no-date', 'date-needed', { ...toSamples, dateHere: null, nearest: 'before' }),
    columns: seen,
    others: { samples },
  },
  refused('repeated', 'keys-repeat', toVisits),
  refused('repeated-on-both-sides', 'repeat-on-both-sides', { ...toVisits, otherKeys: ['c3'], repeated: 'multiply' }),
  refused('counts-differ', 'key-counts-differ', { keys: ['c1', 'c2'] }),
  refused('types-differ', 'key-types-differ', { otherKeys: ['c5'] }),
  refused('written-keys-of-all', 'key-types-differ', { keys: ['c4'], otherKeys: ['c6'], rows: 'all' }),
  {
    ...refused('code-of-one-side', 'missing-code-differs', { keys: ['c2'], otherKeys: ['c2'], rows: 'all' }),
    others: {
      labs: { name: 'labs', columns: [...labs.columns.slice(0, 1), { ...visitNine, id: 'c2', name: 'visit' }] },
    },
  },
  refused('other-gone', 'other-missing', { other: [{ dataset: 'gone', version: 'follow' }] }),
  refused('other-variable-gone', 'other-column-missing', { otherKeys: ['c9'] }),
  {
    ...refused('name-taken-with-suffix', 'name-taken', { take: 'chosen', columns: ['c2'], suffix: 'x' }),
    columns: [...columns, { id: 'c5', name: 'visit_x', type: 'number', values: [1, 2, 3, 4, 5, 6] }],
  },
  { id: 'no-dataset', title, columns, options: { keys: ['c1'], otherKeys: ['c1'] }, expect: 'incomplete' },
])
