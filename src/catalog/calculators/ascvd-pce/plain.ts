import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    age: { input: 'age', unit: 'a' },
    sex: { input: 'sex', of: { M: 'male', F: 'female' } },
    race: { input: 'race', of: { white: 'white', other: 'white', black: 'black' } },
    tc: { input: 'total', unit: 'mg/dL' },
    hdl: { input: 'hdl', unit: 'mg/dL' },
    tc_mmoll: { input: 'total', unit: 'mmol/L' },
    hdl_mmoll: { input: 'hdl', unit: 'mmol/L' },
    sbp: { input: 'systolic', unit: 'mm[Hg]' },
    treated: { input: 'treated' },
    smoker: { input: 'smoker' },
    diabetes: { input: 'diabetes' },
  },
  outputs: { risk_pct: 'risk' },
  absent: { race: 'white' },
  examples: [{ inputs: { age: 55, sex: 'M', tc: 213, hdl: 50, sbp: 120 }, outputs: { risk_pct: 5.4 } }],
})
