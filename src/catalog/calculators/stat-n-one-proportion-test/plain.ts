import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    p: { input: 'expected', unit: '1' },
    p0: { input: 'fixed', unit: '1' },
    alpha: { input: 'alpha', of: { 0.1: '0.10', 0.05: '0.05', 0.01: '0.01' } },
    power: { input: 'power', of: { 0.8: '0.80', 0.85: '0.85', 0.9: '0.90', 0.95: '0.95' } },
  },
  outputs: { n: 'n' },
  examples: [{ inputs: { p: 0.4, p0: 0.3, alpha: 0.05, power: 0.8 }, outputs: { n: 172 } }],
})
