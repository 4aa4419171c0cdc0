import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  respiratoryRate: { value: 29, unit: '/min' },
  systolic: { value: 90, unit: 'mm[Hg]' },
  diastolic: { value: 61, unit: 'mm[Hg]' },
  age: { value: 64, unit: 'a' },
})

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.score, ...bands, ...warned]
}

test.each<[EnteredInputs, unknown[]]>([
  [{}, [0, 'low']],
  [{ respiratoryRate: { value: 30, unit: '/min' } }, [1, 'intermediate']],
  [{ systolic: { value: 89, unit: 'mm[Hg]' } }, [1, 'intermediate']],
  [{ diastolic: { value: 60, unit: 'mm[Hg]' } }, [1, 'intermediate']],
  [{ age: { value: 65, unit: 'a' }, confusion: true }, [2, 'intermediate']],
  [{ age: { value: 65, unit: 'a' }, confusion: true, systolic: { value: 80, unit: 'mm[Hg]' } }, [3, 'high']],
  [{ age: { value: 10, unit: 'a' } }, ['adults-only']],
  [{ systolic: { value: 250, unit: 'mm[Hg]' } }, [0, 'low', 'unusual-value']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
