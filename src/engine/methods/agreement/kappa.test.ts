import fc from 'fast-check'
import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { cohenKappa, type KappaWeights, prevalenceAdjustedKappa } from './cohen-kappa.ts'
import { fleissKappa } from './fleiss-kappa.ts'

const weightings = ['unweighted', 'linear', 'quadratic'] as const satisfies readonly KappaWeights[]

// Fleiss, Statistical Methods for Rates and Proportions, 2nd ed. 1981, chapter 13: two raters, 100 patients
test('Cohen’s kappa of the published diagnoses, and its standard error under independence', () => {
  const { kappa, z } = cohenKappa(
    [
      [75, 1, 4],
      [5, 4, 1],
      [0, 0, 10],
    ],
    'unweighted',
    0.95,
  )
  expect([kappa.toFixed(2), (kappa / z).toFixed(3)]).toEqual(['0.68', '0.076'])
})

// The help of R's vcd::Kappa: married couples' answers (Agresti 1990), unweighted and with equal spacing
test('plain and linearly weighted kappa of the published couples', () => {
  const couples = [
    [7, 7, 2, 3],
    [2, 8, 3, 7],
    [1, 5, 4, 9],
    [2, 8, 9, 14],
  ]
  const found = (weights: KappaWeights) => {
    const { kappa, standardError } = cohenKappa(couples, weights, 0.95)
    return [kappa.toFixed(4), standardError.toFixed(5)]
  }
  expect(found('unweighted')).toEqual(['0.1293', '0.06860'])
  expect(found('linear')).toEqual(['0.2374', '0.07832'])
})

// A widely reprinted worked example: ten subjects, fourteen raters, five categories
const worked = [
  [0, 0, 0, 0, 14],
  [0, 2, 6, 4, 2],
  [0, 0, 3, 5, 6],
  [0, 3, 9, 2, 0],
  [2, 2, 8, 1, 1],
  [7, 7, 0, 0, 0],
  [3, 2, 6, 3, 0],
  [2, 5, 3, 2, 2],
  [6, 5, 2, 1, 0],
  [0, 2, 2, 3, 7],
]

/** Raters' codes from the counts of each subject. */
function codesOf(counts: readonly (readonly number[])[]): Int32Array[] {
  const ratings = counts.map((row) => row.flatMap((count, j) => Array<number>(count).fill(j)))
  return (ratings[0] ?? []).map((_, r) => Int32Array.from(ratings, (row) => row[r] ?? -1))
}

test('Fleiss’ kappa of the published example', async () => {
  const { kappa, observed, expected, n, raters } = await fleissKappa(codesOf(worked), 5, 0.95, uninterrupted)
  expect({ n, raters }).toEqual({ n: 10, raters: 14 })
  expect([kappa, observed, expected].map((value) => value.toFixed(3))).toEqual(['0.210', '0.378', '0.213'])
})

const squareTable = fc
  .integer({ min: 2, max: 5 })
  .chain((k) =>
    fc.array(fc.array(fc.integer({ min: 1, max: 30 }), { minLength: k, maxLength: k }), { minLength: k, maxLength: k }),
  )

test('kappa does not depend on the order of the raters, nor on reversing the categories', () => {
  fc.assert(
    fc.property(squareTable, fc.constantFrom(...weightings), (table, weights) => {
      const found = cohenKappa(table, weights, 0.95)
      const turned = table.map((_, j) => table.map((row) => row[j] ?? 0))
      const reversed = table.toReversed().map((row) => row.toReversed())
      for (const other of [turned, reversed]) {
        const again = cohenKappa(other, weights, 0.95)
        expect(again.kappa).toBeCloseTo(found.kappa, 12)
        expect(again.standardError).toBeCloseTo(found.standardError, 12)
        expect(again.z).toBeCloseTo(found.z, 9)
      }
    }),
  )
})

test('with two categories all weights give the same kappa', () => {
  fc.assert(
    fc.property(fc.tuple(...Array.from({ length: 4 }, () => fc.integer({ min: 1, max: 40 }))), ([a, b, c, d]) => {
      const table = [
        [a ?? 0, b ?? 0],
        [c ?? 0, d ?? 0],
      ]
      const [plain, linear, quadratic] = weightings.map((weights) => cohenKappa(table, weights, 0.9))
      for (const weighted of [linear, quadratic]) {
        expect(weighted?.kappa).toBeCloseTo(plain?.kappa ?? Number.NaN, 12)
        expect(weighted?.standardError).toBeCloseTo(plain?.standardError ?? Number.NaN, 12)
      }
    }),
  )
})

/** The standard error by the jackknife over rows. */
async function jackknife(counts: readonly (readonly number[])[]): Promise<number> {
  const k = counts[0]?.length ?? 0
  const without = await Promise.all(
    counts.map(
      async (_, i) =>
        (await fleissKappa(codesOf(counts.filter((_row, other) => other !== i)), k, 0.95, uninterrupted)).kappa,
    ),
  )
  const n = without.length
  const mean = without.reduce((sum, value) => sum + value, 0) / n
  return Math.sqrt(((n - 1) / n) * without.reduce((sum, value) => sum + (value - mean) ** 2, 0))
}

test('the standard error of Fleiss’ kappa is close to the jackknife', async () => {
  const many = Array.from({ length: 20 }, () => worked).flat()
  const { standardError } = await fleissKappa(codesOf(many), 5, 0.95, uninterrupted)
  expect(standardError / (await jackknife(many))).toBeCloseTo(1, 2)
})

test('a category’s kappa is Fleiss’ kappa of that category against the rest; the order of rows and raters does not matter', async () => {
  const codes = codesOf(worked)
  const whole = await fleissKappa(codes, 5, 0.95, uninterrupted)
  for (const [j, category] of whole.categories.entries()) {
    const split = codes.map((column) => column.map((code) => (code === j ? 1 : 0)))
    const two = await fleissKappa(split, 2, 0.95, uninterrupted)
    expect(category.kappa).toBeCloseTo(two.kappa, 12)
    expect(category.standardError).toBeCloseTo(two.standardError, 12)
    expect(category.z).toBeCloseTo(two.z, 9)
  }
  const turned = codes.toReversed().map((column) => column.toReversed())
  expect((await fleissKappa(turned, 5, 0.95, uninterrupted)).standardError).toBeCloseTo(whole.standardError, 12)
})

test('a rater who uses one category only makes kappa 0, without an interval or a test', () => {
  for (const weights of weightings) {
    const found = cohenKappa(
      [
        [0, 7, 0],
        [0, 5, 0],
        [0, 3, 0],
      ],
      weights,
      0.95,
    )
    expect(found).toMatchObject({ kappa: 0, standardError: 0, z: Number.NaN, pValue: Number.NaN })
    expect(found.observed).toBeCloseTo(found.expected, 14)
  }
})

test('perfect agreement, and identical ratings', async () => {
  const perfect = cohenKappa(
    [
      [3, 0],
      [0, 4],
    ],
    'linear',
    0.95,
  )
  expect(perfect).toMatchObject({ kappa: 1, standardError: 0 })
  expect(perfect.interval.lower).toBeNaN()
  expect(cohenKappa([[5, 0], [0, 0]], 'unweighted', 0.95)).toMatchObject({ observed: 1, kappa: Number.NaN }) // biome-ignore format: a table
  const alike = await fleissKappa([new Int32Array(4), new Int32Array(4)], 2, 0.95, uninterrupted)
  expect(alike).toMatchObject({ n: 4, observed: 1, kappa: Number.NaN, pValue: Number.NaN })
  expect((await fleissKappa([Int32Array.of(-1, 0), Int32Array.of(0, -1)], 2, 0.95, uninterrupted)).n).toBe(0)
})

test('the adjusted kappa is 1 for full agreement, 0 for chance agreement', () => {
  expect(prevalenceAdjustedKappa(20, 20, 4, 0.95).estimate).toBe(1)
  expect(prevalenceAdjustedKappa(5, 20, 4, 0.95).estimate).toBe(0)
})
