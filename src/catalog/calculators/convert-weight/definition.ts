import { defineConverter } from '../../kit/tool/converter.ts'
import { earlierImplementation, exactArithmetic } from '../../kit/tool/example-sources.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'

export const definition = defineConverter({
  id: 'convert-weight',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: { en: 'By definition of the units.', zh: '由单位定义得出。' },
  },
  quantity: measured({
    label: { en: 'Body weight', zh: '体重' },
    units: [
      { id: 'kg', system: 'si', resolution: 2, hard: [0.2, 400], usual: [0.2, 400] },
      {
        id: '[lb_av]',
        label: { en: 'lb', zh: '磅' },
        system: 'conventional',
        times: 0.45359237,
        resolution: 1,
        hard: [0.441, 882],
        usual: [0.441, 882],
      },
      { id: 'jin', label: { en: 'jin', zh: '斤' }, times: 0.5, resolution: 1, hard: [0.4, 800], usual: [0.4, 800] },
    ],
  }),
  decimals: [2, 1, 1],
  formulaText: [{ en: '1 lb = 0.45359237 kg', zh: '1 磅 = 0.45359237 kg' }],
  caveats: [
    {
      en: '1 lb = 0.45359237 kg and 1 jin = 0.5 kg, by definition.',
      zh: '按定义 1 磅 = 0.45359237 kg，1 斤 = 0.5 kg。',
    },
  ],
  references: [{ text: 'AMA Manual of Style. 11th ed. Oxford University Press 2020, chapter 17: units of measure.' }],
  examples: [
    { value: 150, unit: '[lb_av]', is: { 0: { value: 68.039, decimals: 3 } }, source: earlierImplementation },
    { value: 0.8, unit: 'kg', is: { 1: { value: 1.764, decimals: 3 } }, source: exactArithmetic },
    { value: 100, unit: 'kg', is: { 1: { value: 220.462, decimals: 3 } }, source: exactArithmetic },
  ],
})
