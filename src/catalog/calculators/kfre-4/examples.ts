import type { CalculatorExample } from '../../kit/tool/calculator.ts'
import { earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'

type Patient = readonly [years: number, sex: 'male' | 'female', egfr: number, acr: number]
type Risks = readonly [five: number, two: number, fiveBand: string, twoBand: string]

function outsideAmerica(
  id: string,
  [years, sex, egfr, acr]: Patient,
  [five, two, fiveBand, twoBand]: Risks,
  source = secondProgram,
): CalculatorExample {
  return {
    id,
    title: {
      en: `${sex === 'male' ? 'Man' : 'Woman'} of ${years}, eGFR ${egfr}, ACR ${acr} mg/g, outside North America`,
      zh: `${sex === 'male' ? '男' : '女'}，${years} 岁，eGFR ${egfr}，ACR ${acr} mg/g，北美以外`,
    },
    inputs: {
      age: { value: years, unit: 'a' },
      sex,
      egfr: { value: egfr, unit: 'mL/min/{1.73_m2}' },
      acr: { value: acr, unit: 'mg/g' },
      region: 'elsewhere',
    },
    expect: { risk5: { value: five, decimals: 2 }, risk2: { value: two, decimals: 2 } },
    bands: { 'five-years': fiveBand, 'two-years': twoBand },
    source,
  }
}

export const examples: readonly CalculatorExample[] = [
  outsideAmerica('g3b', [60, 'male', 30, 500], [25.51, 7.32, 'above-5', 'to-10'], earlierImplementation),
  outsideAmerica('g3a', [70, 'female', 50, 30], [0.56, 0.14, 'below-3', 'to-10']),
  outsideAmerica('referral', [65, 'male', 40, 100], [4.11, 1.08, 'from-3', 'to-10']),
  outsideAmerica('g4', [60, 'male', 20, 1000], [70.65, 27.14, 'above-5', 'above-10']),
  outsideAmerica('g5', [55, 'male', 15, 2000], [96.18, 56.96, 'above-5', 'above-40']),
]
