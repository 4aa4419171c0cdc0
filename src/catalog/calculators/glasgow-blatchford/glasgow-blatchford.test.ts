import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  urea: { value: 5, unit: 'mmol/L' },
  systolic: { value: 110, unit: 'mm[Hg]' },
  heartRate: { value: 99, unit: '/min' },
  haemoglobin: { value: 130, unit: 'g/L' },
  sex: 'male',
})

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.score, ...bands, ...warned]
}

test.each<[EnteredInputs, unknown[]]>([
  [{ urea: { value: 6.4, unit: 'mmol/L' } }, [0, 'very-low']],
  [{ urea: { value: 6.5, unit: 'mmol/L' } }, [2, 'raised']],
  [{ urea: { value: 7.9, unit: 'mmol/L' } }, [2, 'raised']],
  [{ urea: { value: 8, unit: 'mmol/L' } }, [3, 'raised']],
  [{ urea: { value: 9.9, unit: 'mmol/L' } }, [3, 'raised']],
  [{ urea: { value: 10, unit: 'mmol/L' } }, [4, 'raised']],
  [{ urea: { value: 24.9, unit: 'mmol/L' } }, [4, 'raised']],
  [{ urea: { value: 25, unit: 'mmol/L' } }, [6, 'raised']],
  [{ urea: { value: 18, unit: 'mg/dL' } }, [0, 'very-low']],
  [{ urea: { value: 18.2, unit: 'mg/dL' } }, [2, 'raised']],
  [{ urea: { value: 22.4, unit: 'mg/dL' } }, [3, 'raised']],
  [{ urea: { value: 28, unit: 'mg/dL' } }, [4, 'raised']],
  [{ urea: { value: 70, unit: 'mg/dL' } }, [6, 'raised']],
  [{ systolic: { value: 109, unit: 'mm[Hg]' } }, [1, 'very-low']],
  [{ systolic: { value: 100, unit: 'mm[Hg]' } }, [1, 'very-low']],
  [{ systolic: { value: 99, unit: 'mm[Hg]' } }, [2, 'raised']],
  [{ systolic: { value: 90, unit: 'mm[Hg]' } }, [2, 'raised']],
  [{ systolic: { value: 89, unit: 'mm[Hg]' } }, [3, 'raised']],
  [{ haemoglobin: { value: 129, unit: 'g/L' } }, [1, 'very-low']],
  [{ haemoglobin: { value: 120, unit: 'g/L' } }, [1, 'very-low']],
  [{ haemoglobin: { value: 119, unit: 'g/L' } }, [3, 'raised']],
  [{ haemoglobin: { value: 100, unit: 'g/L' } }, [3, 'raised']],
  [{ haemoglobin: { value: 99, unit: 'g/L' } }, [6, 'raised']],
  [{ heartRate: { value: 100, unit: '/min' } }, [1, 'very-low']],
  [{ sex: 'female', haemoglobin: { value: 12, unit: 'g/dL' } }, [0, 'very-low']],
  [{ sex: 'female', haemoglobin: { value: 119, unit: 'g/L' } }, [1, 'very-low']],
  [{ sex: 'female', haemoglobin: { value: 9.9, unit: 'g/dL' } }, [6, 'raised']],
  [{ melaena: true, syncope: true, liver: true, heart: true }, [7, 'high']],
  [{ age: { value: 10, unit: 'a' } }, ['adults-only']],
  [{ heartRate: { value: 210, unit: '/min' } }, [1, 'very-low', 'unusual-value']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
