import type { Json } from '../../kit/json.ts'
import { defineStepExamples, type StepExampleColumn } from '../../kit/step.ts'

const columns: readonly StepExampleColumn[] = [
  {
    id: 'c1',
    name: 'sex',
    type: 'number',
    measure: 'nominal',
    valueLabels: [
      { value: 1, label: '男' },
      { value: 2, label: '女' },
    ],
    missingCodes: [9],
    values: [1, 1, 1, 2, 1, 2, 1, 2, 1, 1, 9, 2],
  },
  {
    id: 'c2',
    name: '年龄组',
    type: 'text',
    values: ['18-39', '40-64', '65+', '18-39', '40-64', '40-64', '18-39', '65+', '40-64', '18-39', '65+', null],
  },
  { id: 'c3', name: 'design', type: 'number', values: [1, 2, 1.5, 1, 0.5, 3, 1, 1, 12, null, 1, -1] },
  { id: 'c4', name: 'p', type: 'number', values: [0.1, 0.2, 0.5, 1, 0.25, 0, 1.2, null, 0.4, 0.8, 0.05, 0.5] },
]

const sex = [
  [1, '男', 0.49],
  [1, '2', 0.51],
] as const
const ages = [
  [2, '18-39', 40],
  [2, '40-64', 38],
  [2, '65+', 22],
] as const
const cells = (...rows: readonly (readonly (number | string | null)[])[]) => ({
  'targets.rows': [],
  'targets.cells': rows.map((row) => [...row]),
})

const title = { en: 'Weights for sex and age of the population', zh: '按总体的性别、年龄构成加权' }
const example = (id: string, options: Readonly<Record<string, Json>>) =>
  ({ id, title, columns, options, expect: 'done' }) as const
const refused = (id: string, code: string, options: Readonly<Record<string, Json>>) =>
  ({ ...example(id, options), expect: { broken: code } }) as const

export const examples = defineStepExamples([
  example('post-stratification', { margins: ['c1'], ...cells([null, '男', 490], [null, '女', 510]), total: 'targets' }),
  example('raking', { kind: 'raking', margins: ['c1', 'c2'], ...cells(...sex, ...ages) }),
  example('raking-of-weights', {
    kind: 'raking',
    base: 'c3',
    margins: ['c1', 'c2'],
    ...cells(...ages, ...sex),
    name: '权重',
  }),
  example('other-totals', { kind: 'raking', margins: ['c1', 'c2'], ...cells(...sex, ...ages), total: 'targets' }),
  example('inverse', { kind: 'inverse', probability: 'c4', base: 'c3' }),
  example('trim', { kind: 'trim', base: 'c3', highest: 2.5, lowest: 0.4 }),
  refused('no-margins', 'no-margins', cells(...sex)),
  refused('two-margins', 'one-margin', { margins: ['c1', 'c2'], ...cells(...sex, ...ages) }),
  refused('no-such-variable', 'no-such-variable', { margins: ['c1'], ...cells(...sex, ...ages) }),
  refused('not-a-value', 'not-a-value', { margins: ['c1'], ...cells([1, 'male', 1]) }),
  refused('value-twice', 'value-twice', { margins: ['c1'], ...cells([1, '1', 1], [1, '男', 1]) }),
  refused('no-target', 'no-target', { margins: ['c1'], ...cells([1, '1', 1]) }),
  refused('no-rows', 'no-rows', { margins: ['c1'], ...cells(...sex, [1, '3', 0.1]) }),
  refused('shares-of-one', 'targets-of-all', { kind: 'raking', margins: ['c1', 'c2'], ...cells(...sex) }),
  refused('no-probability', 'no-probability', { kind: 'inverse' }),
  refused('no-weights', 'no-weights', { kind: 'trim', highest: 5 }),
  refused('no-limits', 'no-limits', { kind: 'trim', base: 'c3' }),
  refused('limits', 'limits-around-mean', { kind: 'trim', base: 'c3', highest: 0.9 }),
  refused('name-taken', 'name-taken', { kind: 'inverse', probability: 'c4', name: 'p' }),
  { id: 'no-targets', title, columns, options: { margins: ['c1'] }, expect: 'incomplete' },
])
