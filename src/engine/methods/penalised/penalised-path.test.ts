import { describe, expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { silentProgress } from '../../progress.ts'
import { crossValidatedPath, drawnFolds } from './cross-validated-path.ts'
import { type PenalisedFamily, penalisedPath, penaltySequence } from './penalised-path.ts'
import { standardisedColumns } from './standardised-columns.ts'

const watch = { checkpoint: uninterrupted, progress: silentProgress }
const n = 60
const part = (k: number) => ((k * 7919) % 104729) / 104729
const column = (j: number) => Float64Array.from({ length: n }, (_, i) => part(j * n + i + 1))
const columns = Array.from({ length: 8 }, (_, j) => column(j))
const [first = new Float64Array(), second = first, third = first, , , , , last = first] = columns
for (let i = 0; i < n; i++) {
  second[i] = (first[i] as number) * 0.9 + 0.1 * (second[i] as number)
  last[i] = (last[i] as number) * 1000
}
const y = first.map((value, i) => 2 * value - (third[i] as number) + 0.002 * (last[i] as number) + part(1001 + i))
const sorted = y.toSorted()
const median = ((sorted[n / 2 - 1] as number) + (sorted[n / 2] as number)) / 2
const event = y.map((value) => (value > median ? 1 : 0))
const lambdas = [0.3, 0.1, 0.03, 0.003]

async function modelOf(family: PenalisedFamily, alpha: number, lambda: number) {
  const x = await standardisedColumns(columns, null, uninterrupted)
  const used = family === 'gaussian' ? lambdas : lambdas.map((one) => one / 2)
  const problem = { x, y: family === 'gaussian' ? y : event, family, alpha }
  const path = await penalisedPath(problem, used, false, watch)
  const k = lambdas.indexOf(lambda)
  const b = path.coefficients[k]?.map((value, j) => value / (x.deviations[j] as number)) ?? new Float64Array()
  const intercept = b.reduce((sum, value, j) => sum - value * (x.means[j] as number), path.intercepts[k] as number)
  return { coefficients: [intercept, ...b], explained: path.explained[k], converged: path.converged }
}

// R 4.2.2, glmnet 4.1-6: coef(glmnet(x, y, family, alpha = alpha, lambda = lambdas, thresh = 1e-22, maxit = 1e7)), dev.ratio
const inR = [
  {
    family: 'gaussian',
    alpha: 1,
    lambda: 0.1,
    coefficients: [
      0.500192735397404, 0, 1.132746375887725, -0.2503343570148479, 0.5030355782888002, -0.07958368693976701, 0,
      -0.1054351648552352, 0.00178974572597142,
    ],
    explained: 0.905124960746709,
  },
  {
    family: 'gaussian',
    alpha: 0.5,
    lambda: 0.003,
    coefficients: [
      -0.01469346261842341, 1.6108635613571622, 0.419225502827583, -0.975265327722687, 0.9710642610922418, 0,
      0.0084714505093457, 0, 0.00200131531878572,
    ],
    explained: 0.99983167711223,
  },
  {
    family: 'binomial',
    alpha: 1,
    lambda: 0.03,
    coefficients: [-5.232474888101836, 0, 0.0234409284732661, 0, 0, 0, 0, -2.4894850386546876, 0.0139117741179282],
    explained: 0.889904814626842,
  },
  {
    family: 'binomial',
    alpha: 0.5,
    lambda: 0.003,
    coefficients: [
      -17.42370772001938, 2.252013025647371, 4.3059242187384426, 1.830601996206474, 5.1230795935245155,
      0.5929718297487798, 5.679877927462844, -2.4868884538242377, 0.0181439915279628,
    ],
    explained: 0.945863822813777,
  },
] as const

describe('models of a path', () => {
  test.each(inR)(
    '$family, alpha $alpha, lambda $lambda',
    async ({ family, alpha, lambda, coefficients, explained }) => {
      const model = await modelOf(family, alpha, lambda)
      for (const [j, value] of coefficients.entries()) expect(model.coefficients[j]).toBeCloseTo(value, 8)
      expect(model.explained).toBeCloseTo(explained, 10)
      expect(model.converged).toBe(true)
    },
  )

  test('the first penalty is the smallest with which no column is in the model', async () => {
    const x = await standardisedColumns(columns, null, uninterrupted)
    const problem = { x, y, family: 'gaussian', alpha: 1 } as const
    const used = await penaltySequence(problem, 100, uninterrupted)
    // max(glmnet(x, y)$lambda)
    expect(used[0]).toBeCloseTo(0.6704361, 7)
    const path = await penalisedPath(problem, used, true, watch)
    expect(path.coefficients[0]?.every((b) => Math.abs(b) < 1e-12)).toBe(true)
    expect(path.coefficients[1]?.filter((b) => b !== 0)).toHaveLength(1)
    // glmnet ends at the same penalty: more than 99.9% of the variance is explained
    expect(path.lambdas).toHaveLength(47)
  })

  test('a column that does not vary stays out, and of two equal ones the first serves', async () => {
    const x = await standardisedColumns([first.map(() => 5), first, first], null, uninterrupted)
    const path = await penalisedPath({ x, y, family: 'gaussian', alpha: 1 }, [0.01], false, watch)
    expect(path.coefficients[0]?.[0]).toBe(0)
    expect(path.coefficients[0]?.[1]).toBeGreaterThan(0.1)
    expect(path.converged).toBe(true)
  })

  test('more columns than rows: the conditions of a minimum hold', async () => {
    const wide = Array.from({ length: 200 }, (_, j) => column(j + 20).slice(0, 30))
    const x = await standardisedColumns(wide, null, uninterrupted)
    const outcome = event.slice(0, 30)
    const lambda = 0.02
    const path = await penalisedPath({ x, y: outcome, family: 'binomial', alpha: 1 }, [0.1, 0.05, lambda], false, watch)
    const b = path.coefficients[2] ?? new Float64Array()
    const eta = outcome.map((_, i) =>
      b.reduce((sum, value, j) => sum + value * (x.columns[j]?.[i] as number), path.intercepts[2] as number),
    )
    for (const [j, values] of x.columns.entries()) {
      const slope =
        outcome.reduce(
          (sum, one, i) => sum + (values[i] as number) * (one - 1 / (1 + Math.exp(-(eta[i] as number)))),
          0,
        ) / 30
      if (b[j] === 0) expect(Math.abs(slope)).toBeLessThan(lambda * (1 + 1e-9))
      else expect(slope).toBeCloseTo(lambda * Math.sign(b[j] as number), 9)
    }
  })
})

describe('cross-validation', () => {
  const fold = Int32Array.from({ length: n }, (_, i) => i % 5)

  // cv.glmnet(x, y, lambda = lambdas, foldid = rep_len(1:5, 60), thresh = 1e-22, maxit = 1e7): cvm, cvsd
  test.each([
    {
      family: 'gaussian',
      means: [3.10277375038021e-1, 7.03781356746944e-2, 7.67649758572558e-3, 7.67649766821026e-5],
      errors: [4.0327009449472e-2, 1.16235853901142e-2, 1.69065727464501e-3, 1.69065731524867e-5],
    },
    {
      family: 'binomial',
      means: [0.527724842345918, 0.28720343956967, 0.192289161109747, 0.0845916321160889],
      errors: [0.0261896780072227, 0.0498028153437132, 0.0480979726598755, 0.0241451585457578],
    },
  ] as const)('$family', async ({ family, means, errors }) => {
    const used = family === 'gaussian' ? lambdas : lambdas.map((one) => one / 2)
    const outcome = family === 'gaussian' ? y : event
    const found = await crossValidatedPath({ columns, y: outcome, family, alpha: 1 }, used, { fold, folds: 5 }, watch)
    for (const [k, mean] of means.entries()) {
      expect(found.means[k]).toBeCloseTo(mean, 8)
      expect(found.errors[k]).toBeCloseTo(errors[k] as number, 8)
    }
    expect(found.lowest).toBe(3)
    expect(found.oneError).toBe(3)
  })

  test('folds are those of R', async () => {
    // set.seed(7); sample(rep_len(1:5, 12))
    expect([...(await drawnFolds(12, 5, 7, null, uninterrupted))].map((k) => k + 1)).toEqual([
      5, 3, 2, 2, 2, 4, 1, 1, 4, 3, 1, 5,
    ])
    // set.seed(7); numbers <- rep_len(1:5, 12); sample(numbers[1:5]); sample(numbers[-(1:5)])
    const strata = Float64Array.from({ length: 12 }, (_, i) => (i < 5 ? 1 : 0))
    expect([...(await drawnFolds(12, 5, 7, strata, uninterrupted))].map((k) => k + 1)).toEqual([
      2, 3, 4, 5, 1, 2, 2, 3, 4, 1, 1, 5,
    ])
  })
})
