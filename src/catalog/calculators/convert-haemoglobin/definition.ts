import { defineConverter } from '../../kit/tool/converter.ts'
import { earlierImplementation, exactArithmetic } from '../../kit/tool/example-sources.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'

export const definition = defineConverter({
  id: 'convert-haemoglobin',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: { en: 'By definition of the units.', zh: '由单位定义得出。' },
  },
  quantity: measured({
    label: { en: 'Haemoglobin', zh: '血红蛋白' },
    units: [
      { id: 'g/L', system: 'si', resolution: 0, hard: [10, 250], usual: [10, 250] },
      { id: 'g/dL', system: 'conventional', times: 10, resolution: 1, hard: [1, 25], usual: [1, 25] },
      { id: 'mmol/L', times: 16.114, resolution: 1, hard: [0.621, 15.5], usual: [0.621, 15.5] },
    ],
  }),
  decimals: [0, 1, 1],
  formulaText: [{ en: '1 g/dL = 10 g/L', zh: '1 g/dL = 10 g/L' }],
  caveats: [
    {
      en: 'mmol/L counts the monomer, 16 114 g/mol; for the tetramer divide by four.',
      zh: 'mmol/L 按单体（16 114 g/mol）计；按四聚体计须除以 4。',
    },
  ],
  references: [{ text: 'AMA Manual of Style. 11th ed. Oxford University Press 2020, chapter 17: units of measure.' }],
  examples: [
    { value: 12, unit: 'g/dL', is: { 0: { value: 120, decimals: 0 } }, source: earlierImplementation },
    { value: 40, unit: 'g/L', is: { 1: { value: 4, decimals: 3 } }, source: exactArithmetic },
    { value: 62.5, unit: 'g/L', is: { 1: { value: 6.25, decimals: 3 } }, source: exactArithmetic },
  ],
})
