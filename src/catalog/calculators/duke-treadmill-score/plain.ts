import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    min: { input: 'minutes', unit: 'min' },
    st: { input: 'deviation', unit: 'mm' },
    ang: { input: 'angina', of: { 0: 'none', 1: 'present', 2: 'limiting' } },
  },
  outputs: { DTS: 'score' },
  examples: [{ inputs: { min: 9, st: 1, ang: 0 }, outputs: { DTS: 4 } }],
})
