import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    na: { input: 'sodium', unit: 'mmol/L' },
    cl: { input: 'chloride', unit: 'mmol/L' },
    hco3: { input: 'bicarbonate', unit: 'mmol/L' },
    alb_gdl: { input: 'albumin', unit: 'g/dL' },
    alb_gl: { input: 'albumin', unit: 'g/L' },
  },
  outputs: { AG: 'gap', AGcorr: 'corrected', delta_ratio: 'delta' },
  examples: [
    { inputs: { na: 140, cl: 100, hco3: 12, alb_gdl: 2 }, outputs: { AG: 28, AGcorr: 33, delta_ratio: 1.75 } },
  ],
})
