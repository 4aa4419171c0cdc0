import { defineStepExamples, type StepExampleColumn } from '../../kit/step.ts'
import type { RecodeRule } from '../../kit/steps/step-options.ts'

const columns: readonly StepExampleColumn[] = [
  {
    id: 'c1',
    name: '年龄',
    type: 'number',
    missingCodes: [999],
    values: [17, 18, 39.99, 40, 60, null, 999, 101, 60.5, -1],
  },
  {
    id: 'c2',
    name: 'sex',
    type: 'text',
    missingCodes: ['不详'],
    values: ['男', '女', 'M', 'F', '男', null, '不详', '1', '', '女'],
  },
]

const title = { en: 'Age groups', zh: '年龄分组' }
const done = (
  id: string,
  variable: string,
  rules: readonly RecodeRule[],
  more: Readonly<Record<string, string | number>> = {},
) =>
  ({
    id,
    title,
    columns,
    options: { variable, rules: JSON.parse(JSON.stringify(rules)), name: 'new', ...more },
    expect: 'done',
  }) as const

const ages: readonly RecodeRule[] = [
  { from: { range: [null, 18] }, to: '未成年' },
  { from: { range: [18, 40] }, to: '青年' },
  { from: { range: [60, null] }, to: '老年' },
]

export const examples = defineStepExamples([
  done('ranges', 'c1', ages, { unmatched: 'missing' }),
  done('ranges-keep', 'c1', ages, { unmatched: 'keep' }),
  done('ranges-other', 'c1', ages, { unmatched: 'other', other: '其他' }),
  done('numbers', 'c1', [
    { from: { values: [17, 18] }, to: 1 },
    { from: { range: [60, 60] }, to: null },
  ]),
  done(
    'numbers-missing',
    'c1',
    [
      { from: { missing: true }, to: -9 },
      { from: { range: [0, 50] }, to: 1 },
    ],
    { unmatched: 'other', other: 2 },
  ),
  done(
    'texts',
    'c2',
    [
      { from: { values: ['男', 'M', '1'] }, to: 'male' },
      { from: { values: ['女', 'F'] }, to: 'female' },
    ],
    { unmatched: 'missing' },
  ),
  done(
    'texts-same',
    'c2',
    [
      { from: { values: ['M', 1] }, to: '男' },
      { from: { values: ['F'] }, to: '女' },
      { from: { missing: true }, to: '缺失' },
    ],
    { into: 'same' },
  ),
  done(
    'texts-to-numbers',
    'c2',
    [
      { from: { values: ['男', 'M'] }, to: 1 },
      { from: { values: ['女', 'F'] }, to: 0 },
    ],
    { unmatched: 'other', other: 9 },
  ),
  done('numbers-same', 'c1', [{ from: { range: [100, null] }, to: 100 }], { into: 'same' }),
  {
    id: 'range-of-texts',
    title,
    columns,
    options: { variable: 'c2', rules: [{ from: { range: [1, 2] }, to: 1 }], name: 'n' },
    expect: { broken: 'range-needs-numbers' },
  },
  { id: 'no-rules', title, columns, options: { variable: 'c1', name: 'n' }, expect: 'incomplete' },
  {
    id: 'no-other',
    title,
    columns,
    options: { variable: 'c1', rules: [{ from: { missing: true }, to: 1 }], unmatched: 'other', name: 'n' },
    expect: 'incomplete',
  },
  {
    id: 'wrong-form',
    title,
    columns,
    options: { variable: 'c1', rules: [{ from: {}, to: 1 }], name: 'n' },
    expect: { broken: 'wrong-form' },
  },
])
