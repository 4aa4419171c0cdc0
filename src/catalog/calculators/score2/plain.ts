import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    age: { input: 'age', unit: 'a' },
    sex: { input: 'sex', of: { M: 'male', F: 'female' } },
    smoker: { input: 'smoker' },
    sbp: { input: 'systolic', unit: 'mm[Hg]' },
    tc: { input: 'total', unit: 'mmol/L' },
    hdl: { input: 'hdl', unit: 'mmol/L' },
    tc_mgdl: { input: 'total', unit: 'mg/dL' },
    hdl_mgdl: { input: 'hdl', unit: 'mg/dL' },
    region: { input: 'region', of: { low: 'low', moderate: 'moderate', high: 'high', 'very high': 'very-high' } },
  },
  outputs: { risk_pct: 'risk' },
  examples: [
    {
      inputs: { age: 50, sex: 'M', smoker: 1, sbp: 140, tc: 5.5, hdl: 1.3, region: 'low' },
      outputs: { risk_pct: 5.9 },
    },
  ],
})
