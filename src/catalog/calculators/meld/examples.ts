import type { CalculatorExample } from '../../kit/tool/calculator.ts'
import { earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'

function example(
  id: string,
  [creatinine, bilirubin, inr]: readonly [number, number, number],
  value: number,
  band: string,
  source = secondProgram,
): CalculatorExample {
  return {
    id,
    title: {
      en: `Creatinine ${creatinine}, bilirubin ${bilirubin} mg/dL, INR ${inr}`,
      zh: `肌酐 ${creatinine}、胆红素 ${bilirubin} mg/dL，INR ${inr}`,
    },
    inputs: {
      creatinine: { value: creatinine, unit: 'mg/dL' },
      bilirubin: { value: bilirubin, unit: 'mg/dL' },
      inr: { value: inr, unit: '1' },
      dialysis: false,
      age: { value: 50, unit: 'a' },
    },
    expect: { score: { value, decimals: 2 } },
    bands: { mortality: band },
    source,
  }
}

export const examples: readonly CalculatorExample[] = [
  example('severe', [1.9, 4.2, 1.8], 24.58, '20-29', earlierImplementation),
  example('least', [0.8, 0.9, 0.9], 6.43, 'to-9'),
  example('mild', [1.2, 2, 1.3], 13.73, '10-19'),
  example('critical', [3, 10, 2.5], 35.91, '30-39'),
  example('most', [4, 12, 3], 40, '40'),
]
