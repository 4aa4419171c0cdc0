import type { Json } from '../../kit/json.ts'
import { defineStepExamples, type StepExampleColumn } from '../../kit/step.ts'

const columns: readonly StepExampleColumn[] = [
  {
    id: 'c1',
    name: '结果',
    type: 'text',
    missingCodes: ['99'],
    values: [
      '5.6mmol/L',
      '<0.01',
      '> 1,000↑',
      '12-15',
      '120/80 mmHg',
      '3个月',
      '１２．５',
      '十二',
      '1.2×10^9/L',
      '99',
      null,
      '阴性',
      '−3.5 ℃',
      '≤2 μg/mL ↓',
    ],
  },
  {
    id: 'c2',
    name: 'odd',
    type: 'text',
    values: [
      '一万二千零五元',
      '两亿',
      '二〇二三年',
      '12.3 H',
      '12.3(LL)',
      '4.5*',
      '2.5×10⁻³ g',
      '1e3',
      '15～12',
      '2.5至3 天',
      '<1-2',
      '12岁5月',
      'a'.repeat(70),
      '60 mL/min/1.73m2',
    ],
  },
]

const title = { en: 'Results as the laboratory writes them', zh: '检验结果的各种写法' }
const example = (id: string, variable: string, options: Readonly<Record<string, Json>> = {}) =>
  ({ id, title, columns, options: { variable, ...options }, expect: 'done' }) as const
const all = ['value', 'unit', 'comparison', 'flag']

export const examples = defineStepExamples([
  example('usual', 'c1'),
  example('everything', 'c2', { take: all, pairs: 'first' }),
  example('for-censored-methods', 'c1', { take: all, below: 'limit', ranges: 'both' }),
  example('root', 'c1', { below: 'root-half', above: 'missing', ranges: 'low', pairs: 'second' }),
  example('only-values', 'c2', { take: ['value'], ranges: 'high', pairs: 'missing', pattern: 'number' }),
  example('strict', 'c1', { below: 'missing', ranges: 'missing', pairs: 'missing' }),
  example('units', 'c2', { take: ['unit'], pattern: 'unit of {name}' }),
  { ...example('one-name', 'c1', { pattern: 'x' }), expect: { broken: 'pattern-needs-part' } },
  { ...example('name-taken', 'c1', { take: ['unit'], pattern: 'odd' }), expect: { broken: 'name-taken' } },
  { ...example('nothing-taken', 'c1', { take: [] }), expect: 'incomplete' },
  { id: 'no-variable', title, columns, options: {}, expect: 'incomplete' },
])
