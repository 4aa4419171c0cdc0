import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  onset: true,
  errors: { value: 3, unit: '1' },
  rass: { value: 0, unit: '{score}' },
  thinking: false,
})

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.positive, ...bands, ...warned]
}

test.each<[EnteredInputs, unknown[]]>([
  [{}, [0, 'no']],
  [{ thinking: true }, [1, 'yes']],
  [{ rass: { value: -3, unit: '{score}' } }, [1, 'yes']],
  [{ rass: { value: 1, unit: '{score}' } }, [1, 'yes']],
  [{ rass: { value: 1, unit: '{score}' }, errors: { value: 2, unit: '1' } }, [0, 'no']],
  [{ rass: { value: 1, unit: '{score}' }, onset: false }, [0, 'no']],
  [{ rass: { value: -4, unit: '{score}' } }, ['too-deep']],
  [{ errors: { value: 2.5, unit: '1' } }, ['not-an-integer']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
