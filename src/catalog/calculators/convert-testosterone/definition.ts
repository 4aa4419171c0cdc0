import { defineConverter } from '../../kit/tool/converter.ts'
import { earlierImplementation, exactArithmetic } from '../../kit/tool/example-sources.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'

export const definition = defineConverter({
  id: 'convert-testosterone',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'The factor computed anew from the atomic weights of IUPAC agrees.',
      zh: '按 IUPAC 原子量重新计算，系数一致。',
    },
  },
  quantity: measured({
    label: { en: 'Testosterone', zh: '睾酮' },
    units: [
      { id: 'nmol/L', system: 'si', resolution: 1, hard: [0.1, 60], usual: [0.1, 60] },
      { id: 'ng/dL', system: 'conventional', times: 0.03467, resolution: 0, hard: [2.88, 1730], usual: [2.88, 1730] },
    ],
  }),
  decimals: [1, 0],
  formulaText: [{ en: '1 ng/dL = 0.03467 nmol/L', zh: '1 ng/dL = 0.03467 nmol/L' }],
  caveats: [
    {
      en: 'Immunoassays are unreliable at the low values of women and children.',
      zh: '免疫法在女性及儿童低值范围不可靠。',
    },
  ],
  references: [{ text: 'AMA Manual of Style. 11th ed. Oxford University Press 2020, chapter 17: units of measure.' }],
  examples: [
    { value: 300, unit: 'ng/dL', is: { 0: { value: 10.401, decimals: 3 } }, source: earlierImplementation },
    { value: 0.4, unit: 'nmol/L', is: { 1: { value: 11.54, decimals: 2 } }, source: exactArithmetic },
    { value: 15, unit: 'nmol/L', is: { 1: { value: 432.65, decimals: 2 } }, source: exactArithmetic },
  ],
})
