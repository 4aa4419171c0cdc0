import { defineConverter } from '../../kit/tool/converter.ts'
import { earlierImplementation, exactArithmetic } from '../../kit/tool/example-sources.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'

export const definition = defineConverter({
  id: 'convert-cholesterol',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'The factor computed anew from the atomic weights of IUPAC agrees.',
      zh: '按 IUPAC 原子量重新计算，系数一致。',
    },
  },
  quantity: measured({
    label: { en: 'Cholesterol (total, LDL, HDL)', zh: '胆固醇（总、LDL、HDL）' },
    units: [
      { id: 'mmol/L', system: 'si', resolution: 2, hard: [0.3, 25], usual: [0.3, 25] },
      { id: 'mg/dL', system: 'conventional', times: 1 / 38.67, resolution: 0, hard: [11.6, 967], usual: [11.6, 967] },
    ],
  }),
  decimals: [2, 0],
  formulaText: [{ en: '1 mmol/L = 38.67 mg/dL', zh: '1 mmol/L = 38.67 mg/dL' }],
  caveats: [
    {
      en: 'The laboratory convention is 38.67, for a molar mass of 386.7 g/mol.',
      zh: '检验界惯用系数为 38.67（摩尔质量 386.7 g/mol）。',
    },
  ],
  references: [{ text: 'AMA Manual of Style. 11th ed. Oxford University Press 2020, chapter 17: units of measure.' }],
  examples: [
    { value: 200, unit: 'mg/dL', is: { 0: { value: 5.172, decimals: 3 } }, source: earlierImplementation },
    { value: 1.2, unit: 'mmol/L', is: { 1: { value: 46.4, decimals: 2 } }, source: exactArithmetic },
    { value: 6.25, unit: 'mmol/L', is: { 1: { value: 241.69, decimals: 2 } }, source: exactArithmetic },
  ],
})
