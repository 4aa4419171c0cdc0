import type { Json } from '../../kit/json.ts'
import { defineStepExamples, type StepExampleColumn } from '../../kit/step.ts'

const columns: readonly StepExampleColumn[] = [
  {
    id: 'c1',
    name: '结果',
    type: 'text',
    missingCodes: ['未查 0'],
    values: ['5.6 mmol/L', '<0.01μg/mL', null, '未查 0', '阴性', '−3.5℃', '+12%', '1.2×10^9/L', '5.6 mmol/L'],
  },
  {
    id: 'c2',
    name: 'report',
    type: 'text',
    values: [
      '2023年5月1日 (I21.4) pT2aN1M0',
      '2023/12/31：K35，电话13912345678。',
      'TisN0M0（复发）',
      null,
      '139123456789',
      'T4 N2c MX [see note]',
      'i10, 1.2.2023',
      'A "quoted" \\ text\nwith B20',
      '()',
    ],
  },
]

const title = { en: 'Values inside texts', zh: '文本中的取值' }
const example = (id: string, variable: string, options: Readonly<Record<string, Json>> = {}) =>
  ({ id, title, columns, options: { variable, ...options }, expect: 'done' }) as const
const own = (id: string, expression: string, options: Readonly<Record<string, Json>> = {}) =>
  example(id, 'c2', { what: 'own', expression, ...options })

export const examples = defineStepExamples([
  example('number', 'c1', { values: 'numbers' }),
  example('unit', 'c1', { what: 'unit', pattern: '单位' }),
  example('date', 'c2', { what: 'date' }),
  example('phone', 'c2', { what: 'phone' }),
  example('brackets', 'c2', { what: 'brackets' }),
  example('icd-10', 'c2', { what: 'icd10' }),
  example('icd-10-small', 'c2', { what: 'icd10', ignoreCase: true }),
  example('tnm', 'c2', { what: 'tnm', pattern: '{part}' }),
  own('whole', '"[a-z]+"'),
  own('two-parts', '(\\d{4})\\D+(\\d{1,2})', { values: 'numbers' }),
  own('names-and-letters', '(?P<letter>[(A-Z])\\(?(?:\\d)(\\d)([)\\]])?'),
  own('never', 'zzz|\\Q(\\E'),
  own('not-a-number', '([A-Z]\\d+)', { values: 'numbers' }),
  { ...own('no-expression', ''), expect: { broken: 'no-expression' } },
  { ...own('unclosed', '(a'), expect: { broken: 'wrong-expression' } },
  { ...own('look-behind', '(?<=a)b'), expect: { broken: 'looks-around' } },
  { ...own('reference', '(a)\\1'), expect: { broken: 'looks-around' } },
  { ...own('huge', '((a{1000}){1000})'), expect: { broken: 'wrong-expression' } },
  { ...own('many-parts', '(a?)'.repeat(51)), expect: { broken: 'too-many-parts' } },
  { ...own('too-long', 'a'.repeat(501)), expect: { broken: 'too-long' } },
  { ...own('one-name', '(a)(b)', { pattern: 'x' }), expect: { broken: 'pattern-needs-part' } },
  { ...example('name-taken', 'c1', { pattern: 'report' }), expect: { broken: 'name-taken' } },
  { id: 'no-variable', title, columns, options: {}, expect: 'incomplete' },
])
