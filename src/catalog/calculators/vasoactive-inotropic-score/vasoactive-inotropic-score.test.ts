import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {})

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.vis, ...bands, ...warned]
}

test.each<[EnteredInputs, unknown[]]>([
  [{}, [0, 'lower']],
  [{ dopamine: { value: 14.9, unit: 'ug/kg/min' } }, [14.9, 'lower']],
  [{ adrenaline: { value: 0.15, unit: 'ug/kg/min' } }, [15, 'second-day']],
  [{ noradrenaline: { value: 0.2, unit: 'ug/kg/min' } }, [20, 'first-day']],
  [
    { milrinone: { value: 1, unit: 'ug/kg/min' }, vasopressin: { value: 0.001, unit: '[IU]/kg/min' } },
    [20, 'first-day'],
  ],
  [{ vasopressin: { value: 0.03, unit: '[IU]/kg/min' } }, ['impossible-value']],
  [{ dopamine: { value: 25, unit: 'ug/kg/min' } }, [25, 'first-day', 'unusual-value']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
