import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    alb: { input: 'albumin', unit: 'g/L' },
    alb_gdl: { input: 'albumin', unit: 'g/dL' },
    ly: { input: 'lymphocytes', unit: '10*9/L' },
    ne: { input: 'neutrophils', unit: '10*9/L' },
    pl: { input: 'platelets', unit: '10*9/L' },
  },
  outputs: { PNI: 'pni', NLR: 'nlr', PLR: 'plr', SII: 'sii' },
  examples: [{ inputs: { alb: 38, ly: 1.4, ne: 4.2, pl: 220 }, outputs: { PNI: 45, NLR: 3, PLR: 157.1, SII: 660 } }],
})
