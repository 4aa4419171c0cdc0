import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  rebound: 'none',
  temperature: { value: 37, unit: 'Cel' },
  neutrophils: { value: 60, unit: '%' },
  whiteCells: { value: 7, unit: '10*9/L' },
  crp: { value: 3, unit: 'mg/L' },
})

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.score, ...bands, ...warned]
}

test.each<[EnteredInputs, unknown[]]>([
  [{}, [0, 'low']],
  [{ temperature: { value: 38.4, unit: 'Cel' } }, [0, 'low']],
  [{ temperature: { value: 38.5, unit: 'Cel' } }, [1, 'low']],
  [{ neutrophils: { value: 69, unit: '%' } }, [0, 'low']],
  [{ neutrophils: { value: 70, unit: '%' } }, [1, 'low']],
  [{ neutrophils: { value: 84, unit: '%' } }, [1, 'low']],
  [{ neutrophils: { value: 85, unit: '%' } }, [2, 'low']],
  [{ whiteCells: { value: 9.9, unit: '10*9/L' } }, [0, 'low']],
  [{ whiteCells: { value: 10, unit: '10*9/L' } }, [1, 'low']],
  [{ whiteCells: { value: 15, unit: '10*9/L' } }, [2, 'low']],
  [{ crp: { value: 10, unit: 'mg/L' } }, [1, 'low']],
  [{ crp: { value: 4.9, unit: 'mg/dL' } }, [1, 'low']],
  [{ crp: { value: 50, unit: 'mg/L' } }, [2, 'low']],
  [{ rebound: 'strong', vomiting: true, pain: true }, [5, 'indeterminate']],
  [
    {
      rebound: 'strong',
      vomiting: true,
      pain: true,
      whiteCells: { value: 16, unit: '10*9/L' },
      neutrophils: { value: 90, unit: '%' },
    },
    [9, 'high'],
  ],
  [{ neutrophils: { value: 120, unit: '%' } }, ['impossible-value']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
