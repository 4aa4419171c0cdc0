import { defineConverter } from '../../kit/tool/converter.ts'
import { earlierImplementation, exactArithmetic } from '../../kit/tool/example-sources.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'

export const definition = defineConverter({
  id: 'convert-magnesium',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'The factor computed anew from the atomic weights of IUPAC agrees.',
      zh: '按 IUPAC 原子量重新计算，系数一致。',
    },
  },
  quantity: measured({
    label: { en: 'Magnesium', zh: '镁' },
    units: [
      { id: 'mmol/L', system: 'si', resolution: 2, hard: [0.1, 5], usual: [0.1, 5] },
      { id: 'mg/dL', system: 'conventional', times: 0.41143, resolution: 1, hard: [0.243, 12.2], usual: [0.243, 12.2] },
    ],
  }),
  decimals: [2, 1],
  formulaText: [{ en: '1 mg/dL = 0.41143 mmol/L', zh: '1 mg/dL = 0.41143 mmol/L' }],
  caveats: [{ en: '1 mmol/L = 2 mEq/L.', zh: '1 mmol/L = 2 mEq/L。' }],
  references: [{ text: 'AMA Manual of Style. 11th ed. Oxford University Press 2020, chapter 17: units of measure.' }],
  examples: [
    { value: 2, unit: 'mg/dL', is: { 0: { value: 0.82286, decimals: 5 } }, source: earlierImplementation },
    { value: 0.4, unit: 'mmol/L', is: { 1: { value: 0.972, decimals: 3 } }, source: exactArithmetic },
    { value: 1.25, unit: 'mmol/L', is: { 1: { value: 3.038, decimals: 3 } }, source: exactArithmetic },
  ],
})
