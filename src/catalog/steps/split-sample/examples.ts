import type { Json } from '../../kit/json.ts'
import { defineStepExamples, type StepExampleColumn } from '../../kit/step.ts'

const n = 43
const columns: readonly StepExampleColumn[] = [
  {
    id: 'c1',
    name: '患者',
    type: 'text',
    measure: 'id',
    values: Array.from({ length: n }, (_, k) => (k % 11 === 5 ? null : `p${(k * 7) % 18}`)),
  },
  {
    id: 'c2',
    name: 'outcome',
    type: 'number',
    measure: 'nominal',
    missingCodes: [9],
    values: Array.from({ length: n }, (_, k) => [1, 0, 0, 9, 0, 1, 0][k % 7] ?? null),
  },
  { id: 'c3', name: 'centre', type: 'text', values: Array.from({ length: n }, (_, k) => `中心${(k * k) % 13}`) },
]

const title = { en: 'Training and test sets', zh: '训练集与测试集' }
const example = (id: string, options: Readonly<Record<string, Json>>) =>
  ({ id, title, columns, options, expect: 'done' }) as const
const refused = (id: string, code: string, options: Readonly<Record<string, Json>>) =>
  ({ ...example(id, options), expect: { broken: code } }) as const

export const examples = defineStepExamples([
  example('two-sets', { into: 'sets', training: 0.7, seed: 42 }),
  example('three-sets', {
    training: 0.6,
    validation: 0.2,
    by: ['c2'],
    name: '集合',
    trainingLabel: '训练集',
    validationLabel: '验证集',
    testLabel: '测试集',
    seed: 42,
  }),
  example('many-strata', { by: ['c3'], seed: 8 }),
  example('together', { together: ['c1'], by: ['c2'], seed: 3 }),
  example('left-out', { by: ['c2'], missingKeys: 'leave-out', together: ['c1'] }),
  example('folds', { into: 'folds', folds: 5 }),
  example('folds-of-strata', { into: 'folds', folds: 4, by: ['c3', 'c2'], name: 'fold', seed: 77 }),
  example('all-training', { training: 1 }),
  refused('more-than-all', 'shares-too-large', { training: 0.8, validation: 0.3 }),
  refused('same-label', 'same-label', { trainingLabel: 'test' }),
  refused('no-label', 'no-label', { testLabel: ' ' }),
  refused('name-taken', 'name-taken', { name: 'outcome' }),
])
