import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  height: { value: 170, unit: 'cm' },
  sex: 'female',
  weight: { value: 70, unit: 'kg' },
})

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.ideal, outputs.predicted, outputs.adjusted, outputs.lean, ...bands, ...warned]
}

test.each<[EnteredInputs, unknown[]]>([
  [{}, [61.4, 61.5, 64.9, 44.2]],
  [{ sex: 'male' }, [65.9, 66, 67.6, 54.5]],
  [{ height: { value: 1.7, unit: 'm' } }, [61.4, 61.5, 64.9, 44.2]],
  [{ weight: { value: 60, unit: 'kg' } }, [61.4, 61.5, undefined, 40.2]],
  [{ weight: null }, [61.4, 61.5, undefined, undefined]],
  [{ height: { value: 152, unit: 'cm' } }, ['too-short']],
  [{ age: { value: 12, unit: 'a' } }, ['adults-only']],
  [{ height: { value: 205, unit: 'cm' }, weight: null }, [93.1, 93.4, undefined, undefined, 'unusual-value']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
