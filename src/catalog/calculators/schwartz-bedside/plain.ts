import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    height: { input: 'height', unit: 'cm' },
    scr_mgdl: { input: 'creatinine', unit: 'mg/dL' },
    scr_umoll: { input: 'creatinine', unit: 'umol/L' },
    age: { input: 'age', unit: 'a' },
  },
  outputs: { eGFR: 'egfr' },
  absent: { age: { value: 7, unit: 'a' } },
  examples: [{ inputs: { height: 120, scr_mgdl: 0.6 }, outputs: { eGFR: 82.6 } }],
})
