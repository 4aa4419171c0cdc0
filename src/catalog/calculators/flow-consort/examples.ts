import type { CalculatorExample } from '../../kit/tool/calculator.ts'
import { exactArithmetic } from '../../kit/tool/example-sources.ts'

const persons = (value: number) => ({ value, unit: '1' })

export const examples: readonly CalculatorExample[] = [
  {
    id: 'template',
    inputs: {
      assessed: persons(33),
      notEnrolled: 'not meeting inclusion criteria: 3\ndeclined to participate: 13\nother reasons: 1',
      arms: [
        [8, 8, 0, 1, 7, 0],
        [8, 8, 0, 1, 7, 0],
      ],
      discontinued: 'difficulty in transportation: 1/0\ntolerance for long-term training: 0/1',
    },
    expect: {
      randomised: { value: 16, decimals: 0 },
      analysed: { value: 14, decimals: 0 },
      unaccounted: { value: 0, decimals: 0 },
    },
    source: {
      outside: true,
      words: {
        en: 'A completed CONSORT 2010 template (123dok.com, document 10344259).',
        zh: '一份填写完成的 CONSORT 2010 模板（123dok.com，文档 10344259）。',
      },
    },
  },
  {
    id: 'three',
    inputs: {
      assessed: persons(420),
      notEnrolled: 'not meeting inclusion criteria: 90\ndeclined to participate: 30',
      arms: [
        [100, 98, 5, 4, 100, 0],
        [100, 100, 8, 6, 98, 2],
        [100, 95, 10, 0, 90, 0],
      ],
      names: 'Drug 10 mg\nDrug 20 mg\nPlacebo',
      notReceived: 'withdrew consent: 2/0/5',
      lost: 'moved away: 5/8/10',
    },
    expect: { share: { value: 96, decimals: 1 }, unaccounted: { value: 0, decimals: 0 } },
    source: exactArithmetic,
  },
  {
    id: 'gap',
    inputs: {
      assessed: persons(250),
      notEnrolled: 'not meeting inclusion criteria: 40',
      arms: [
        [100, 100, 5, 0, 90, 0],
        [100, 100, 0, 0, 100, 3],
      ],
    },
    expect: { share: { value: 95, decimals: 1 }, unaccounted: { value: 18, decimals: 0 } },
    source: exactArithmetic,
  },
]
