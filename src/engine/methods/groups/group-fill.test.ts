import fc from 'fast-check'
import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { fillFromRows, fillWithNumbers } from '../../frame/fill-cells.ts'
import { groupedRows } from '../../frame/grouped-rows.ts'
import { makeNumericColumn, textColumn } from '../../frame/make-columns.ts'
import { type FillSource, fillOnLines, fillRows } from './group-fill.ts'

const cell = fc.record({
  group: fc.integer({ min: -1, max: 2 }),
  value: fc.constantFrom(Number.NaN, Number.NaN, 0, 1, 2.5, -3),
  place: fc.integer({ min: 0, max: 9 }),
})
const cells = fc.array(cell, { maxLength: 30 })
const limit = fc.constantFrom(1, 2, Number.POSITIVE_INFINITY)

type Cell = { readonly group: number; readonly value: number; readonly place: number }
const grouped = (of: readonly Cell[]) => {
  const order = of.map((_, i) => i).sort((a, b) => (of[a]?.place ?? 0) - (of[b]?.place ?? 0))
  return groupedRows(
    Int32Array.from(of, ({ group }) => group),
    3,
    uninterrupted,
    Int32Array.from(order),
  )
}
/** Positions of the rows of the same sequence, in its order. */
const sequenceOf = (of: readonly Cell[], i: number) =>
  of
    .map((_, k) => k)
    .filter((k) => of[k]?.group === of[i]?.group)
    .sort((a, b) => (of[a]?.place ?? 0) - (of[b]?.place ?? 0))

test('a missing cell gets the nearest value of its sequence that is near enough', async () => {
  const source = fc.constantFrom<FillSource>('last', 'next', 'baseline')
  await fc.assert(
    fc.asyncProperty(cells, source, limit, async (of, from, most) => {
      const isThere = Uint8Array.from(of, ({ value }) => Number(!Number.isNaN(value)))
      const filled = await fillRows(await grouped(of), isThere, { from, most }, uninterrupted)
      const expected = of.map(({ group, value }, i) => {
        if (group < 0 || !Number.isNaN(value)) return -1
        const own = sequenceOf(of, i)
        const ordered = from === 'next' ? own.toReversed() : own
        const before = ordered.slice(0, ordered.indexOf(i))
        const near = before.findLastIndex((k) => isThere[k] === 1)
        if (near < 0 || before.length - near > most) return -1
        return from === 'baseline' ? before.find((k) => isThere[k] === 1) : before[near]
      })
      expect([...filled]).toEqual(expected)
    }),
  )
})

test('a gap between two values is filled on their line, and no other', async () => {
  await fc.assert(
    fc.asyncProperty(cells, limit, async (of, most) => {
      const values = Float64Array.from(of, ({ value }) => value)
      const places = Float64Array.from(of, ({ place }) => place)
      const filled = await fillOnLines(await grouped(of), { values, places }, most, uninterrupted)
      for (const [i, { group, value, place }] of of.entries()) {
        const own = sequenceOf(of, i)
        const at = own.indexOf(i)
        const known = (k: number) => !Number.isNaN(values[k])
        const [l, r] = [own.slice(0, at).findLastIndex(known), own.findIndex((k, j) => j > at && known(k))]
        if (group < 0 || !Number.isNaN(value) || l < 0 || r < 0 || r - l - 1 > most) {
          expect(filled[i]).toBeNaN()
          continue
        }
        const [x0, x1] = [places[own[l] as number] as number, places[own[r] as number] as number]
        const [y0, y1] = [values[own[l] as number] as number, values[own[r] as number] as number]
        expect(filled[i]).toBeCloseTo(x1 === x0 ? y0 : (y0 * (x1 - place) + y1 * (place - x0)) / (x1 - x0), 9)
      }
    }),
  )
})

test('filled cells lose their kind of missing value, the others keep theirs', () => {
  const column = makeNumericColumn({ id: 'c1', name: 'x', missingTags: Uint8Array.of(0, 2, 3) }, [5, null, null])
  const filled = fillFromRows(column, Int32Array.of(-1, 0, -1))
  expect(filled).toMatchObject({ values: Float64Array.of(5, 5, Number.NaN), missingTags: Uint8Array.of(0, 0, 3) })
  const numbers = fillWithNumbers(column, Float64Array.of(Number.NaN, Number.NaN, 7))
  expect(numbers).toMatchObject({ values: Float64Array.of(5, Number.NaN, 7), missingTags: Uint8Array.of(0, 2, 0) })
  const texts = fillFromRows(textColumn({ id: 'c2', name: 't' }, ['a', null, 'b']), Int32Array.of(-1, 2, -1))
  expect(texts).toMatchObject({ codes: Int32Array.of(0, 1, 1) })
})
