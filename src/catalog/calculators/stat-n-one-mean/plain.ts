import { plainPlanning } from '../../kit/planning/plain-planning.ts'
import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    delta: { input: 'difference', unit: '1' },
    sd: { input: 'sd', unit: '1' },
    ...plainPlanning,
  },
  outputs: { n: 'n', n_tcorr: 'corrected' },
  examples: [{ inputs: { delta: 0.5, sd: 1, alpha: 0.05, power: 0.8 }, outputs: { n: 32, n_tcorr: 34 } }],
})
