import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    na: { input: 'sodium', unit: 'mmol/L' },
    glucose_mgdl: { input: 'glucose', unit: 'mg/dL' },
    glucose_mmoll: { input: 'glucose', unit: 'mmol/L' },
    bun_mgdl: { input: 'urea', unit: 'mg/dL' },
    urea_mmoll: { input: 'urea', unit: 'mmol/L' },
    ethanol_mgdl: { input: 'ethanol', unit: 'mg/dL' },
    ethanol_mmoll: { input: 'ethanol', unit: 'mmol/L' },
    measured: { input: 'measured', unit: 'mOsm/kg' },
  },
  outputs: { calc: 'calculated', gap: 'gap' },
  examples: [{ inputs: { na: 140, glucose_mgdl: 90, bun_mgdl: 14, measured: 320 }, outputs: { calc: 290, gap: 30 } }],
})
