import type { CalculatorExample } from '../../kit/tool/calculator.ts'
import { earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'

function example(
  id: string,
  [creatinine, bilirubin, inr, sodium]: readonly [number, number, number, number],
  [initial, score]: readonly [number, number],
  source = secondProgram,
): CalculatorExample {
  return {
    id,
    title: {
      en: `Creatinine ${creatinine}, bilirubin ${bilirubin} mg/dL, INR ${inr}, Na ${sodium}`,
      zh: `肌酐 ${creatinine}、胆红素 ${bilirubin} mg/dL，INR ${inr}，Na ${sodium}`,
    },
    inputs: {
      creatinine: { value: creatinine, unit: 'mg/dL' },
      bilirubin: { value: bilirubin, unit: 'mg/dL' },
      inr: { value: inr, unit: '1' },
      sodium: { value: sodium, unit: 'mmol/L' },
      dialysis: false,
      age: { value: 50, unit: 'a' },
    },
    expect: { score: { value: score, decimals: 0 }, initial: { value: initial, decimals: 0 } },
    bands: { transplant: score < 14.5 ? 'below-15' : 'from-15' },
    source,
  }
}

export const examples: readonly CalculatorExample[] = [
  example('severe', [1.9, 4.2, 1.8, 128], [25, 29], earlierImplementation),
  example('normal-sodium', [1.2, 2, 1.3, 137], [14, 14]),
  example('low-sodium', [1.2, 2, 1.3, 130], [14, 20]),
  example('least', [0.8, 0.9, 0.9, 128], [6, 6]),
]
