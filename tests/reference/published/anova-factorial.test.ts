import { expect, test } from 'vitest'
import { analyseNumbers } from '#tests/support/analyse-numbers.ts'

const published = {
  I: {
    treatment: [8.060606, 0.24, 0.7888],
    block: [2621.864124, 77.95, 0],
    'treatment:block': [32.684361, 0.49, 0.746],
  },
  III: {
    treatment: [266.130682, 7.91, 0.0023],
    block: [1883.729465, 56, 0],
    'treatment:block': [32.684361, 0.49, 0.746],
  },
} as const

test.each(['I', 'III'] as const)('type %s of an unbalanced two-way design (SAS, PROC GLM)', async (squares) => {
  const options = {
    outcome: 'y',
    'terms.list': [
      { kind: 'main', variable: 'treatment' },
      { kind: 'main', variable: 'block' },
      { kind: 'interaction', variables: ['treatment', 'block'] },
    ],
    squares,
  }
  const file = new URL('unbalanced-two-way.csv', import.meta.url)
  const values = await analyseNumbers('anova-factorial', file, options, { treatment: 'nominal', block: 'nominal' })
  for (const [term, [sum, f, p]] of Object.entries(published[squares])) {
    expect(Number(values.get(`terms/${term}/squares`))).toBeCloseTo(sum, 6)
    expect(Number(values.get(`terms/${term}/statistic`))).toBeCloseTo(f, 2)
    expect(Number(values.get(`terms/${term}/p`))).toBeCloseTo(p, 4)
  }
  // with all cells in the model an estimated marginal mean is the plain mean of its cell means
  expect(Number(values.get('means/treatment=1/estimate'))).toBeCloseTo((20.8 + 40 + 16) / 3, 10)
  expect(Number(values.get('means/treatment=3/estimate'))).toBeCloseTo((29 + 46 + 170 / 6) / 3, 10)
})
