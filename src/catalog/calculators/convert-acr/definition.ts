import { defineConverter } from '../../kit/tool/converter.ts'
import { earlierImplementation, exactArithmetic } from '../../kit/tool/example-sources.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'

export const definition = defineConverter({
  id: 'convert-acr',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'By the molar mass of creatinine, computed anew from the atomic weights of IUPAC.',
      zh: '按 IUPAC 原子量重新计算肌酐摩尔质量，系数一致。',
    },
  },
  quantity: measured({
    label: { en: 'Urine albumin-to-creatinine ratio', zh: '尿白蛋白/肌酐比值' },
    units: [
      { id: 'mg/mmol', system: 'si', resolution: 1, hard: [0.1, 1000], usual: [0.1, 1000] },
      { id: 'mg/g', system: 'conventional', times: 1 / 8.84, resolution: 0, hard: [0.884, 8840], usual: [0.884, 8840] },
    ],
  }),
  decimals: [1, 0],
  formulaText: [{ en: '1 mg/mmol = 8.84 mg/g', zh: '1 mg/mmol = 8.84 mg/g' }],
  caveats: [
    { en: '1 mg/mmol = 8.84 mg/g, by the molar mass of creatinine.', zh: '按肌酐摩尔质量，1 mg/mmol = 8.84 mg/g。' },
  ],
  references: [{ text: 'AMA Manual of Style. 11th ed. Oxford University Press 2020, chapter 17: units of measure.' }],
  examples: [
    { value: 3, unit: 'mg/mmol', is: { 1: { value: 26.52, decimals: 2 } }, source: earlierImplementation },
    { value: 0.4, unit: 'mg/mmol', is: { 1: { value: 3.54, decimals: 2 } }, source: exactArithmetic },
    { value: 250, unit: 'mg/mmol', is: { 1: { value: 2210, decimals: 2 } }, source: exactArithmetic },
  ],
})
