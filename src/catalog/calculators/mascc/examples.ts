import type { CalculatorExample } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'

const best: CalculatorExample['inputs'] = {
  burden: 'light',
  pressure: { value: 120, unit: 'mm[Hg]' },
  lung: 'no',
  tumour: 'favourable',
  dehydration: 'no',
  place: 'outside',
  age: { value: 50, unit: 'a' },
}

export const examples: readonly CalculatorExample[] = [
  {
    id: 'best',
    inputs: best,
    expect: { score: { value: 26, decimals: 0 } },
    bands: { risk: 'low' },
    source: earlierImplementation,
  },
  {
    id: 'just-low',
    inputs: { ...best, age: { value: 65, unit: 'a' }, place: 'hospital' },
    expect: { score: { value: 21, decimals: 0 } },
    bands: { risk: 'low' },
    source: countedByHand,
  },
  {
    id: 'just-high',
    inputs: { ...best, burden: 'moderate', lung: 'yes' },
    expect: { score: { value: 20, decimals: 0 } },
    bands: { risk: 'high' },
    source: countedByHand,
  },
]
