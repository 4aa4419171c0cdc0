import { describe, expect, test } from 'vitest'
import { fUpperQuantile } from '../../distributions/fisher-f.ts'
import { mersenneTwister } from '../../random/mersenne-twister.ts'
import { normalDeviate } from '../../random/normal-deviate.ts'
import { anovaModel, factorialModel, repeatedModel } from './anova-designs.ts'
import { meanModel } from './mean-designs.ts'
import { solveEffect, solveSize } from './solve-plan.ts'

describe('one-way analysis of variance', () => {
  test('as power.anova.test of R 4.2.2, whose pf is good to 1e-9: its own examples', () => {
    const four = anovaModel(4, 0.05)
    expect(four.power([5, 5, 5, 5], Math.sqrt(0.25))).toBeCloseTo(0.3535594, 7)
    expect(solveSize(four, 0.5, 0.8)).toBeCloseTo(11.92613, 4)
  })

  test('for two groups it is the two-sided t test', () => {
    const two = anovaModel(2, 0.05)
    const t = tTest('two-sample')
    for (const n of [2, 7, 60]) expect(two.power([n, n], 0.3)).toBeCloseTo(t.power([n, n], 0.6), 11)
  })
})

describe('factorial analysis of variance', () => {
  /** Wuensch, "G*Power: 3-Way Factorial Independent Samples ANOVA": 12 cells, f 0.25, α 0.05, as G*Power 3 prints it. */
  test.each([
    [1, 128, 0.8009381],
    [2, 158, 0.8016972],
  ])('%d degree(s) of freedom: %d persons have the power that G*Power gives', (df, persons, power) => {
    const model = factorialModel({ cells: 12, df, alpha: 0.05 })
    expect(model.power(model.sizes(persons / 12), 0.25)).toBeCloseTo(power, 7)
    expect(Math.ceil(12 * solveSize(model, 0.25, 0.8))).toBe(persons)
  })

  test('an interaction of two by two is a t test of the contrast of the four means', () => {
    const model = factorialModel({ cells: 4, df: 1, alpha: 0.05 })
    const contrast = tTest('two-sample') // of the two diagonals, whose means differ by 2 f
    // the two have 4 n - 2 degrees of freedom instead of 4 n - 4: equal in large samples only
    expect(model.power([500, 500, 500, 500], 0.06)).toBeCloseTo(contrast.power([1000, 1000], 0.12), 3)
    expect(model.power([9, 9, 9, 9], 0)).toBeCloseTo(0.05, 12)
  })
})

describe('repeated measures', () => {
  const one = { groups: 1, tested: 'occasions' } as const
  const three = repeatedModel({ ...one, occasions: 3, correlation: 0.5, epsilon: 1, alpha: 0.05 })
  const medium = Math.sqrt(0.1 / 0.9)

  /** The examples of power_rm_anova in pingouin, which its authors tested against G*Power: partial η² 0.1, so f² = 0.1 / 0.9, ρ 0.5. */
  test('20 persons on three occasions have a power of 0.8913, and 15.9979 one of 0.80', () => {
    expect(three.power([20], medium)).toBeCloseTo(0.8913, 4)
    expect(solveSize(three, medium, 0.8)).toBeCloseTo(15.9979, 4)
  })

  test('20 persons on four occasions detect a partial η² of 0.0680', () => {
    const four = repeatedModel({ ...one, occasions: 4, correlation: 0.5, epsilon: 1, alpha: 0.05 })
    const f2 = solveEffect(four, [20], 0.8) ** 2
    expect(f2 / (1 + f2)).toBeCloseTo(0.068, 4)
  })

  test('for two occasions it is the paired t test', () => {
    for (const correlation of [0, 0.3, 0.9]) {
      const two = repeatedModel({ ...one, occasions: 2, correlation, epsilon: 1, alpha: 0.05 })
      const paired = tTest('paired', Math.sqrt(2 * (1 - correlation)))
      for (const n of [2, 8, 50]) expect(two.power([n], 0.25)).toBeCloseTo(paired.power([n], 0.5), 11)
    }
  })

  const means = [0.35, 0.1, -0.15, -0.3]
  const spread = Math.sqrt(means.reduce((sum, mean) => sum + mean ** 2, 0) / 4)

  test('the F test of simulated values under compound symmetry has this power', () => {
    const power = repeatedModel({ ...one, occasions: 4, correlation: 0.6, epsilon: 1, alpha: 0.05 }).power([12], spread)
    const found = simulatedPower(12, 1, (normal) => {
      const own = Math.sqrt(0.6) * normal()
      return means.map((mean) => mean + own + Math.sqrt(0.4) * normal())
    })
    expect(Math.abs(found - power)).toBeLessThan(fourErrors(power))
  })

  /** The random walk has variances of 1 to 4 and covariances equal to the smaller one, 2.5 and 5/3 on average. */
  test('for a simulated random walk the test corrected by its ε has this power to within 0.02', () => {
    const covariance = means.map((_, i) => means.map((__, j) => Math.min(i, j) + 1))
    const epsilon = sphericity(covariance)
    const model = repeatedModel({ ...one, occasions: 4, correlation: 5 / 3 / 2.5, epsilon, alpha: 0.05 })
    const found = simulatedPower(30, epsilon, (normal) => {
      let walk = 0
      return means.map((mean) => {
        walk += normal()
        return 1.5 * mean + walk
      })
    })
    const power = model.power([30], (1.5 * spread) / Math.sqrt(2.5))
    expect(power).toBeGreaterThan(0.5)
    expect(Math.abs(found - power)).toBeLessThan(fourErrors(power) + 0.02)
  })

  test('without sphericity there is less power', () => {
    const corrected = repeatedModel({ ...one, occasions: 3, correlation: 0.5, epsilon: 0.6, alpha: 0.05 })
    expect(corrected.power([20], medium)).toBeLessThan(three.power([20], medium))
    expect(corrected.power([20], 0)).toBeCloseTo(0.05, 12)
  })
})

describe('groups on several occasions', () => {
  const design = { groups: 2, occasions: 2, correlation: 0.4, epsilon: 1, alpha: 0.05 }
  const t = (sd: number) => tTest('two-sample', sd)

  test('the interaction of two groups and two occasions is the t test of the changes', () => {
    const model = repeatedModel({ ...design, tested: 'interaction' })
    // each cell deviates by 0.2 from the additive model: changes differ by four times as much
    for (const n of [2, 9, 70])
      expect(model.power([n, n], 0.2)).toBeCloseTo(t(Math.sqrt(2 * 0.6)).power([n, n], 0.8), 11)
  })

  test.each([2, 5])('the test of two groups on %d occasions is the t test of the means of each person', (occasions) => {
    const model = repeatedModel({ ...design, occasions, tested: 'groups', epsilon: 0.9 })
    const sd = Math.sqrt((1 + (occasions - 1) * 0.4) / occasions)
    for (const n of [2, 9, 70]) expect(model.power([n, n], 0.3)).toBeCloseTo(t(sd).power([n, n], 0.6), 11)
  })

  test('the test of occasions uses the persons of all groups', () => {
    const three = repeatedModel({ ...design, groups: 3, occasions: 4, tested: 'occasions' })
    const one = repeatedModel({ ...design, groups: 1, occasions: 4, tested: 'occasions' })
    // the groups cost degrees of freedom
    expect(three.power([400, 400, 400], 0.05)).toBeCloseTo(one.power([1200], 0.05), 3)
    expect(three.power([5, 5, 5], 0.3)).toBeLessThan(one.power([15], 0.3))
    for (const tested of ['groups', 'occasions', 'interaction'] as const)
      expect(repeatedModel({ ...design, tested }).power([8, 8], 0)).toBeCloseTo(0.05, 12)
  })

  /** Three groups on three occasions: a person's values share a component, ρ = 0.5, and the cells deviate from additivity. */
  test.each([
    { tested: 'interaction', f: 0.3 },
    { tested: 'groups', f: 0.45 },
  ] as const)('simulated values reject as often: $tested', ({ tested, f }) => {
    const [groups, occasions, n] = [3, 3, 12]
    const pattern = [-1, 0, 1]
    const size = tested === 'groups' ? Math.sqrt(2 / 3) : 2 / 3
    const added = (g: number, j: number) =>
      (f / size) * (pattern[g] ?? 0) * (tested === 'groups' ? 1 : (pattern[j] ?? 0))
    const uniform = mersenneTwister(11)
    const half = Math.sqrt(0.5)
    let rejected = 0
    for (let k = 0; k < replicates; k++) {
      const persons = Array.from({ length: groups * n }, (_, i) => {
        const own = half * normalDeviate(uniform)
        return Array.from({ length: occasions }, (__, j) => added(i % groups, j) + own + half * normalDeviate(uniform))
      })
      if (mixedStatistic(persons, groups, tested) > fUpperQuantile(0.05, ...mixedDf(groups, occasions, n, tested)))
        rejected++
    }
    const power = repeatedModel({ groups, occasions, tested, correlation: 0.5, epsilon: 1, alpha: 0.05 }).power(
      Array<number>(groups).fill(n),
      f,
    )
    expect(power).toBeGreaterThan(0.5)
    expect(Math.abs(rejected / replicates - power)).toBeLessThan(fourErrors(power))
  })
})

function mixedDf(groups: number, occasions: number, n: number, tested: 'groups' | 'interaction') {
  const within = tested === 'groups' ? 1 : occasions - 1
  return [within * (groups - 1), within * groups * (n - 1)] as const
}

/** The F statistic of rows of persons, whose group is their index modulo the number of groups. */
function mixedStatistic(persons: readonly (readonly number[])[], groups: number, tested: 'groups' | 'interaction') {
  const n = persons.length / groups
  const m = persons[0]?.length ?? 0
  const meanAt = (g: number, j: number) => average(persons.flatMap((row, i) => (i % groups === g ? [row[j] ?? 0] : [])))
  const cells = Array.from({ length: groups }, (_, g) => Array.from({ length: m }, (__, j) => meanAt(g, j)))
  const occasions = Array.from({ length: m }, (_, j) => average(cells.map((row) => row[j] ?? 0)))
  const all = average(occasions)
  const [df1, df2] = mixedDf(groups, m, n, tested)
  let [explained, error] = [0, 0]
  if (tested === 'groups') {
    for (const row of cells) explained += n * m * (average(row) - all) ** 2
    for (const [i, row] of persons.entries()) error += m * (average(row) - average(cells[i % groups] ?? [])) ** 2
  } else {
    for (const row of cells)
      for (const [j, cell] of row.entries()) explained += n * (cell - average(row) - (occasions[j] ?? 0) + all) ** 2
    for (const [i, row] of persons.entries()) {
      const own = cells[i % groups] ?? []
      for (const [j, value] of row.entries()) error += (value - average(row) - (own[j] ?? 0) + average(own)) ** 2
    }
  }
  return explained / df1 / (error / df2)
}

function tTest(design: 'two-sample' | 'paired', sd = 1) {
  return meanModel({ design, aim: 'difference', difference: 0, sd, ratio: 1, alpha: 0.05, sides: 2 })
}

const replicates = 4000

function fourErrors(power: number): number {
  return 4 * Math.sqrt((power * (1 - power)) / replicates)
}

/** The proportion of simulated studies in which the F test of the occasions, with both degrees of freedom times `epsilon`, rejects at 0.05. */
function simulatedPower(persons: number, epsilon: number, person: (normal: () => number) => readonly number[]): number {
  const uniform = mersenneTwister(7)
  let rejected = 0
  for (let k = 0; k < replicates; k++) {
    const rows = Array.from({ length: persons }, () => person(() => normalDeviate(uniform)))
    const m = rows[0]?.length ?? 0
    const columns = Array.from({ length: m }, (_, j) => average(rows.map((row) => row[j] ?? Number.NaN)))
    const all = average(columns)
    const between = columns.reduce((sum, column) => sum + persons * (column - all) ** 2, 0)
    const error = rows
      .flatMap((row) => row.map((value, j) => (value - average(row) - (columns[j] ?? Number.NaN) + all) ** 2))
      .reduce((a, b) => a + b, 0)
    const df = epsilon * (m - 1)
    if (between / (error / (persons - 1)) > fUpperQuantile(0.05, df, df * (persons - 1))) rejected++
  }
  return rejected / replicates
}

/** ε of Greenhouse and Geisser of a covariance matrix: the squared trace of its double-centred form over m - 1 times the sum of its squares. */
function sphericity(covariance: readonly (readonly number[])[]): number {
  const m = covariance.length
  const rows = covariance.map(average)
  const all = average(rows)
  const centred = covariance.map((row, i) => row.map((one, j) => one - (rows[i] ?? 0) - (rows[j] ?? 0) + all))
  const trace = centred.reduce((sum, row, i) => sum + (row[i] ?? 0), 0)
  return trace ** 2 / ((m - 1) * centred.flat().reduce((sum, one) => sum + one * one, 0))
}

function average(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0) / values.length
}
