import type { CalculatorExample } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'

const found = (
  [temperature, ferritin, triglycerides]: readonly [number, number, number],
  [organs, cytopenias, marrow]: readonly ['none' | 'one' | 'both', '1' | '2' | '3', boolean],
): CalculatorExample['inputs'] => ({
  immunosuppression: false,
  temperature: { value: temperature, unit: 'Cel' },
  organs,
  cytopenias,
  ferritin: { value: ferritin, unit: 'ug/L' },
  triglycerides: { value: triglycerides, unit: 'mmol/L' },
  fibrinogen: { value: 2, unit: 'g/L' },
  ast: { value: 80, unit: 'U/L' },
  marrow,
})

export const examples: readonly CalculatorExample[] = [
  {
    id: 'likely',
    inputs: found([40, 8000, 3], ['both', '3', false]),
    expect: { score: { value: 264, decimals: 0 } },
    bands: { 'cut-off': 'above-169' },
    source: earlierImplementation,
  },
  {
    id: 'even',
    inputs: found([38.4, 1500, 2], ['one', '2', false]),
    expect: { score: { value: 173, decimals: 0 }, probability: { value: 58.8, decimals: 1 } },
    bands: { 'cut-off': 'above-169' },
    source: countedByHand,
  },
  {
    id: 'less-likely',
    inputs: found([38.4, 2500, 1.6], ['none', '1', false]),
    expect: { score: { value: 161, decimals: 0 }, probability: { value: 41.4, decimals: 1 } },
    bands: { 'cut-off': 'to-169' },
    source: countedByHand,
  },
]
