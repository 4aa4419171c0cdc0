import { expect, test } from 'vitest'
import { defineConverter } from './converter.ts'
import { measured } from './inputs/in-units.ts'
import { resultsOf } from './tool-results.ts'

const unit = { resolution: 1, hard: [-50, 500], usual: [-50, 500] } as const
const definition = defineConverter({
  id: 'fixture',
  verified: { state: 'memory', on: '2026-01-01', how: { en: '', zh: '' } },
  quantity: measured({
    label: { en: 'Temperature', zh: '温度' },
    units: [
      { id: 'Cel', ...unit },
      { id: '[degF]', times: 5 / 9, zeroAt: 32, ...unit },
    ],
  }),
  decimals: [1, 1],
  formulaText: [],
  caveats: [],
  references: [],
  examples: [],
})
const ask = resultsOf(definition, {})

test('a value is converted to every unit from any unit, also if the zeros differ', () => {
  expect(ask({ value: { value: 37, unit: 'Cel' } })).toMatchObject({ outputs: { in0: 37, in1: 98.6 } })
  expect(ask({ value: { value: -40, unit: '[degF]' } })).toMatchObject({ outputs: { in0: -40, in1: -40 } })
})

test('a missing value has no conversion', () => {
  expect(ask()).toEqual(['value'])
})
