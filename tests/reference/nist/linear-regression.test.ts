import { expect, test } from 'vitest'
import type { Json } from '#catalog/kit/json.ts'
import { analyseNumbers } from '#tests/support/analyse-numbers.ts'

/** Certified to 15 digits. */
const longley = {
  fit: { sigma: 304.854073561965, rSquared: 0.995479004577296, statistic: 330.285339234588 },
  coefficients: {
    '(Intercept)': [-3482258.63459582, 890420.383607373],
    x1: [15.0618722713733, 84.9149257747669],
    x2: [-0.35819179292591e-1, 0.334910077722432e-1],
    x3: [-2.02022980381683, 0.488399681651699],
    x4: [-1.03322686717359, 0.214274163161675],
    x5: [-0.511041056535807e-1, 0.22607320006937],
    x6: [1829.15146461355, 455.478499142212],
  },
}

const filip = {
  fit: { sigma: 0.334801051324544e-2, rSquared: 0.99672741618562, statistic: 2162.43954511489 },
  coefficients: {
    '(Intercept)': [-1467.4896142298, 298.084530995537],
    'x^1': [-2772.17959193342, 559.77986547495],
    'x^2': [-2316.37108160893, 466.477572127796],
    'x^3': [-1127.97394098372, 227.204274477751],
    'x^4': [-354.478233703349, 71.6478660875927],
    'x^5': [-75.1242017393757, 15.28971787474],
    'x^6': [-10.8753180355343, 2.23691159816033],
    'x^7': [-1.06221498588947, 0.221624321934227],
    'x^8': [-0.670191154593408e-1, 0.142363763154724e-1],
    'x^9': [-0.246781078275479e-2, 0.535617408889821e-3],
    'x^10': [-0.402962525080404e-4, 0.896632837373868e-5],
  },
}

test('Longley: columns that all but depend on each other', async () => {
  const list = ['x1', 'x2', 'x3', 'x4', 'x5', 'x6'].map((variable) => ({ kind: 'main', variable }))
  await compare('longley.csv', list, longley, 1e-10)
})

test('Filip: a polynomial of degree 10', async () => {
  await compare('filip.csv', [{ kind: 'polynomial', variable: 'x', degree: 10 }], filip, 1e-10)
})

async function compare(file: string, terms: Json, certified: typeof longley | typeof filip, bound: number) {
  const options = { outcome: 'y', 'terms.list': terms }
  const values = await analyseNumbers('linear-regression', new URL(file, import.meta.url), options)
  const wanted = [
    ...Object.entries(certified.fit).map(([column, value]) => [`fit/y/${column}`, value] as const),
    ...Object.entries(certified.coefficients).flatMap(([term, [estimate = 0, se = 0]]) => [
      [`coefficients/${term}/estimate`, estimate] as const,
      [`coefficients/${term}/se`, se] as const,
    ]),
  ]
  const errors = wanted.map(([path, value]) => ({ path, error: Math.abs(Number(values.get(path)) / value - 1) }))
  expect(errors.filter(({ error }) => !(error <= bound))).toEqual([])
}
