import type { CalculatorExample } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'

const person = (years: number, bmi: number) => ({
  age: { value: years, unit: 'a' },
  bmi: { value: bmi, unit: 'kg/m2' },
})

export const examples: readonly CalculatorExample[] = [
  {
    id: 'pneumonia',
    inputs: { ...person(75, 23), immobile: true, infection: true },
    expect: { score: { value: 5, decimals: 0 } },
    bands: { risk: 'high' },
    source: earlierImplementation,
  },
  {
    id: 'obese',
    inputs: { ...person(50, 30), cancer: true },
    expect: { score: { value: 4, decimals: 0 } },
    bands: { risk: 'high' },
    source: countedByHand,
  },
  {
    id: 'low',
    inputs: { ...person(70, 29.9), failure: true },
    expect: { score: { value: 2, decimals: 0 } },
    bands: { risk: 'low' },
    source: countedByHand,
  },
]
