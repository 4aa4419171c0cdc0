import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { makeNumericColumn } from '../../frame/make-columns.ts'
import { designRow } from '../design/design-row.ts'
import type { Term } from '../design/term.ts'
import { fitLinear } from '../regression/fit-linear.ts'
import { type FittedTerms, predictRow } from './fitted-terms.ts'
import { nomogramScales } from './nomogram.ts'
import { type EffectQuestion, predictorEffects } from './predictor-effects.ts'

/** x, g and y. */
const measured = [
  [1, 1, 2],
  [2, 2, 4],
  [3, 1, 3],
  [4, 2, 6],
  [5, 2, 7],
  [6, 1, 7],
  [7, 1, 6],
  [8, 2, 9],
  [9, 1, 8],
  [10, 2, 11],
  [12, 1, 9],
  [14, 2, 12],
] as const
/** A linear model of y, with x a covariate and g a factor of two levels. */
async function fittedSample(terms: readonly Term[]): Promise<FittedTerms> {
  const column = (id: string, at: 0 | 1 | 2) =>
    makeNumericColumn(
      { id, name: id, measure: id === 'g' ? 'nominal' : 'continuous' },
      measured.map((row) => row[at]),
    )
  const frame = {
    rows: measured.length,
    rowIds: Float64Array.from(measured.keys()),
    columns: [column('x', 0), column('g', 1), column('y', 2)],
  }
  const asked = {
    variables: ['x', 'g', 'y'],
    terms,
    factors: { g: { reference: null, contrast: 'treatment' as const } },
    weight: null,
  }
  const fit = await fitLinear(frame, asked, 'y', uninterrupted)
  if ('refused' in fit) throw new Error(fit.refused)
  const { model, prepared } = fit
  return {
    prepared,
    coefficients: model.coefficients,
    estimated: model.fit.estimated,
    covariance: model.unscaled.map((row) => row.map((value) => value * model.variance)),
    residualDf: model.residualDf,
  }
}

const terms: readonly Term[] = [
  { kind: 'spline', variable: 'x', knots: [2, 6, 12] },
  { kind: 'main', variable: 'g' },
]

async function effectsOf(question: Partial<EffectQuestion>, also: readonly Term[] = []) {
  return predictorEffects(
    await fittedSample([...terms, ...also]),
    { variables: ['x', 'g'], of: 'level', references: {}, confidence: 0.95, ...question },
    uninterrupted,
  )
}

test('predictions, their limits and the test of the curve are those of R (lm, predict with interval = "confidence", anova)', async () => {
  const { effects, unknown } = await effectsOf({ variables: ['x', 'g', 'z'] })
  expect(unknown).toEqual(['z'])
  const [curve, groups] = effects
  if (curve?.kind !== 'curve' || groups?.kind !== 'levels') throw new Error('A curve, then levels')
  const at = (k: number) => [curve.x[k], curve.estimate[k], curve.lower[k], curve.upper[k]]
  const close = (got: readonly (number | undefined)[], expected: readonly number[]) => {
    for (const [k, value] of expected.entries()) expect(got[k]).toBeCloseTo(value, 10)
  }
  close(at(0), [1, 1.49218632642021, 0.478120472629832, 2.50625218021058])
  close(at(50), [7.5, 7.08129444918878, 6.383747670180895, 7.77884122819666])
  close(at(100), [14, 10.22141833906676, 9.028900611310101, 11.41393606682342])
  expect(curve.curvature).toBeCloseTo(0.032290894097082, 10)
  expect(curve.counts.reduce((sum, n) => sum + n, 0)).toBe(12)
  expect(groups.counts).toEqual([6, 6])
  close(groups.estimate, [6.59308487368924, 8.40938963554919])
  close(groups.lower, [5.89417927403812, 7.68436426913975])
})

test('differences are from the median, at which the interval has no width, or from a given value', async () => {
  const [curve, groups] = (await effectsOf({ of: 'difference' })).effects
  if (curve?.kind !== 'curve' || groups?.kind !== 'levels') throw new Error('A curve, then levels')
  expect(curve.reference).toBe(6.5)
  expect([curve.x[50], curve.estimate[50], curve.lower[50]]).toEqual([6.5, 0, 0])
  expect(curve.estimate[100]).toBeCloseTo(3.80221502472833, 10)
  expect(curve.lower[100]).toBeCloseTo(2.43514754894016, 10)
  expect([groups.reference, groups.estimate[0], groups.upper[0]]).toEqual([1, 0, 0])
  const [other] = (await effectsOf({ of: 'difference', references: { x: { reference: 50 } } })).effects
  expect(other?.kind === 'curve' && [other.reference, other.x.length]).toEqual([50, 101])
})

test('within a product the curve has no test of its own, and names the variable on which it depends', async () => {
  const [curve] = (await effectsOf({}, [{ kind: 'interaction', variables: ['x', 'g'] }])).effects
  expect(curve?.interacting).toEqual(['g'])
  expect(curve?.kind === 'curve' && curve.curvature).toBeNull()
  expect(curve?.held).toEqual([{ variable: 'g', level: 1 }])
})

const straight: readonly Term[] = [
  { kind: 'main', variable: 'x' },
  { kind: 'main', variable: 'g' },
]
const nomogramOf = async (of: readonly Term[], ticks = [1, 5, 10, 14]) =>
  nomogramScales(await fittedSample(of), () => ticks, uninterrupted)

test('points of a nomogram are those of R (rms: nomogram)', async () => {
  const found = await nomogramOf(straight)
  if ('refused' in found) throw new Error(found.refused)
  const [x, g] = found.scales
  if (x === undefined || g === undefined || !('runs' in x) || !('levels' in g))
    throw new Error('A covariate, then levels')
  expect(x.runs).toHaveLength(1)
  for (const [k, points] of [0, 30.7692307692, 69.2307692308, 100].entries())
    expect(x.runs[0]?.points[k]).toBeCloseTo(points, 9)
  expect(g.points[0]).toBeCloseTo(0, 9)
  expect(g.points[1]).toBeCloseTo(20.1237224314, 9)
  // the sum of points at which the prediction is 6
  expect((6 - found.base) / found.perPoint).toBeCloseTo(42.92092522862, 9)
})

test('a curve that rises and falls has a scale for each part, and points add up to the prediction', async () => {
  const curved: readonly Term[] = [
    { kind: 'polynomial', variable: 'x', degree: 3 },
    { kind: 'main', variable: 'g' },
  ]
  const model = await fittedSample(curved)
  const ticks = [1, 3, 5, 7, 9, 11, 13, 14]
  const found = await nomogramScales(model, () => ticks, uninterrupted)
  if ('refused' in found) throw new Error(found.refused)
  const [x, g] = found.scales
  if (x === undefined || g === undefined || !('runs' in x) || !('levels' in g))
    throw new Error('A covariate, then levels')
  for (const [k, run] of x.runs.entries()) {
    if (k > 0) expect(run.from).toBe(x.runs[k - 1]?.to)
    for (const [i, value] of run.values.entries()) {
      const row = designRow(
        model.prepared.design,
        new Map([
          ['x', value],
          ['g', 2],
        ]),
      )
      const sum = (run.points[i] ?? 0) + (g.points[1] ?? 0)
      expect(found.base + found.perPoint * sum).toBeCloseTo(predictRow(model, row).estimate, 9)
    }
  }
  expect(x.runs.flatMap(({ values }) => values)).toEqual(expect.arrayContaining(ticks))
})

test('no nomogram of products or offsets', async () => {
  expect(await nomogramOf([...straight, { kind: 'interaction', variables: ['x', 'g'] }])).toEqual({
    refused: 'products',
    variables: ['x', 'g'],
  })
  expect(
    await nomogramOf([
      { kind: 'main', variable: 'g' },
      { kind: 'offset', variable: 'x' },
    ]),
  ).toEqual({ refused: 'offset' })
})
