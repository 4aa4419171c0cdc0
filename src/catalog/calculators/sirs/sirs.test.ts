import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  temperature: { value: 38, unit: 'Cel' },
  heartRate: { value: 90, unit: '/min' },
  respiratoryRate: { value: 20, unit: '/min' },
  whiteCells: { value: 12, unit: '10*9/L' },
})

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.score, ...bands, ...warned]
}

test.each<[EnteredInputs, unknown[]]>([
  [{}, [0, 'no']],
  [{ temperature: { value: 38.1, unit: 'Cel' } }, [1, 'no']],
  [{ temperature: { value: 36, unit: 'Cel' } }, [0, 'no']],
  [{ temperature: { value: 35.9, unit: 'Cel' } }, [1, 'no']],
  [{ heartRate: { value: 91, unit: '/min' } }, [1, 'no']],
  [{ respiratoryRate: { value: 21, unit: '/min' } }, [1, 'no']],
  [{ respiratoryRate: { value: 21, unit: '/min' }, paco2: { value: 31, unit: 'mm[Hg]' } }, [1, 'no']],
  [{ paco2: { value: 32, unit: 'mm[Hg]' } }, [0, 'no']],
  [{ paco2: { value: 4.1, unit: 'kPa' } }, [1, 'no']],
  [{ whiteCells: { value: 12.1, unit: '10*9/L' } }, [1, 'no']],
  [{ whiteCells: { value: 4, unit: '10*9/L' } }, [0, 'no']],
  [{ whiteCells: { value: 3.9, unit: '10*9/L' }, bands: { value: 12, unit: '%' } }, [1, 'no']],
  [{ bands: { value: 10, unit: '%' } }, [0, 'no']],
  [{ bands: { value: 11, unit: '%' }, heartRate: { value: 95, unit: '/min' } }, [2, 'yes']],
  [{ age: { value: 9, unit: 'a' } }, ['adults-only']],
  [{ heartRate: { value: 210, unit: '/min' } }, [1, 'no', 'unusual-value']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
