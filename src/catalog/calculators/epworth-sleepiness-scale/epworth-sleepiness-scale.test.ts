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
  [{}, [0, 'normal']],
  [{ total: { value: 10, unit: '{score}' } }, [10, 'normal']],
  [{ total: { value: 11, unit: '{score}' } }, [11, 'mild']],
  [{ total: { value: 12, unit: '{score}' } }, [12, 'mild']],
  [{ total: { value: 13, unit: '{score}' } }, [13, 'moderate']],
  [{ total: { value: 15, unit: '{score}' } }, [15, 'moderate']],
  [{ total: { value: 16, unit: '{score}' } }, [16, 'severe']],
  [{ total: { value: 25, unit: '{score}' } }, ['impossible-value']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
