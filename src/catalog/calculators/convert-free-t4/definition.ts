import { defineConverter } from '../../kit/tool/converter.ts'
import { earlierImplementation, exactArithmetic } from '../../kit/tool/example-sources.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'

export const definition = defineConverter({
  id: 'convert-free-t4',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'The factor computed anew from the atomic weights of IUPAC agrees.',
      zh: '按 IUPAC 原子量重新计算，系数一致。',
    },
  },
  quantity: measured({
    label: { en: 'Free thyroxine (T₄)', zh: '游离甲状腺素（T₄）' },
    units: [
      { id: 'pmol/L', system: 'si', resolution: 1, hard: [1, 100], usual: [1, 100] },
      { id: 'ng/dL', system: 'conventional', times: 12.87, resolution: 2, hard: [0.0777, 7.77], usual: [0.0777, 7.77] },
    ],
  }),
  decimals: [1, 2],
  formulaText: [{ en: '1 ng/dL = 12.87 pmol/L', zh: '1 ng/dL = 12.87 pmol/L' }],
  caveats: [
    {
      en: 'Immunoassays differ: use the interval of the laboratory.',
      zh: '不同免疫法结果有差异，请用本实验室参考区间。',
    },
  ],
  references: [{ text: 'AMA Manual of Style. 11th ed. Oxford University Press 2020, chapter 17: units of measure.' }],
  examples: [
    { value: 1, unit: 'ng/dL', is: { 0: { value: 12.87, decimals: 2 } }, source: earlierImplementation },
    { value: 4, unit: 'pmol/L', is: { 1: { value: 0.3108, decimals: 4 } }, source: exactArithmetic },
    { value: 25, unit: 'pmol/L', is: { 1: { value: 1.9425, decimals: 4 } }, source: exactArithmetic },
  ],
})
