import { expect, test } from 'vitest'
import { uninterrupted } from '#engine/checkpoint.ts'
import { makeFrame, makeNumericColumn, textColumn } from '#engine/frame/make-columns.ts'
import type { Facet } from './facet.ts'
import { facetRows } from './facet-rows.ts'

const open = { values: [], low: null, high: null, text: '', missing: false }
const frame = makeFrame([
  makeNumericColumn({ id: 'c1', name: 'age', missingCodes: [99] }, [30, 41, null, 99, 30, 55, 41]),
  textColumn({ id: 'c2', name: 'sex' }, ['Male', 'female', 'Male', 'Male', null, 'female', 'other']),
])
const positions = async (...facets: Facet[]) => Array.from((await facetRows(frame, facets, uninterrupted)).positions)

test('ticked values, ranges, parts of texts and missing values', async () => {
  expect(await positions({ ...open, column: 'c1', values: [30, 55] })).toEqual([0, 4, 5])
  expect(await positions({ ...open, column: 'c1', low: 31 })).toEqual([1, 5, 6])
  expect(await positions({ ...open, column: 'c1', low: 30, high: 41 })).toEqual([0, 1, 4, 6])
  expect(await positions({ ...open, column: 'c2', text: 'MALE' })).toEqual([0, 1, 2, 3, 5])
  expect(await positions({ ...open, column: 'c1', missing: true })).toEqual([2, 3])
  expect(await positions({ ...open, column: 'c1', values: [55], missing: true })).toEqual([2, 3, 5])
  expect(await positions({ ...open, column: 'c1' })).toEqual([0, 1, 2, 3, 4, 5, 6])
})

test('facets combine with and', async () => {
  const male: Facet = { ...open, column: 'c2', values: ['Male'] }
  expect(await positions(male, { ...open, column: 'c1', missing: true })).toEqual([2, 3])
  expect(await positions(male, { ...open, column: 'c1', high: 30 })).toEqual([0])
  expect(await positions(male, { ...open, column: 'gone', values: [1] })).toEqual([0, 2, 3])
})

test('the counts of a facet are those of the rows that the others allow', async () => {
  const facets: Facet[] = [
    { ...open, column: 'c1', high: 41 },
    { ...open, column: 'c2', values: ['Male'] },
  ]
  expect(await facetRows(frame, facets, uninterrupted)).toEqual({
    shown: 1,
    positions: Int32Array.of(0),
    counts: [
      { column: 'c1', values: [{ value: 30, count: 1 }], unlisted: 0, missing: 2 },
      {
        column: 'c2',
        values: [
          { value: 'Male', count: 1 },
          { value: 'female', count: 1 },
          { value: 'other', count: 1 },
        ],
        unlisted: 0,
        missing: 1,
      },
    ],
  })
})

test('chosen values stay listed without a row; rare ones are only counted, and too many are not listed', async () => {
  const ids = Array.from({ length: 20_001 }, (_, k) => k)
  const many = makeFrame([
    makeNumericColumn({ id: 'c1', name: 'x' }, ids),
    makeNumericColumn(
      { id: 'c2', name: 'y' },
      ids.map((k) => k % 300),
    ),
  ])
  const { counts } = await facetRows(
    many,
    [
      { ...open, column: 'c1', low: 20_000 },
      { ...open, column: 'c2', values: [5] },
    ],
    uninterrupted,
  )
  expect(counts[0]).toEqual({ column: 'c1', values: undefined, unlisted: 0, missing: 0 })
  expect(counts[1]?.values).toEqual([
    { value: 5, count: 0 },
    { value: 200, count: 1 },
  ])
  const all = await facetRows(many, [{ ...open, column: 'c2' }], uninterrupted)
  expect([all.counts[0]?.values?.length, all.counts[0]?.unlisted]).toEqual([200, 100])
})
