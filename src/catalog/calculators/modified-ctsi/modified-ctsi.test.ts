import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, { inflammation: 'none', necrosis: 'none' })

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.score, ...bands, ...warned]
}

test.each<[EnteredInputs, unknown[]]>([
  [{}, [0, 'mild']],
  [{ inflammation: 'intrinsic' }, [2, 'mild']],
  [{ inflammation: 'collection' }, [4, 'moderate']],
  [{ inflammation: 'collection', necrosis: 'up-to-30' }, [6, 'moderate']],
  [{ inflammation: 'collection', necrosis: 'above-30' }, [8, 'severe']],
  [{ inflammation: 'collection', necrosis: 'above-30', extrapancreatic: true }, [10, 'severe']],
  [{ necrosis: '50' }, ['not-a-choice']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
