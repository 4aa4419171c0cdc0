import { defineConverter } from '../../kit/tool/converter.ts'
import { earlierImplementation, exactArithmetic } from '../../kit/tool/example-sources.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'

export const definition = defineConverter({
  id: 'convert-phosphate',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'The factor computed anew from the atomic weights of IUPAC agrees.',
      zh: '按 IUPAC 原子量重新计算，系数一致。',
    },
  },
  quantity: measured({
    label: { en: 'Phosphate (as phosphorus)', zh: '磷' },
    units: [
      { id: 'mmol/L', system: 'si', resolution: 2, hard: [0.1, 5], usual: [0.1, 5] },
      { id: 'mg/dL', system: 'conventional', times: 0.32285, resolution: 1, hard: [0.31, 15.5], usual: [0.31, 15.5] },
    ],
  }),
  decimals: [2, 1],
  formulaText: [{ en: '1 mg/dL = 0.32285 mmol/L', zh: '1 mg/dL = 0.32285 mmol/L' }],
  caveats: [{ en: 'The mass is that of phosphorus, not of phosphate.', zh: '质量以磷元素计，而非磷酸根。' }],
  references: [{ text: 'AMA Manual of Style. 11th ed. Oxford University Press 2020, chapter 17: units of measure.' }],
  examples: [
    { value: 3, unit: 'mg/dL', is: { 0: { value: 0.96855, decimals: 5 } }, source: earlierImplementation },
    { value: 0.4, unit: 'mmol/L', is: { 1: { value: 1.239, decimals: 3 } }, source: exactArithmetic },
    { value: 1.25, unit: 'mmol/L', is: { 1: { value: 3.872, decimals: 3 } }, source: exactArithmetic },
  ],
})
