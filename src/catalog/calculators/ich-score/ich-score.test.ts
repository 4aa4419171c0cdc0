import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  gcs: { value: 13, unit: '{score}' },
  volume: { value: 29.9, unit: 'mL' },
  age: { value: 79, unit: 'a' },
})

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.score, outputs.mortality, ...bands, ...warned]
}

test.each<[EnteredInputs, unknown[]]>([
  [{}, [0, 0]],
  [{ gcs: { value: 12, unit: '{score}' } }, [1, 13]],
  [{ gcs: { value: 5, unit: '{score}' } }, [1, 13]],
  [{ gcs: { value: 4, unit: '{score}' } }, [2, 26]],
  [{ volume: { value: 30, unit: 'mL' } }, [1, 13]],
  [{ age: { value: 80, unit: 'a' } }, [1, 13]],
  [{ gcs: { value: 3, unit: '{score}' }, volume: { value: 60, unit: 'mL' } }, [3, 72]],
  [{ gcs: { value: 3, unit: '{score}' }, volume: { value: 60, unit: 'mL' }, infratentorial: true }, [4, 97]],
  [
    { gcs: { value: 3, unit: '{score}' }, volume: { value: 60, unit: 'mL' }, infratentorial: true, ventricular: true },
    [5, 100],
  ],
  [{ age: { value: 9, unit: 'a' } }, ['adults-only']],
  [{ volume: { value: 160, unit: 'mL' } }, [1, 13, 'unusual-value']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
