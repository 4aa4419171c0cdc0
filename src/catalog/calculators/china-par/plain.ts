import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    age: { input: 'age', unit: 'a' },
    sex: { input: 'sex', of: { M: 'male', F: 'female' } },
    sbp: { input: 'systolic', unit: 'mm[Hg]' },
    treated: { input: 'treated' },
    tc: { input: 'total', unit: 'mg/dL' },
    hdl: { input: 'hdl', unit: 'mg/dL' },
    tc_mmol: { input: 'total', unit: 'mmol/L' },
    hdl_mmol: { input: 'hdl', unit: 'mmol/L' },
    waist: { input: 'waist', unit: 'cm' },
    smoker: { input: 'smoker' },
    diabetes: { input: 'diabetes' },
    north: { input: 'north' },
    urban: { input: 'urban' },
    family: { input: 'family' },
  },
  outputs: { risk_pct: 'risk', band: { band: 'level' } },
  examples: [
    {
      inputs: { age: 60, sex: 'M', sbp: 145, tc: 200, hdl: 45, waist: 88, smoker: 1, north: 1, urban: 1 },
      outputs: { risk_pct: 12 },
    },
  ],
})
