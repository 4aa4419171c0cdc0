import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  test: 'mmse',
  total: { value: 17, unit: '{score}' },
  education: { value: 0, unit: 'a' },
})

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.adjusted, outputs.cutoff, ...bands, ...warned]
}

test.each<[EnteredInputs, unknown[]]>([
  [{}, [17, 17, 'abnormal']],
  [{ total: { value: 18, unit: '{score}' } }, [18, 17, 'normal']],
  [{ education: { value: 1, unit: 'a' }, total: { value: 20, unit: '{score}' } }, [20, 20, 'abnormal']],
  [{ education: { value: 6, unit: 'a' }, total: { value: 21, unit: '{score}' } }, [21, 20, 'normal']],
  [{ education: { value: 7, unit: 'a' }, total: { value: 24, unit: '{score}' } }, [24, 24, 'abnormal']],
  [{ education: { value: 16, unit: 'a' }, total: { value: 25, unit: '{score}' } }, [25, 24, 'normal']],
  [{ test: 'moca', total: { value: 24, unit: '{score}' }, education: { value: 12, unit: 'a' } }, [25, 25, 'abnormal']],
  [{ test: 'moca', total: { value: 25, unit: '{score}' }, education: { value: 12, unit: 'a' } }, [26, 25, 'normal']],
  [{ test: 'moca', total: { value: 25, unit: '{score}' }, education: { value: 13, unit: 'a' } }, [25, 25, 'abnormal']],
  [{ test: 'moca', total: { value: 30, unit: '{score}' }, education: { value: 6, unit: 'a' } }, [30, 25, 'normal']],
  [{ total: { value: 31, unit: '{score}' } }, ['impossible-value']],
  [{ education: { value: 26, unit: 'a' } }, [17, 24, 'abnormal', 'unusual-value']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
