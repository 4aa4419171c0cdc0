import type { CalculatorExample } from '../../kit/tool/calculator.ts'
import { exactArithmetic } from '../../kit/tool/example-sources.ts'

const of = (value: number) => ({ value, unit: '1' })

export const examples: readonly CalculatorExample[] = [
  {
    id: 'published',
    inputs: {
      databases: of(162),
      registers: of(0),
      duplicates: of(23),
      screened: of(139),
      excluded: of(25),
      sought: of(114),
      notRetrieved: of(4),
      assessed: of(110),
      reportsExcluded: 'abstract content: 88',
      studies: of(22),
      other: 'no',
    },
    expect: { identified: { value: 162, decimals: 0 }, unaccounted: { value: 0, decimals: 0 } },
    source: {
      outside: true,
      words: {
        en: 'The published diagram of article AEDS-09-2025-0494.',
        zh: '文献 AEDS-09-2025-0494 已发表的流程图。',
      },
    },
  },
  {
    id: 'other-methods',
    inputs: {
      databases: of(1200),
      registers: of(100),
      duplicates: of(300),
      automation: of(50),
      otherRemoved: of(10),
      screened: of(940),
      excluded: of(800),
      sought: of(140),
      notRetrieved: of(5),
      assessed: of(135),
      reportsExcluded: 'wrong population: 60\nwrong design: 40\nno outcome of interest: 10',
      studies: of(26),
      reports: of(30),
      other: 'yes',
      websites: of(4),
      citations: of(12),
      otherSought: of(10),
      otherNotRetrieved: of(1),
      otherAssessed: of(9),
      otherExcluded: 'wrong design: 4',
    },
    expect: { identified: { value: 1316, decimals: 0 }, unaccounted: { value: 0, decimals: 0 } },
    source: exactArithmetic,
  },
  {
    id: 'gap',
    inputs: {
      databases: of(500),
      duplicates: of(100),
      screened: of(390),
      excluded: of(350),
      sought: of(40),
      notRetrieved: of(0),
      assessed: of(40),
      studies: of(12),
      other: 'no',
    },
    expect: { identified: { value: 500, decimals: 0 }, unaccounted: { value: 38, decimals: 0 } },
    source: exactArithmetic,
  },
]
