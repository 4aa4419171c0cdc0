import { plainOneSided } from '../../kit/planning/plain-planning.ts'
import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    type: { input: 'aim', of: { NI: 'NI', EQ: 'EQ', SUP: 'SUP' } },
    delta: { input: 'difference', unit: '1' },
    margin: { input: 'margin', unit: '1' },
    sd: { input: 'sd', unit: '1' },
    ...plainOneSided,
  },
  outputs: { n_per_group: 'n' },
  examples: [
    {
      inputs: { type: 'NI', delta: 1, margin: 5, sd: 10, alpha: 0.025, power: 0.8 },
      outputs: { n_per_group: 44 },
    },
  ],
})
