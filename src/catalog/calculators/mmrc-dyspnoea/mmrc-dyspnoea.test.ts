import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, { grade: 'strenuous' })

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.score, ...bands, ...warned]
}

test.each<[EnteredInputs, unknown[]]>([
  [{}, [0, 'fewer']],
  [{ grade: 'hurrying' }, [1, 'fewer']],
  [{ grade: 'slower' }, [2, 'more']],
  [{ grade: 'minutes' }, [3, 'more']],
  [{ grade: 'housebound' }, [4, 'more']],
  [{ grade: '5' }, ['not-a-choice']],
  [{ grade: null }, ['grade']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
