import type { CalculatorResult } from '../../kit/tool/calculator-outcome.ts'
import { definePlain } from '../../kit/tool/plain-names.ts'

const fraction = (key: string) => (result: CalculatorResult) => {
  const output = result.outputs[key]
  return output === undefined ? null : output.value / 100
}

export const plain = definePlain({
  inputs: {
    pre: { input: 'pre', unit: '1' },
    lrp: { input: 'positive', unit: '1' },
    lrn: { input: 'negative', unit: '1' },
  },
  outputs: { pos: fraction('afterPositive'), neg: fraction('afterNegative') },
  examples: [{ inputs: { pre: 0.25, lrp: 6, lrn: 0.118 }, outputs: { pos: 0.6667, neg: 0.0378 } }],
})
