import { defineConverter } from '../../kit/tool/converter.ts'
import { earlierImplementation, exactArithmetic } from '../../kit/tool/example-sources.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'

export const definition = defineConverter({
  id: 'convert-temperature',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: { en: 'By definition of the units.', zh: '由单位定义得出。' },
  },
  quantity: measured({
    label: { en: 'Body temperature', zh: '体温' },
    units: [
      { id: 'Cel', label: { en: '°C', zh: '℃' }, resolution: 1, hard: [20, 45], usual: [20, 45] },
      {
        id: '[degF]',
        label: { en: '°F', zh: '℉' },
        times: 5 / 9,
        zeroAt: 32,
        resolution: 1,
        hard: [68, 113],
        usual: [68, 113],
      },
      { id: 'K', zeroAt: 273.15, resolution: 2, hard: [293.15, 318.15], usual: [293.15, 318.15] },
    ],
  }),
  decimals: [1, 1, 2],
  formulaText: [{ en: '°F = °C × 9/5 + 32; K = °C + 273.15', zh: '℉ = ℃ × 9/5 + 32；K = ℃ + 273.15' }],
  caveats: [
    {
      en: 'Where it is measured matters more than the unit: the armpit reads about half a degree lower than the rectum.',
      zh: '测量部位的影响大于单位换算：腋温约比肛温低 0.5 ℃。',
    },
  ],
  references: [{ text: 'Bureau International des Poids et Mesures. The International System of Units. 9th ed. 2019.' }],
  examples: [
    { value: 37, unit: 'Cel', is: { 1: { value: 98.6, decimals: 1 } }, source: earlierImplementation },
    {
      value: 38,
      unit: 'Cel',
      is: { 1: { value: 100.4, decimals: 1 }, 2: { value: 311.15, decimals: 2 } },
      source: exactArithmetic,
    },
    { value: 104, unit: '[degF]', is: { 0: { value: 40, decimals: 1 } }, source: exactArithmetic },
  ],
})
