import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  airway: { value: 16, unit: 'cm[H2O]' },
  fio2: { value: 0.5, unit: '1' },
  pao2: { value: 50, unit: 'mm[Hg]' },
})

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.oi, outputs.osi, ...bands, ...warned]
}

test.each<[EnteredInputs, unknown[]]>([
  [{}, [16, undefined, 'severe']],
  [{ pao2: { value: 51, unit: 'mm[Hg]' } }, [15.7, undefined, 'mild-moderate']],
  [{ pao2: { value: 200, unit: 'mm[Hg]' } }, [4, undefined, 'mild-moderate']],
  [{ pao2: { value: 27, unit: 'kPa' } }, [4, undefined, 'below']],
  [{ saturation: { value: 90, unit: '%' } }, [16, 8.9, 'severe']],
  [{ saturation: { value: 99, unit: '%' } }, [16, 8.1, 'severe', 'saturation-too-high']],
  [{ airway: { value: 61, unit: 'cm[H2O]' } }, ['impossible-value']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
