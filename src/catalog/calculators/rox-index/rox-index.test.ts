import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  saturation: { value: 90, unit: '%' },
  fio2: { value: 0.6, unit: '1' },
  respiratoryRate: { value: 30, unit: '/min' },
})

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.rox, ...bands, ...warned]
}

test.each<[EnteredInputs, unknown[]]>([
  [{}, [5, 'success']],
  [{ respiratoryRate: { value: 31, unit: '/min' } }, [4.84, 'between']],
  [{ respiratoryRate: { value: 38, unit: '/min' } }, [3.95, 'between']],
  [{ respiratoryRate: { value: 39, unit: '/min' } }, [3.85, 'failure-12']],
  [{ respiratoryRate: { value: 43, unit: '/min' } }, [3.49, 'failure-12']],
  [{ respiratoryRate: { value: 44, unit: '/min' } }, [3.41, 'failure-6']],
  [{ respiratoryRate: { value: 52, unit: '/min' } }, [2.88, 'failure-6']],
  [{ respiratoryRate: { value: 53, unit: '/min' }, fio2: { value: 60, unit: '%' } }, [2.83, 'failure-2']],
  [{ saturation: { value: 101, unit: '%' } }, ['impossible-value']],
  [{ saturation: { value: 65, unit: '%' } }, [3.61, 'failure-12', 'unusual-value']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
