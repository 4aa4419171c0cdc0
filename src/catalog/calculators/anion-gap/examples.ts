import type { CalculatorExample } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'

const mmol = (value: number) => ({ value, unit: 'mmol/L' })

export const examples: readonly CalculatorExample[] = [
  {
    id: 'low-albumin',
    inputs: { sodium: mmol(140), chloride: mmol(100), bicarbonate: mmol(12), albumin: { value: 2, unit: 'g/dL' } },
    expect: {
      gap: { value: 28, decimals: 1 },
      corrected: { value: 33, decimals: 1 },
      delta: { value: 1.75, decimals: 2 },
    },
    bands: { gap: 'high', corrected: 'high', delta: 'raised-gap' },
    source: earlierImplementation,
  },
  {
    id: 'diarrhoea',
    inputs: { sodium: mmol(138), chloride: mmol(114), bicarbonate: mmol(14), albumin: { value: 40, unit: 'g/L' } },
    expect: {
      gap: { value: 10, decimals: 1 },
      corrected: { value: 10, decimals: 1 },
      delta: { value: -0.2, decimals: 2 },
    },
    bands: { gap: 'normal', corrected: 'normal', delta: 'normal-gap' },
    source: countedByHand,
  },
  {
    id: 'mixed',
    inputs: { sodium: mmol(138), chloride: mmol(108), bicarbonate: mmol(12), albumin: { value: 40, unit: 'g/L' } },
    expect: {
      gap: { value: 18, decimals: 1 },
      corrected: { value: 18, decimals: 1 },
      delta: { value: 0.5, decimals: 2 },
    },
    bands: { gap: 'high', corrected: 'high', delta: 'both' },
    source: countedByHand,
  },
  {
    id: 'alkalosis-too',
    inputs: { sodium: mmol(138), chloride: mmol(90), bicarbonate: mmol(16) },
    expect: { gap: { value: 32, decimals: 1 }, delta: { value: 2.5, decimals: 2 } },
    bands: { gap: 'high', delta: 'alkalosis' },
    source: countedByHand,
  },
  {
    id: 'low-gap',
    inputs: { sodium: mmol(135), chloride: mmol(105), bicarbonate: mmol(26), albumin: { value: 44, unit: 'g/L' } },
    expect: { gap: { value: 4, decimals: 1 }, corrected: { value: 3, decimals: 1 } },
    bands: { gap: 'low', corrected: 'low' },
    source: countedByHand,
  },
]
