import type { Json } from '../../kit/json.ts'
import { defineStepExamples, type StepExampleColumn } from '../../kit/step.ts'

const n = 30
const rows = Array.from({ length: n }, (_, k) => k)
const columns: readonly StepExampleColumn[] = [
  { id: 'c1', name: 'age', type: 'number', values: rows.map((k) => (k === 9 ? null : 30 + ((k * 17) % 41))) },
  {
    id: 'c2',
    name: '性别',
    type: 'text',
    values: rows.map((k) => (k === 13 ? null : k === 28 ? '不详' : k % 3 === 0 ? '男' : '女')),
  },
  {
    id: 'c3',
    name: 'weight',
    type: 'number',
    missingCodes: [999],
    values: rows.map((k) => (k === 4 ? 999 : [6, 9, 17, 28].includes(k) ? null : 50 + ((k * k * 7) % 311) / 10)),
  },
  {
    id: 'c4',
    name: 'grade',
    type: 'number',
    measure: 'nominal',
    values: rows.map((k) => ([2, 13, 21].includes(k) ? null : (k * 5) % 4)),
  },
  {
    id: 'c5',
    name: 'stage',
    type: 'text',
    values: rows.map((k) => ([0, 17, 25].includes(k) ? null : (['I', 'II', 'III'][(k * 7) % 3] ?? null))),
  },
  { id: 'c6', name: 'rare', type: 'number', values: rows.map((k) => (k === 3 || k === 8 ? k : null)) },
]

const title = { en: 'Weight from age and sex', zh: '由年龄和性别推测体重' }
const example = (id: string, options: Readonly<Record<string, Json>>) =>
  ({
    id,
    title,
    columns,
    options: { variables: ['c3'], predictors: ['c1', 'c2'], ...options },
    expect: 'done',
  }) as const
const refused = (id: string, code: string, options: Readonly<Record<string, Json>>) =>
  ({ ...example(id, options), expect: { broken: code } }) as const

export const examples = defineStepExamples([
  example('regression', { noise: false }),
  example('regression-with-noise', { predictors: ['c1', 'c4'], seed: 20 }),
  example('predictive-mean-matching', { method: 'pmm', seed: 5, into: 'same' }),
  example('three-donors', { method: 'pmm', donors: 3, predictors: ['c2', 'c1', 'c3'], variables: ['c3', 'c1'] }),
  {
    id: 'hot-deck',
    title,
    columns,
    options: { variables: ['c3', 'c5'], method: 'hot-deck', by: ['c2'], seed: 9, pattern: '{name} 填补' },
    expect: 'done',
  },
  {
    id: 'hot-deck-left-out',
    title,
    columns,
    options: { variables: ['c4'], method: 'hot-deck', by: ['c2'], missingKeys: 'leave-out' },
    expect: 'done',
  },
  example('neighbours', { variables: ['c3', 'c4', 'c5'], method: 'knn', predictors: ['c1', 'c2', 'c4', 'c3'] }),
  example('two-neighbours', { method: 'knn', donors: 2 }),
  refused('no-predictors', 'no-predictors', { predictors: [] }),
  refused('texts', 'needs-numbers', { variables: ['c5'], method: 'pmm' }),
  refused('same-name', 'name-taken', { pattern: 'age' }),

  refused('too-few', 'too-few-donors', { variables: ['c6'] }),
  { id: 'nothing', title, columns, options: {}, expect: 'incomplete' },
])
