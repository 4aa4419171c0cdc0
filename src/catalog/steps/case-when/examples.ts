import type { Json } from '../../kit/json.ts'
import { defineStepExamples, type StepExampleColumn } from '../../kit/step.ts'

const columns: readonly StepExampleColumn[] = [
  { id: 'c1', name: '年龄', type: 'number', missingCodes: [999], values: [17, 60, 75, 40, null, 999, 61.5, 0.1] },
  { id: 'c2', name: 'sex', type: 'text', missingCodes: ['不详'], values: ['F', 'M', null, 'F', 'F', 'M', '不详', 'M'] },
  {
    id: 'c3',
    name: 'seen',
    type: 'date',
    values: ['2023-05-01', null, '2022-12-31', '2023-05-01', null, '2024-02-29', null, '2023-01-01'],
  },
]

const title = { en: 'Risk by age and sex', zh: '按年龄和性别分组' }
type To = string | number | null
const example = (
  id: string,
  cases: readonly (readonly [condition: string, value: To])[],
  options: Readonly<Record<string, Json>> = {},
) =>
  ({
    id,
    title,
    columns,
    options: {
      cases: cases.map(([condition, value], k) => ({ id: `k${k + 1}`, condition, value })),
      name: 'new',
      ...options,
    },
    expect: 'done',
  }) as const

export const examples = defineStepExamples([
  example('texts', [
    ['{c1} >= 60 and {c2} = "F"', 'old woman'],
    ['{c1} >= 60', 'old'],
    ['{c1} < 18 or {c2} = "M"', 'young or man'],
  ]),
  example(
    'numbers',
    [
      ['{c1} >= 60', 2],
      ['{c1} >= 18', 1],
      ['is_missing({c1})', null],
    ],
    { otherwise: 'value', other: 0 },
  ),
  example('text-otherwise', [['{c1} > 60', 1]], { otherwise: 'value', other: '其他' }),
  example('keep-numbers', [['{c1} > 70', 70]], { otherwise: 'variable', variable: 'c1' }),
  example('numbers-as-texts', [['{c1} > 60', '60+']], { otherwise: 'variable', variable: 'c1' }),
  example('keep-texts', [['{c3} >= "2023-05-01"', 3.5]], { otherwise: 'variable', variable: 'c2' }),
  example('every-row', [
    ['{c1} > 1000', 1],
    ['true', 2],
  ]),
  {
    ...example('no-condition', [['{c1} + 1', 1]]),
    expect: { broken: 'case-not-a-condition' },
  },
  {
    ...example('second-wrong', [
      ['{c1} > 1', 1],
      ['{c2} > "a"', 2],
    ]),
    expect: { broken: 'case-no-order-for-text' },
  },
  {
    ...example('no-variable', [['{c1} > 1', 1]], { otherwise: 'variable' }),
    expect: { broken: 'no-variable' },
  },
  { ...example('name-taken', [['{c1} > 1', 1]], { name: 'sex' }), expect: { broken: 'name-taken' } },
  { ...example('gone', [['{c9} > 1', 1]]), expect: { broken: 'column-missing' } },
  { ...example('no-cases', []), expect: 'incomplete' },
  { ...example('empty-condition', [['', 1]]), expect: 'incomplete' },
])
