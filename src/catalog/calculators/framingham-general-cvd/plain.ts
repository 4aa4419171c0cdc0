import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    age: { input: 'age', unit: 'a' },
    sex: { input: 'sex', of: { M: 'male', F: 'female' } },
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
  examples: [{ inputs: { age: 61, sex: 'F', tc: 180, hdl: 47, sbp: 124, smoker: 1 }, outputs: { risk_pct: 10.48 } }],
})
