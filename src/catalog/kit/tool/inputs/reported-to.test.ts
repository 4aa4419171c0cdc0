import { expect, test } from 'vitest'
import { bicarbonate } from './chemistry.ts'
import { reportedTo } from './in-units.ts'
import { totalBilirubin } from './laboratory.ts'

test('changes the decimals of the canonical unit and of no other', () => {
  expect(reportedTo(bicarbonate(), 1).units.map(({ resolution }) => resolution)).toEqual([1])
  expect(reportedTo(totalBilirubin(), 1).units.map(({ id, resolution }) => [id, resolution])).toEqual([
    ['umol/L', 1],
    ['mg/dL', 1],
  ])
  expect(totalBilirubin().units[0]?.resolution).toBe(0)
})
