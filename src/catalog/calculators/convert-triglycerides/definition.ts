import { defineConverter } from '../../kit/tool/converter.ts'
import { earlierImplementation, exactArithmetic } from '../../kit/tool/example-sources.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'

export const definition = defineConverter({
  id: 'convert-triglycerides',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'The factor computed anew from the atomic weights of IUPAC agrees.',
      zh: '按 IUPAC 原子量重新计算，系数一致。',
    },
  },
  quantity: measured({
    label: { en: 'Triglycerides', zh: '甘油三酯' },
    units: [
      { id: 'mmol/L', system: 'si', resolution: 2, hard: [0.1, 100], usual: [0.1, 100] },
      { id: 'mg/dL', system: 'conventional', times: 1 / 88.57, resolution: 0, hard: [8.86, 8860], usual: [8.86, 8860] },
    ],
  }),
  decimals: [2, 0],
  formulaText: [{ en: '1 mmol/L = 88.57 mg/dL', zh: '1 mmol/L = 88.57 mg/dL' }],
  caveats: [
    {
      en: 'The laboratory convention is 88.57, for the mass of triolein, 885.7 g/mol; real mixtures differ a little.',
      zh: '检验界惯用系数为 88.57，按三油酸甘油酯的摩尔质量 885.7 g/mol；实际混合物略有差异。',
    },
  ],
  references: [{ text: 'AMA Manual of Style. 11th ed. Oxford University Press 2020, chapter 17: units of measure.' }],
  examples: [
    { value: 150, unit: 'mg/dL', is: { 0: { value: 1.6936, decimals: 4 } }, source: earlierImplementation },
    { value: 0.4, unit: 'mmol/L', is: { 1: { value: 35.43, decimals: 2 } }, source: exactArithmetic },
    { value: 25, unit: 'mmol/L', is: { 1: { value: 2214.25, decimals: 2 } }, source: exactArithmetic },
  ],
})
