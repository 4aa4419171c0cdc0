import { describe, expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { logFactorial } from '../../special/log-factorial.ts'
import { walkExactSets } from './exact-risk-sets.ts'
import { riskRows } from './risk-rows.ts'

interface Row {
  readonly time: number
  readonly event: 0 | 1
  readonly stratum: number
  readonly risk: number
  readonly x: readonly number[]
}

/** The reported values of each event time, by stratum and time, and the sum of logarithms. */
async function walked(rows: readonly Row[]) {
  const data = {
    time: Float64Array.from(rows, ({ time }) => time),
    event: Uint8Array.from(rows, ({ event }) => event),
    start: null,
    stratum: Int32Array.from(rows, ({ stratum }) => stratum),
  }
  const sets = await riskRows(data, uninterrupted)
  const bySlot = Array.from(sets.order, (row) => rows[row] as Row)
  const p = rows[0]?.x.length ?? 0
  const moments = new Map<number, { mean: number[]; covariance: number[] }>()
  const logSums = await walkExactSets(
    sets,
    { p, x: Float64Array.from(bySlot.flatMap(({ x }) => x)) },
    Float64Array.from(bySlot, ({ risk }) => risk),
    (m, mean, covariance) => moments.set(m, { mean: [...mean], covariance: [...covariance] }),
    uninterrupted,
  )
  return { logSums, moments: Array.from(sets.times.time, (_, m) => moments.get(m)) }
}

/** All subsets of `d` of the rows. */
function subsets(rows: readonly Row[], d: number): Row[][] {
  if (d === 0) return [[]]
  const [first, ...others] = rows
  if (first === undefined) return []
  return [...subsets(others, d - 1).map((set) => [first, ...set]), ...subsets(others, d)]
}

function enumerated(rows: readonly Row[]) {
  const moments = []
  let logSums = 0
  for (const s of new Set(rows.map(({ stratum }) => stratum)))
    for (const t of [1, 2, 3, 4]) {
      const own = rows.filter(({ stratum }) => stratum === s)
      const d = own.filter(({ time, event }) => time === t && event === 1).length
      if (d === 0) continue
      const sets = subsets(
        own.filter(({ time }) => time >= t),
        d,
      ).map((set) => ({
        weight: set.reduce((product, { risk }) => product * risk, 1),
        sum: [0, 1].map((k) => set.reduce((sum, { x }) => sum + (x[k] ?? 0), 0)),
      }))
      const total = sets.reduce((sum, { weight }) => sum + weight, 0)
      const expected = (of: (sum: readonly number[]) => number) =>
        sets.reduce((all, { weight, sum }) => all + (weight / total) * of(sum), 0)
      const mean = [0, 1].map((k) => expected((sum) => sum[k] ?? 0))
      const product = (j: number, k: number) =>
        expected((sum) => ((sum[j] ?? 0) - (mean[j] ?? 0)) * ((sum[k] ?? 0) - (mean[k] ?? 0)))
      logSums += Math.log(total)
      moments.push({ mean, lower: [product(0, 0), product(1, 0), product(1, 1)] })
    }
  return { logSums, moments }
}

test('moments over the subsets at risk equal those by enumeration', async () => {
  const part = (i: number, irrational: number) => ((i + 1) * irrational) % 1
  const rows = Array.from(
    { length: 22 },
    (_, i): Row => ({
      time: 1 + Math.floor(4 * part(i, Math.SQRT2)),
      event: part(i, Math.sqrt(3)) < 0.7 ? 1 : 0,
      stratum: i % 2,
      risk: Math.exp(6 * part(i, Math.sqrt(5)) - 3),
      x: [part(i, Math.sqrt(7)), part(i, Math.sqrt(11)) < 0.5 ? 1 : 0],
    }),
  )
  // the last rows of a stratum all have the event, so there is a single subset
  rows.push(...[3, 4].map((risk): Row => ({ time: 4, event: 1, stratum: 2, risk, x: [risk, 1] })))
  const [found, wanted] = [await walked(rows), enumerated(rows)]
  expect(found.logSums).toBeCloseTo(wanted.logSums, 11)
  expect(found.moments).toHaveLength(wanted.moments.length)
  for (const [m, { mean, lower }] of wanted.moments.entries()) {
    const [a, , b, c] = found.moments[m]?.covariance ?? []
    for (const [k, value] of mean.entries()) expect(found.moments[m]?.mean[k]).toBeCloseTo(value, 12)
    for (const [k, value] of [a, b, c].entries()) expect(value).toBeCloseTo(lower[k] ?? 0, 12)
  }
})

describe.each([
  { n: 10_000, d: 50, ratio: 1, scale: 1 },
  { n: 10_000, d: 50, ratio: 30, scale: 1e-60 },
  { n: 3000, d: 1200, ratio: 0.2, scale: 1e60 },
])('$d of $n at risk, whose sum of products exceeds the range of doubles', ({ n, d, ratio, scale }) => {
  const marked = n / 4
  const rows = Array.from({ length: n }, (_, i): Row => {
    const x = i % 4 === 0 ? 1 : 0
    return { time: 1, event: i < d ? 1 : 0, stratum: 0, risk: scale * ratio ** x, x: [x] }
  })

  test('with one covariate value follow a noncentral hypergeometric distribution', async () => {
    const choose = (of: number, k: number) => logFactorial(of) - logFactorial(k) - logFactorial(of - k)
    const log = (k: number) => choose(marked, k) + choose(n - marked, d - k) + k * Math.log(ratio)
    const counts = Array.from({ length: Math.min(d, marked) + 1 }, (_, k) => k)
    const most = Math.max(...counts.map(log))
    const share = (k: number) => Math.exp(log(k) - most)
    const total = counts.reduce((sum, k) => sum + share(k), 0)
    const mean = counts.reduce((sum, k) => sum + k * share(k), 0) / total
    const variance = counts.reduce((sum, k) => sum + (k - mean) ** 2 * share(k), 0) / total
    const { logSums, moments } = await walked(rows)
    expect(logSums / (d * Math.log(scale) + most + Math.log(total))).toBeCloseTo(1, 12)
    expect((moments[0]?.mean[0] ?? 0) / mean).toBeCloseTo(1, 10)
    expect((moments[0]?.covariance[0] ?? 0) / variance).toBeCloseTo(1, 9)
  })
})
