import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

const man = { sodium: { value: 154, unit: 'mmol/L' }, weight: { value: 100, unit: 'kg' }, body: 'man' }
const run = (more: EnteredInputs = {}) => runCalculator(definition, { ...man, ...more })

/** At 154 mmol/L a tenth of the body water is missing. */
test.each([
  ['man', 6],
  ['woman', 5],
  ['old-man', 5],
  ['old-woman', 4.5],
])('%s of 100 kg: %d L', (body, litres) => {
  expect(run({ body })).toMatchObject({ outputs: { deficit: { value: expect.closeTo(litres, 9) } } })
})

test('200 jin are 100 kg', () => {
  expect(run({ weight: { value: 200, unit: 'jin' } })).toMatchObject({ outputs: { deficit: { rounded: 6 } } })
})

test('without hypernatraemia it is refused; an extreme sodium is warned of', () => {
  expect(run({ sodium: { value: 144, unit: 'mmol/L' } })).toMatchObject({ problems: [{ code: 'no-excess' }] })
  expect(run({ sodium: { value: 170, unit: 'mmol/L' } })).toMatchObject({ warnings: [{ code: 'unusual-value' }] })
})
