import { expect, test } from 'vitest'
import { makeFrame, makeNumericColumn } from '#engine/frame/make-columns.ts'
import { shownRows } from './shown-rows.ts'

const frame = makeFrame([makeNumericColumn({ id: 'c1', name: 'x' }, [1, 2, 3])])
const over = (low: number) => ({ column: 'c1', values: [], low, high: null, text: '', missing: false })

test('the rows of the same facets are looked through once', async () => {
  const first = shownRows('v1', frame, [over(2)])
  expect(shownRows('v1', frame, [over(2)])).toBe(first)
  expect((await first).positions).toEqual(Int32Array.of(1, 2))
})

test('other facets and another version are looked through again', async () => {
  expect((await shownRows('v1', frame, [over(3)])).shown).toBe(1)
  const changed = makeFrame([makeNumericColumn({ id: 'c1', name: 'x' }, [5, 5, 5])])
  expect((await shownRows('v2', changed, [over(3)])).shown).toBe(3)
})
