import { plainOneSided } from '../../kit/planning/plain-planning.ts'
import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    type: { input: 'aim', of: { NI: 'NI', EQ: 'EQ', SUP: 'SUP' } },
    pT: { input: 'treated', unit: '1' },
    pC: { input: 'control', unit: '1' },
    margin: { input: 'margin', unit: '1' },
    ...plainOneSided,
  },
  outputs: { n_per_group: 'n' },
  examples: [
    {
      inputs: { type: 'NI', pT: 0.85, pC: 0.85, margin: 0.1, alpha: 0.025, power: 0.8 },
      outputs: { n_per_group: 201 },
    },
  ],
})
