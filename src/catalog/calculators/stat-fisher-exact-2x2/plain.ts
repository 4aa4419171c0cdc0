import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    a: { input: 'a', unit: '1' },
    b: { input: 'b', unit: '1' },
    c: { input: 'c', unit: '1' },
    d: { input: 'd', unit: '1' },
  },
  outputs: {
    fisher_two: 'twoSided',
    less: 'less',
    greater: 'greater',
    chi2: 'chiSquared',
    p_chi2: 'chiSquaredP',
    chi2_yates: 'yates',
    p_yates: 'yatesP',
  },
  examples: [
    {
      inputs: { a: 8, b: 2, c: 1, d: 5 },
      outputs: {
        fisher_two: 0.03497,
        less: 0.99913,
        greater: 0.02448,
        chi2: 6.1122,
        p_chi2: 0.01343,
        chi2_yates: 3.8095,
        p_yates: 0.05096,
      },
    },
  ],
})
