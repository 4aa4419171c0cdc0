import { expect, test } from 'vitest'
import { jitter } from './jitter.ts'
import { stackBrackets } from './stack-brackets.ts'

test('equal values are spread apart, the same way each time, and a single one stays on the line', () => {
  const offsets = jitter([5, 5, 5, 5, 90], 100)
  expect(new Set(offsets.slice(0, 4)).size).toBe(4)
  expect(offsets.every((offset) => Math.abs(offset) <= 1)).toBe(true)
  expect(offsets[4]).toBe(0)
  expect(jitter([5, 5, 5, 5, 90], 100)).toEqual(offsets)
})

test('brackets that would cross are in different rows, the short ones below', () => {
  const spans = [
    { from: 0, to: 2.25 },
    { from: 0, to: 1 },
    { from: 1.25, to: 2.25 },
  ]
  expect(stackBrackets(spans, 0.1)).toEqual([1, 0, 0])
  expect(stackBrackets(spans, 0.5)).toEqual([2, 0, 1])
})
