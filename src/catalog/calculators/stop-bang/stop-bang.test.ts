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
  [{}, [0, 'low']],
  [{ s: true, t: true }, [2, 'low']],
  [{ s: true, t: true, o: true }, [3, 'intermediate']],
  [{ s: true, t: true, o: true, p: true }, [4, 'intermediate']],
  [{ s: true, t: true, o: true, p: true, b: true }, [5, 'high']],
  [{ s: true, t: true, o: true, p: true, b: true, a: true, n: true, g: true }, [8, 'high']],
  [{ age: { value: 9, unit: 'a' } }, ['adults-only']],
  [{ age: { value: 112, unit: 'a' } }, [0, 'low', 'unusual-value']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
