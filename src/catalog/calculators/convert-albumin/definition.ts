import { defineConverter } from '../../kit/tool/converter.ts'
import { earlierImplementation, exactArithmetic } from '../../kit/tool/example-sources.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'

export const definition = defineConverter({
  id: 'convert-albumin',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: { en: 'By definition of the units.', zh: '由单位定义得出。' },
  },
  quantity: measured({
    label: { en: 'Albumin and total protein', zh: '白蛋白与总蛋白' },
    units: [
      { id: 'g/L', system: 'si', resolution: 0, hard: [5, 80], usual: [5, 80] },
      { id: 'g/dL', system: 'conventional', times: 10, resolution: 1, hard: [0.5, 8], usual: [0.5, 8] },
    ],
  }),
  decimals: [0, 1],
  formulaText: [{ en: '1 g/dL = 10 g/L', zh: '1 g/dL = 10 g/L' }],
  caveats: [{ en: 'The same factor holds for total protein and globulin.', zh: '总蛋白与球蛋白亦适用。' }],
  references: [{ text: 'AMA Manual of Style. 11th ed. Oxford University Press 2020, chapter 17: units of measure.' }],
  examples: [
    { value: 4, unit: 'g/dL', is: { 0: { value: 40, decimals: 0 } }, source: earlierImplementation },
    { value: 20, unit: 'g/L', is: { 1: { value: 2, decimals: 3 } }, source: exactArithmetic },
    { value: 20, unit: 'g/L', is: { 1: { value: 2, decimals: 3 } }, source: exactArithmetic },
  ],
})
