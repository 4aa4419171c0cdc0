import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { definePlain } from '../../kit/tool/plain-names.ts'

const enzymes = (ast: number): EnteredInputs => ({ ast: { value: ast, unit: 'U/L' }, alt: { value: 60, unit: 'U/L' } })

export const plain = definePlain({
  inputs: {
    bmi: {
      input: 'bmi',
      of: { true: { value: 30, unit: 'kg/m2' }, false: { value: 24, unit: 'kg/m2' } },
    },
    ratio: (value) => (value === true ? enzymes(60) : value === false ? enzymes(30) : undefined),
    dm: { input: 'diabetes' },
    ast: { input: 'ast', unit: 'U/L' },
    alt: { input: 'alt', unit: 'U/L' },
  },
  outputs: { score: 'score' },
  absent: { bmi: { value: 24, unit: 'kg/m2' }, ...enzymes(30) },
  examples: [{ inputs: { bmi: true, ratio: true }, outputs: { score: 3 } }],
})
