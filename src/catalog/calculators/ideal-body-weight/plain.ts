import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    height: { input: 'height', unit: 'cm' },
    sex: { input: 'sex', of: { M: 'male', F: 'female' } },
    weight: { input: 'weight', unit: 'kg' },
  },
  outputs: { IBW: 'ideal', PBW: 'predicted', AdjBW: 'adjusted', LBW: 'lean', VT6_mL: 'tidal' },
  examples: [
    {
      inputs: { height: 175, sex: 'M', weight: 110 },
      outputs: { IBW: 70.5, PBW: 70.6, AdjBW: 86.3, LBW: 70.6, VT6_mL: 423 },
    },
  ],
})
