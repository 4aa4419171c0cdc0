import type { Json } from '../../kit/json.ts'
import { defineStepExamples, type StepExampleColumn } from '../../kit/step.ts'

const columns: readonly StepExampleColumn[] = [
  { id: 'c1', name: '疗效', type: 'text', values: ['有效', '有效', '无效', '无效', null] },
  { id: 'c2', name: 'arm', type: 'number', measure: 'nominal', values: [1, 2, 1, 2, 1] },
  { id: 'c3', name: 'n', type: 'number', missingCodes: [-1], values: [4, 1, 0, 3, -1] },
  { id: 'c4', name: 'share', type: 'number', values: [0.5, 1, 2, -3, null] },
  { id: 'c5', name: 'many', type: 'number', values: [1e7, 1e7, 1e7, 1, 1] },
]

const title = { en: 'A table of counts as rows of patients', zh: '频数表展开为个案' }
const example = (id: string, options: Readonly<Record<string, Json>>) =>
  ({ id, title, columns, options: { count: 'c3', ...options }, expect: 'done' }) as const

export const examples = defineStepExamples([
  example('rows', {}),
  example('numbered', { index: true, indexName: '序号', keep: true }),
  example('numbered-like-the-counts', { index: true, indexName: 'n' }),
  { ...example('not-whole', { count: 'c4' }), expect: { broken: 'not-whole' } },
  { ...example('too-many', { count: 'c5' }), expect: { broken: 'too-many-rows' } },
  { ...example('name-taken', { index: true, indexName: 'arm' }), expect: { broken: 'name-taken' } },
  { id: 'no-counts', title, columns, options: {}, expect: 'incomplete' },
])
