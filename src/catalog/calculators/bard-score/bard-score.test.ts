import { expect, test } from 'vitest'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

function run(bmi: number, ast: number, diabetes: boolean | null = false) {
  return runCalculator(definition, {
    bmi: { value: bmi, unit: 'kg/m2' },
    diabetes,
    ast: { value: ast, unit: 'U/L' },
    alt: { value: 100, unit: 'U/L' },
  })
}

test.each([
  [27.9, 79, false, 0, 'low'],
  [28, 79, false, 1, 'low'],
  [28, 79, true, 2, 'raised'],
  [27.9, 80, false, 2, 'raised'],
  [28, 80, true, 4, 'raised'],
])('BMI %d, AST/ALT %d%, diabetes %s: %d, %s', (bmi, ast, diabetes, score, id) => {
  expect(run(bmi, ast, diabetes)).toMatchObject({ outputs: { score: { value: score } }, bands: [{ band: { id } }] })
})

test('an unanswered item is missing, an impossible index refused, an odd one warned of', () => {
  expect(run(28, 80, null)).toMatchObject({ missing: ['diabetes'] })
  expect(run(280, 80)).toMatchObject({ status: 'rejected' })
  expect(run(70, 80)).toMatchObject({ warnings: [{ code: 'unusual-value' }] })
})
