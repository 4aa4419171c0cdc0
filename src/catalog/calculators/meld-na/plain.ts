import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    scr_mgdl: { input: 'creatinine', unit: 'mg/dL' },
    scr_umoll: { input: 'creatinine', unit: 'umol/L' },
    bili_mgdl: { input: 'bilirubin', unit: 'mg/dL' },
    bili_umoll: { input: 'bilirubin', unit: 'umol/L' },
    inr: { input: 'inr', unit: '1' },
    na: { input: 'sodium', unit: 'mmol/L' },
    dialysis: { input: 'dialysis' },
    age: { input: 'age', unit: 'a' },
  },
  outputs: { MELDi: 'initial', MELDNa: 'score' },
  absent: { age: { value: 50, unit: 'a' } },
  examples: [{ inputs: { scr_mgdl: 1.9, bili_mgdl: 4.2, inr: 1.8, na: 128 }, outputs: { MELDi: 25, MELDNa: 29 } }],
})
