import { defineConverter } from '../../kit/tool/converter.ts'
import { earlierImplementation, exactArithmetic } from '../../kit/tool/example-sources.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'

export const definition = defineConverter({
  id: 'convert-cortisol',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'The factor computed anew from the atomic weights of IUPAC agrees.',
      zh: '按 IUPAC 原子量重新计算，系数一致。',
    },
  },
  quantity: measured({
    label: { en: 'Cortisol', zh: '皮质醇' },
    units: [
      { id: 'nmol/L', system: 'si', resolution: 0, hard: [5, 3000], usual: [5, 3000] },
      { id: 'ug/dL', system: 'conventional', times: 27.59, resolution: 1, hard: [0.181, 109], usual: [0.181, 109] },
    ],
  }),
  decimals: [0, 1],
  formulaText: [{ en: '1 µg/dL = 27.59 nmol/L', zh: '1 µg/dL = 27.59 nmol/L' }],
  caveats: [{ en: 'Hydrocortisone as a drug is measured too.', zh: '使用氢化可的松者会一并测得。' }],
  references: [{ text: 'AMA Manual of Style. 11th ed. Oxford University Press 2020, chapter 17: units of measure.' }],
  examples: [
    { value: 10, unit: 'ug/dL', is: { 0: { value: 275.9, decimals: 1 } }, source: earlierImplementation },
    { value: 20, unit: 'nmol/L', is: { 1: { value: 0.725, decimals: 3 } }, source: exactArithmetic },
    { value: 750, unit: 'nmol/L', is: { 1: { value: 27.184, decimals: 3 } }, source: exactArithmetic },
  ],
})
