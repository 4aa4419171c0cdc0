import type { Json } from '../../kit/json.ts'
import { defineStepExamples, type StepExampleColumn } from '../../kit/step.ts'

const columns: readonly StepExampleColumn[] = [
  {
    id: 'c1',
    name: '组别',
    type: 'text',
    missingCodes: ['?'],
    values: ['drug', 'placebo', 'drug', null, '?', 'high', 'placebo'],
  },
  {
    id: 'c2',
    name: 'arm',
    type: 'number',
    measure: 'nominal',
    valueLabels: [
      { value: 2, label: 'treated' },
      { value: 1, label: 'control' },
    ],
    values: [1, 2, 2, null, 1, 1, 2],
  },
]

const title = { en: 'Treatment groups as A and B', zh: '治疗组以 A、B 代替' }
const example = (id: string, options: Readonly<Record<string, Json>>) =>
  ({ id, title, columns, options, expect: 'done' }) as const

export const examples = defineStepExamples([
  example('two-arms', { variable: 'c2', levels: [1, 2], seed: 20261130 }),
  example('three-texts', { variable: 'c1', levels: ['drug', 'placebo', 'high'], seed: 4 }),
  example('new-group', { variable: 'c1', levels: ['drug', null, 'placebo'], seed: 9 }),
  example('unblinded', { variable: 'c2', levels: [1, 2], seed: 4, state: 'unblinded', reason: 'plan signed' }),
  {
    id: 'no-reason',
    title,
    columns,
    options: { variable: 'c2', levels: [1, 2], state: 'unblinded' },
    expect: { broken: 'reason-needed' },
  },
  {
    id: 'too-many',
    title,
    columns,
    options: { variable: 'c2', levels: Array.from({ length: 27 }, (_, k) => k) },
    expect: { broken: 'too-many-groups' },
  },
  { id: 'nothing-chosen', title, columns, options: {}, expect: 'incomplete' },
])
