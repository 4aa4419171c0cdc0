import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  weight: { value: 80, unit: 'kg' },
  area: { value: 25, unit: '%' },
  hours: { value: 0, unit: 'h' },
})

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.total, outputs.rateNow, outputs.rateLater, ...bands, ...warned]
}

test.each<[EnteredInputs, unknown[]]>([
  [{}, [8000, 500, 250]],
  [{ hours: { value: 4, unit: 'h' } }, [8000, 1000, 250]],
  [{ hours: { value: 7, unit: 'h' } }, [8000, 4000, 250]],
  [{ hours: { value: 7.1, unit: 'h' } }, [8000, undefined, 250]],
  [{ hours: { value: 8, unit: 'h' } }, [8000, undefined, 250, 'late']],
  [{ area: { value: 9, unit: '%' } }, [2880, 180, 90, 'unusual-value', 'small-burn']],
  [{ weight: { value: 25, unit: 'kg' } }, [2500, 156, 78, 'child']],
  [{ area: { value: 101, unit: '%' } }, ['impossible-value']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
