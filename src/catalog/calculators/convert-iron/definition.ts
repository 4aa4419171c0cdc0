import { defineConverter } from '../../kit/tool/converter.ts'
import { earlierImplementation, exactArithmetic } from '../../kit/tool/example-sources.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'

export const definition = defineConverter({
  id: 'convert-iron',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'The factor computed anew from the atomic weights of IUPAC agrees.',
      zh: '按 IUPAC 原子量重新计算，系数一致。',
    },
  },
  quantity: measured({
    label: { en: 'Serum iron', zh: '血清铁' },
    units: [
      { id: 'umol/L', system: 'si', resolution: 1, hard: [1, 100], usual: [1, 100] },
      { id: 'ug/dL', system: 'conventional', times: 0.17907, resolution: 0, hard: [5.58, 558], usual: [5.58, 558] },
    ],
  }),
  decimals: [1, 0],
  formulaText: [{ en: '1 µg/dL = 0.17907 µmol/L', zh: '1 µg/dL = 0.17907 µmol/L' }],
  caveats: [{ en: 'The same factor holds for the total iron-binding capacity.', zh: '总铁结合力亦适用。' }],
  references: [{ text: 'AMA Manual of Style. 11th ed. Oxford University Press 2020, chapter 17: units of measure.' }],
  examples: [
    { value: 100, unit: 'ug/dL', is: { 0: { value: 17.907, decimals: 3 } }, source: earlierImplementation },
    { value: 4, unit: 'umol/L', is: { 1: { value: 22.34, decimals: 2 } }, source: exactArithmetic },
    { value: 25, unit: 'umol/L', is: { 1: { value: 139.61, decimals: 2 } }, source: exactArithmetic },
  ],
})
