import fc from 'fast-check'
import { expect, test } from 'vitest'
import { uninterrupted } from '../checkpoint.ts'
import { makeNumericColumn, textColumn } from './make-columns.ts'
import { placesOf } from './wide-places.ts'
import { meansOf, valuesIn } from './wide-summaries.ts'

const row = fc.record({
  key: fc.integer({ min: -1, max: 3 }),
  time: fc.option(fc.integer({ min: 0, max: 3 })),
  value: fc.option(fc.integer({ min: -9, max: 9 })),
})
/** Time 2 was taken out, time 3 never was among them. */
const levels = [0, 1, null]

test('cells of the wide table are those found by searching the long one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 30 }), fc.boolean(), async (given, isText) => {
      // keys are numbered by first appearance
      const order = [...new Set(given.map(({ key }) => key).filter((key) => key >= 0))]
      const codes = Int32Array.from(given, ({ key }) => order.indexOf(key))
      const times = given.map(({ time }) => time)
      const time = isText
        ? textColumn(
            { id: 't', name: 't' },
            times.map((one) => (one === null ? null : `t${one}`)),
          )
        : makeNumericColumn({ id: 't', name: 't' }, times)
      const asked = isText ? levels.map((level) => (level === null ? null : `t${level}`)) : levels
      const places = await placesOf(codes, order.length, time, asked, uninterrupted)
      const values = Float64Array.from(given, ({ value }) => value ?? Number.NaN)
      for (const level of [0, 1]) {
        const rowsOf = order.map((key) => given.flatMap((one, i) => (one.key === key && one.time === level ? [i] : [])))
        expect(Array.from(places.rowsAt(level, 'first'))).toEqual(rowsOf.map((rows) => rows[0] ?? -1))
        expect(Array.from(places.rowsAt(level, 'last'))).toEqual(rowsOf.map((rows) => rows.at(-1) ?? -1))
        const there = rowsOf.map((rows) => rows.flatMap((i) => given[i]?.value ?? []))
        expect(Array.from(valuesIn(makeNumericColumn({ id: 'v', name: 'v' }, values), places, level))).toEqual(
          there.map((all) => all.length),
        )
        for (const [k, mean] of meansOf(values, places, level).entries()) {
          const all = there[k] ?? []
          if (all.length === 0) expect(mean).toBeNaN()
          else expect(mean).toBeCloseTo(all.reduce((sum, value) => sum + value, 0) / all.length, 12)
        }
      }
      const keyed = given.filter(({ key }) => key >= 0)
      expect(Array.from(places.firstOfKey)).toEqual(order.map((key) => given.findIndex((one) => one.key === key)))
      expect(places).toMatchObject({
        withoutKey: given.length - keyed.length,
        withoutTime: keyed.filter((one) => one.time === null).length,
        unknown: { rows: keyed.filter((one) => (one.time ?? 0) > 1).length },
      })
      const known = keyed.filter((one) => one.time === 0 || one.time === 1)
      expect(places.repeats).toBe(known.length - new Set(known.map((one) => `${one.key} ${one.time}`)).size)
    }),
  )
})
