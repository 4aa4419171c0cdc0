import { defineConverter } from '../../kit/tool/converter.ts'
import { earlierImplementation, exactArithmetic } from '../../kit/tool/example-sources.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'

export const definition = defineConverter({
  id: 'convert-uric-acid',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'The factor computed anew from the atomic weights of IUPAC agrees.',
      zh: '按 IUPAC 原子量重新计算，系数一致。',
    },
  },
  quantity: measured({
    label: { en: 'Uric acid', zh: '尿酸' },
    units: [
      { id: 'umol/L', system: 'si', resolution: 0, hard: [50, 2000], usual: [50, 2000] },
      { id: 'mg/dL', system: 'conventional', times: 59.48, resolution: 1, hard: [0.841, 33.6], usual: [0.841, 33.6] },
    ],
  }),
  decimals: [0, 1],
  formulaText: [{ en: '1 mg/dL = 59.48 µmol/L', zh: '1 mg/dL = 59.48 µmol/L' }],
  caveats: [
    {
      en: '420 µmol/L is 7.06 mg/dL, the limit usually quoted as 7.',
      zh: '420 µmol/L 为 7.06 mg/dL，即通常所说的 7 mg/dL。',
    },
  ],
  references: [{ text: 'AMA Manual of Style. 11th ed. Oxford University Press 2020, chapter 17: units of measure.' }],
  examples: [
    { value: 6, unit: 'mg/dL', is: { 0: { value: 356.88, decimals: 2 } }, source: earlierImplementation },
    { value: 200, unit: 'umol/L', is: { 1: { value: 3.362, decimals: 3 } }, source: exactArithmetic },
    { value: 500, unit: 'umol/L', is: { 1: { value: 8.406, decimals: 3 } }, source: exactArithmetic },
  ],
})
