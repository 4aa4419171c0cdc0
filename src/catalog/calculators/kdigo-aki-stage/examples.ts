import type { CalculatorExample } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'

const umol = (value: number) => ({ value, unit: 'umol/L' })
const hours = (value: number) => ({ value, unit: 'h' })
const urine = (value: number) => ({ value, unit: 'mL/kg/h' })

export const examples: readonly CalculatorExample[] = [
  {
    id: 'doubled',
    inputs: { baseline: umol(80), creatinine: umol(170), rise: umol(60), urine: urine(0.8), hours: hours(24) },
    expect: { stage: { value: 2, decimals: 0 } },
    bands: { stage: '2' },
    source: earlierImplementation,
  },
  {
    id: 'rise',
    inputs: { baseline: umol(100), creatinine: umol(130), rise: umol(30), urine: urine(1), hours: hours(24) },
    expect: { stage: { value: 1, decimals: 0 } },
    bands: { stage: '1' },
    source: countedByHand,
  },
  {
    id: 'oliguria',
    inputs: { baseline: umol(80), creatinine: umol(85), urine: urine(0.4), hours: hours(8) },
    expect: { stage: { value: 1, decimals: 0 } },
    bands: { stage: '1' },
    source: countedByHand,
  },
  {
    id: 'trebled',
    inputs: { baseline: umol(90), creatinine: umol(280) },
    expect: { stage: { value: 3, decimals: 0 } },
    bands: { stage: '3' },
    source: countedByHand,
  },
  {
    id: 'unchanged',
    inputs: { baseline: umol(100), creatinine: umol(110) },
    expect: { stage: { value: 0, decimals: 0 } },
    bands: { stage: 'none' },
    source: countedByHand,
  },
]
