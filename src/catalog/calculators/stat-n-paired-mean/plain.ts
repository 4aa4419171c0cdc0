import { plainPlanning } from '../../kit/planning/plain-planning.ts'
import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    delta: { input: 'difference', unit: '1' },
    sd: { input: 'sd', unit: '1' },
    ...plainPlanning,
  },
  outputs: { pairs: 'n', pairs_tcorr: 'corrected' },
  examples: [{ inputs: { delta: 4, sd: 10, alpha: 0.05, power: 0.8 }, outputs: { pairs: 50, pairs_tcorr: 51 } }],
})
