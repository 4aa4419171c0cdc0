import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, { age: { value: 64, unit: 'a' } })

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.any, ...bands, ...warned]
}

test.each<[EnteredInputs, unknown[]]>([
  [{}, [0, 'no', 'no', 'no']],
  [{ age: { value: 65, unit: 'a' } }, [1, 'yes', 'no', 'yes']],
  [{ coma: true }, [1, 'yes', 'no', 'yes']],
  [{ fracture: true }, [1, 'yes', 'no', 'yes']],
  [{ base: true }, [1, 'yes', 'no', 'yes']],
  [{ vomiting: true }, [1, 'yes', 'no', 'yes']],
  [{ amnesia: true }, [1, 'no', 'yes', 'yes']],
  [{ mechanism: true }, [1, 'no', 'yes', 'yes']],
  [{ coma: true, amnesia: true }, [2, 'yes', 'yes', 'yes']],
  [{ age: { value: 15, unit: 'a' } }, ['from-16']],
  [{ gcs: { value: 12, unit: '{score}' } }, ['not-minor']],
  [{ anticoagulant: true }, ['bleeding']],
  [{ seizure: true }, ['after-seizure']],
  [{ age: { value: 112, unit: 'a' } }, [1, 'yes', 'no', 'yes', 'unusual-value']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
