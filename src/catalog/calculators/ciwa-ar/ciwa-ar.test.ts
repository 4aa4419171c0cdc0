import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  nausea: { value: 0, unit: '{score}' },
  tremor: { value: 0, unit: '{score}' },
  sweats: { value: 0, unit: '{score}' },
  anxiety: { value: 0, unit: '{score}' },
  agitation: { value: 0, unit: '{score}' },
  tactile: { value: 0, unit: '{score}' },
  auditory: { value: 0, unit: '{score}' },
  visual: { value: 0, unit: '{score}' },
  headache: { value: 0, unit: '{score}' },
  orientation: { value: 0, unit: '{score}' },
})

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.score, ...bands, ...warned]
}

test.each<[EnteredInputs, unknown[]]>([
  [{}, [0, 'mild']],
  [{ nausea: { value: 7, unit: '{score}' } }, [7, 'mild']],
  [{ tremor: { value: 7, unit: '{score}' } }, [7, 'mild']],
  [{ sweats: { value: 7, unit: '{score}' } }, [7, 'mild']],
  [{ anxiety: { value: 7, unit: '{score}' } }, [7, 'mild']],
  [{ agitation: { value: 7, unit: '{score}' } }, [7, 'mild']],
  [{ tactile: { value: 7, unit: '{score}' } }, [7, 'mild']],
  [{ auditory: { value: 7, unit: '{score}' } }, [7, 'mild']],
  [{ visual: { value: 7, unit: '{score}' } }, [7, 'mild']],
  [{ headache: { value: 7, unit: '{score}' } }, [7, 'mild']],
  [{ orientation: { value: 4, unit: '{score}' } }, [4, 'mild']],
  [{ tremor: { value: 7, unit: '{score}' }, sweats: { value: 2, unit: '{score}' } }, [9, 'mild']],
  [{ tremor: { value: 7, unit: '{score}' }, sweats: { value: 3, unit: '{score}' } }, [10, 'moderate']],
  [
    {
      tremor: { value: 7, unit: '{score}' },
      sweats: { value: 7, unit: '{score}' },
      anxiety: { value: 4, unit: '{score}' },
    },
    [18, 'moderate'],
  ],
  [
    {
      tremor: { value: 7, unit: '{score}' },
      sweats: { value: 7, unit: '{score}' },
      anxiety: { value: 5, unit: '{score}' },
    },
    [19, 'severe'],
  ],
  [{ orientation: { value: 5, unit: '{score}' } }, ['impossible-value']],
  [{ tremor: { value: 1.5, unit: '{score}' } }, ['not-an-integer']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
