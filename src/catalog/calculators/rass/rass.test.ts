import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, { level: 'calm' })

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.score, ...bands, ...warned]
}

test.each<[EnteredInputs, unknown[]]>([
  [{}, [0, 'target']],
  [{ level: 'combative' }, [4, 'agitated']],
  [{ level: 'very-agitated' }, [3, 'agitated']],
  [{ level: 'agitated' }, [2, 'agitated']],
  [{ level: 'drowsy' }, [-1, 'target']],
  [{ level: 'moderate' }, [-3, 'moderate']],
  [{ level: 'deep' }, [-4, 'not-assessable']],
  [{ level: 'unrousable' }, [-5, 'not-assessable']],
  [{ level: '+5' }, ['not-a-choice']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
