import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  ratio: { value: 0.6, unit: '1' },
  fev1: { value: 60, unit: '%' },
  mmrc: { value: 1, unit: '{score}' },
  moderate: { value: 1, unit: '1' },
  hospital: { value: 0, unit: '1' },
})

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.grade, ...bands, ...warned]
}

test.each<[EnteredInputs, unknown[]]>([
  [{}, [2, '2', 'A']],
  [{ fev1: { value: 80, unit: '%' } }, [1, '1', 'A']],
  [{ fev1: { value: 79, unit: '%' } }, [2, '2', 'A']],
  [{ fev1: { value: 49, unit: '%' } }, [3, '3', 'A']],
  [{ fev1: { value: 30, unit: '%' } }, [3, '3', 'A']],
  [{ fev1: { value: 29, unit: '%' } }, [4, '4', 'A']],
  [{ cat: { value: 9, unit: '{score}' } }, [2, '2', 'A']],
  [{ cat: { value: 10, unit: '{score}' } }, [2, '2', 'B']],
  [{ mmrc: { value: 2, unit: '{score}' } }, [2, '2', 'B']],
  [{ mmrc: { value: 4, unit: '{score}' }, moderate: { value: 2, unit: '1' } }, [2, '2', 'E']],
  [{ hospital: { value: 1, unit: '1' } }, [2, '2', 'E']],
  [{ ratio: { value: 0.7, unit: '1' } }, [undefined]],
  [{ ratio: { value: 69, unit: '%' } }, [2, '2', 'A']],
  [{ age: { value: 10, unit: 'a' } }, ['adults-only']],
  [{ moderate: { value: 12, unit: '1' } }, [2, '2', 'E', 'unusual-value']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
