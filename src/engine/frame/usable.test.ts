import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MissingRange } from './frame.ts'
import { makeFrame, makeNumericColumn, textColumn } from './make-columns.ts'
import { missingMask, usable, usableFrame } from './usable.ts'

test('user-missing codes become missing, Inf and other values stay', () => {
  const column = makeNumericColumn({ id: 'c1', name: 'x', missingCodes: [99, -1, 0] }, [
    1,
    99,
    Number.POSITIVE_INFINITY,
    -0,
    null,
  ])
  const seen = usable(column)
  expect(seen.type === 'number' && Array.from(seen.values)).toEqual([
    1,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NaN,
    Number.NaN,
  ])
  expect(Array.from(missingMask(column))).toEqual([0, 1, 0, 1, 1])
})

test('values in an inclusive range become missing; an open end reaches to infinity', () => {
  const cells = [-2, -1, 0, 5, 5.5, 9, 9.5, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, null]
  const mask = (missingRanges: readonly MissingRange[]) =>
    Array.from(missingMask(makeNumericColumn({ id: 'c1', name: 'x', missingCodes: [0], missingRanges }, cells)))
  expect(mask([])).toEqual([0, 0, 1, 0, 0, 0, 0, 0, 0, 1])
  expect(mask([[null, -1]])).toEqual([1, 1, 1, 0, 0, 0, 0, 1, 0, 1])
  expect(
    mask([
      [5, 9],
      [9.2, null],
    ]),
  ).toEqual([0, 0, 1, 1, 1, 1, 1, 0, 1, 1])
  expect(mask([[9, 5]])).toEqual(mask([]))
})

test('texts are in no range', () => {
  const column = textColumn({ id: 'c1', name: 'x', missingRanges: [[null, null]] }, ['1', 'b'])
  expect(usable(column)).toBe(column)
})

test('missing codes of a text are compared as texts', () => {
  const column = textColumn({ id: 'c1', name: 'x', missingCodes: [9, '未查'] }, ['9', '未查', '阴性', null])
  expect(Array.from(missingMask(column))).toEqual([1, 1, 0, 1])
})

test('the same object is returned if nothing changes', () => {
  const frame = makeFrame([
    makeNumericColumn({ id: 'c1', name: 'x', missingCodes: [7] }, [1, 2]),
    textColumn({ id: 'c2', name: 'y' }, ['a', 'b']),
  ])
  expect(usableFrame(frame)).toBe(frame)
})

test('applying it twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.array(fc.double()), fc.array(fc.double({ noNaN: true }), { maxLength: 4 }), (values, codes) => {
      const missingRanges: readonly MissingRange[] = [[codes[0] ?? null, codes[1] ?? 0]]
      const once = usable(makeNumericColumn({ id: 'c1', name: 'x', missingCodes: codes, missingRanges }, values))
      expect(usable(once)).toEqual(once)
    }),
  )
})
