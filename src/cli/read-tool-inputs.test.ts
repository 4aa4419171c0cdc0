import { expect, test } from 'vitest'
import { loadCalculator, loadPlainNames } from './entries.ts'
import { readToolInputs } from './read-tool-inputs.ts'
import { UsageError } from './usage-error.ts'

const id = 'cockcroft-gault'
const { definition } = await loadCalculator(id)
const plain = await loadPlainNames(id)
const read = (inputs: Parameters<typeof readToolInputs>[0]) => readToolInputs(inputs, definition, plain)

test('a plain value has the unit of its key, and a short text its meaning', () => {
  expect(read({ scr_mgdl: 1.2, age: 70, sex: 'F' })).toEqual({
    creatinine: { value: 1.2, unit: 'mg/dL', confirmed: true },
    age: { value: 70, unit: 'a', confirmed: true },
    sex: 'female',
  })
})

test('the tool’s own input names are accepted beside plain ones', () => {
  const age = { value: 70, unit: 'a' }
  expect(read({ age, sex: 'female', scr_umoll: 88 })).toMatchObject({ age, sex: 'female' })
})

test('a plain value of another type is refused with the expected one', () => {
  expect(() => read({ scr_mgdl: '1.2' })).toThrow(new UsageError('scr_mgdl must be a number, in mg/dL'))
})

test('other inputs may decide what a plain value means', () => {
  const weight = (value: unknown, { unit }: Readonly<Record<string, unknown>>) => ({
    weight: { value: Number(value), unit: String(unit) },
  })
  const inputs = { weight: 70, unit: 'kg' }
  expect(readToolInputs(inputs, definition, { ...plain, inputs: { weight, unit: () => ({}) } })).toEqual({
    weight: { value: 70, unit: 'kg' },
  })
})
