import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    age: { input: 'age', unit: 'a' },
    hr: { input: 'heartRate', unit: '/min' },
    sbp: { input: 'systolic', unit: 'mm[Hg]' },
    scr_mgdl: { input: 'creatinine', unit: 'mg/dL' },
    scr_umoll: { input: 'creatinine', unit: 'umol/L' },
    chf: { input: 'heartFailure' },
    mi: { input: 'infarction' },
    st: { input: 'stDepression' },
    enz: { input: 'enzymes' },
    pci: { input: 'intervention', of: { 1: 'yes', 0: 'no', true: 'yes', false: 'no' } },
  },
  outputs: { score: 'score' },
  absent: { intervention: 'no' },
  examples: [
    {
      inputs: { age: 68, hr: 95, sbp: 110, scr_mgdl: 1.3, chf: 0, mi: 1, st: 1, enz: 1, pci: 1 },
      outputs: { score: 132 },
    },
  ],
})
