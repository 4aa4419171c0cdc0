import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  systolic: { value: 120, unit: 'mm[Hg]' },
  heartRate: { value: 70, unit: '/min' },
  respiratoryRate: { value: 12, unit: '/min' },
  temperature: { value: 37, unit: 'Cel' },
  consciousness: 'A',
})

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.score, ...bands, ...warned]
}

test.each<[EnteredInputs, unknown[]]>([
  [{ systolic: { value: 70, unit: 'mm[Hg]' } }, [3, 'medium']],
  [{ systolic: { value: 71, unit: 'mm[Hg]' } }, [2, 'low']],
  [{ systolic: { value: 80, unit: 'mm[Hg]' } }, [2, 'low']],
  [{ systolic: { value: 81, unit: 'mm[Hg]' } }, [1, 'low']],
  [{ systolic: { value: 100, unit: 'mm[Hg]' } }, [1, 'low']],
  [{ systolic: { value: 101, unit: 'mm[Hg]' } }, [0, 'low']],
  [{ systolic: { value: 199, unit: 'mm[Hg]' } }, [0, 'low']],
  [{ systolic: { value: 200, unit: 'mm[Hg]' } }, [2, 'low']],
  [{ heartRate: { value: 39, unit: '/min' } }, [2, 'low']],
  [{ heartRate: { value: 40, unit: '/min' } }, [1, 'low']],
  [{ heartRate: { value: 50, unit: '/min' } }, [1, 'low']],
  [{ heartRate: { value: 51, unit: '/min' } }, [0, 'low']],
  [{ heartRate: { value: 100, unit: '/min' } }, [0, 'low']],
  [{ heartRate: { value: 101, unit: '/min' } }, [1, 'low']],
  [{ heartRate: { value: 111, unit: '/min' } }, [2, 'low']],
  [{ heartRate: { value: 129, unit: '/min' } }, [2, 'low']],
  [{ heartRate: { value: 130, unit: '/min' } }, [3, 'medium']],
  [{ respiratoryRate: { value: 8, unit: '/min' } }, [2, 'low']],
  [{ respiratoryRate: { value: 9, unit: '/min' } }, [0, 'low']],
  [{ respiratoryRate: { value: 14, unit: '/min' } }, [0, 'low']],
  [{ respiratoryRate: { value: 15, unit: '/min' } }, [1, 'low']],
  [{ respiratoryRate: { value: 20, unit: '/min' } }, [1, 'low']],
  [{ respiratoryRate: { value: 21, unit: '/min' } }, [2, 'low']],
  [{ respiratoryRate: { value: 29, unit: '/min' } }, [2, 'low']],
  [{ respiratoryRate: { value: 30, unit: '/min' } }, [3, 'medium']],
  [{ temperature: { value: 34.9, unit: 'Cel' } }, [2, 'low']],
  [{ temperature: { value: 35, unit: 'Cel' } }, [0, 'low']],
  [{ temperature: { value: 38.4, unit: 'Cel' } }, [0, 'low']],
  [{ temperature: { value: 38.5, unit: 'Cel' } }, [2, 'low']],
  [{ consciousness: 'U', systolic: { value: 75, unit: 'mm[Hg]' } }, [5, 'high']],
  [{ age: { value: 8, unit: 'a' } }, ['adults-only']],
  [{ systolic: { value: 50, unit: 'mm[Hg]' } }, [3, 'medium', 'unusual-value']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
