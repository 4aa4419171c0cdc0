import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  head: { value: 0, unit: '{score}' },
  face: { value: 0, unit: '{score}' },
  chest: { value: 0, unit: '{score}' },
  abdomen: { value: 0, unit: '{score}' },
  extremities: { value: 0, unit: '{score}' },
  external: { value: 0, unit: '{score}' },
})

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.iss, outputs.niss, ...bands, ...warned]
}

test.each<[EnteredInputs, unknown[]]>([
  [{}, [0, undefined, 'minor']],
  [
    {
      head: { value: 3, unit: '{score}' },
      face: { value: 2, unit: '{score}' },
      chest: { value: 1, unit: '{score}' },
      abdomen: { value: 1, unit: '{score}' },
    },
    [14, undefined, 'moderate'],
  ],
  [
    {
      chest: { value: 5, unit: '{score}' },
      head: { value: 5, unit: '{score}' },
      abdomen: { value: 5, unit: '{score}' },
      face: { value: 5, unit: '{score}' },
    },
    [75, undefined, 'severe'],
  ],
  [{ external: { value: 6, unit: '{score}' } }, [75, undefined, 'severe']],
  [
    {
      head: { value: 4, unit: '{score}' },
      second: { value: 4, unit: '{score}' },
      third: { value: 4, unit: '{score}' },
    },
    [16, 48, 'serious'],
  ],
  [{ head: { value: 7, unit: '{score}' } }, ['impossible-value']],
  [{ head: { value: 1.5, unit: '{score}' } }, ['not-an-integer']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
