import { defineConverter } from '../../kit/tool/converter.ts'
import { earlierImplementation, exactArithmetic } from '../../kit/tool/example-sources.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'

export const definition = defineConverter({
  id: 'convert-pressure',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: { en: 'By definition of the units.', zh: '由单位定义得出。' },
  },
  quantity: measured({
    label: { en: 'Pressure', zh: '压力' },
    units: [
      { id: 'kPa', system: 'si', resolution: 2, hard: [0.1, 200], usual: [0.1, 200] },
      {
        id: 'mm[Hg]',
        label: { en: 'mmHg', zh: 'mmHg' },
        system: 'conventional',
        times: 0.133322,
        resolution: 1,
        hard: [0.75, 1500],
        usual: [0.75, 1500],
      },
      {
        id: 'cm[H2O]',
        label: { en: 'cmH₂O', zh: 'cmH₂O' },
        times: 0.0980665,
        resolution: 1,
        hard: [1.02, 2040],
        usual: [1.02, 2040],
      },
    ],
  }),
  decimals: [2, 1, 1],
  formulaText: [{ en: '1 mmHg = 0.133322 kPa', zh: '1 mmHg = 0.133322 kPa' }],
  caveats: [
    { en: '1 mmHg = 0.133322 kPa; 1 cmH₂O = 0.0980665 kPa.', zh: '1 mmHg = 0.133322 kPa；1 cmH₂O = 0.0980665 kPa。' },
  ],
  references: [{ text: 'AMA Manual of Style. 11th ed. Oxford University Press 2020, chapter 17: units of measure.' }],
  examples: [
    { value: 60, unit: 'mm[Hg]', is: { 0: { value: 7.9993, decimals: 4 } }, source: earlierImplementation },
    { value: 0.4, unit: 'kPa', is: { 1: { value: 3, decimals: 3 } }, source: exactArithmetic },
    { value: 50, unit: 'kPa', is: { 1: { value: 375.032, decimals: 3 } }, source: exactArithmetic },
  ],
})
