import { plainPlanning } from '../../kit/planning/plain-planning.ts'
import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    delta: { input: 'difference', unit: '1' },
    sd: { input: 'sd', unit: '1' },
    ...plainPlanning,
  },
  outputs: { n1: 'n', n2: 'n', n1_tcorr: 'corrected' },
  examples: [{ inputs: { delta: 5, sd: 10, alpha: 0.05, power: 0.8 }, outputs: { n1: 63, n2: 63, n1_tcorr: 64 } }],
})
