import { defineConverter } from '../../kit/tool/converter.ts'
import { earlierImplementation, exactArithmetic } from '../../kit/tool/example-sources.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'

export const definition = defineConverter({
  id: 'convert-height',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: { en: 'By definition of the units.', zh: '由单位定义得出。' },
  },
  quantity: measured({
    label: { en: 'Body height', zh: '身高' },
    units: [
      { id: 'cm', system: 'si', resolution: 1, hard: [20, 250], usual: [20, 250] },
      {
        id: '[in_i]',
        label: { en: 'in', zh: '英寸' },
        system: 'conventional',
        times: 2.54,
        resolution: 1,
        hard: [7.87, 98.4],
        usual: [7.87, 98.4],
      },
      { id: 'm', times: 100, resolution: 3, hard: [0.2, 2.5], usual: [0.2, 2.5] },
    ],
  }),
  decimals: [1, 1, 3],
  formulaText: [{ en: '1 in = 2.54 cm', zh: '1 英寸 = 2.54 cm' }],
  caveats: [{ en: '1 in = 2.54 cm, by definition.', zh: '按定义 1 英寸 = 2.54 cm。' }],
  references: [{ text: 'AMA Manual of Style. 11th ed. Oxford University Press 2020, chapter 17: units of measure.' }],
  examples: [
    { value: 65, unit: '[in_i]', is: { 0: { value: 165.1, decimals: 1 } }, source: earlierImplementation },
    { value: 80, unit: 'cm', is: { 1: { value: 31.496, decimals: 3 } }, source: exactArithmetic },
    { value: 62.5, unit: 'cm', is: { 1: { value: 24.606, decimals: 3 } }, source: exactArithmetic },
  ],
})
