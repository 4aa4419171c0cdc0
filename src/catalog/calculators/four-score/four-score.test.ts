import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, { eye: '4', motor: '4', brainstem: '4', respiration: '4' })

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.score, ...bands, ...warned]
}

test.each<[EnteredInputs, unknown[]]>([
  [{}, [16]],
  [{ eye: '0' }, [12]],
  [{ eye: '1' }, [13]],
  [{ eye: '2' }, [14]],
  [{ eye: '3' }, [15]],
  [{ motor: '0' }, [12]],
  [{ motor: '1' }, [13]],
  [{ motor: '2' }, [14]],
  [{ motor: '3' }, [15]],
  [{ brainstem: '0' }, [12]],
  [{ brainstem: '1' }, [13]],
  [{ brainstem: '2' }, [14]],
  [{ brainstem: '3' }, [15]],
  [{ respiration: '0' }, [12]],
  [{ respiration: '1' }, [13]],
  [{ respiration: '2' }, [14]],
  [{ respiration: '3' }, [15]],
  [{ eye: '5' }, ['not-a-choice']],
  [{ eye: null }, ['eye']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
