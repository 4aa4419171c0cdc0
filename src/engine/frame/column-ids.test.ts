import { expect, test } from 'vitest'
import { stepColumnId } from './column-ids.ts'

const step = '0190b7a2-7c1e-7e3a-9f00-0123456789ab'

test('a column is named by its step and a stable part; a nested join still fits into the name of a field', () => {
  expect(stepColumnId(step, 1)).toBe(`${step}.1`)
  expect(stepColumnId(step, 'c12')).toBe(`${step}.c12`)
  const once = stepColumnId(step, `${step}.1`)
  expect(once).toBe(`${step}.${step}.1`)
  expect(stepColumnId(step, `${step}.c12.1`)).toBe(`${step}.${step}.c12.1`)
  const twice = stepColumnId(step, once)
  expect(twice).toMatch(/^[0-9a-f-]{36}\.h[0-9a-f]{42}$/)
  expect(twice).not.toBe(stepColumnId(step, stepColumnId(step, `${step}.2`)))
  expect(twice.length).toBeLessThanOrEqual(80)
})
