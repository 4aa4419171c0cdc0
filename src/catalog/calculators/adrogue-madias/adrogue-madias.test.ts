import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

const mmol = (value: number) => ({ value, unit: 'mmol/L' })
const woman = { sodium: mmol(110), weight: { value: 58, unit: 'kg' }, body: 'woman', infusateSodium: mmol(140) }
const run = (more: EnteredInputs = {}) => runCalculator(definition, { ...woman, ...more })

/** 29 L of body water plus 1 L: an infusate 30 mmol/L above the serum sodium raises it by 1 mmol/L. */
test.each([
  [{}, 1],
  [{ infusatePotassium: mmol(30) }, 2],
  [{ infusateSodium: mmol(0) }, -110 / 30],
  [{ weight: { value: 116, unit: 'jin' } }, 1],
])('%j: %d mmol/L', (more, change) => {
  expect(run(more)).toMatchObject({ outputs: { change: { value: expect.closeTo(change, 9) } } })
})

test('hypertonic saline is warned of, an impossible sodium refused', () => {
  const outcome = run({ infusateSodium: mmol(513) })
  expect(outcome.status === 'done' && outcome.warnings.map(({ code }) => code)).toContain('hypertonic')
  expect(run({ sodium: mmol(80) })).toMatchObject({ status: 'rejected' })
})
