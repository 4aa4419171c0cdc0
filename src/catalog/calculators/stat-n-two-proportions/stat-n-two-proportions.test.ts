import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

interface Case {
  readonly p1: number
  readonly p2: number
  readonly alpha: string
  readonly power: string
  readonly more?: EnteredInputs
}

function run({ p1, p2, alpha, power, more }: Case) {
  const percent = (value: number) => ({ value, unit: '%' })
  return runCalculator(definition, { p1: percent(p1), p2: percent(p2), alpha, power, ...more })
}

function outputs(design: Case) {
  const outcome = run(design)
  if (outcome.status !== 'done') throw new Error(JSON.stringify(outcome))
  return outcome.outputs
}

/** `power.prop.test` of R 4 with equal groups, run for this test; the first design is from its help page (n = 76.7). */
test.each([
  [50, 75, '0.05', '0.90', 76.70693, 77],
  [30, 15, '0.05', '0.80', 120.4719, 121],
  [10, 5, '0.01', '0.90', 823.3305, 824],
])('%d %% against %d %%, α %s, power %s: %d', (p1, p2, alpha, power, exact, persons) => {
  const { group1, group2, total } = outputs({ p1, p2, alpha, power })
  expect(group1?.value).toBeCloseTo(exact, 4)
  expect([group1?.rounded, group2?.rounded, total?.rounded]).toEqual([persons, persons, 2 * persons])
})

/** The formula implemented independently in R (tests/reference/tools/second.R). */
test('ratio, continuity correction and dropout: rounded up per arm from the unrounded number', () => {
  const { corrected1, corrected2 } = outputs({
    p1: 30,
    p2: 15,
    alpha: '0.05',
    power: '0.80',
    more: { ratio: { value: 2, unit: '1' }, dropout: { value: 20, unit: '%' } },
  })
  expect(corrected1?.value).toBeCloseTo(121.1486, 4)
  expect([corrected1?.rounded, corrected2?.rounded]).toEqual([122, 243])
})

test('a ratio below 1 enlarges the first group', () => {
  const { group1 } = outputs({
    p1: 60,
    p2: 40,
    alpha: '0.10',
    power: '0.95',
    more: { ratio: { value: 0.5, unit: '1' } },
  })
  expect(group1?.value).toBeCloseTo(198.3901, 4)
})

test('0.3 typed as per cent must be confirmed; 30 typed as a fraction is refused', () => {
  const design = { p1: 30, p2: 15, alpha: '0.05', power: '0.80' }
  expect(run({ ...design, more: { p1: { value: 0.3, unit: '%' } } })).toMatchObject({
    problems: [{ code: 'confirm-unit' }],
  })
  expect(run({ ...design, more: { p1: { value: 30, unit: '1' } } })).toMatchObject({
    problems: [{ code: 'impossible-other-unit', params: { other: '%' } }],
  })
})

test('equal proportions are refused, and missing dropout is a warning', () => {
  expect(run({ p1: 30, p2: 30, alpha: '0.05', power: '0.80' })).toMatchObject({ problems: [{ code: 'no-difference' }] })
  expect(run({ p1: 30, p2: 15, alpha: '0.05', power: '0.80' })).toMatchObject({ warnings: [{ code: 'no-dropout' }] })
})
