// @vitest-environment node
import { expect, test } from 'vitest'
import type { Frame } from '#engine/frame/frame.ts'
import { makeFrame, makeNumericColumn, textColumn } from '#engine/frame/make-columns.ts'
import { columnRows, frameOfRows } from './column-cache.ts'

const table = makeFrame([
  makeNumericColumn({ id: 'c1', name: 'x', missingRanges: [[97, null]], missingTags: Uint8Array.of(0, 2) }, [1, null]),
  textColumn({ id: 'c2', name: 'y', note: 'asked twice', source: { name: 'Y?' } }, ['a', null]),
])
const ticks = { id: 's', name: 'ticks', label: '', countedValue: 1, columns: ['c1', 'c2'] }

test.each<[string, Frame]>([
  ['alone', table],
  ['with sets and a weight', { ...table, sets: [ticks], weight: 'c1' }],
])('a source %s comes back from its cached columns as it was', async (_, frame) => {
  const rows = columnRows(['a', 'b'], frame, 1)
  expect(rows.map(({ key }) => key)).toEqual(['a', 'b'])
  expect(await frameOfRows(structuredClone(rows))).toEqual(frame)
})

test('no columns: no source', async () => {
  expect(await frameOfRows([])).toBeUndefined()
})
