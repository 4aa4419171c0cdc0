import { defineConverter } from '../../kit/tool/converter.ts'
import { earlierImplementation, exactArithmetic } from '../../kit/tool/example-sources.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'

export const definition = defineConverter({
  id: 'convert-calcium',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'The factor computed anew from the atomic weights of IUPAC agrees.',
      zh: '按 IUPAC 原子量重新计算，系数一致。',
    },
  },
  quantity: measured({
    label: { en: 'Calcium', zh: '钙' },
    units: [
      { id: 'mmol/L', system: 'si', resolution: 2, hard: [0.5, 5], usual: [0.5, 5] },
      { id: 'mg/dL', system: 'conventional', times: 1 / 4.008, resolution: 1, hard: [2, 20], usual: [2, 20] },
    ],
  }),
  decimals: [2, 1],
  formulaText: [{ en: '1 mmol/L = 4.008 mg/dL', zh: '1 mmol/L = 4.008 mg/dL' }],
  caveats: [{ en: '1 mmol/L = 2 mEq/L = 4.008 mg/dL.', zh: '1 mmol/L = 2 mEq/L = 4.008 mg/dL。' }],
  references: [{ text: 'AMA Manual of Style. 11th ed. Oxford University Press 2020, chapter 17: units of measure.' }],
  examples: [
    { value: 8, unit: 'mg/dL', is: { 0: { value: 1.996, decimals: 3 } }, source: earlierImplementation },
    { value: 2, unit: 'mmol/L', is: { 1: { value: 8.016, decimals: 3 } }, source: exactArithmetic },
    { value: 1.25, unit: 'mmol/L', is: { 1: { value: 5.01, decimals: 3 } }, source: exactArithmetic },
  ],
})
