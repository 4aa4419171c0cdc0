import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  fio2: { value: 0.21, unit: '1' },
  pao2: { value: 90, unit: 'mm[Hg]' },
  paco2: { value: 40, unit: 'mm[Hg]' },
  age: { value: 40, unit: 'a' },
})

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.alveolar, outputs.gradient, outputs.excess, ...bands, ...warned]
}

test.each<[EnteredInputs, unknown[]]>([
  [{}, [99.7, 9.7, -4.3, 'normal']],
  [{ pao2: { value: 85, unit: 'mm[Hg]' } }, [99.7, 14.7, 0.7, 'raised']],
  [{ pao2: { value: 120, unit: 'mm[Hg]' } }, [99.7, undefined, undefined]],
  [{ barometer: { value: 630, unit: 'mm[Hg]' }, pao2: { value: 65, unit: 'mm[Hg]' } }, [72.4, 7.4, -6.6, 'normal']],
  [{ barometer: { value: 84, unit: 'kPa' }, pao2: { value: 65, unit: 'mm[Hg]' } }, [72.4, 7.4, -6.6, 'normal']],
  [{ fio2: { value: 0.5, unit: '1' } }, [306.5, 216.5, undefined, 'oxygen-given']],
  [{ paco2: { value: 4, unit: 'mm[Hg]' } }, ['impossible-other-unit']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
