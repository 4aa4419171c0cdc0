import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: { b: { input: 'b', unit: '1' }, c: { input: 'c', unit: '1' } },
  outputs: {
    chi2: 'statistic',
    p: 'p',
    chi2_cc: 'correctedStatistic',
    p_cc: 'corrected',
    p_exact: 'exact',
    OR: 'odds',
  },
  examples: [
    {
      inputs: { b: 15, c: 5 },
      outputs: { chi2: 5, p: 0.02535, chi2_cc: 4.05, p_cc: 0.04417, p_exact: 0.04139, OR: 3 },
    },
  ],
})
