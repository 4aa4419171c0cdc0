import { defineConverter } from '../../kit/tool/converter.ts'
import { earlierImplementation, exactArithmetic } from '../../kit/tool/example-sources.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'

export const definition = defineConverter({
  id: 'convert-urea-bun',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'The factor computed anew from the atomic weights of IUPAC agrees.',
      zh: '按 IUPAC 原子量重新计算，系数一致。',
    },
  },
  quantity: measured({
    label: { en: 'Urea and urea nitrogen', zh: '尿素与尿素氮' },
    units: [
      { id: 'mmol/L', system: 'si', resolution: 1, hard: [0.5, 100], usual: [0.5, 100] },
      {
        id: 'mg/dL',
        label: { en: 'mg/dL (BUN)', zh: 'mg/dL（BUN）' },
        system: 'conventional',
        times: 0.357,
        resolution: 1,
        hard: [1.4, 280],
        usual: [1.4, 280],
      },
      {
        id: 'mg/dL{urea}',
        label: { en: 'mg/dL (urea)', zh: 'mg/dL（尿素）' },
        times: 10 / 60.056,
        resolution: 1,
        hard: [3, 601],
        usual: [3, 601],
      },
    ],
  }),
  decimals: [1, 1, 1],
  formulaText: [{ en: '1 mg/dL (BUN) = 0.357 mmol/L of urea', zh: '尿素氮 1 mg/dL = 尿素 0.357 mmol/L' }],
  caveats: [
    {
      en: 'mg/dL (BUN) counts the nitrogen alone, mg/dL (urea) the whole molecule: a factor of 2.14 between the two.',
      zh: 'mg/dL（BUN）仅计氮，mg/dL（尿素）计整个分子，两者相差 2.14 倍。',
    },
  ],
  references: [{ text: 'AMA Manual of Style. 11th ed. Oxford University Press 2020, chapter 17: units of measure.' }],
  examples: [
    { value: 14, unit: 'mg/dL', is: { 0: { value: 4.998, decimals: 3 } }, source: earlierImplementation },
    { value: 2, unit: 'mmol/L', is: { 1: { value: 5.602, decimals: 3 } }, source: exactArithmetic },
    { value: 25, unit: 'mmol/L', is: { 1: { value: 70.028, decimals: 3 } }, source: exactArithmetic },
  ],
})
