import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    ca: { input: 'calcium', unit: 'mmol/L' },
    ca_mgdl: { input: 'calcium', unit: 'mg/dL' },
    alb: { input: 'albumin', unit: 'g/L' },
    alb_gdl: { input: 'albumin', unit: 'g/dL' },
    age: { input: 'age', unit: 'a' },
  },
  outputs: { Ca_corr_mmol: 'calcium', Ca_corr_mgdl: 'calciumMg' },
  absent: { age: { value: 50, unit: 'a' } },
  examples: [{ inputs: { ca: 2, alb: 25 }, outputs: { Ca_corr_mmol: 2.3, Ca_corr_mgdl: 9.22 } }],
})
