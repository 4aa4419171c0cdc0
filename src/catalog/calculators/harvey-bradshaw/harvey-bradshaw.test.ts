import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, { stools: { value: 0, unit: '1' }, wellbeing: '0', pain: '0', mass: '0' })

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.score, ...bands, ...warned]
}

test.each<[EnteredInputs, unknown[]]>([
  [{}, [0, 'remission']],
  [{ stools: { value: 4, unit: '1' } }, [4, 'remission']],
  [{ stools: { value: 5, unit: '1' } }, [5, 'mild']],
  [{ stools: { value: 7, unit: '1' } }, [7, 'mild']],
  [{ stools: { value: 7, unit: '1' }, mass: '1' }, [8, 'moderate']],
  [{ stools: { value: 10, unit: '1' }, wellbeing: '4', pain: '2' }, [16, 'moderate']],
  [{ stools: { value: 10, unit: '1' }, wellbeing: '4', pain: '3' }, [17, 'severe']],
  [
    {
      arthralgia: true,
      uveitis: true,
      erythemaNodosum: true,
      ulcers: true,
      pyoderma: true,
      fissure: true,
      fistula: true,
      abscess: true,
    },
    [8, 'moderate'],
  ],
  [{ stools: { value: 41, unit: '1' } }, ['impossible-value']],
  [{ stools: { value: 25, unit: '1' } }, [25, 'severe', 'unusual-value']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
