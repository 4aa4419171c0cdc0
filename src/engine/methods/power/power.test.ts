import { describe, expect, test } from 'vitest'
import { areaModel, correlationModel, linearModel, logisticModel } from './association-designs.ts'
import { meanModel } from './mean-designs.ts'
import {
  exactProportionModel,
  marginModel,
  oneProportionModel,
  pairedProportionsModel,
  tableModel,
  twoProportionsModel,
} from './proportion-designs.ts'
import { solveEffect, solveSize } from './solve-plan.ts'
import { coxModel, exponentialShare, logRankModel } from './survival-designs.ts'
import { equivalencePower, tTestPower } from './t-power.ts'

const twoGroups = meanModel({
  design: 'two-sample',
  aim: 'difference',
  difference: 0,
  sd: 1,
  ratio: 1,
  alpha: 0.05,
  sides: 2,
})

describe('t tests', () => {
  test('equals power.t.test of R 4.2.2 (strict, tol = 1e-13): its own examples', () => {
    expect(twoGroups.power([20, 20], 1)).toBeCloseTo(0.8689530277245856, 11)
    expect(solveSize(twoGroups, 1, 0.9)).toBeCloseTo(22.021088426373627, 9)
    expect(solveEffect(twoGroups, [20, 20], 0.9)).toBeCloseTo(1.0519929482770185, 10)
  })

  test('without an effect the power is the level, for any sizes', () => {
    for (const [n1, n2] of [
      [2, 2],
      [2, 300],
      [40, 15],
    ] as const)
      expect(twoGroups.power([n1, n2], 0)).toBeCloseTo(0.05, 12)
    expect(tTestPower(0, 1, 0.01, 1)).toBeCloseTo(0.01, 12)
  })

  test('neither the order of the groups nor the unit of the outcome matters', () => {
    expect(twoGroups.power([12, 33], 0.7)).toBeCloseTo(twoGroups.power([33, 12], 0.7), 13)
    for (const unit of [1e-12, 1e12]) {
      const scaled = meanModel({
        design: 'two-sample',
        aim: 'difference',
        difference: 0,
        sd: unit,
        ratio: 1,
        alpha: 0.05,
        sides: 2,
      })
      expect(solveSize(scaled, 0.5 * unit, 0.8)).toBeCloseTo(solveSize(twoGroups, 0.5, 0.8), 8)
    }
  })

  test('size, power and effect satisfy one equation', () => {
    const n = solveSize(twoGroups, 0.37, 0.83)
    expect(twoGroups.power([n, n], 0.37)).toBeCloseTo(0.83, 12)
    expect(solveEffect(twoGroups, [n, n], 0.83)).toBeCloseTo(0.37, 10)
  })

  test('impossible results are NaN, and the smallest sample is the minimum', () => {
    expect(solveSize(twoGroups, 1e-8, 0.8)).toBeNaN()
    expect(solveEffect(twoGroups, [20, 20], 0.04)).toBeNaN()
    expect(solveSize(twoGroups, 1000, 0.8)).toBe(2)
  })
})

describe('equivalence', () => {
  /** Two-period crossover, CV 0.30, true ratio 0.95, margins 0.80 to 1.25: the example of the R package PowerTOST, 40 persons, 0.815845. */
  test('a published design of bioequivalence', () => {
    const error = Math.sqrt(Math.log(1 + 0.3 ** 2)) * Math.sqrt(2 / 40)
    expect(equivalencePower(Math.log(0.95) / error, Math.log(1.25) / error, 38, 0.05)).toBeCloseTo(0.815845, 6)
  })

  test('no power if the interval is always wider than the margins, full power if they are far away', () => {
    expect(equivalencePower(0, 0.01, 1, 0.05)).toBeLessThan(1e-4)
    expect(equivalencePower(0, 1e6, 10, 0.05)).toBeCloseTo(1, 12)
    expect(equivalencePower(0.4, 3, 20, 0.05)).toBeCloseTo(equivalencePower(-0.4, 3, 20, 0.05), 13)
  })
})

describe('proportions', () => {
  const tested = { p1: 0.5, direction: 1, alpha: 0.05, sides: 2 } as const

  test('equals power.prop.test of R 4.2.2: the example of its help', () => {
    const model = twoProportionsModel({ ...tested, ratio: 1, continuity: false })
    expect(solveSize(model, 0.25, 0.9)).toBeCloseTo(76.7, 1)
  })

  /** Fleiss, Tytun and Ury: n/4 (1 + √(1 + 2 (k + 1) / (k n d)))², k persons of the second group for one of the first. */
  test.each([1, 2, 0.5])('the continuity correction is that of the closed formula, ratio %d', (ratio) => {
    const question = { p1: 0.3, direction: -1, alpha: 0.05, sides: 1, ratio } as const
    const n = solveSize(twoProportionsModel({ ...question, continuity: false }), 0.15, 0.8)
    const corrected = (n / 4) * (1 + Math.sqrt(1 + (2 * (ratio + 1)) / (ratio * n * 0.15))) ** 2
    expect(solveSize(twoProportionsModel({ ...question, continuity: true }), 0.15, 0.8)).toBeCloseTo(corrected, 8)
  })

  /** powerandsamplesize.com, after Connor (1987): discordant shares 0.45 and 0.05. */
  test('McNemar: 23 pairs for a two-sided 0.05 with power 0.80, and for a one-sided one with power 0.90', () => {
    const pairs = (sides: 1 | 2) => pairedProportionsModel({ ...tested, sides, discordant: 0.5 })
    expect(Math.ceil(solveSize(pairs(2), 0.4, 0.8))).toBe(23)
    expect(Math.ceil(solveSize(pairs(1), 0.4, 0.9))).toBe(23)
  })

  test('the exact test keeps its level, and its size is the one above which the power is always reached', () => {
    const question = { p1: 0.2, direction: 1, alpha: 0.05, sides: 1 } as const
    const model = exactProportionModel(question)
    for (const n of [1, 2, 7, 50]) expect(model.power([n], 0)).toBeLessThanOrEqual(0.05)
    const n = solveSize(model, 0.2, 0.8)
    expect(model.power([n - 1], 0.2)).toBeLessThan(0.8)
    for (let m = n; m < 4 * n; m++) expect(model.power([m], 0.2)).toBeGreaterThanOrEqual(0.8)
    expect(Math.abs(n - solveSize(oneProportionModel(question), 0.2, 0.8))).toBeLessThan(10)
  })

  test('relabelling events as non-events changes nothing', () => {
    const [up, down] = [0.2, 0.8].map((p1) =>
      exactProportionModel({ p1, direction: p1 < 0.5 ? 1 : -1, alpha: 0.1, sides: 2 }),
    )
    for (const n of [3, 20, 77]) expect(up?.power([n], 0.15)).toBeCloseTo(down?.power([n], 0.15) ?? Number.NaN, 12)
  })

  /** Chow, Shao and Wang (2008), section 4.2. */
  test('margins: the closed formula of non-inferiority', () => {
    const model = marginModel({
      p1: 0.65,
      p2: 0.85,
      difference: 0.2,
      aim: 'non-inferiority',
      ratio: 1,
      alpha: 0.05,
      sides: 1,
    })
    const n = ((1.6448536269514722 + 0.8416212335729143) ** 2 * (0.65 * 0.35 + 0.85 * 0.15)) / 0.3 ** 2
    expect(solveSize(model, 0.1, 0.8)).toBeCloseTo(n, 8)
  })

  test('a table with one degree of freedom is a two-sided normal test', () => {
    const n = 1.959963984540054 + 0.8416212335729143
    expect(solveSize(tableModel(1, 0.05), 0.3, 0.8)).toBeCloseTo((n / 0.3) ** 2, 2)
  })
})

describe('survival', () => {
  const tested = { ratio: 1, direction: -1, alpha: 0.05, sides: 2 } as const
  const events = (question: Pick<Parameters<typeof logRankModel>[0], 'method'>, hazardRatio: number, power: number) =>
    2 * solveSize(logRankModel({ ...tested, ...question, share: () => 1 }), Math.abs(Math.log(hazardRatio)), power)

  /** Schoenfeld's formula for survivals of 0.75 and 0.37, as worked out by the MRC Cognition and Brain Sciences Unit with z of two decimals: 20.39. */
  test('Schoenfeld: a worked example, and his closed formula', () => {
    const hazardRatio = Math.log(0.75) / Math.log(0.37)
    expect(events({ method: 'schoenfeld' }, hazardRatio, 0.8)).toBeCloseTo(20.4, 1)
    const z = 1.959963984540054 + 0.8416212335729143
    expect(events({ method: 'schoenfeld' }, hazardRatio, 0.8)).toBeCloseTo(4 * (z / Math.log(hazardRatio)) ** 2, 8)
  })

  test('Freedman: his closed formula, more events than Schoenfeld’s', () => {
    const z = 1.959963984540054 + 1.2815515655446004
    expect(events({ method: 'freedman' }, 0.5, 0.9)).toBeCloseTo((z * 3) ** 2, 8)
    expect(events({ method: 'freedman' }, 0.5, 0.9)).toBeGreaterThan(events({ method: 'schoenfeld' }, 0.5, 0.9))
  })

  test('swapping which of two equal groups has the lower hazard does not matter', () => {
    for (const method of ['schoenfeld', 'freedman'] as const)
      for (const ratio of [1, 2.5]) {
        const one = logRankModel({ ...tested, method, ratio, share: () => 0.4 })
        const other = logRankModel({ ...tested, method, ratio: 1 / ratio, direction: 1, share: () => 0.4 })
        expect(one.power([40, 40 * ratio], 0.6)).toBeCloseTo(other.power([40 * ratio, 40], 0.6), 13)
      }
  })

  test('a covariate of Cox’s model that halves the persons is a log-rank test', () => {
    const cox = coxModel({ sd: 0.5, r2: 0, share: 0.3, alpha: 0.05, sides: 2 })
    const logRank = logRankModel({ ...tested, method: 'schoenfeld', share: () => 0.3 })
    expect(cox.power([200], 0.5)).toBeCloseTo(logRank.power([100, 100], 0.5), 13)
  })

  test('the proportion with an event: by integration over the accrual, and without accrual', () => {
    const times = { median: 12, accrual: 24, followUp: 6 }
    const steps = 20_000
    let mean = 0
    for (let i = 0; i < steps; i++) mean += 1 - 2 ** ((-0.7 * (6 + (24 * (i + 0.5)) / steps)) / 12)
    expect(exponentialShare(times)(0.7)).toBeCloseTo(mean / steps, 8)
    expect(exponentialShare({ ...times, accrual: 0, followUp: 12 })(1)).toBeCloseTo(0.5, 14)
    expect(exponentialShare({ ...times, accrual: 1e-12 })(1)).toBeCloseTo(1 - Math.SQRT1_2, 10)
  })
})

describe('associations', () => {
  const tested = { alpha: 0.05, sides: 2 } as const

  /** Table of correlations in Hulley et al., Designing Clinical Research: 85 persons for 0.30 at α 0.05 (two-sided), β 0.20. */
  test('a correlation by Fisher’s z: 85 persons for 0.3, and one fewer exactly', () => {
    expect(Math.ceil(solveSize(correlationModel({ ...tested, method: 'fisher' }), 0.3, 0.8))).toBe(85)
    expect(Math.ceil(solveSize(correlationModel({ ...tested, method: 'exact' }), 0.3, 0.8))).toBe(84)
  })

  test('a correlation of 0 is detected with the probability of the level', () => {
    for (const n of [4, 5, 30, 1000])
      for (const sides of [1, 2] as const)
        expect(correlationModel({ alpha: 0.05, sides, method: 'exact' }).power([n], 0)).toBeCloseTo(0.05, 11)
  })

  test('one predictor with fixed values is the t test of two groups', () => {
    const t = meanModel({
      design: 'two-sample',
      aim: 'difference',
      difference: 0,
      sd: 1,
      ratio: 1,
      alpha: 0.05,
      sides: 2,
    })
    const effect = 0.5 // f² = d² / 4
    const f2 = effect ** 2 / 4
    expect(linearModel(1, 1, 0.05).power([60], f2 / (1 + f2))).toBeCloseTo(t.power([30, 30], effect), 11)
  })

  /** Hsieh, Bloch and Larsen (1998), table II, first balanced design: half with the event at the mean, log odds ratio 0.405, power 0.95. */
  test('logistic regression: 317 persons as published', () => {
    const model = logisticModel({ ...tested, covariate: { kind: 'continuous', p: 0.5 }, direction: 1, r2: 0 })
    expect(Math.round(solveSize(model, 0.405, 0.95))).toBe(317)
  })

  test('a binary covariate with proportion one half is the comparison of two proportions', () => {
    const covariate = { kind: 'binary', p: 0.3, exposed: 0.5 } as const
    const logistic = logisticModel({ ...tested, sides: 1, covariate, direction: 1, r2: 0 })
    const two = twoProportionsModel({ ...tested, sides: 1, p1: 0.3, direction: 1, ratio: 1, continuity: false })
    const other = 0.6 / 1.3 // odds of 3 / 7 doubled
    expect(logistic.power([200], Math.log(2))).toBeCloseTo(two.power([100, 100], other - 0.3), 12)
  })

  test('the exponential variance of an area of one half is that of the rank sum', () => {
    const [m, n] = [12, 30]
    const z = 1.6448536269514722
    const model = areaModel({ alpha: 0.05, sides: 1, area: 0.5, method: 'hanley-mcneil', ratio: n / m })
    const deviation = Math.sqrt((m + n + 1) / (12 * m * n))
    expect(model.power([m, n], z * deviation)).toBeCloseTo(0.5, 12)
  })
})
