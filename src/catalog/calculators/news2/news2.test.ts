import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  respiratoryRate: { value: 16, unit: '/min' },
  saturation: { value: 97, unit: '%' },
  scale: 'usual',
  oxygen: false,
  systolic: { value: 120, unit: 'mm[Hg]' },
  heartRate: { value: 70, unit: '/min' },
  consciousness: 'alert',
  temperature: { value: 37, unit: 'Cel' },
})

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.score, ...bands, ...warned]
}

/** The chart of the Royal College of Physicians (2017), row by row. */
test.each<[EnteredInputs, unknown[]]>([
  [{ respiratoryRate: { value: 8, unit: '/min' } }, [3, 'low', 'yes']],
  [{ respiratoryRate: { value: 9, unit: '/min' } }, [1, 'low', 'no']],
  [{ respiratoryRate: { value: 11, unit: '/min' } }, [1, 'low', 'no']],
  [{ respiratoryRate: { value: 12, unit: '/min' } }, [0, 'low', 'no']],
  [{ respiratoryRate: { value: 20, unit: '/min' } }, [0, 'low', 'no']],
  [{ respiratoryRate: { value: 21, unit: '/min' } }, [2, 'low', 'no']],
  [{ respiratoryRate: { value: 24, unit: '/min' } }, [2, 'low', 'no']],
  [{ respiratoryRate: { value: 25, unit: '/min' } }, [3, 'low', 'yes']],
  [{ saturation: { value: 91, unit: '%' } }, [3, 'low', 'yes']],
  [{ saturation: { value: 92, unit: '%' } }, [2, 'low', 'no']],
  [{ saturation: { value: 93, unit: '%' } }, [2, 'low', 'no']],
  [{ saturation: { value: 94, unit: '%' } }, [1, 'low', 'no']],
  [{ saturation: { value: 95, unit: '%' } }, [1, 'low', 'no']],
  [{ saturation: { value: 96, unit: '%' } }, [0, 'low', 'no']],
  [{ scale: 'hypercapnic', saturation: { value: 83, unit: '%' } }, [3, 'low', 'yes']],
  [{ scale: 'hypercapnic', saturation: { value: 84, unit: '%' } }, [2, 'low', 'no']],
  [{ scale: 'hypercapnic', saturation: { value: 85, unit: '%' } }, [2, 'low', 'no']],
  [{ scale: 'hypercapnic', saturation: { value: 86, unit: '%' } }, [1, 'low', 'no']],
  [{ scale: 'hypercapnic', saturation: { value: 87, unit: '%' } }, [1, 'low', 'no']],
  [{ scale: 'hypercapnic', saturation: { value: 88, unit: '%' } }, [0, 'low', 'no']],
  [{ scale: 'hypercapnic', saturation: { value: 93, unit: '%' } }, [0, 'low', 'no']],
  [{ scale: 'hypercapnic', saturation: { value: 99, unit: '%' } }, [0, 'low', 'no']],
  [{ scale: 'hypercapnic', oxygen: true, saturation: { value: 92, unit: '%' } }, [2, 'low', 'no']],
  [{ scale: 'hypercapnic', oxygen: true, saturation: { value: 93, unit: '%' } }, [3, 'low', 'no']],
  [{ scale: 'hypercapnic', oxygen: true, saturation: { value: 94, unit: '%' } }, [3, 'low', 'no']],
  [{ scale: 'hypercapnic', oxygen: true, saturation: { value: 95, unit: '%' } }, [4, 'low', 'no']],
  [{ scale: 'hypercapnic', oxygen: true, saturation: { value: 96, unit: '%' } }, [4, 'low', 'no']],
  [{ scale: 'hypercapnic', oxygen: true, saturation: { value: 97, unit: '%' } }, [5, 'medium', 'yes']],
  [{ systolic: { value: 90, unit: 'mm[Hg]' } }, [3, 'low', 'yes']],
  [{ systolic: { value: 91, unit: 'mm[Hg]' } }, [2, 'low', 'no']],
  [{ systolic: { value: 100, unit: 'mm[Hg]' } }, [2, 'low', 'no']],
  [{ systolic: { value: 101, unit: 'mm[Hg]' } }, [1, 'low', 'no']],
  [{ systolic: { value: 110, unit: 'mm[Hg]' } }, [1, 'low', 'no']],
  [{ systolic: { value: 111, unit: 'mm[Hg]' } }, [0, 'low', 'no']],
  [{ systolic: { value: 219, unit: 'mm[Hg]' } }, [0, 'low', 'no']],
  [{ systolic: { value: 220, unit: 'mm[Hg]' } }, [3, 'low', 'yes']],
  [{ heartRate: { value: 40, unit: '/min' } }, [3, 'low', 'yes']],
  [{ heartRate: { value: 41, unit: '/min' } }, [1, 'low', 'no']],
  [{ heartRate: { value: 50, unit: '/min' } }, [1, 'low', 'no']],
  [{ heartRate: { value: 51, unit: '/min' } }, [0, 'low', 'no']],
  [{ heartRate: { value: 90, unit: '/min' } }, [0, 'low', 'no']],
  [{ heartRate: { value: 91, unit: '/min' } }, [1, 'low', 'no']],
  [{ heartRate: { value: 110, unit: '/min' } }, [1, 'low', 'no']],
  [{ heartRate: { value: 111, unit: '/min' } }, [2, 'low', 'no']],
  [{ heartRate: { value: 130, unit: '/min' } }, [2, 'low', 'no']],
  [{ heartRate: { value: 131, unit: '/min' } }, [3, 'low', 'yes']],
  [{ temperature: { value: 35, unit: 'Cel' } }, [3, 'low', 'yes']],
  [{ temperature: { value: 35.1, unit: 'Cel' } }, [1, 'low', 'no']],
  [{ temperature: { value: 36, unit: 'Cel' } }, [1, 'low', 'no']],
  [{ temperature: { value: 36.1, unit: 'Cel' } }, [0, 'low', 'no']],
  [{ temperature: { value: 38, unit: 'Cel' } }, [0, 'low', 'no']],
  [{ temperature: { value: 38.1, unit: 'Cel' } }, [1, 'low', 'no']],
  [{ temperature: { value: 39, unit: 'Cel' } }, [1, 'low', 'no']],
  [{ temperature: { value: 39.1, unit: 'Cel' } }, [2, 'low', 'no']],
  [{ oxygen: true, consciousness: 'altered', systolic: { value: 95, unit: 'mm[Hg]' } }, [7, 'high', 'yes']],
  [{ age: { value: 15, unit: 'a' } }, ['from-16']],
  [{ pregnancy: true }, ['in-pregnancy']],
  [{ age: { value: 111, unit: 'a' } }, [0, 'low', 'no', 'unusual-value']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
