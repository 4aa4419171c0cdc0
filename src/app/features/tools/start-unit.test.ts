import { expect, test } from 'vitest'
import { inCanonical, inUnitsOf } from '#catalog/kit/tool/inputs/in-units.ts'
import { serumCreatinine } from '#catalog/kit/tool/inputs/laboratory.ts'
import { systolicPressure } from '#catalog/kit/tool/inputs/vital-signs.ts'
import { quantityKey, startUnit } from './start-unit.ts'

test('an empty field starts in the preferred system, unless another unit was chosen for its quantity', () => {
  const creatinine = serumCreatinine()
  expect(startUnit(creatinine, 'si', undefined)).toBe('umol/L')
  expect(startUnit(creatinine, 'conventional', undefined)).toBe('mg/dL')
  expect(startUnit(creatinine, 'si', 'mg/dL')).toBe('mg/dL')
  expect(startUnit(creatinine, 'conventional', 'no such unit')).toBe('mg/dL')
})

test('a pressure starts in mmHg, in either system', () => {
  expect(startUnit(systolicPressure(), 'si', undefined)).toBe('mm[Hg]')
  expect(startUnit(systolicPressure(), 'conventional', undefined)).toBe('mm[Hg]')
  expect(startUnit(systolicPressure(), 'si', 'kPa')).toBe('kPa')
})

test('a quantity is identified across tools by its LOINC code; one without belongs to its tool', () => {
  const target = inUnitsOf(serumCreatinine(), { en: 'Target', zh: '目标' })
  expect(quantityKey('a', 'creatinine', serumCreatinine())).toBe(quantityKey('b', 'other', serumCreatinine()))
  const published = inCanonical(serumCreatinine(), 'mg/dL') // another unit comes first, and each has its own code
  expect(quantityKey('a', 'creatinine', published)).toBe(quantityKey('b', 'creatinine', serumCreatinine()))
  expect(quantityKey('a', 'target', target)).toBe('a.target')
})
