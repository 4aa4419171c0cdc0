import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {})

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.depression, outputs.anxiety, ...bands, ...warned]
}

test.each<[EnteredInputs, unknown[]]>([
  [{ depression: { value: 7, unit: '{score}' } }, [7, undefined, 'none']],
  [{ depression: { value: 8, unit: '{score}' } }, [8, undefined, 'mild']],
  [{ depression: { value: 16, unit: '{score}' } }, [16, undefined, 'mild']],
  [{ depression: { value: 17, unit: '{score}' } }, [17, undefined, 'moderate']],
  [{ depression: { value: 23, unit: '{score}' } }, [23, undefined, 'moderate']],
  [{ depression: { value: 24, unit: '{score}' } }, [24, undefined, 'severe']],
  [{ anxiety: { value: 6, unit: '{score}' } }, [undefined, 6, 'none']],
  [{ anxiety: { value: 7, unit: '{score}' } }, [undefined, 7, 'possible']],
  [{ anxiety: { value: 13, unit: '{score}' } }, [undefined, 13, 'possible']],
  [{ anxiety: { value: 14, unit: '{score}' } }, [undefined, 14, 'definite']],
  [{ anxiety: { value: 20, unit: '{score}' } }, [undefined, 20, 'definite']],
  [{ anxiety: { value: 21, unit: '{score}' } }, [undefined, 21, 'marked']],
  [{ anxiety: { value: 28, unit: '{score}' } }, [undefined, 28, 'marked']],
  [{ anxiety: { value: 29, unit: '{score}' } }, [undefined, 29, 'severe']],
  [{ depression: { value: 53, unit: '{score}' } }, ['impossible-value']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
