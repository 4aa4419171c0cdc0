import type { Json } from '../../kit/json.ts'
import { defineStepExamples, type StepExampleColumn } from '../../kit/step.ts'

const n = 40
const columns: readonly StepExampleColumn[] = [
  { id: 'c1', name: '编号', type: 'number', measure: 'id', values: Array.from({ length: n }, (_, k) => k + 1) },
  {
    id: 'c2',
    name: 'arm',
    type: 'text',
    missingCodes: ['?'],
    values: Array.from({ length: n }, (_, k) => ['乙', '甲', '甲', null, '甲', '乙', '?'][k % 7] ?? null),
  },
  {
    id: 'c3',
    name: 'stage',
    type: 'number',
    measure: 'ordinal',
    valueLabels: [
      { value: 2, label: 'late' },
      { value: 1, label: 'early' },
    ],
    values: Array.from({ length: n }, (_, k) => (k < 3 ? 3 : 1 + (k % 2))),
  },
]

const title = { en: 'A tenth of the patients', zh: '抽取十分之一的患者' }
const example = (id: string, options: Readonly<Record<string, Json>>) =>
  ({ id, title, columns, options, expect: 'done' }) as const

export const examples = defineStepExamples([
  example('share', { share: 0.3, seed: 2025 }),
  example('count', { size: 'count', count: 7 }),
  example('stratified', { share: 0.25, by: ['c2'], seed: 11 }),
  example('strata-left-out', { share: 0.01, by: ['c3', 'c2'], missingKeys: 'leave-out', seed: 4 }),
  example('count-of-strata', { size: 'count', count: 5, by: ['c3'], seed: 0 }),
  example('with-replacement', { size: 'count', count: 60, replace: true, seed: 2_147_483_647 }),
  example('strata-with-replacement', { share: 1, by: ['c3'], replace: true }),
  example('all', { size: 'count', count: 100 }),
  {
    id: 'too-many',
    title,
    columns,
    options: { size: 'count', count: 5_000_000, by: ['c1'], replace: true },
    expect: { broken: 'too-many-rows' },
  },
  { id: 'gone', title, columns, options: { by: ['c9'] }, expect: { broken: 'column-missing' } },
])
