import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    stools: { input: 'stools', unit: '1' },
    pain: { input: 'pain', unit: '1' },
    well: { input: 'wellBeing', unit: '1' },
    comp: { input: 'complications', unit: '1' },
    opi: { input: 'drugs' },
    mass: { input: 'mass', of: { 0: 'none', 2: 'questionable', 5: 'definite' } },
    hct: { input: 'haematocrit', unit: '%' },
    sex: { input: 'sex', of: { M: 'male', F: 'female' } },
    w: { input: 'weight', unit: 'kg' },
    sw: { input: 'standard', unit: 'kg' },
  },
  outputs: { CDAI: 'cdai', band: { band: 'activity' } },
  examples: [
    {
      inputs: { stools: 28, pain: 10, well: 10, comp: 1, opi: 0, mass: 0, hct: 38, sex: 'M', w: 62, sw: 68 },
      outputs: { CDAI: 259 },
    },
  ],
})
