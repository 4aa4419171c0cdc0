import { defineConverter } from '../../kit/tool/converter.ts'
import { earlierImplementation, exactArithmetic } from '../../kit/tool/example-sources.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'

export const definition = defineConverter({
  id: 'convert-lactate',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'The factor computed anew from the atomic weights of IUPAC agrees.',
      zh: '按 IUPAC 原子量重新计算，系数一致。',
    },
  },
  quantity: measured({
    label: { en: 'Lactate', zh: '乳酸' },
    units: [
      { id: 'mmol/L', system: 'si', resolution: 1, hard: [0.1, 30], usual: [0.1, 30] },
      { id: 'mg/dL', system: 'conventional', times: 1 / 9.008, resolution: 0, hard: [0.901, 270], usual: [0.901, 270] },
    ],
  }),
  decimals: [1, 0],
  formulaText: [{ en: '1 mmol/L = 9.008 mg/dL', zh: '1 mmol/L = 9.008 mg/dL' }],
  caveats: [
    {
      en: 'Lactate is often reported in mmol/L on blood gas analysers and in mg/dL by laboratories.',
      zh: '血气分析仪多以 mmol/L 报告，部分实验室以 mg/dL 报告。',
    },
  ],
  references: [{ text: 'AMA Manual of Style. 11th ed. Oxford University Press 2020, chapter 17: units of measure.' }],
  examples: [
    { value: 18, unit: 'mg/dL', is: { 0: { value: 1.9982, decimals: 4 } }, source: earlierImplementation },
    { value: 0.4, unit: 'mmol/L', is: { 1: { value: 3.6, decimals: 2 } }, source: exactArithmetic },
    { value: 7.5, unit: 'mmol/L', is: { 1: { value: 67.56, decimals: 2 } }, source: exactArithmetic },
  ],
})
