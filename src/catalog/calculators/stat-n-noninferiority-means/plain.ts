import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    type: { input: 'aim', of: { NI: 'NI', EQ: 'EQ', SUP: 'SUP' } },
    delta: { input: 'difference', unit: '1' },
    margin: { input: 'margin', unit: '1' },
    sd: { input: 'sd', unit: '1' },
    alpha: { input: 'alpha', of: { 0.025: '0.025', 0.05: '0.05' } },
    power: { input: 'power', of: { 0.8: '0.80', 0.85: '0.85', 0.9: '0.90', 0.95: '0.95' } },
  },
  outputs: { n_per_group: 'n' },
  examples: [
    {
      inputs: { type: 'NI', delta: 1, margin: 5, sd: 10, alpha: 0.025, power: 0.8 },
      outputs: { n_per_group: 44 },
    },
  ],
})
