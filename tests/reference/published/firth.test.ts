import { expect, test } from 'vitest'
import { analyseNumbers } from '#tests/support/analyse-numbers.ts'

test("Firth's estimates and limits of the endometrial cancer data of Heinze and Schemper (2002), as logistf has them", async () => {
  const options = {
    outcome: 'HG',
    event: 1,
    'terms.list': ['NV', 'PI', 'EH'].map((variable) => ({ kind: 'main', variable })),
    method: 'firth',
  }
  const file = new URL('endometrial.csv', import.meta.url)
  const values = await analyseNumbers('logistic-regression', file, options, { HG: 'nominal' })
  const published = {
    NV: [2.9292733, 0.6097244, 7.85463171],
    PI: [-0.03475175, -0.1244587, 0.04045547],
    EH: [-2.60416387, -4.3651832, -1.23272106],
  } as const
  for (const [term, [estimate, lower, upper]] of Object.entries(published)) {
    // logistf stops at changes of 1e-5
    const of = (column: string) => Number(values.get(`coefficients/${term}/${column}`))
    expect(Math.abs(of('estimate') - estimate)).toBeLessThan(1e-6)
    expect(Math.abs(Math.log(of('profile.lower')) - lower)).toBeLessThan(2e-5)
    expect(Math.abs(Math.log(of('profile.upper')) - upper)).toBeLessThan(2e-5)
  }
})
