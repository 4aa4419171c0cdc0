import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    delta: { input: 'difference', unit: '1' },
    sd: { input: 'sd', unit: '1' },
    alpha: { input: 'alpha', of: { 0.1: '0.10', 0.05: '0.05', 0.01: '0.01' } },
    power: { input: 'power', of: { 0.8: '0.80', 0.85: '0.85', 0.9: '0.90', 0.95: '0.95' } },
  },
  outputs: { n: 'n', n_tcorr: 'corrected' },
  examples: [{ inputs: { delta: 0.5, sd: 1, alpha: 0.05, power: 0.8 }, outputs: { n: 32, n_tcorr: 34 } }],
})
