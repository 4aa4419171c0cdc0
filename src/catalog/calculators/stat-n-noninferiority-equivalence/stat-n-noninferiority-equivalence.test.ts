import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const percent = (value: number) => ({ value, unit: '%' })
const ask = resultsOf(definition, { alpha: '0.05', power: '0.90' })
const of = (aim: string, treated: number, control: number, margin: number) => ({
  aim,
  treated: percent(treated),
  control: percent(control),
  margin: percent(margin),
})

/** R, v = pt * (1 - pt) + pc * (1 - pc): (qnorm(1 - a) + qnorm(power))^2 * v / room^2. */
test.each([
  // room = 0.8 - 0.75 + 0.1
  [{ aim: 'NI', treated: 0.8, control: 0.75, margin: 0.1, alpha: '0.05', power: '0.90' }, 132.2638646],
  // room = 0.7 - 0.75 + 0.1
  [{ aim: 'NI', treated: 0.7, control: 0.75, margin: 0.1, alpha: '0.025', power: '0.80' }, 1247.971878],
  // room = 0.7 - 0.5 - 0.1
  [{ aim: 'SUP', treated: 0.7, control: 0.5, margin: 0.1, alpha: '0.05', power: '0.80' }, 284.3976327],
  // equal effects split the type II error: qnorm(1 - 0.1 / 2); room = 0.2
  [{ aim: 'EQ', treated: 0.6, control: 0.6, margin: 0.2, alpha: '0.05', power: '0.90' }, 129.8660858],
  // room = 0.2 - 0.02
  [{ aim: 'EQ', treated: 0.62, control: 0.6, margin: 0.2, alpha: '0.05', power: '0.90' }, 125.708821],
] as const)('%o: %d', (design, n) => {
  expect(definition.formula(design).n).toBeCloseTo(n, 5)
})

test('each group is rounded up, and both are twice that', () => {
  expect(ask(of('NI', 80, 75, 10))).toMatchObject({ outputs: { n: 133, total: 266 } })
})

test('there is no size if the expected difference is at the margin', () => {
  expect(ask(of('NI', 65, 75, 10))).toEqual({ outputs: {}, bands: [], warned: [] })
  expect(ask(of('SUP', 70, 60, 10))).toMatchObject({ outputs: {} })
  expect(ask(of('EQ', 80, 60, 20))).toMatchObject({ outputs: {} })
})

test('a margin of nothing is refused', () => {
  expect(ask(of('NI', 80, 75, 0))).toEqual(['impossible-value'])
})
