import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, { urea: { value: 25, unit: 'mg/dL' }, age: { value: 60, unit: 'a' } })

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.score, ...bands, ...warned]
}

test.each<[EnteredInputs, unknown[]]>([
  [{}, [0, 'low']],
  [{ urea: { value: 25.1, unit: 'mg/dL' } }, [1, 'low']],
  [{ urea: { value: 8.9, unit: 'mmol/L' } }, [0, 'low']],
  [{ urea: { value: 9, unit: 'mmol/L' } }, [1, 'low']],
  [{ age: { value: 61, unit: 'a' } }, [1, 'low']],
  [{ mentation: true, sirs: true }, [2, 'intermediate']],
  [{ mentation: true, sirs: true, effusion: true }, [3, 'high']],
  [{ age: { value: 12, unit: 'a' } }, ['adults-only']],
  [{ age: { value: 111, unit: 'a' } }, [1, 'low', 'unusual-value']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
