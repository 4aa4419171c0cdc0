import type { Json } from '../../kit/json.ts'
import { defineStepExamples, type StepExampleColumn } from '../../kit/step.ts'

const columns: readonly StepExampleColumn[] = [
  {
    id: 'c1',
    name: '诊断',
    type: 'text',
    missingCodes: ['不详'],
    valueLabels: [
      { value: ' Ａ型', label: 'type A' },
      { value: 'A型', label: 'A' },
    ],
    values: [' Ａ型', 'A型', 'A\u200b型 ', '不详', ' 不详', null, '\u3000', 'b  型\u00a0', '糖尿病（２型）！'],
  },
  {
    id: 'c2',
    name: 'note',
    type: 'text',
    values: ['Male', 'MALE', ' male\n', 'first\nsecond', 'É α straße', null, '\ufeff', 'a\tb', 'fine'],
  },
  { id: 'c3', name: 'tidy', type: 'text', values: ['x', 'y', 'x', null, 'x', 'y', 'y', 'x', 'x'] },
  { id: 'c4', name: 'age', type: 'number', values: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
]

const title = { en: 'One spelling for each value', zh: '统一取值的写法' }
const example = (id: string, variables: readonly string[], options: Readonly<Record<string, Json>> = {}) =>
  ({ id, title, columns, options: { variables, ...options }, expect: 'done' }) as const

export const examples = defineStepExamples([
  example('usual', ['c1', 'c2', 'c3']),
  example('copies', ['c1', 'c2'], { into: 'new' }),
  example('lower', ['c2'], { cleanings: ['trim', 'line-breaks'], letterCase: 'lower' }),
  example('upper', ['c2'], { cleanings: [], letterCase: 'upper', into: 'new', pattern: 'NOTE' }),
  example('trim-only', ['c1', 'c2'], { cleanings: ['trim'] }),
  example('half-width', ['c1'], { cleanings: ['half-width'] }),
  example('tidy', ['c3']),
  {
    id: 'one-name-for-two',
    title,
    columns,
    options: { variables: ['c1', 'c2'], into: 'new', pattern: 'x' },
    expect: { broken: 'pattern-needs-name' },
  },
  {
    id: 'name-taken',
    title,
    columns,
    options: { variables: ['c2'], into: 'new', pattern: 'tidy' },
    expect: { broken: 'name-taken' },
  },
  { id: 'of-numbers', title, columns, options: { variables: ['c4'] }, expect: { broken: 'measure-not-accepted' } },
  { id: 'no-variables', title, columns, options: {}, expect: 'incomplete' },
])
