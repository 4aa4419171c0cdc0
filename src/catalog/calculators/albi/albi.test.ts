import { expect, test } from 'vitest'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

function run(bilirubin: number, albumin: number, units = ['umol/L', 'g/L']) {
  const [first = '', second = ''] = units
  return runCalculator(definition, {
    bilirubin: { value: bilirubin, unit: first },
    albumin: { value: albumin, unit: second },
  })
}

/** At 10 µmol/L of bilirubin the score is 0.66 − 0.085 × albumin. */
test.each([
  [-2.6, '1', '1'],
  [-2.59, '2', '2a'],
  [-2.27, '2', '2a'],
  [-2.26, '2', '2b'],
  [-1.39, '2', '2b'],
  [-1.38, '3', '3'],
])('%d: grade %s, %s', (albi, grade, modified) => {
  expect(run(10, (0.66 - albi) / 0.085)).toMatchObject({
    outputs: { albi: { rounded: albi } },
    bands: [{ band: { id: grade } }, { band: { id: modified } }],
  })
})

test('1.2 mg/dL and 3.5 g/dL are grade 2b', () => {
  expect(run(1.2, 3.5, ['mg/dL', 'g/dL'])).toMatchObject({
    outputs: { albi: { value: expect.closeTo(-2.109, 3) } },
    bands: [{ band: { id: '2' } }, { band: { id: '2b' } }],
  })
})

test('an albumin of 3.5 g/L must be confirmed or is refused', () => {
  expect(run(20, 3.5)).toMatchObject({ status: 'rejected' })
})
