import { expect, test } from 'vitest'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

/** With alkaline phosphatase at its upper limit, R is ALT ÷ 40. */
const run = (alt: number) =>
  runCalculator(definition, {
    alt: { value: alt, unit: 'U/L' },
    altLimit: { value: 40, unit: 'U/L' },
    alp: { value: 120, unit: 'U/L' },
    alpLimit: { value: 120, unit: 'U/L' },
  })

test.each([
  [80, 'cholestatic'],
  [81, 'mixed'],
  [199, 'mixed'],
  [200, 'hepatocellular'],
])('ALT %d: %s', (alt, id) => {
  expect(run(alt)).toMatchObject({ bands: [{ band: { id } }] })
})

test('an ALT of 0 is refused, a very high one warned of', () => {
  expect(run(0)).toMatchObject({ status: 'rejected' })
  expect(run(6000)).toMatchObject({ warnings: [{ code: 'unusual-value' }] })
})
