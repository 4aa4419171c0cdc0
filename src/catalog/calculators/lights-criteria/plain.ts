import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    pp: { input: 'pleuralProtein', unit: 'g/L' },
    sp: { input: 'serumProtein', unit: 'g/L' },
    pp_gdl: { input: 'pleuralProtein', unit: 'g/dL' },
    sp_gdl: { input: 'serumProtein', unit: 'g/dL' },
    pl: { input: 'pleuralLdh', unit: 'U/L' },
    sl: { input: 'serumLdh', unit: 'U/L' },
    uln: { input: 'upperLdh', unit: 'U/L' },
  },
  outputs: {
    protein_ratio: 'protein',
    ldh_ratio: 'ldh',
    exudate: { band: 'effusion', of: { transudate: false, exudate: true } },
  },
  examples: [
    {
      inputs: { pp: 40, sp: 65, pl: 350, sl: 220, uln: 250 },
      outputs: { protein_ratio: 0.62, ldh_ratio: 1.59, exudate: true },
    },
  ],
})
