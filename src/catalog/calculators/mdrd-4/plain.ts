import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    scr_mgdl: { input: 'creatinine', unit: 'mg/dL' },
    scr_umoll: { input: 'creatinine', unit: 'umol/L' },
    age: { input: 'age', unit: 'a' },
    sex: { input: 'sex', of: { M: 'male', F: 'female' } },
    black: { input: 'black' },
  },
  outputs: { eGFR: 'egfr' },
  examples: [{ inputs: { scr_mgdl: 1, age: 50, sex: 'M' }, outputs: { eGFR: 79.1 } }],
})
