import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  temperature: { value: 37.2, unit: 'Cel' },
  whiteCells: { value: 10, unit: '10*9/L' },
  neutrophils: { value: 75, unit: '%' },
})

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.score, ...bands, ...warned]
}

test.each<[EnteredInputs, unknown[]]>([
  [{}, [0, 'unlikely']],
  [{ temperature: { value: 37.3, unit: 'Cel' } }, [1, 'unlikely']],
  [{ whiteCells: { value: 10.1, unit: '10*9/L' } }, [2, 'unlikely']],
  [{ neutrophils: { value: 76, unit: '%' } }, [1, 'unlikely']],
  [{ tenderness: true, whiteCells: { value: 12, unit: '10*9/L' } }, [4, 'unlikely']],
  [{ tenderness: true, whiteCells: { value: 12, unit: '10*9/L' }, rebound: true, nausea: true }, [6, 'possible']],
  [
    {
      tenderness: true,
      whiteCells: { value: 12, unit: '10*9/L' },
      rebound: true,
      nausea: true,
      anorexia: true,
      migration: true,
    },
    [8, 'probable'],
  ],
  [
    {
      tenderness: true,
      whiteCells: { value: 12, unit: '10*9/L' },
      rebound: true,
      nausea: true,
      anorexia: true,
      migration: true,
      neutrophils: { value: 80, unit: '%' },
    },
    [9, 'very-probable'],
  ],
  [{ neutrophils: { value: 101, unit: '%' } }, ['impossible-value']],
  [{ temperature: { value: 42.5, unit: 'Cel' } }, [1, 'unlikely', 'unusual-value']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
