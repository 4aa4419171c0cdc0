import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, { frequency: 'never', amount: '1-2', heavy: 'never', sex: 'male' })

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.score, ...bands, ...warned]
}

test.each<[EnteredInputs, unknown[]]>([
  [{}, [0, 'negative']],
  [{ frequency: 'most-days' }, [4, 'positive']],
  [{ frequency: 'few-weekly' }, [3, 'negative']],
  [{ frequency: 'few-weekly', sex: 'female' }, [3, 'positive']],
  [{ frequency: 'few-monthly', sex: 'female' }, [2, 'negative']],
  [{ amount: '7-9' }, [3, 'negative']],
  [{ heavy: 'weekly', frequency: 'monthly' }, [4, 'positive']],
  [{ frequency: 'most-days', amount: '10', heavy: 'daily' }, [12, 'positive']],
  [{ amount: '11' }, ['not-a-choice']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
