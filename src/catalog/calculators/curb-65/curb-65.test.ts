import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  urea: { value: 7, unit: 'mmol/L' },
  respiratoryRate: { value: 29, unit: '/min' },
  systolic: { value: 90, unit: 'mm[Hg]' },
  diastolic: { value: 61, unit: 'mm[Hg]' },
  age: { value: 64, unit: 'a' },
})

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.score, outputs.mortality, ...bands, ...warned]
}

test.each<[EnteredInputs, unknown[]]>([
  [{}, [0, 0.7, 'low']],
  [{ urea: { value: 7.1, unit: 'mmol/L' } }, [1, 3.2, 'low']],
  [{ urea: { value: 19, unit: 'mg/dL' } }, [0, 0.7, 'low']],
  [{ urea: { value: 20, unit: 'mg/dL' } }, [1, 3.2, 'low']],
  [{ respiratoryRate: { value: 30, unit: '/min' } }, [1, 3.2, 'low']],
  [{ systolic: { value: 89, unit: 'mm[Hg]' } }, [1, 3.2, 'low']],
  [{ diastolic: { value: 60, unit: 'mm[Hg]' } }, [1, 3.2, 'low']],
  [{ systolic: { value: 85, unit: 'mm[Hg]' }, diastolic: { value: 50, unit: 'mm[Hg]' } }, [1, 3.2, 'low']],
  [{ age: { value: 65, unit: 'a' }, confusion: true }, [2, 13, 'moderate']],
  [
    {
      age: { value: 65, unit: 'a' },
      confusion: true,
      urea: { value: 12, unit: 'mmol/L' },
      respiratoryRate: { value: 35, unit: '/min' },
      diastolic: { value: 8, unit: 'kPa' },
    },
    [5, 57, 'high'],
  ],
  [{ age: { value: 17, unit: 'a' } }, ['adults-only']],
  [{ urea: { value: 60, unit: 'mmol/L' } }, ['confirm-unit']],
  [{ respiratoryRate: { value: 65, unit: '/min' } }, [1, 3.2, 'low', 'unusual-value']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
