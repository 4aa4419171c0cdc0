import { expect, test } from 'vitest'
import { boundedMeld, originalMeld } from './original-meld.ts'

const values = { creatinine: 1.9, bilirubin: 4.2, inr: 1.8, dialysis: false }

test('the value of a second program', () => {
  expect(originalMeld(values)).toBeCloseTo(24.58037, 5)
})

test('values below 1 count as 1, creatinine above 4 and dialysis as 4', () => {
  expect(originalMeld({ creatinine: 0.8, bilirubin: 0.9, inr: 0.9, dialysis: false })).toBeCloseTo(6.43, 9)
  const capped = originalMeld({ ...values, creatinine: 4 })
  expect([originalMeld({ ...values, creatinine: 6 }), originalMeld({ ...values, dialysis: true })]).toEqual([
    capped,
    capped,
  ])
})

test('from 6 to 40', () => {
  expect([5, 6, 40, 48].map(boundedMeld)).toEqual([6, 6, 40, 40])
})
