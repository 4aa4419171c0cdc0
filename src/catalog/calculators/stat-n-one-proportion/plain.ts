import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    p: { input: 'p', unit: '1' },
    d: { input: 'halfWidth', unit: '1' },
    N: { input: 'population', unit: '1' },
  },
  outputs: { n: 'n', n_uncorrected: 'uncorrected' },
  examples: [
    { inputs: { p: 0.3, d: 0.05 }, outputs: { n: 323 } },
    { inputs: { p: 0.3, d: 0.05, N: 1000 }, outputs: { n: 245, n_uncorrected: 323 } },
  ],
})
