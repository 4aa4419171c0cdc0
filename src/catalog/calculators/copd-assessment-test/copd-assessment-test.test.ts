import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, { total: { value: 0, unit: '{score}' } })

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.score, ...bands, ...warned]
}

test.each<[EnteredInputs, unknown[]]>([
  [{}, [0, 'low']],
  [{ total: { value: 9, unit: '{score}' } }, [9, 'low']],
  [{ total: { value: 10, unit: '{score}' } }, [10, 'medium']],
  [{ total: { value: 20, unit: '{score}' } }, [20, 'medium']],
  [{ total: { value: 21, unit: '{score}' } }, [21, 'high']],
  [{ total: { value: 30, unit: '{score}' } }, [30, 'high']],
  [{ total: { value: 31, unit: '{score}' } }, [31, 'very-high']],
  [{ total: { value: 41, unit: '{score}' } }, ['impossible-value']],
  [{ total: { value: 9.5, unit: '{score}' } }, ['not-an-integer']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
