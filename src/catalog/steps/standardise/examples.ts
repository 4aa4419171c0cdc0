import type { Json } from '../../kit/json.ts'
import { defineStepExamples, type StepExampleColumn } from '../../kit/step.ts'

const columns: readonly StepExampleColumn[] = [
  { id: 'c1', name: '身高', type: 'number', missingCodes: [999], values: [170, 158.5, null, 181, 999, 165, 172, 160] },
  { id: 'c2', name: 'score', type: 'number', values: [3, 3, 3, null, 5, 0, -2, 3] },
  { id: 'c3', name: 'arm', type: 'text', values: ['a', 'b', 'a', 'b', 'c', 'a', null, 'b'] },
]

const title = { en: 'z scores', zh: 'z 分数' }
const example = (id: string, variables: readonly string[], options: Readonly<Record<string, Json>> = {}) =>
  ({ id, title, columns, options: { variables, ...options }, expect: 'done' }) as const

export const examples = defineStepExamples([
  example('z', ['c1', 'c2']),
  example('z-by', ['c1', 'c2'], { by: ['c3'] }),
  example('z-leave-out', ['c2'], { by: ['c3'], missingKeys: 'leave-out' }),
  example('min-max', ['c1'], { method: 'min-max', pattern: '{name} 0-1' }),
  example('inverse-min-max', ['c1', 'c2'], { method: 'inverse-min-max', by: ['c3'] }),
  example('robust', ['c1', 'c2'], { method: 'robust' }),
  example('centre', ['c1'], { method: 'centre', by: ['c3'], pattern: 'centred' }),
  example('by-mean', ['c1', 'c2'], { method: 'by-mean' }),
  example('by-first', ['c1', 'c2'], { method: 'by-first', by: ['c3'] }),
  example('by-max', ['c2'], { method: 'by-max' }),
  example('unit-length', ['c1', 'c2'], { method: 'unit-length' }),
  {
    id: 'one-name-for-two',
    title,
    columns,
    options: { variables: ['c1', 'c2'], pattern: 'z' },
    expect: { broken: 'pattern-needs-name' },
  },
  {
    id: 'name-taken',
    title,
    columns,
    options: { variables: ['c1'], pattern: 'score' },
    expect: { broken: 'name-taken' },
  },
  { id: 'of-texts', title, columns, options: { variables: ['c3'] }, expect: { broken: 'measure-not-accepted' } },
  { id: 'no-variables', title, columns, options: {}, expect: 'incomplete' },
])
