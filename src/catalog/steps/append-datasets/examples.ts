import type { Json } from '../../kit/json.ts'
import { defineStepExamples, type OtherExample, type StepExampleColumn } from '../../kit/step.ts'

const sexes = [
  { value: 1, label: 'male' },
  { value: 2, label: 'female' },
]
const columns: readonly StepExampleColumn[] = [
  { id: 'c1', name: '编号', type: 'text', measure: 'id', values: ['P1', 'P2', null] },
  {
    id: 'c2',
    name: 'sex',
    type: 'number',
    measure: 'nominal',
    valueLabels: sexes,
    missingCodes: [9],
    values: [1, 2, 9],
  },
  { id: 'c3', name: 'seen', type: 'date', values: ['2023-05-01', null, '2023-05-03'] },
  { id: 'c4', name: 'crp', type: 'number', values: [3.2, null, 1e21] },
]
const north: OtherExample = {
  name: 'north',
  columns: [
    { id: 'c1', name: 'sex', type: 'number', measure: 'nominal', valueLabels: sexes, values: [2, 1] },
    { id: 'c2', name: '编号', type: 'text', measure: 'id', values: ['N1', 'P2'] },
    { id: 'c3', name: 'source', type: 'text', values: ['ward', 'home'] },
  ],
}
const south: OtherExample = {
  name: '南院',
  columns: [
    { id: 'c1', name: '编号', type: 'text', measure: 'id', values: ['S1'] },
    {
      id: 'c2',
      name: 'sex',
      type: 'number',
      measure: 'nominal',
      valueLabels: [{ value: 1, label: 'Male ' }],
      missingRanges: [[90, null]],
      values: [99],
    },
    { id: 'c3', name: 'ward', type: 'number', values: [7] },
    { id: 'c4', name: 'seen', type: 'datetime', values: ['2023-06-01 08:30:00'] },
    { id: 'c5', name: 'crp', type: 'text', missingCodes: ['?'], values: ['?'] },
  ],
}
const turned: OtherExample = {
  name: 'turned',
  columns: [
    {
      id: 'c1',
      name: 'sex',
      type: 'number',
      measure: 'nominal',
      valueLabels: [
        { value: 1, label: 'female' },
        { value: 2, label: 'male' },
      ],
      values: [1, 2],
    },
  ],
}
const nines: OtherExample = { name: 'nines', columns: [{ id: 'c1', name: 'sex', type: 'number', values: [9] }] }
const empty: OtherExample = { name: 'empty', columns: [{ id: 'c1', name: 'more', type: 'date', values: [] }] }

const title = { en: 'Patients of several hospitals', zh: '合并多家医院的患者' }
const example = (id: string, names: readonly string[], more: Readonly<Record<string, Json>> = {}) =>
  ({
    id,
    title,
    columns,
    others: { north, south, turned, nines, empty },
    options: { others: names.map((dataset) => ({ dataset, version: 'follow' })), ...more },
    expect: 'done',
  }) as const
const refused = (broken: string, ...given: Parameters<typeof example>) => ({ ...example(...given), expect: { broken } })

export const examples = defineStepExamples([
  example('one', ['north']),
  example('two-of-different-types', ['north', 'south'], { types: 'text', origin: '来源', here: '本院' }),
  example('common', ['north'], { columns: 'common', origin: '' }),
  example('by-position', ['turned'], { match: 'position', types: 'text', labels: 'keep' }),
  example('by-label', ['north'], { match: 'label', origin: '' }),
  example('other-labels-kept', ['turned'], { labels: 'keep', origin: '' }),
  example('an-empty-one', ['empty', 'north']),
  refused('types-differ', 'types-differ', ['south']),
  refused('labels-differ', 'codes-turned', ['turned']),
  refused('missing-code-differs', 'code-is-data', ['nines']),
  refused('nothing-in-common', 'nothing-in-common', ['empty'], { columns: 'common' }),
  refused('name-taken', 'origin-taken', ['turned'], { origin: 'crp', labels: 'keep' }),
  refused('other-missing', 'gone', ['gone']),
  refused('same-dataset-twice', 'twice', ['north', 'north']),
  { id: 'none', title, columns, options: {}, expect: 'incomplete' },
])
