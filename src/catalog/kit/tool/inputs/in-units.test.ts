import { expect, test } from 'vitest'
import { hdlCholesterol } from './chemistry.ts'
import { coded, inCanonical, inUnitsOf, named } from './in-units.ts'

test('another unit becomes the canonical one, and a value in the first has the same meaning', () => {
  const [mg, mmol] = inCanonical(hdlCholesterol(), 'mg/dL').units
  expect([mg?.id, mg?.toCanonical, mmol?.id]).toEqual(['mg/dL', 1, 'mmol/L'])
  expect(mmol?.toCanonical).toBeCloseTo(38.67, 12)
})

test('a missing unit is an error', () => {
  expect(() => inCanonical(hdlCholesterol(), 'g/L')).toThrow('no unit g/L')
})

test('another label keeps the codes; another quantity in the same units and limits has none', () => {
  const label = { en: 'HDL cholesterol, target', zh: '高密度脂蛋白胆固醇目标值' }
  const [measured, later, target] = [
    hdlCholesterol(),
    named(hdlCholesterol(), label),
    inUnitsOf(hdlCholesterol(), label),
  ]
  expect(later).toEqual({ ...measured, label })
  expect(target.label).toBe(label)
  expect(target.units).toEqual(measured.units.map(({ loinc: _loinc, ...unit }) => unit))
})

test('for another specimen, one code applies to all its units', () => {
  const codes = coded(hdlCholesterol(), '12345-6').units.map(({ loinc }) => loinc)
  expect(new Set(codes)).toEqual(new Set(['12345-6']))
})
