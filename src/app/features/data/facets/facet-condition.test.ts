import { expect, test } from 'vitest'
import { uninterrupted } from '#engine/checkpoint.ts'
import { applyFormula } from '#engine/expression/formula.ts'
import { makeFrame, makeNumericColumn, textColumn } from '#engine/frame/make-columns.ts'
import { type Facet, openFacet } from '../../../workers/facet.ts'
import { facetRows } from '../../../workers/facet-rows.ts'
import { facetCondition } from './facet-condition.ts'

const day = (n: number) => Date.UTC(2024, 0, n)
const frame = makeFrame([
  makeNumericColumn({ id: 'c1', name: 'x', missingCodes: [99] }, [-1.5, 0, 1e-7, null, 99, 3e21, 4]),
  textColumn({ id: 'c2', name: 't', missingCodes: ['?'] }, ['a "b"', 'A\\c', null, 'É', '?', 'b', 'or é']),
  makeNumericColumn({ id: 'c3', name: 'd', type: 'date' }, [day(1), day(2), null, day(3), day(4), day(5), day(6)]),
  makeNumericColumn({ id: 'c4', name: 'at', type: 'datetime' }, [
    day(1),
    day(2) + 3_600_000,
    null,
    day(3),
    day(4),
    day(5),
    day(6),
  ]),
])
const types = new Map(frame.columns.map(({ id, type }) => [id, type]))
const facet = (column: string, part: Partial<Facet>): Facet => ({ ...openFacet(column), ...part })

const cases: readonly (readonly [name: string, facets: readonly Facet[]])[] = [
  ['numbers', [facet('c1', { values: [-1.5, 1e-7, 3e21] })]],
  ['a range', [facet('c1', { low: -1, high: 4 })]],
  ['one end', [facet('c1', { high: -1.5 })]],
  ['missing numbers', [facet('c1', { missing: true })]],
  ['missing or in a range', [facet('c1', { low: 0, high: 5, missing: true })]],
  ['texts with quotation marks', [facet('c2', { values: ['a "b"', 'A\\c'] })]],
  ['a part of texts', [facet('c2', { text: 'É' })]],
  ['a part with signs', [facet('c2', { text: 'a\\' })]],
  ['missing texts', [facet('c2', { values: ['b'], missing: true })]],
  ['dates', [facet('c3', { values: [day(2), day(6)] })]],
  ['a range of dates', [facet('c3', { low: day(2), high: day(4) })]],
  ['a range of instants', [facet('c4', { low: day(2), high: day(5) - 1000 })]],
  ['several', [facet('c1', { low: -2, missing: true }), facet('c3', { low: day(2) }), facet('c2', { missing: true })]],
  ['an open one', [facet('c1', {}), facet('c3', { high: day(3) })]],
]

test.each(cases)('the condition keeps the rows that the facets show: %s', async (_, facets) => {
  const condition = facetCondition(facets, (id) => types.get(id))
  const { vector } = applyFormula(condition, frame, 'condition')
  if (vector.type !== 'logical') throw new Error('no condition')
  const kept = Array.from(vector.values.entries()).flatMap(([row, value]) => (value === 1 ? [row] : []))
  const { positions } = await facetRows(frame, facets, uninterrupted)
  expect(kept).toEqual(Array.from(positions))
  expect(kept.length).toBeGreaterThan(0)
  expect(kept.length).toBeLessThan(frame.rows)
})

test('facets that allow all rows, and those of a variable that is gone, have no condition', () => {
  expect(facetCondition([openFacet('c1'), facet('gone', { missing: true })], (id) => types.get(id))).toBe('')
})
