import { expect, test } from 'vitest'
import { definition } from '#catalog/calculators/cockcroft-gault/definition.ts'
import { definition as score2 } from '#catalog/calculators/score2/definition.ts'
import { readShared, writeShared } from './share-inputs.ts'

const entered = {
  age: { value: 70, unit: 'a' },
  sex: 'female',
  weight: { value: 180, unit: '[lb_av]', confirmed: true },
  dialysis: false,
  pregnancy: null,
}

test('values return with their units and the revision, and no unit counts as confirmed', () => {
  expect(readShared(definition, `#${writeShared(definition, entered)}`)).toEqual({
    revision: definition.revision,
    inputs: { age: { value: 70, unit: 'a' }, sex: 'female', weight: { value: 180, unit: '[lb_av]' }, dialysis: false },
  })
})

test('a link made with revision 1 of SCORE2 still has all its inputs', () => {
  const link =
    '#r=1&age=50+a&sex=male&smoker=yes&systolic=140+mm%5BHg%5D&total=5.5+mmol%2FL&hdl=1.3+mmol%2FL&region=low'
  const [man] = score2.examples
  expect(readShared(score2, link)).toEqual({ revision: 1, inputs: man?.inputs })
})

test('a tool that must not be shared accepts nothing from a link', () => {
  const link = `#${writeShared(definition, entered)}`
  expect(readShared({ ...definition, sharing: 'never' }, link)).toBeNull()
})

test.each([
  ['', null],
  ['#section', null],
  ['#r=1', null],
  ['#r=x&sex=male', null],
  ['#r=1&sex=other&age=70&weight=80 stone&creatinine= mg/dL&nothing=1', null],
])('what is not ours or cannot be read is left out: %s', (fragment, expected) => {
  expect(readShared(definition, fragment)).toEqual(expected)
})
