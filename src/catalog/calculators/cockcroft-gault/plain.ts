import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    scr_mgdl: { input: 'creatinine', unit: 'mg/dL' },
    scr_umoll: { input: 'creatinine', unit: 'umol/L' },
    age: { input: 'age', unit: 'a' },
    weight: { input: 'weight', unit: 'kg' },
    sex: { input: 'sex', of: { M: 'male', F: 'female' } },
  },
  outputs: { CrCl: 'clearance' },
  examples: [{ inputs: { scr_mgdl: 1.2, age: 70, weight: 60, sex: 'F' }, outputs: { CrCl: 41.3 } }],
})
