import fc from 'fast-check'
import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { groupedRows } from '../../frame/grouped-rows.ts'
import { groupLimits, type LimitRule } from './group-limits.ts'

async function limits(values: readonly number[], rule: LimitRule, groups = values.map(() => 0)) {
  const rows = await groupedRows(Int32Array.from(groups), Math.max(...groups) + 1, uninterrupted)
  return groupLimits(Float64Array.from(values), rows, { ...rule, type: 7 }, uninterrupted)
}

test('limits move and stretch with the values', async () => {
  const rules: readonly LimitRule[] = [
    { rule: 'tukey', times: 1.5 },
    { rule: 'sd', times: 3 },
    { rule: 'mad', times: 3.5 },
    { rule: 'percentiles', low: 0.05, high: 0.9 },
  ]
  const values = fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 2, maxLength: 25 })
  await fc.assert(
    fc.asyncProperty(values, fc.constantFrom(...rules), async (values, rule) => {
      const own = await limits(values, rule)
      const other = await limits(
        values.map((value) => 4 * value - 100),
        rule,
      )
      const mirrored = await limits(
        values.map((value) => -value),
        rule,
      )
      expect(other.without).toBe(own.without)
      const close = (got: number, wanted: number) =>
        Number.isNaN(wanted) ? expect(got).toBeNaN() : expect(got).toBeCloseTo(wanted, 8)
      close(other.low[0] as number, 4 * (own.low[0] as number) - 100)
      close(other.high[0] as number, 4 * (own.high[0] as number) - 100)
      if (rule.rule !== 'percentiles') close(mirrored.low[0] as number, -(own.high[0] as number))
    }),
  )
})

test('a group without spread has no limits and is counted, one without values is not', async () => {
  const nan = Number.NaN
  const rule = { rule: 'mad', times: 3 } as const
  const { low, high, without } = await limits([5, 5, 5, 9, nan, 1, 2, 3], rule, [0, 0, 0, 0, 1, 2, 2, 2])
  expect([...low]).toEqual([nan, nan, 2 - 3 * 1.4826])
  expect([...high]).toEqual([nan, nan, 2 + 3 * 1.4826])
  expect(without).toBe(1)
  expect((await limits([1], { rule: 'sd', times: 3 })).without).toBe(1)
})
