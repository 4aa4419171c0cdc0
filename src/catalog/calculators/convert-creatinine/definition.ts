import { defineConverter } from '../../kit/tool/converter.ts'
import { earlierImplementation, exactArithmetic } from '../../kit/tool/example-sources.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'

export const definition = defineConverter({
  id: 'convert-creatinine',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'The factor computed anew from the atomic weights of IUPAC agrees.',
      zh: '按 IUPAC 原子量重新计算，系数一致。',
    },
  },
  quantity: measured({
    label: { en: 'Creatinine', zh: '肌酐' },
    units: [
      { id: 'umol/L', system: 'si', resolution: 1, hard: [20, 2000], usual: [20, 2000] },
      { id: 'mg/dL', system: 'conventional', times: 88.4, resolution: 2, hard: [0.226, 22.6], usual: [0.226, 22.6] },
    ],
  }),
  decimals: [1, 2],
  formulaText: [{ en: '1 mg/dL = 88.4 µmol/L', zh: '1 mg/dL = 88.4 µmol/L' }],
  caveats: [{ en: 'For urine creatinine the factor is the same.', zh: '尿肌酐系数相同。' }],
  references: [{ text: 'AMA Manual of Style. 11th ed. Oxford University Press 2020, chapter 17: units of measure.' }],
  examples: [
    { value: 1, unit: 'mg/dL', is: { 0: { value: 88.4, decimals: 1 } }, source: earlierImplementation },
    { value: 80, unit: 'umol/L', is: { 1: { value: 0.905, decimals: 4 } }, source: exactArithmetic },
    { value: 500, unit: 'umol/L', is: { 1: { value: 5.6561, decimals: 4 } }, source: exactArithmetic },
  ],
})
