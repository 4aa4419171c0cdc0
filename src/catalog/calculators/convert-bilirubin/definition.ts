import { defineConverter } from '../../kit/tool/converter.ts'
import { earlierImplementation, exactArithmetic } from '../../kit/tool/example-sources.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'

export const definition = defineConverter({
  id: 'convert-bilirubin',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'The factor computed anew from the atomic weights of IUPAC agrees.',
      zh: '按 IUPAC 原子量重新计算，系数一致。',
    },
  },
  quantity: measured({
    label: { en: 'Bilirubin', zh: '胆红素' },
    units: [
      { id: 'umol/L', system: 'si', resolution: 1, hard: [1, 1000], usual: [1, 1000] },
      {
        id: 'mg/dL',
        system: 'conventional',
        times: 17.104,
        resolution: 2,
        hard: [0.0585, 58.5],
        usual: [0.0585, 58.5],
      },
    ],
  }),
  decimals: [1, 2],
  formulaText: [{ en: '1 mg/dL = 17.104 µmol/L', zh: '1 mg/dL = 17.104 µmol/L' }],
  caveats: [{ en: 'The rounded factor 17.1 is usual; it differs by 0.02 %.', zh: '常用简化系数 17.1，相差 0.02%。' }],
  references: [{ text: 'AMA Manual of Style. 11th ed. Oxford University Press 2020, chapter 17: units of measure.' }],
  examples: [
    { value: 1, unit: 'mg/dL', is: { 0: { value: 17.104, decimals: 3 } }, source: earlierImplementation },
    { value: 4, unit: 'umol/L', is: { 1: { value: 0.2339, decimals: 4 } }, source: exactArithmetic },
    { value: 250, unit: 'umol/L', is: { 1: { value: 14.6165, decimals: 4 } }, source: exactArithmetic },
  ],
})
