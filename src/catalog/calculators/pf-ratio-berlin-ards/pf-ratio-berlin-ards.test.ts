import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  pao2: { value: 60, unit: 'mm[Hg]' },
  fio2: { value: 0.6, unit: '1' },
  peep: { value: 8, unit: 'cm[H2O]' },
})

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.pf, outputs.sf, ...bands, ...warned]
}

test.each<[EnteredInputs, unknown[]]>([
  [{}, [100, undefined, 'severe']],
  [{ pao2: { value: 61, unit: 'mm[Hg]' } }, [102, undefined, 'moderate']],
  [{ pao2: { value: 120, unit: 'mm[Hg]' } }, [200, undefined, 'moderate']],
  [{ pao2: { value: 121, unit: 'mm[Hg]' } }, [202, undefined, 'mild']],
  [{ pao2: { value: 180, unit: 'mm[Hg]' } }, [300, undefined, 'mild']],
  [{ pao2: { value: 181, unit: 'mm[Hg]' } }, [302, undefined, 'none']],
  [{ pao2: { value: 8, unit: 'kPa' }, fio2: { value: 60, unit: '%' } }, [100, undefined, 'severe']],
  [{ saturation: { value: 97, unit: '%' }, fio2: { value: 0.31, unit: '1' } }, [194, 313, 'moderate', 'mild']],
  [{ saturation: { value: 97, unit: '%' }, fio2: { value: 0.3, unit: '1' } }, [200, 323, 'moderate', 'none']],
  [{ saturation: { value: 94, unit: '%' }, fio2: { value: 0.4, unit: '1' } }, [150, 235, 'moderate', 'moderate']],
  [{ saturation: { value: 89, unit: '%' } }, [100, 148, 'severe', 'severe']],
  [{ saturation: { value: 98, unit: '%' } }, [100, undefined, 'severe', 'saturation-too-high']],
  [{ peep: { value: 4, unit: 'cm[H2O]' } }, [100, undefined, 'severe', 'low-peep']],
  [{ fio2: { value: 0.2, unit: '1' } }, ['impossible-value']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
