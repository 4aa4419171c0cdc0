import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  age: { value: 59, unit: 'a' },
  systolic: { value: 100, unit: 'mm[Hg]' },
  heartRate: { value: 99, unit: '/min' },
  comorbidity: 'none',
  diagnosis: 'tear',
  stigmata: 'none',
})

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.score, outputs.clinical, ...bands, ...warned]
}

test.each<[EnteredInputs, unknown[]]>([
  [{}, [0, 0, 'low']],
  [{ age: { value: 60, unit: 'a' } }, [1, 1, 'low']],
  [{ age: { value: 79, unit: 'a' } }, [1, 1, 'low']],
  [{ age: { value: 80, unit: 'a' } }, [2, 2, 'low']],
  [{ heartRate: { value: 100, unit: '/min' } }, [1, 1, 'low']],
  [{ systolic: { value: 99, unit: 'mm[Hg]' }, heartRate: { value: 120, unit: '/min' } }, [2, 2, 'low']],
  [{ comorbidity: 'failure' }, [3, 3, 'intermediate']],
  [{ comorbidity: 'failure', age: { value: 85, unit: 'a' }, stigmata: 'major' }, [7, 5, 'intermediate']],
  [{ comorbidity: 'failure', age: { value: 85, unit: 'a' }, stigmata: 'major', diagnosis: 'other' }, [8, 5, 'high']],
  [{ age: { value: 9, unit: 'a' } }, ['adults-only']],
  [{ heartRate: { value: 220, unit: '/min' } }, [1, 1, 'low', 'unusual-value']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
