import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { cumulativeHazard, drawnSteps, survivalOnScale } from './hazard-curves.ts'
import { kaplanMeier } from './kaplan-meier.ts'
import { pooledBandwidth, smoothedHazard, widestBandwidth } from './smoothed-hazard.ts'

const curveOf = (time: readonly number[], event: readonly number[], start?: readonly number[]) =>
  kaplanMeier(
    {
      time: Float64Array.from(time),
      event: Uint8Array.from(event),
      ...(start === undefined ? {} : { start: Float64Array.from(start) }),
    },
    { confidence: 0.95, transformation: 'log' },
    uninterrupted,
  )

const z = 1.959963984540054

test('the cumulative hazard sums d / n, its variance d / n²; limits are above 0 on the log scale', async () => {
  const curve = await curveOf([1, 2, 2, 3, 4], [1, 1, 1, 0, 1])
  const { estimate, lower, upper } = await cumulativeHazard(
    curve,
    { confidence: 0.95, transformation: 'log' },
    uninterrupted,
  )
  const [first, second] = [1 / 5, 1 / 5 + 2 / 4]
  expect(Array.from(estimate)).toEqual([first, second, second, second + 1])
  const error = Math.sqrt(1 / 25 + 2 / 16)
  expect(lower[1]).toBeCloseTo(second * Math.exp((-z * error) / second), 12)
  expect(upper[2]).toBeCloseTo(second * Math.exp((z * error) / second), 12)
  const plain = await cumulativeHazard(curve, { confidence: 0.95, transformation: 'plain' }, uninterrupted)
  expect(plain.lower[0]).toBe(0)
  expect(plain.upper[1]).toBeCloseTo(second + z * error, 12)
})

test('on a logarithmic scale survival of 0 or 1, and time 0, have no value', async () => {
  const curve = await curveOf([0, 1, 2, 3], [1, 0, 1, 1])
  const { estimate, lower } = await survivalOnScale(curve, { confidence: 0.95, scale: 'log-log' }, uninterrupted)
  const s = [0.75, 0.375]
  expect([estimate[0], estimate[3]]).toEqual([Number.NaN, Number.NaN])
  expect(estimate[1]).toBeCloseTo(Math.log(-Math.log(s[0] as number)), 12)
  const relative = Math.sqrt(1 / (4 * 3) + 1 / (2 * 1))
  expect(lower[2]).toBeCloseTo(Math.log(-Math.log(0.375)) - (z * relative) / -Math.log(0.375), 12)
  const odds = await survivalOnScale(curve, { confidence: 0.95, scale: 'log-odds' }, uninterrupted)
  expect(odds.estimate[2]).toBeCloseTo(Math.log(0.625 / 0.375), 12)
  expect(odds.lower[2]).toBeCloseTo(Math.log(0.625 / 0.375) - (z * relative) / 0.625, 12)
})

test('steps begin at 0 or with the first value, and end where there is none or at the end of the axis', async () => {
  const curve = await curveOf([0, 1, 2, 3], [1, 0, 1, 1])
  const onScale = await survivalOnScale(curve, { confidence: 0.95, scale: 'log-log' }, uninterrupted)
  expect((await drawnSteps(onScale, { start: null, end: 10 }, uninterrupted)).x).toEqual([1, 2, 3])
  expect((await drawnSteps(onScale, { start: null, end: 2.5 }, uninterrupted)).x).toEqual([1, 2, 2.5])
  expect((await drawnSteps(onScale, { start: null, end: 0.5 }, uninterrupted)).x).toEqual([])
  const settings = { confidence: 0.95, transformation: 'log' } as const
  const hazard = await cumulativeHazard(curve, settings, uninterrupted)
  const steps = await drawnSteps(hazard, { start: 0, end: 2.5 }, uninterrupted)
  expect([steps.x, steps.y]).toEqual([
    [0, 0, 2, 2.5],
    [0, 0.25, 0.75, 0.75],
  ])
})

test('a constant hazard is smoothed to itself, also near both ends', async () => {
  const n = 4000 // exponential quantiles, hazard 1, observed up to 2
  const times = Array.from({ length: n }, (_, i) => -Math.log(1 - (i + 0.5) / n))
  const curve = await curveOf(
    times.map((t) => Math.min(t, 2)),
    times.map((t) => (t < 2 ? 1 : 0)),
  )
  const { x, y, lower, upper } = await smoothedHazard(
    curve,
    { bandwidth: 0.5, end: 9, confidence: 0.95 },
    uninterrupted,
  )
  expect([x.length, x[0], x.at(-1)]).toEqual([201, 0, 2])
  for (const [i, value] of y.entries()) {
    expect(Math.abs(value - 1)).toBeLessThan(0.02)
    expect((lower[i] as number) < 1 && (upper[i] as number) > 1).toBe(true)
  }
})

test('away from the ends one event gives the Epanechnikov kernel', async () => {
  const curve = await curveOf([5, 10], [1, 0])
  const { x, y } = await smoothedHazard(curve, { bandwidth: 2, end: 10, confidence: 0.95 }, uninterrupted)
  const at = x.findIndex((t) => Math.abs(t - 4) < 1e-9)
  expect(y[at]).toBeCloseTo((0.5 / 2) * 0.75 * (1 - 0.25), 12)
  expect(y[x.findIndex((t) => t > 7.01)]).toBe(0)
})

test('the time under observation begins with the first entry; without any there is no curve', async () => {
  const late = await curveOf([5, 10], [1, 0], [3, 4])
  expect(widestBandwidth(late)).toBe(3.5)
  const drawn = await smoothedHazard(late, { bandwidth: 2, end: 8, confidence: 0.95 }, uninterrupted)
  expect([drawn.x[0], drawn.x.at(-1)]).toEqual([3, 8])
  const none = await curveOf([0, 0], [1, 0])
  expect((await smoothedHazard(none, { bandwidth: 1, end: 8, confidence: 0.95 }, uninterrupted)).x).toEqual([])
})

test('the pooled bandwidth is √5 times the rule of thumb of all event times', async () => {
  const curves = [await curveOf([1, 2, 3, 9], [1, 1, 1, 0]), await curveOf([2, 4, 7], [1, 1, 0])]
  expect(await pooledBandwidth(curves, uninterrupted)).toBeCloseTo(Math.sqrt(5) * 0.486_792_311_425_318, 10) // bw.nrd0(c(1, 2, 3, 2, 4))
  expect(await pooledBandwidth([await curveOf([1, 2], [1, 0])], uninterrupted)).toBe(Number.POSITIVE_INFINITY)
})
