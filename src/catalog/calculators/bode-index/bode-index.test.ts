import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  obstruction: { value: 65, unit: '%' },
  walk: { value: 350, unit: 'm' },
  dyspnoea: 'grade-0-1',
  bmi: { value: 22, unit: 'kg/m2' },
})

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.score, ...bands, ...warned]
}

test.each<[EnteredInputs, unknown[]]>([
  [{}, [0, '1']],
  [{ obstruction: { value: 64, unit: '%' } }, [1, '1']],
  [{ obstruction: { value: 50, unit: '%' } }, [1, '1']],
  [{ obstruction: { value: 49, unit: '%' } }, [2, '1']],
  [{ obstruction: { value: 36, unit: '%' } }, [2, '1']],
  [{ obstruction: { value: 35, unit: '%' } }, [3, '2']],
  [{ walk: { value: 349, unit: 'm' } }, [1, '1']],
  [{ walk: { value: 250, unit: 'm' } }, [1, '1']],
  [{ walk: { value: 249, unit: 'm' } }, [2, '1']],
  [{ walk: { value: 150, unit: 'm' } }, [2, '1']],
  [{ walk: { value: 149, unit: 'm' } }, [3, '2']],
  [{ bmi: { value: 21, unit: 'kg/m2' } }, [1, '1']],
  [{ bmi: { value: 21.1, unit: 'kg/m2' } }, [0, '1']],
  [{ dyspnoea: 'grade-4', walk: { value: 100, unit: 'm' } }, [6, '3']],
  [{ dyspnoea: 'grade-4', walk: { value: 100, unit: 'm' }, bmi: { value: 18, unit: 'kg/m2' } }, [7, '4']],
  [{ age: { value: 12, unit: 'a' } }, ['adults-only']],
  [{ walk: { value: 10, unit: 'm' } }, [3, '2', 'unusual-value']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
