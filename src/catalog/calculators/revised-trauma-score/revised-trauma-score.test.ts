import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  gcs: { value: 15, unit: '{score}' },
  systolic: { value: 120, unit: 'mm[Hg]' },
  respiratoryRate: { value: 16, unit: '/min' },
})

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.triage, ...bands, ...warned]
}

test.each<[EnteredInputs, unknown[]]>([
  [{ gcs: { value: 3, unit: '{score}' } }, [8, 'immediate', 'other']],
  [{ gcs: { value: 4, unit: '{score}' } }, [9, 'immediate', 'other']],
  [{ gcs: { value: 5, unit: '{score}' } }, [9, 'immediate', 'other']],
  [{ gcs: { value: 6, unit: '{score}' } }, [10, 'immediate', 'other']],
  [{ gcs: { value: 8, unit: '{score}' } }, [10, 'immediate', 'other']],
  [{ gcs: { value: 9, unit: '{score}' } }, [11, 'urgent', 'other']],
  [{ gcs: { value: 13, unit: '{score}' } }, [12, 'delayed', 'other']],
  [{ systolic: { value: 0, unit: 'mm[Hg]' } }, [8, 'immediate', 'other']],
  [{ systolic: { value: 1, unit: 'mm[Hg]' } }, [9, 'immediate', 'other']],
  [{ systolic: { value: 49, unit: 'mm[Hg]' } }, [9, 'immediate', 'other']],
  [{ systolic: { value: 50, unit: 'mm[Hg]' } }, [10, 'immediate', 'other']],
  [{ systolic: { value: 75, unit: 'mm[Hg]' } }, [10, 'immediate', 'other']],
  [{ systolic: { value: 89, unit: 'mm[Hg]' } }, [11, 'urgent', 'other']],
  [{ systolic: { value: 90, unit: 'mm[Hg]' } }, [12, 'delayed', 'other']],
  [{ respiratoryRate: { value: 0, unit: '/min' } }, [8, 'immediate', 'other']],
  [{ respiratoryRate: { value: 5, unit: '/min' } }, [9, 'immediate', 'other']],
  [{ respiratoryRate: { value: 6, unit: '/min' } }, [10, 'immediate', 'other']],
  [{ respiratoryRate: { value: 9, unit: '/min' } }, [10, 'immediate', 'other']],
  [{ respiratoryRate: { value: 10, unit: '/min' } }, [12, 'delayed', 'other']],
  [{ respiratoryRate: { value: 29, unit: '/min' } }, [12, 'delayed', 'other']],
  [{ respiratoryRate: { value: 30, unit: '/min' } }, [11, 'urgent', 'other']],
  [
    {
      gcs: { value: 3, unit: '{score}' },
      systolic: { value: 0, unit: 'mm[Hg]' },
      respiratoryRate: { value: 0, unit: '/min' },
    },
    [0, 'immediate', 'centre'],
  ],
  [{ age: { value: 9, unit: 'a' } }, [12, 'delayed', 'other', 'unusual-value', 'children']],
  [{ gcs: { value: 2, unit: '{score}' } }, ['impossible-value']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
