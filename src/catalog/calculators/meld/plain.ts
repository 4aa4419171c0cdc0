import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    scr_mgdl: { input: 'creatinine', unit: 'mg/dL' },
    scr_umoll: { input: 'creatinine', unit: 'umol/L' },
    bili_mgdl: { input: 'bilirubin', unit: 'mg/dL' },
    bili_umoll: { input: 'bilirubin', unit: 'umol/L' },
    inr: { input: 'inr', unit: '1' },
    dialysis: { input: 'dialysis' },
    age: { input: 'age', unit: 'a' },
  },
  outputs: { MELD: 'score', raw: ({ outputs }) => outputs.score?.value ?? null },
  absent: { age: { value: 50, unit: 'a' } },
  examples: [{ inputs: { scr_mgdl: 1.9, bili_mgdl: 4.2, inr: 1.8 }, outputs: { MELD: 25, raw: 24.58 } }],
})
