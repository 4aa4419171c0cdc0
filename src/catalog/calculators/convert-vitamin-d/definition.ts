import { defineConverter } from '../../kit/tool/converter.ts'
import { earlierImplementation, exactArithmetic } from '../../kit/tool/example-sources.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'

export const definition = defineConverter({
  id: 'convert-vitamin-d',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'The factor computed anew from the atomic weights of IUPAC agrees.',
      zh: '按 IUPAC 原子量重新计算，系数一致。',
    },
  },
  quantity: measured({
    label: { en: '25-hydroxyvitamin D', zh: '25-羟维生素 D' },
    units: [
      { id: 'nmol/L', system: 'si', resolution: 1, hard: [5, 500], usual: [5, 500] },
      { id: 'ng/mL', system: 'conventional', times: 2.496, resolution: 1, hard: [2, 200], usual: [2, 200] },
    ],
  }),
  decimals: [1, 1],
  formulaText: [{ en: '1 ng/mL = 2.496 nmol/L', zh: '1 ng/mL = 2.496 nmol/L' }],
  caveats: [
    { en: 'For D₃; the factor of 25-hydroxyvitamin D₂ is 2.42.', zh: '系数适用于 D₃；25-羟维生素 D₂ 为 2.42。' },
  ],
  references: [{ text: 'AMA Manual of Style. 11th ed. Oxford University Press 2020, chapter 17: units of measure.' }],
  examples: [
    { value: 20, unit: 'ng/mL', is: { 0: { value: 49.92, decimals: 2 } }, source: earlierImplementation },
    { value: 20, unit: 'nmol/L', is: { 1: { value: 8.013, decimals: 3 } }, source: exactArithmetic },
    { value: 125, unit: 'nmol/L', is: { 1: { value: 50.08, decimals: 3 } }, source: exactArithmetic },
  ],
})
