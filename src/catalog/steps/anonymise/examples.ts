import type { Json } from '../../kit/json.ts'
import { defineStepExamples, type StepExampleColumn } from '../../kit/step.ts'

const columns: readonly StepExampleColumn[] = [
  {
    id: 'c1',
    name: '姓名',
    type: 'text',
    values: ['王小明', '李雷', '王小明', null, '欧阳娜娜', '李雷', 'Ann', '王小明'],
  },
  { id: 'c2', name: 'id', type: 'number', measure: 'id', values: [1001, 1002, 1001, null, 1004, 1002, 1007.5, 1001] },
  {
    id: 'c3',
    name: '年龄',
    type: 'number',
    missingCodes: [999],
    values: [17, 91, 93.5, 999, null, 90, 42, 17],
  },
  {
    id: 'c4',
    name: 'born',
    type: 'date',
    values: ['1990-05-17', '1931-12-31', null, '2000-02-29', '1970-01-01', '1931-12-31', '1969-12-31', '1990-05-17'],
  },
  {
    id: 'c5',
    name: 'seen at',
    type: 'datetime',
    values: [
      '2023-05-01T08:30:00',
      '2023-05-01T23:59:59',
      '2024-02-29T10:00:00',
      null,
      '2023-05-07T12:00:00',
      '2023-06-02T00:00:00',
      '2023-05-20T07:15:30',
      '2022-12-31T09:00:00',
    ],
  },
  {
    id: 'c6',
    name: 'area',
    type: 'text',
    missingCodes: ['不详'],
    values: ['110101', '310', '北京市海淀区', '不详', null, '110105', '110101', '😀1'],
  },
  {
    id: 'c7',
    name: 'sex',
    type: 'number',
    measure: 'nominal',
    valueLabels: [
      { value: 1, label: 'male' },
      { value: 2, label: 'female' },
    ],
    values: [1, 2, 1, 1, 2, 2, 2, null],
  },
]

const title = { en: 'Data to pass on', zh: '对外提供的数据' }
const key = { secret: '000102030405060708090a0b0c0d0e0f' }
type How = Readonly<Record<string, Readonly<Record<string, string | number>>>>
const example = (id: string, how: How, options: Readonly<Record<string, Json>> = {}) =>
  ({
    id,
    title,
    columns,
    options: {
      variables: Object.keys(how),
      ...Object.fromEntries(
        Object.entries(how).flatMap(([column, fields]) =>
          Object.entries(fields).map(([field, value]) => [`how.${column}.${field}`, value] as const),
        ),
      ),
      ...options,
    },
    expect: 'done',
  }) as const
const refused = (id: string, code: string, how: How, options: Readonly<Record<string, Json>> = {}) =>
  ({ ...example(id, how, options), expect: { broken: code } }) as const

export const examples = defineStepExamples([
  example(
    'usual',
    {
      c1: { method: 'drop' },
      c2: { method: 'code' },
      c4: { method: 'shift' },
      c5: { method: 'shift' },
      c3: { method: 'top', limit: 90 },
      c6: { method: 'mask', shown: 4 },
    },
    { person: 'c2', key, quasi: ['c3', 'c7'] },
  ),
  example('codes', { c1: { method: 'code' }, c4: { method: 'code' }, c5: { method: 'code' } }, { key }),
  example('numbers', { c1: { method: 'number' }, c2: { method: 'number' }, c3: { method: 'number' } }),
  example('rounded', { c4: { method: 'round', unit: 'year' }, c5: { method: 'round' } }, { quasi: ['c4'] }),
  example('bands', { c3: { method: 'bands', width: 10 }, c2: { method: 'bands', width: 2.5 } }, { quasi: ['c3'] }),
  example('masked', { c6: { method: 'mask', shown: 0 }, c1: { method: 'mask', shown: 1 }, c2: { method: 'mask' } }),
  example('labelled', { c7: { method: 'code' } }, { key }),
  example('dropped-by-default', { c1: {} }, { quasi: ['c1', 'c7'] }),
  example('person-by-name', { c4: { method: 'shift' }, c1: { method: 'drop' } }, { key, person: 'c1' }),
  refused('shift-numbers', 'needs-dates', { c3: { method: 'shift' } }, { key, person: 'c2' }),
  refused('round-texts', 'needs-dates', { c1: { method: 'round' } }),
  refused('top-of-texts', 'needs-numbers', { c1: { method: 'top' } }),
  refused('bands-of-dates', 'needs-numbers', { c4: { method: 'bands' } }),
  refused('masked-dates', 'needs-characters', { c4: { method: 'mask' } }),
  refused('no-person', 'no-person', { c4: { method: 'shift' } }, { key }),
  refused('short-key', 'secret-key-form', { c1: { method: 'code' } }, { key: { secret: '0001' } }),
  refused('key-as-text', 'secret-key-form', { c1: { method: 'code' } }, { key: key.secret }),
  { ...example('no-key', { c1: { method: 'code' } }), expect: 'incomplete' },
  { ...example('nothing', {}), expect: 'incomplete' },
])
