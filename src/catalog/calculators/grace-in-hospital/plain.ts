import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    age: { input: 'age', unit: 'a' },
    hr: { input: 'heartRate', unit: '/min' },
    sbp: { input: 'systolic', unit: 'mm[Hg]' },
    scr_mgdl: { input: 'creatinine', unit: 'mg/dL' },
    scr_umoll: { input: 'creatinine', unit: 'umol/L' },
    killip: { input: 'killip', of: { 1: 'I', 2: 'II', 3: 'III', 4: 'IV', I: 'I', II: 'II', III: 'III', IV: 'IV' } },
    arrest: { input: 'arrest' },
    st: { input: 'stDeviation' },
    enz: { input: 'enzymes' },
  },
  outputs: { score: 'score' },
  absent: { killip: 'I' },
  examples: [
    { inputs: { age: 68, hr: 95, sbp: 110, scr_mgdl: 1.3, killip: 2, st: 1, enz: 1 }, outputs: { score: 188 } },
  ],
})
