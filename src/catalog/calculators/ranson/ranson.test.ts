import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  age: { value: 55, unit: 'a' },
  whiteCells: { value: 16, unit: '10*9/L' },
  glucose: { value: 11.1, unit: 'mmol/L' },
  ldh: { value: 350, unit: 'U/L' },
  ast: { value: 250, unit: 'U/L' },
})

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.score, ...bands, ...warned]
}

test.each<[EnteredInputs, unknown[]]>([
  [{}, [0, 'low']],
  [{ age: { value: 56, unit: 'a' } }, [1, 'low']],
  [{ whiteCells: { value: 16.1, unit: '10*9/L' } }, [1, 'low']],
  [{ glucose: { value: 200, unit: 'mg/dL' } }, [0, 'low']],
  [{ glucose: { value: 202, unit: 'mg/dL' } }, [1, 'low']],
  [{ ldh: { value: 351, unit: 'U/L' } }, [1, 'low']],
  [{ ast: { value: 251, unit: 'U/L' } }, [1, 'low']],
  [{ haematocrit: true, ureaRise: true }, [2, 'low']],
  [{ haematocrit: true, ureaRise: true, calcium: true }, [3, 'moderate']],
  [{ haematocrit: true, ureaRise: true, calcium: true, oxygen: true, base: true }, [5, 'high']],
  [
    {
      haematocrit: true,
      ureaRise: true,
      calcium: true,
      oxygen: true,
      base: true,
      fluid: true,
      age: { value: 70, unit: 'a' },
    },
    [7, 'highest'],
  ],
  [{ age: { value: 9, unit: 'a' } }, ['adults-only']],
  [{ ast: { value: 6000, unit: 'U/L' } }, [1, 'low', 'unusual-value']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
