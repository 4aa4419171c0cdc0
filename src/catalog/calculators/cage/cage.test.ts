import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {})

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.score, ...bands, ...warned]
}

test.each<[EnteredInputs, unknown[]]>([
  [{}, [0, 'negative']],
  [{ annoyed: true }, [1, 'negative']],
  [{ annoyed: true, eyeOpener: true }, [2, 'positive']],
  [{ cutDown: true, annoyed: true, guilty: true, eyeOpener: true }, [4, 'positive']],
  [{ cutDown: 'often' }, ['not-a-choice']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
