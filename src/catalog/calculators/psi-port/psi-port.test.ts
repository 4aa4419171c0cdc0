import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  age: { value: 60, unit: 'a' },
  sex: 'male',
  respiratoryRate: { value: 29, unit: '/min' },
  systolic: { value: 90, unit: 'mm[Hg]' },
  temperature: { value: 39.9, unit: 'Cel' },
  heartRate: { value: 124, unit: '/min' },
  urea: { value: 5, unit: 'mmol/L' },
  sodium: { value: 130, unit: 'mmol/L' },
  glucose: { value: 6, unit: 'mmol/L' },
  haematocrit: { value: 30, unit: '%' },
})

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.score, ...bands, ...warned]
}

/** Fine 1997: each item on its own for a man of 60. */
test.each<[EnteredInputs, unknown[]]>([
  [{}, [60, 'II']],
  [{ nursingHome: true }, [70, 'II']],
  [{ neoplasm: true }, [90, 'III']],
  [{ liver: true }, [80, 'III']],
  [{ heart: true }, [70, 'II']],
  [{ brain: true }, [70, 'II']],
  [{ kidney: true }, [70, 'II']],
  [{ mentation: true }, [80, 'III']],
  [{ respiratoryRate: { value: 30, unit: '/min' } }, [80, 'III']],
  [{ systolic: { value: 89, unit: 'mm[Hg]' } }, [80, 'III']],
  [{ temperature: { value: 40, unit: 'Cel' } }, [75, 'III']],
  [{ temperature: { value: 34.9, unit: 'Cel' } }, [75, 'III']],
  [{ temperature: { value: 35, unit: 'Cel' } }, [60, 'II']],
  [{ heartRate: { value: 125, unit: '/min' } }, [70, 'II']],
  [{ ph: { value: 7.34, unit: '1' } }, [90, 'III']],
  [{ ph: { value: 7.35, unit: '1' } }, [60, 'II']],
  [{ urea: { value: 29, unit: 'mg/dL' } }, [60, 'II']],
  [{ urea: { value: 30, unit: 'mg/dL' } }, [80, 'III']],
  [{ urea: { value: 10.6, unit: 'mmol/L' } }, [60, 'II']],
  [{ urea: { value: 11, unit: 'mmol/L' } }, [80, 'III']],
  [{ sodium: { value: 129, unit: 'mmol/L' } }, [80, 'III']],
  [{ glucose: { value: 249, unit: 'mg/dL' } }, [60, 'II']],
  [{ glucose: { value: 14, unit: 'mmol/L' } }, [70, 'II']],
  [{ haematocrit: { value: 29.9, unit: '%' } }, [70, 'II']],
  [{ pao2: { value: 59, unit: 'mm[Hg]' }, saturation: { value: 89, unit: '%' } }, [70, 'II']],
  [{ saturation: { value: 90, unit: '%' } }, [60, 'II']],
  [{ effusion: true, sex: 'female' }, [60, 'II']],
  [{ neoplasm: true, liver: true, mentation: true }, [130, 'IV']],
  [{ neoplasm: true, liver: true, mentation: true, age: { value: 61, unit: 'a' } }, [131, 'V']],
  [{ age: { value: 50, unit: 'a' }, effusion: true }, [60, 'I']],
  [{ age: { value: 50, unit: 'a' }, heartRate: { value: 125, unit: '/min' } }, [60, 'II']],
  [{ age: { value: 17, unit: 'a' } }, ['adults-only']],
  [{ heartRate: { value: 210, unit: '/min' } }, [70, 'II', 'unusual-value']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
