import type { Json } from '../../kit/json.ts'
import { defineStepExamples, type StepExampleColumn } from '../../kit/step.ts'

const columns: readonly StepExampleColumn[] = [
  { id: 'c1', name: '年龄', type: 'number', missingCodes: [-1], values: [34, 999, null, 51, 998, -1, 0, 97.5] },
  {
    id: 'c2',
    name: 'stage',
    type: 'text',
    missingCodes: ['/'],
    valueLabels: [{ value: '未查', label: 'not examined' }],
    values: ['I', '未查', 'NA', null, '/', ' 未查', 'II', 'IV'],
  },
  { id: 'c3', name: 'crp', type: 'number', values: [1.5, 2, 999, 4, 5, 6, -0, 8] },
  { id: 'c4', name: 'empty', type: 'number', values: [999, 999, null, 999, 999, 999, 999, 999] },
  { id: 'c5', name: 'seen', type: 'date', values: ['2023-05-01', null, null, null, null, null, null, '2024-02-29'] },
]

const title = { en: 'Codes for “not known”', zh: '表示“未知”的代码' }
const example = (id: string, options: Readonly<Record<string, Json>>) =>
  ({ id, title, columns, options, expect: 'done' }) as const
const codes = { codes: [999], ranges: [] }

export const examples = defineStepExamples([
  example('usual', { numbers: codes, texts: ['未查', 'NA'], variables: ['c1', 'c2'] }),
  example('ranges', { numbers: { codes: [0], ranges: [[97, 999]] }, variables: ['c1', 'c3'] }),
  example('open-range', {
    numbers: {
      ranges: [
        [null, -1],
        [900, null],
      ],
    },
    among: 'all',
  }),
  example('all-blank', { numbers: codes, texts: ['未查', '/'], among: 'all', as: 'blank' }),
  example('blank-zero', { numbers: { codes: [0] }, variables: ['c3', 'c1'], as: 'blank' }),
  example('none-found', { numbers: { codes: [12345] }, variables: ['c1'] }),
  { id: 'no-codes', title, columns, options: { variables: ['c1'] }, expect: { broken: 'no-codes' } },
  {
    id: 'reversed',
    title,
    columns,
    options: { numbers: { ranges: [[9, 1]] }, variables: ['c1'] },
    expect: { broken: 'range-reversed' },
  },
  {
    id: 'wrong-form',
    title,
    columns,
    options: { numbers: { codes: ['a'] }, variables: ['c1'] },
    expect: { broken: 'wrong-form' },
  },
  {
    id: 'of-dates',
    title,
    columns,
    options: { numbers: codes, variables: ['c5'] },
    expect: { broken: 'measure-not-accepted' },
  },
  { id: 'no-variables', title, columns, options: { numbers: codes }, expect: 'incomplete' },
])
