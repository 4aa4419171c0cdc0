import type { Json } from '../../kit/json.ts'
import { defineStepExamples, type StepExampleColumn } from '../../kit/step.ts'

const columns: readonly StepExampleColumn[] = [
  {
    id: 'c1',
    name: '血压',
    type: 'text',
    missingCodes: ['未测'],
    values: ['120/80', ' 135 / 85 ', '/90', '110/', '未测', null, '120', '1/2/3/4', '//'],
  },
  { id: 'c2', name: 'code', type: 'text', values: ['A01B', 'C2', '男女𠮷x', null, 'abcdefg', ' a b', 'x', '', 'abcd'] },
]

const title = { en: 'Systolic and diastolic pressure', zh: '收缩压与舒张压' }
const example = (id: string, options: Readonly<Record<string, Json>>) =>
  ({ id, title, columns, options: { variable: 'c1', ...options }, expect: 'done' }) as const

export const examples = defineStepExamples([
  example('pressure', { separator: '/' }),
  example('three-parts', { separator: '/', parts: 3, extra: 'drop', pattern: '{part} {name}' }),
  example('with-blanks', { separator: '/', trim: false }),
  example('long-separator', { separator: ' / ' }),
  example('width', { variable: 'c2', by: 'width', width: 2 }),
  example('width-drop', { variable: 'c2', by: 'width', parts: 3, extra: 'drop' }),
  {
    id: 'no-separator',
    title,
    columns,
    options: { variable: 'c1', separator: '' },
    expect: { broken: 'no-separator' },
  },
  {
    id: 'one-name',
    title,
    columns,
    options: { variable: 'c1', pattern: '{name}' },
    expect: { broken: 'pattern-needs-part' },
  },
  {
    id: 'too-many',
    title,
    columns,
    options: { variable: 'c1', parts: 51 },
    expect: { broken: 'out-of-bounds' },
  },
  { id: 'no-variable', title, columns, options: {}, expect: 'incomplete' },
])
