import type { Json } from '../../kit/json.ts'
import { defineStepExamples, type StepExampleColumn } from '../../kit/step.ts'

const columns: readonly StepExampleColumn[] = [
  {
    id: 'c1',
    name: '性别',
    type: 'text',
    missingCodes: ['不详'],
    valueLabels: [
      { value: 'M', label: 'male' },
      { value: '女', label: 'female' },
    ],
    values: ['M', '女', 'm', '男', '不详', null, 'M ', 'M'],
  },
  { id: 'c2', name: 'dose', type: 'text', values: ['5 mg/d', '5 MG/D', 'mg', '(mg)', 'a\\Eb', null, '1.5 mg', 'M'] },
  { id: 'c3', name: 'age', type: 'number', values: [1, 2, 3, 4, 5, 6, 7, 8] },
]

const title = { en: 'One spelling for another', zh: '统一写法' }
const example = (id: string, find: string, by: string, options: Readonly<Record<string, Json>> = {}) =>
  ({ id, title, columns, options: { find, by, variables: ['c1'], ...options }, expect: 'done' }) as const

export const examples = defineStepExamples([
  example('whole', 'M', '男'),
  example('whole-any-case', 'm', '男', { ignoreCase: true, into: 'new' }),
  example('all-variables', 'M', 'x', { among: 'all', match: 'contains' }),
  example('parts', ' mg', '', { variables: ['c2'], match: 'contains' }),
  example('parts-any-case', 'mg', '\\1 $&', { variables: ['c2'], match: 'contains', ignoreCase: true }),
  example('not-a-pattern', '.', '', { variables: ['c2'], match: 'contains', into: 'new', pattern: 'plain' }),
  example('backslash', 'A\\eB', 'c', { variables: ['c2'], ignoreCase: true }),
  example('emptied', 'mg', '', { variables: ['c2'] }),
  example('into-missing', '男', '不详'),
  example('not-found', 'K', 'x'),
  {
    id: 'nothing-to-find',
    title,
    columns,
    options: { variables: ['c1'], by: 'x' },
    expect: { broken: 'nothing-to-find' },
  },
  { id: 'no-variables', title, columns, options: { find: 'M' }, expect: 'incomplete' },
])
