import fc from 'fast-check'
import { expect, test } from 'vitest'
import { logFactorial } from '../../special/log-factorial.ts'
import { columnSplits } from './column-splits.ts'
import { countBoundedCompositions } from './count-bounded-compositions.ts'

const rows = fc.array(fc.nat({ max: 6 }), { minLength: 1, maxLength: 6 }).map((all) => all.toSorted((a, b) => b - a))

test('each split is listed once up to permutation, and all choices add up (Vandermonde)', () => {
  fc.assert(
    fc.property(rows, fc.nat({ max: 36 }), (room, wanted) => {
      const most = room.reduce((sum, count) => sum + count, 0)
      const total = Math.min(wanted, most)
      const splits = columnSplits(total, Int32Array.from(room))
      let [ways, choices] = [0, 0]
      const seen = new Set<string>()
      while (splits.next()) {
        ways += splits.multiplicity()
        choices += splits.multiplicity() * Math.exp(splits.log())
        expect(splits.taken.reduce((sum, count) => sum + count, 0)).toBe(total)
        seen.add(
          splits.taken
            .map((count, i) => 100 * (room[i] ?? 0) + count)
            .toSorted()
            .join(),
        )
      }
      expect(ways).toBe(countBoundedCompositions(total, room)[total])
      const log = logFactorial(most) - logFactorial(total) - logFactorial(most - total)
      expect(choices / Math.exp(log)).toBeCloseTo(1, 10)
      expect(seen.size).toBeLessThanOrEqual(ways)
    }),
  )
})
