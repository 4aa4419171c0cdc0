import { describe, expect, test } from 'vitest'
import { orderStatisticsPlot } from './order-statistics-plot.ts'

const sample = { values: Float64Array.of(2.1, 2.9, 3.4, 3.6, 4.4, 5.2, 7.7) }
const usual = { kind: 'qq', positions: 'hazen', line: 'quartiles', quartileType: 7, confidence: 0.95 } as const

describe('a normal plot of order statistics', () => {
  test('has the line of qqline and the band of qbeta in R', () => {
    const plot = orderStatisticsPlot(sample, usual, 100)
    expect(plot?.slope).toBeCloseTo(1.22314683026712, 9)
    expect(plot?.intercept).toBeCloseTo(3.975, 9)
    expect(plot?.x[0]).toBeCloseTo(-1.46523379268552, 9)
    expect(plot?.lower[0]).toBeCloseTo(0.68902163757478, 8)
    expect(plot?.upper[6]).toBeCloseTo(7.26097836242521, 8)
  })

  test('of probabilities lies on the diagonal, detrended on zero', () => {
    const pp = orderStatisticsPlot(sample, { ...usual, kind: 'pp', positions: 'blom', line: 'moments' }, 100)
    expect(pp).toMatchObject({ intercept: 0, slope: 1 })
    expect(pp?.x[3]).toBeCloseTo(0.5, 12)
    const flat = orderStatisticsPlot(sample, { ...usual, kind: 'detrended' }, 100)
    expect(flat).toMatchObject({ intercept: 0, slope: 0 })
    for (const [k, low] of (flat?.lower ?? []).entries()) expect(low).toBeLessThan(flat?.upper[k] ?? 0)
  })

  test('weights represent repeated values', () => {
    const twice = { values: Float64Array.of(1, 1, 2, 2, 5, 5, 9, 9) }
    const counted = { values: Float64Array.of(1, 2, 5, 9), upTo: Float64Array.of(2, 4, 6, 8) }
    expect(orderStatisticsPlot(counted, usual, 100)).toEqual(orderStatisticsPlot(twice, usual, 100))
  })

  test('a line without a slope, and no band', () => {
    expect(orderStatisticsPlot({ values: Float64Array.of(1, 3, 3, 3, 9) }, usual, 100)).toBeNull()
    expect(orderStatisticsPlot(sample, { ...usual, confidence: null }, 100)?.lower).toEqual([])
  })
})
