import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, { grade: '0' })

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.score, ...bands, ...warned]
}

test.each<[EnteredInputs, unknown[]]>([
  [{}, [0, 'excellent']],
  [{ grade: '1' }, [1, 'excellent']],
  [{ grade: '2' }, [2, 'good']],
  [{ grade: '3' }, [3, 'dependent']],
  [{ grade: '5' }, [5, 'dependent']],
  [{ grade: '6' }, [6, 'dead']],
  [{ grade: '7' }, ['not-a-choice']],
  [{ grade: null }, ['grade']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
