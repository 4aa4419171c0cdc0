import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    na: { input: 'sodium', unit: 'mmol/L' },
    glucose_mgdl: { input: 'glucose', unit: 'mg/dL' },
    glucose_mmoll: { input: 'glucose', unit: 'mmol/L' },
  },
  outputs: { katz: 'katz', hillier: 'hillier' },
  examples: [{ inputs: { na: 128, glucose_mgdl: 600 }, outputs: { katz: 136, hillier: 140 } }],
})
