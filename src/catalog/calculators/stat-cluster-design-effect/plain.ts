import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    n: { input: 'n', unit: '1' },
    m: { input: 'size', unit: '1' },
    icc: { input: 'icc', unit: '1' },
    cv: { input: 'variation', unit: '1' },
  },
  outputs: { DEFF: 'effect', n: 'total', clusters: 'clusters' },
  examples: [{ inputs: { n: 300, m: 20, icc: 0.05 }, outputs: { DEFF: 1.95, n: 585, clusters: 30 } }],
})
