import type { Json } from '../../kit/json.ts'
import { defineStepExamples, type StepExampleColumn } from '../../kit/step.ts'

const columns: readonly StepExampleColumn[] = [
  { id: 'c1', name: '检查', type: 'text', measure: 'id', values: ['CRP', '白细胞', ' Hb'] },
  { id: 'c2', name: 'day 1', type: 'number', missingCodes: [-9], values: [12.5, -9, 0.1] },
  { id: 'c3', name: '第2天', type: 'number', values: [null, 7, 130] },
  { id: 'c4', name: 'seen', type: 'date', values: ['2023-05-01', null, '1969-12-31'] },
  { id: 'c5', name: 'at', type: 'datetime', values: ['2023-05-01T08:30:00', '2023-05-02T00:00:00', null] },
  { id: 'c6', name: 'note', type: 'text', missingCodes: ['?'], values: ['ok', '?', 'ok'] },
  { id: 'c7', name: 'same', type: 'number', values: [1, 2, 2] },
  { id: 'c8', name: 'gap', type: 'text', values: ['a', null, 'c'] },
]

const title = { en: 'Tests in rows', zh: '每行一项检查' }
const example = (id: string, variables: readonly string[], options: Readonly<Record<string, Json>> = {}) =>
  ({ id, title, columns, options: { variables, ...options }, expect: 'done' }) as const
const refused = (id: string, broken: string, options: Readonly<Record<string, Json>>) =>
  ({ ...example(id, ['c2', 'c3'], options), expect: { broken } }) as const

export const examples = defineStepExamples([
  example('named', ['c2', 'c3'], { names: 'c1' }),
  example('numbered', ['c3', 'c2', 'c7']),
  example('texts', ['c2', 'c4', 'c5', 'c6'], { names: 'c1', name: '变量' }),
  example('one', ['c2'], { prefix: 'patient ' }),
  refused('same-names', 'name-twice', { names: 'c7' }),
  refused('no-name', 'name-missing', { names: 'c8' }),
  refused('name-of-row', 'name-taken', { name: 'row_2' }),
  {
    id: 'no-rows',
    title,
    columns: columns.map((column) => ({ ...column, values: [] })),
    options: { variables: ['c2'] },
    expect: { broken: 'no-rows' },
  },
  {
    id: 'too-many-rows',
    title,
    columns: [{ id: 'c1', name: 'x', type: 'number', values: Array.from({ length: 4097 }, (_, k) => k) }],
    options: { variables: ['c1'] },
    expect: { broken: 'too-many-rows' },
  },
  { id: 'no-variables', title, columns, options: {}, expect: 'incomplete' },
])
