import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allCases, caseWeights, countCases } from './case-weights.ts'
import { codedColumn, countLevels, countMissing } from './coded-column.ts'
import { countEvents } from './count-events.ts'
import { countStrata } from './count-strata.ts'
import { crossCodes } from './cross-codes.ts'
import { crossLevels } from './cross-levels.ts'
import type { Factor } from './factor.ts'
import type { Frame } from './frame.ts'
import { makeFrame, makeNumericColumn } from './make-columns.ts'
import { selectRows } from './select-rows.ts'

const cell = fc.constantFrom(1, 2, 3, null)
const rows = fc.array(
  fc.record({ a: cell, b: cell, c: cell, times: fc.integer({ min: 0, max: 4 }), keep: fc.boolean() }),
  {
    minLength: 1,
    maxLength: 30,
  },
)

/** Every count of a frame over the kept rows. */
function countsOf(frame: Frame, kept: readonly boolean[], weights?: Float64Array) {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => codedColumn(frame, id)) as [Factor, Factor, Factor]
  const keep = Uint8Array.from(kept, Number)
  const used = new Uint8Array(frame.rows)
  const places = { event: 0, exposed: 0, reference: 1 }
  return {
    levels: countLevels(a, keep, used, weights),
    table: crossLevels(a, b, keep, used, weights),
    codes: crossCodes(a.codes, b.codes, 3, keep, used, weights),
    events: countEvents(a, b, 0, keep, used, weights),
    strata: countStrata(a, b, c, places, weights),
    missing: countMissing(a, weights),
    missingAmong: countMissing(a, weights, b),
    cases: countCases(used, weights),
  }
}

test('every count of weighted rows equals that of repeated rows', () => {
  fc.assert(
    fc.property(rows, (given) => {
      // one of each value, so that repetition loses no level
      const all = [...[1, 2, 3].map((k) => ({ a: k, b: k, c: k, times: 1, keep: true })), ...given]
      const weights = Float64Array.from(all, ({ times }) => times)
      const frame = makeFrame(
        (['a', 'b', 'c'] as const).map((id) =>
          makeNumericColumn(
            { id, name: id },
            all.map((row) => row[id]),
          ),
        ),
      )
      const repeated = all.flatMap(({ times }, i) => Array<number>(times).fill(i))
      expect(
        countsOf(
          frame,
          all.map(({ keep }) => keep),
          weights,
        ),
      ).toEqual(
        countsOf(
          selectRows(frame, Int32Array.from(repeated)),
          repeated.map((i) => all[i]?.keep ?? false),
        ),
      )
    }),
  )
})

test('sums of weights may exceed 32-bit integers', () => {
  const frame = makeFrame([
    makeNumericColumn({ id: 'x', name: 'x' }, [1, 2, 1, null]),
    makeNumericColumn({ id: 'w', name: 'w' }, [3e9, 2.5, 4e9, 1]),
  ])
  const weights = caseWeights(frame, { variable: 'w' })
  const x = codedColumn(frame, 'x')
  const used = new Uint8Array(4)
  expect(crossLevels(x, x, undefined, used, weights)).toEqual([
    [7e9, 0],
    [0, 2.5],
  ])
  expect(countCases(used, weights)).toEqual({ total: 7e9 + 3.5, used: 7e9 + 2.5 })
})

test('without a weight each row is one case', () => {
  expect(caseWeights(makeFrame([]), undefined)).toBeUndefined()
  expect(allCases(5)).toBe(5)
  expect(countCases(Uint8Array.of(1, 0, 1))).toEqual({ total: 3, used: 2 })
})
