import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeFrame, makeNumericColumn, textColumn } from '../frame/make-columns.ts'
import { checkTypes } from './check-types.ts'
import { cellsOf, evaluate } from './evaluate.ts'
import { parse } from './parse.ts'

const day = (text: string) => Date.parse(`${text}T00:00:00Z`)
const frame = makeFrame([
  makeNumericColumn({ id: 'a', name: 'a', missingCodes: [99] }, [1, 0, null, 99, -2.5]),
  makeNumericColumn({ id: 'b', name: 'b' }, [2, 0, 3, 4, null]),
  textColumn({ id: 't', name: 't', missingCodes: ['未查'] }, ['阴性', '阳性', null, '未查', 'Ab c']),
  makeNumericColumn({ id: 'd', name: 'd', type: 'date' }, [
    day('2000-02-29'),
    day('2023-01-31'),
    null,
    day('2023-05-01'),
    day('1990-12-31'),
  ]),
  makeNumericColumn({ id: 'e', name: 'e', type: 'datetime' }, [
    day('2023-02-28') + 3.6e6,
    day('2023-02-28'),
    day('2023-05-01'),
    day('2023-05-01') + 1,
    day('1991-01-01'),
  ]),
])

function run(text: string): unknown[] {
  const expression = parse(text, (name) => name)
  checkTypes(expression, (id) => frame.columns.find((c) => c.id === id)?.type)
  const { vector } = evaluate(expression, frame)
  if (vector.type === 'logical') {
    return Array.from({ length: 5 }, (_, i) => [false, true][vector.values[vector.single ? 0 : i] as number] ?? null)
  }
  const cells = cellsOf(vector, frame.rows)
  if (cells.type === 'text') return Array.from(cells.codes, (code) => cells.dictionary[code] ?? null)
  const dates = cells.type === 'number' ? null : cells.type === 'date' ? 10 : 19
  return Array.from(cells.values, (v) =>
    Number.isNaN(v) ? null : dates === null ? v : new Date(v).toISOString().slice(0, dates),
  )
}

test('arithmetic: a missing operand gives a missing result, user-missing codes are missing', () => {
  expect(run('a + b * 2')).toEqual([5, 0, null, null, null])
  expect(run('-a ^ 2')).toEqual([-1, -0, null, null, -6.25])
  expect(run('2 ^ 3 ^ 2 - 500')).toEqual(Array(5).fill(12))
  expect(run('(1 + 2) * 3 - 4 / 8')).toEqual(Array(5).fill(8.5))
  expect(run('1 ^ NA')).toEqual(Array(5).fill(null))
})

test('a result that is not finite is missing and counted; so is zero divided by zero', () => {
  const expression = parse('a / b', (name) => name)
  expect(evaluate(expression, frame)).toMatchObject({ dividedByZero: 1, notFinite: 1 })
  expect(run('a / b')).toEqual([0.5, null, null, null, null])
  expect(run('1 / b')).toEqual([0.5, null, 1 / 3, 0.25, null])
  expect(run('ln(a)')).toEqual([0, null, null, null, null])
  expect(run('sqrt(a)')).toEqual([1, 0, null, null, null])
  expect(run('exp(1000)')).toEqual(Array(5).fill(null))
})

test('comparisons with a missing value are missing, and exact', () => {
  expect(run('a > 0')).toEqual([true, false, null, null, false])
  expect(run('a != b')).toEqual([true, false, null, null, null])
  expect(run('0.1 + 0.2 == 0.3')).toEqual(Array(5).fill(false))
  expect(run('t = "阴性"')).toEqual([true, false, null, null, false])
  expect(run('t in ("阳性", "Ab c")')).toEqual([false, true, null, null, true])
  expect(run('a not in (1, NA)')).toEqual([false, null, null, null, null])
})

test('and, or, not follow the three-valued truth tables', () => {
  const values = { T: 'TRUE', F: 'FALSE', N: '(NA == 1)' }
  const table = (sign: string) =>
    Object.values(values).map((x) => Object.values(values).map((y) => run(`${x} ${sign} ${y}`)[0]))
  expect(table('and')).toEqual([
    [true, false, null],
    [false, false, false],
    [null, false, null],
  ])
  expect(table('or')).toEqual([
    [true, true, true],
    [true, false, null],
    [true, null, null],
  ])
  expect(Object.values(values).map((x) => run(`not ${x}`)[0])).toEqual([false, true, null])
})

test('functions over a row use the values present', () => {
  expect(run('mean(a, b)')).toEqual([1.5, 0, 3, 4, -2.5])
  expect(run('sum(a, b)')).toEqual([3, 0, 3, 4, -2.5])
  expect(run('min(a, b, 1)')).toEqual([1, 0, 1, 1, -2.5])
  expect(run('sd(a, b)')).toEqual([Math.SQRT1_2, 0, null, null, null])
  expect(run('count_valid(a, b)')).toEqual([2, 2, 1, 1, 1])
  expect(run('mean(NA, NA)')).toEqual(Array(5).fill(null))
})

test('if, coalesce and is_missing', () => {
  expect(run('if(a > 0, "high", "low")')).toEqual(['high', 'low', null, null, 'low'])
  expect(run('if(is_missing(a), b, a)')).toEqual([1, 0, 3, 4, -2.5])
  expect(run('coalesce(a, b, 7)')).toEqual([1, 0, 3, 4, -2.5])
  expect(run('coalesce(t, "?")')).toEqual(['阴性', '阳性', '?', '?', 'Ab c'])
  expect(run('if(a > 0, 1, b > 1)')).toEqual([1, 0, null, null, null])
  expect(run('(a > 0) + (b > 1)')).toEqual([2, 0, null, null, null])
})

test('rounding is half away from zero; mod has the sign of the divisor', () => {
  expect(run('round(2.5)')[0]).toBe(3)
  expect(run('round(-2.5)')[0]).toBe(-3)
  expect(run('round(a, 0)')).toEqual([1, 0, null, null, -3])
  expect(run('round(1.005 * 100, 1)')[0]).toBe(100.5)
  expect(run('mod(-7, 3)')[0]).toBe(2)
  expect(run('mod(1, 0)')[0]).toBeNull()
})

test('dates: constants compared with them, differences, shifts and parts', () => {
  expect(run('d >= "2023/1/31"')).toEqual([false, true, null, true, false])
  expect(run('d == date(2023, 5, 1)')).toEqual([false, false, null, true, false])
  expect(run('e - d')).toEqual([8400 + 1 / 24, 28, null, 1 / 86_400_000, 1])
  expect(run('d + 1')).toEqual(['2000-03-01', '2023-02-01', null, '2023-05-02', '1991-01-01'])
  expect(run('e - 0.5')[1]).toBe('2023-02-27T12:00:00')
  expect(run('year(d) * 100 + month(d)')).toEqual([200_002, 202_301, null, 202_305, 199_012])
  expect(run('weekday(d)')).toEqual([2, 2, null, 1, 1])
  expect(run('hour(e)')).toEqual([1, 0, 0, 0, 0])
  expect(run('date(2023, 2, 30)')).toEqual(Array(5).fill(null))
  expect(run('date("2023-05-01")')[0]).toBe('2023-05-01')
})

// Ages as the Chinese civil code counts them, and as `seq(by = "month")` shows.
test('whole months and years are counted by the day of the month', () => {
  expect(run('complete_years(d, e)')).toEqual([22, 0, null, 0, 0])
  expect(run('complete_months(d, "2023-03-01")')).toEqual([276, 1, null, -2, 386])
  expect(run('complete_years(date(2000,2,29), date(2001,2,28))')[0]).toBe(0)
  expect(run('complete_years(date(2000,2,29), date(2001,3,1))')[0]).toBe(1)
  expect(run('days_between(date(2024,2,28), date(2024,3,1))')[0]).toBe(2)
})

test('texts', () => {
  expect(run('concat(t, "-", a)')).toEqual(['阴性-1', '阳性-0', null, null, 'Ab c--2.5'])
  expect(run('length(t)')).toEqual([2, 2, null, null, 4])
  expect(run('contains(t, "性")')).toEqual([true, true, null, null, false])
  expect(run('contains(t, t)')).toEqual([true, true, null, null, true])
  expect(run('upper(substring(t, 1, 2))')).toEqual(['阴性', '阳性', null, null, 'AB'])
  expect(run('number("1e3") + 1')[0]).toBe(1001)
  expect(run('text(0.1 + 0.2)')[0]).toBe('0.3')
  expect(run('text(1e-7)')[0]).toBe('0.0000001')
  expect(run('text(d)')[0]).toBe('2000-02-29')
})

test('case takes the first true condition, an unknown one is passed over', () => {
  expect(run('case(a > 0, "high", b >= 4, t)')).toEqual(['high', null, null, null, null])
  expect(run('case(a > 0, d, TRUE, e)').map((v) => String(v).slice(0, 10))).toEqual([
    '2000-02-29',
    '2023-02-28',
    '2023-05-01',
    '2023-05-01',
    '1991-01-01',
  ])
  expect(run('switch(t, "阴性", 0, "阳性", 1)')).toEqual([0, 1, null, null, null])
  expect(run('switch(NA, 1, "a", "other")')).toEqual(Array(5).fill('other'))
})

test('a result that is not finite, or a probability beyond 1, is missing and counted', () => {
  for (const [text, notFinite] of [
    ['factorial(200)', 1],
    ['quantile(1.5, a, b)', 5],
    ['q_normal(2)', 1],
    ['egfr_ckd_epi_2021(80, 17, TRUE)', 1],
    ['add_months(d, 0.5)', 4],
    ['d_binom(1, 2.5, 0.5)', 1],
  ] as const)
    expect(
      evaluate(
        parse(text, (name) => name),
        frame,
      ),
      text,
    ).toMatchObject({ notFinite })
})

test('a mapped dictionary has each text once, in the order of the rows', () => {
  const { vector } = evaluate(
    parse('replace(upper(t), "阳", "阴")', (name) => name),
    frame,
  )
  expect(vector).toMatchObject({ dictionary: ['阴性', 'AB C'], codes: Int32Array.of(0, 0, -1, -1, 1) })
})

test('a column and a constant are values too', () => {
  expect(run('b')).toEqual([2, 0, 3, 4, null])
  expect(run('7')).toEqual([7, 7, 7, 7, 7])
  expect(run('NA')).toEqual(Array(5).fill(null))
})

test('arithmetic of numbers equals JavaScript’s', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e100, max: 1e100 }), fc.integer(), (x, y) => {
      const one = makeFrame([
        makeNumericColumn({ id: 'x', name: 'x' }, [x]),
        makeNumericColumn({ id: 'y', name: 'y' }, [y]),
      ])
      const of = (text: string) => {
        const { vector } = evaluate(
          parse(text, (name) => name),
          one,
        )
        return vector.type === 'number' ? vector.values[0] : undefined
      }
      expect([of('x + y'), of('x - y'), of('x * y'), of('abs(x)')]).toEqual([x + y, x - y, x * y, Math.abs(x)])
      if (y !== 0) expect(of('x / y')).toBe(x / y)
    }),
  )
})
