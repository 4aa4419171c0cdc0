import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, { eye: 'spontaneous', verbal: 'orientated', motor: 'obeys' })

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.score, outputs.withPupils, ...bands, ...warned]
}

test.each<[EnteredInputs, unknown[]]>([
  [{}, [15, undefined, 'mild']],
  [{ eye: 'none', verbal: 'words' }, [10, undefined, 'moderate']],
  [{ eye: 'none', verbal: 'sounds', motor: 'localising' }, [8, undefined, 'severe']],
  [{ verbal: 'words' }, [13, undefined, 'mild']],
  [{ verbal: 'words', eye: 'speech' }, [12, undefined, 'moderate']],
  [{ pupils: 'one' }, [15, 14, 'mild']],
  [{ eye: 'none', verbal: 'none', motor: 'extension', pupils: 'both' }, [4, 2, 'severe']],
  [{ motor: 'abnormal-flexion', intubated: true }, [12, undefined, 'moderate', 'not-testable']],
  [{ eye: 'half' }, ['not-a-choice']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
