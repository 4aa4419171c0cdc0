import type { Json } from '../../kit/json.ts'
import { defineStepExamples, type StepExampleColumn } from '../../kit/step.ts'

const columns: readonly StepExampleColumn[] = [
  {
    id: 'c1',
    name: '诊断',
    type: 'text',
    missingCodes: ['不详'],
    valueLabels: [
      { value: '2型糖尿病', label: 'T2DM' },
      { value: '糖尿病2型', label: 'also T2DM' },
    ],
    values: ['2型糖尿病', '糖尿病2型', ' 2型糖尿病', '高血压', null, '不详', '高血压病', '"T2DM"', '１型糖尿病'],
  },
  { id: 'c2', name: 'sex', type: 'text', values: ['M', 'male', 'Male', 'F', 'female', 'm', null, 'M', 'MALE'] },
  { id: 'c3', name: 'age', type: 'number', values: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
]

const title = { en: 'Spellings of a diagnosis', zh: '诊断的不同写法' }
const example = (id: string, variable: string, merges: Json, options: Readonly<Record<string, Json>> = {}) =>
  ({ id, title, columns, options: { variable, merges, ...options }, expect: 'done' }) as const
const diagnoses = {
  groups: [
    { to: '2型糖尿病', values: ['糖尿病2型', '"T2DM"'] },
    { to: '高血压', values: ['高血压病', '高血压'] },
  ],
  apart: ['１型糖尿病'],
}

export const examples = defineStepExamples([
  example('usual', 'c1', diagnoses),
  example('copy', 'c1', diagnoses, { into: 'new', pattern: 'diagnosis' }),
  example('new-name', 'c2', { groups: [{ to: 'man', values: ['M', 'male', 'Male'] }] }),
  example('none-occurs', 'c2', { groups: [{ to: 'x', values: ['y'] }] }),
  {
    ...example('into-missing', 'c1', { groups: [{ to: '不详', values: ['高血压'] }] }),
    expect: { broken: 'target-is-missing' },
  },
  {
    ...example('twice', 'c2', {
      groups: [
        { to: 'a', values: ['M'] },
        { to: 'b', values: ['M'] },
      ],
    }),
    expect: { broken: 'merged-twice' },
  },
  {
    ...example('in-a-chain', 'c2', {
      groups: [
        { to: 'male', values: ['M'] },
        { to: 'man', values: ['male'] },
      ],
    }),
    expect: { broken: 'merged-twice' },
  },
  { ...example('wrong-form', 'c2', [['M', 'male']]), expect: { broken: 'wrong-form' } },
  { ...example('of-numbers', 'c3', diagnoses), expect: { broken: 'measure-not-accepted' } },
  { ...example('name-taken', 'c1', diagnoses, { into: 'new', pattern: 'sex' }), expect: { broken: 'name-taken' } },
  { ...example('nothing-ticked', 'c1', { groups: [{ to: '高血压', values: [] }] }), expect: 'incomplete' },
  { ...example('no-name', 'c1', { groups: [{ to: ' ', values: ['高血压'] }] }), expect: 'incomplete' },
])
