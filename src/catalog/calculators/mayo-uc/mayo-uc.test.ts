import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, { stools: '0', bleeding: '0', global: '0' })

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.score, outputs.partial, ...bands, ...warned]
}

test.each<[EnteredInputs, unknown[]]>([
  [{}, [undefined, 0, 'remission']],
  [{ endoscopy: '0' }, [0, 0, 'remission', 'remission']],
  [{ endoscopy: '3' }, [3, 0, 'mild', 'remission']],
  [{ endoscopy: '3', stools: '2' }, [5, 2, 'mild', 'mild']],
  [{ endoscopy: '3', stools: '3' }, [6, 3, 'moderate', 'mild']],
  [{ endoscopy: '3', stools: '3', bleeding: '2', global: '2' }, [10, 7, 'moderate', 'moderate']],
  [{ stools: '3', bleeding: '2' }, [undefined, 5, 'moderate']],
  [{ stools: '3', bleeding: '3', global: '3', endoscopy: '3' }, [12, 9, 'severe', 'severe']],
  [{ stools: '4' }, ['not-a-choice']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
