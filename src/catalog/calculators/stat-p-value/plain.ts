import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    k: { input: 'kind', of: { z: 'z', t: 't', chi2: 'chi2', F: 'F', f: 'F' } },
    s: { input: 'statistic', unit: '1' },
    df: { input: 'df', unit: '1' },
    df1: { input: 'df', unit: '1' },
    df2: { input: 'df2', unit: '1' },
  },
  outputs: { p: 'p' },
  examples: [{ inputs: { k: 'z', s: 1.96 }, outputs: { p: 0.049996 } }],
})
