import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  respiratoryRate: { value: 21, unit: '/min' },
  systolic: { value: 101, unit: 'mm[Hg]' },
})

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.score, ...bands, ...warned]
}

test.each<[EnteredInputs, unknown[]]>([
  [{}, [0, 'lower']],
  [{ respiratoryRate: { value: 22, unit: '/min' } }, [1, 'lower']],
  [{ systolic: { value: 100, unit: 'mm[Hg]' } }, [1, 'lower']],
  [{ systolic: { value: 13.3, unit: 'kPa' }, mentation: true }, [2, 'higher']],
  [{ respiratoryRate: { value: 90, unit: '/min' } }, ['impossible-value']],
  [{ age: { value: 17, unit: 'a' } }, ['adults-only']],
  [{ respiratoryRate: { value: 65, unit: '/min' } }, [1, 'lower', 'unusual-value']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
