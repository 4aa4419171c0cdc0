import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  pleuralProtein: { value: 30, unit: 'g/L' },
  serumProtein: { value: 60, unit: 'g/L' },
  pleuralLdh: { value: 150, unit: 'U/L' },
  serumLdh: { value: 250, unit: 'U/L' },
  upperLdh: { value: 225, unit: 'U/L' },
})

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.criteria, ...bands, ...warned]
}

test.each<[EnteredInputs, unknown[]]>([
  [{}, [0, 'transudate']],
  [{ pleuralProtein: { value: 31, unit: 'g/L' } }, [1, 'exudate']],
  [{ pleuralProtein: { value: 3.1, unit: 'g/dL' } }, [1, 'exudate']],
  [{ serumLdh: { value: 249, unit: 'U/L' } }, [1, 'exudate']],
  [{ upperLdh: { value: 224, unit: 'U/L' } }, [1, 'exudate']],
  [{ pleuralProtein: { value: 40, unit: 'g/L' }, pleuralLdh: { value: 400, unit: 'U/L' } }, [3, 'exudate']],
  [{ pleuralProtein: { value: 0, unit: 'g/L' } }, ['impossible-value']],
  [{ pleuralProtein: { value: 3, unit: 'g/L' } }, ['confirm-unit']],
  [{ pleuralLdh: { value: 6000, unit: 'U/L' } }, [2, 'exudate', 'unusual-value']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
