import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  albumin: { value: 30, unit: 'g/L' },
  inr: { value: 1.5, unit: '1' },
  systolic: { value: 91, unit: 'mm[Hg]' },
  age: { value: 64, unit: 'a' },
})

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.score, outputs.mortality, ...bands, ...warned]
}

test.each<[EnteredInputs, unknown[]]>([
  [{}, [0, 0.3, 'low']],
  [{ albumin: { value: 29, unit: 'g/L' } }, [1, 1.2, 'low']],
  [{ albumin: { value: 2.9, unit: 'g/dL' } }, [1, 1.2, 'low']],
  [{ inr: { value: 1.51, unit: '1' } }, [1, 1.2, 'low']],
  [{ systolic: { value: 90, unit: 'mm[Hg]' } }, [1, 1.2, 'low']],
  [{ age: { value: 65, unit: 'a' } }, [1, 1.2, 'low']],
  [{ age: { value: 65, unit: 'a' }, mentation: true }, [2, 5.3, 'high']],
  [
    {
      age: { value: 65, unit: 'a' },
      mentation: true,
      inr: { value: 2, unit: '1' },
      albumin: { value: 20, unit: 'g/L' },
    },
    [4, 16.5, 'high'],
  ],
  [{ age: { value: 17, unit: 'a' } }, ['adults-only']],
  [{ inr: { value: 7, unit: '1' } }, [1, 1.2, 'low', 'unusual-value']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
