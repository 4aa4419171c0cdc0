import { expect, test } from 'vitest'
import type { QuantityInput } from '#catalog/kit/tool/calculator-input-spec.ts'
import { serumCreatinine } from '#catalog/kit/tool/inputs/laboratory.ts'
import { systolicPressure, temperature } from '#catalog/kit/tool/inputs/vital-signs.ts'
import { convertTyped } from './convert-typed.ts'

function unitOf({ units }: QuantityInput, id: string) {
  const unit = units.find((one) => one.id === id)
  if (unit === undefined) throw new Error(`no ${id}`)
  return unit
}

test.each([
  [serumCreatinine(), '1.4', 'mg/dL', 'umol/L', '123.8'],
  [serumCreatinine(), '88.4', 'umol/L', 'mg/dL', '1'],
  [serumCreatinine(), '１，２', 'mg/dL', 'umol/L', '106.1'],
  [systolicPressure(), '120', 'mm[Hg]', 'kPa', '16'],
  [temperature(), '36.6', 'Cel', '[degF]', '97.88'],
  [serumCreatinine(), 'about 90', 'umol/L', 'mg/dL', 'about 90'],
  [serumCreatinine(), '', 'umol/L', 'mg/dL', ''],
])('%# %s', (spec, text, from, to, expected) => {
  expect(convertTyped(text, unitOf(spec, from), unitOf(spec, to))).toBe(expected)
})
