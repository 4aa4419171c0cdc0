import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: { strata: { input: 'strata' } },
  outputs: { OR: 'odds', ci: ['oddsLow', 'oddsHigh'], chi2_cc: 'corrected', p: 'p' },
  examples: [
    {
      inputs: {
        strata: [
          [20, 80, 10, 90],
          [30, 70, 18, 82],
        ],
      },
      outputs: { OR: 2.068, ci: [1.2348, 3.4632], chi2_cc: 7.0796, p: 0.0078 },
    },
  ],
})
