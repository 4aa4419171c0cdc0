import { defineStepExamples, type StepExampleColumn } from '../../kit/step.ts'

const columns: readonly StepExampleColumn[] = [
  { id: 'c1', name: 'x 1', type: 'number', values: [1, null, 3] },
  { id: 'c2', name: '性别', type: 'text', values: ['男', null, '女'] },
  { id: 'c3', name: 'seen', type: 'date', values: ['2023-05-01', null, '2024-02-29'] },
  { id: 'c4', name: 'y', type: 'number', missingCodes: [9], values: [9, 2, null] },
]
const title = { en: 'Only what is needed', zh: '只保留需要的变量' }

export const examples = defineStepExamples([
  { id: 'keep', title, columns, options: { keep: ['c3', 'c1'] }, expect: 'done' },
  { id: 'first', title, columns, options: { keep: ['c4', 'c2'], rest: 'after' }, expect: 'done' },
  { id: 'one', title, columns, options: { keep: ['c2'] }, expect: 'done' },
  { id: 'in-place', title, columns, options: { keep: ['c1', 'c2'], rest: 'after' }, expect: 'done' },
  { id: 'gone', title, columns, options: { keep: ['c1', 'c9'] }, expect: { broken: 'column-missing' } },
  { id: 'none', title, columns, options: {}, expect: 'incomplete' },
])
