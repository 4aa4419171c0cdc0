import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  age: { value: 59, unit: 'a' },
  systolic: { value: 139, unit: 'mm[Hg]' },
  diastolic: { value: 89, unit: 'mm[Hg]' },
  clinical: 'other',
  duration: { value: 9, unit: 'min' },
})

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.score, ...bands, ...warned]
}

test.each<[EnteredInputs, unknown[]]>([
  [{}, [0, 'low']],
  [{ age: { value: 60, unit: 'a' } }, [1, 'low']],
  [{ systolic: { value: 140, unit: 'mm[Hg]' } }, [1, 'low']],
  [{ diastolic: { value: 90, unit: 'mm[Hg]' }, systolic: { value: 160, unit: 'mm[Hg]' } }, [1, 'low']],
  [{ duration: { value: 10, unit: 'min' } }, [1, 'low']],
  [{ duration: { value: 59, unit: 'min' } }, [1, 'low']],
  [{ duration: { value: 1, unit: 'h' } }, [2, 'low']],
  [{ clinical: 'speech' }, [1, 'low']],
  [{ clinical: 'weakness', duration: { value: 90, unit: 'min' } }, [4, 'moderate']],
  [
    { clinical: 'weakness', duration: { value: 90, unit: 'min' }, age: { value: 80, unit: 'a' }, diabetes: true },
    [6, 'high'],
  ],
  [{ age: { value: 10, unit: 'a' } }, ['adults-only']],
  [{ systolic: { value: 250, unit: 'mm[Hg]' } }, [1, 'low', 'unusual-value']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
