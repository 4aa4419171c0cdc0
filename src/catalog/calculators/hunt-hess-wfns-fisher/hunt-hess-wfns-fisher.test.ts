import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, { gcs: { value: 15, unit: '{score}' }, blood: true })

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.wfns, outputs.fisher, outputs.hess, ...bands, ...warned]
}

test.each<[EnteredInputs, unknown[]]>([
  [{}, [1, 1, undefined, 'I', '1']],
  [{ gcs: { value: 14, unit: '{score}' } }, [2, 1, undefined, 'II', '1']],
  [{ gcs: { value: 13, unit: '{score}' }, deficit: true }, [3, 1, undefined, 'III', '1']],
  [{ gcs: { value: 12, unit: '{score}' }, deficit: true }, [4, 1, undefined, 'IV', '1']],
  [{ gcs: { value: 7, unit: '{score}' } }, [4, 1, undefined, 'IV', '1']],
  [{ gcs: { value: 6, unit: '{score}' } }, [5, 1, undefined, 'V', '1']],
  [{ deficit: true }, [undefined, 1, undefined, '1']],
  [{ ventricles: true }, [1, 2, undefined, 'I', '2']],
  [{ thick: true }, [1, 3, undefined, 'I', '3']],
  [{ blood: false, ventricles: true }, [1, undefined, undefined, 'I']],
  [{ huntHess: '3' }, [1, 1, 3, 'I', '1']],
  [{ gcs: { value: 16, unit: '{score}' } }, ['impossible-value']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
