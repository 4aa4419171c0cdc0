import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    type: { input: 'aim', of: { NI: 'NI', EQ: 'EQ', SUP: 'SUP' } },
    pT: { input: 'treated', unit: '1' },
    pC: { input: 'control', unit: '1' },
    margin: { input: 'margin', unit: '1' },
    alpha: { input: 'alpha', of: { 0.025: '0.025', 0.05: '0.05' } },
    power: { input: 'power', of: { 0.8: '0.80', 0.85: '0.85', 0.9: '0.90', 0.95: '0.95' } },
  },
  outputs: { n_per_group: 'n' },
  examples: [
    {
      inputs: { type: 'NI', pT: 0.85, pC: 0.85, margin: 0.1, alpha: 0.025, power: 0.8 },
      outputs: { n_per_group: 201 },
    },
  ],
})
