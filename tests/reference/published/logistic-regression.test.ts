import { expect, test } from 'vitest'
import { analyseNumbers } from '#tests/support/analyse-numbers.ts'

test('coefficients of remission in leukaemia (Lee 1974)', async () => {
  const options = {
    outcome: 'remiss',
    event: 1,
    'terms.list': ['cell', 'li', 'temp'].map((variable) => ({ kind: 'main', variable })),
  }
  const file = new URL('remission.csv', import.meta.url)
  const values = await analyseNumbers('logistic-regression', file, options, { remiss: 'nominal' })
  const published = { cell: 9.6521, li: 3.8671, temp: -82.0737 }
  for (const [term, slope] of Object.entries(published))
    expect(Math.abs(Number(values.get(`coefficients/${term}/estimate`)) - slope)).toBeLessThan(1e-4) // a last digit that did not converge
})
