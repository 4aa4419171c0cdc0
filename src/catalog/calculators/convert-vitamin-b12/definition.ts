import { defineConverter } from '../../kit/tool/converter.ts'
import { earlierImplementation, exactArithmetic } from '../../kit/tool/example-sources.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'

export const definition = defineConverter({
  id: 'convert-vitamin-b12',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'The factor computed anew from the atomic weights of IUPAC agrees.',
      zh: '按 IUPAC 原子量重新计算，系数一致。',
    },
  },
  quantity: measured({
    label: { en: 'Vitamin B₁₂', zh: '维生素 B₁₂' },
    units: [
      { id: 'pmol/L', system: 'si', resolution: 0, hard: [20, 2000], usual: [20, 2000] },
      { id: 'pg/mL', system: 'conventional', times: 0.7378, resolution: 0, hard: [27.1, 2710], usual: [27.1, 2710] },
    ],
  }),
  decimals: [0, 0],
  formulaText: [{ en: '1 pg/mL = 0.7378 pmol/L', zh: '1 pg/mL = 0.7378 pmol/L' }],
  caveats: [{ en: 'pg/mL and ng/L are the same.', zh: 'pg/mL 与 ng/L 数值相同。' }],
  references: [{ text: 'AMA Manual of Style. 11th ed. Oxford University Press 2020, chapter 17: units of measure.' }],
  examples: [
    { value: 200, unit: 'pg/mL', is: { 0: { value: 147.56, decimals: 2 } }, source: earlierImplementation },
    { value: 80, unit: 'pmol/L', is: { 1: { value: 108.43, decimals: 2 } }, source: exactArithmetic },
    { value: 500, unit: 'pmol/L', is: { 1: { value: 677.69, decimals: 2 } }, source: exactArithmetic },
  ],
})
