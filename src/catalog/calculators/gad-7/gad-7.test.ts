import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  nervous: 'not-at-all',
  uncontrolled: 'not-at-all',
  worry: 'not-at-all',
  relaxing: 'not-at-all',
  restless: 'not-at-all',
  irritable: 'not-at-all',
  afraid: 'not-at-all',
})

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.score, ...bands, ...warned]
}

test.each<[EnteredInputs, unknown[]]>([
  [{}, [0, 'minimal']],
  [{ nervous: 'nearly-every-day' }, [3, 'minimal']],
  [{ uncontrolled: 'nearly-every-day' }, [3, 'minimal']],
  [{ worry: 'nearly-every-day' }, [3, 'minimal']],
  [{ relaxing: 'nearly-every-day' }, [3, 'minimal']],
  [{ restless: 'nearly-every-day' }, [3, 'minimal']],
  [{ irritable: 'nearly-every-day' }, [3, 'minimal']],
  [{ afraid: 'nearly-every-day' }, [3, 'minimal']],
  [{ nervous: 'nearly-every-day', worry: 'more-than-half' }, [5, 'mild']],
  [{ nervous: 'nearly-every-day', uncontrolled: 'nearly-every-day', worry: 'nearly-every-day' }, [9, 'mild']],
  [
    {
      nervous: 'nearly-every-day',
      uncontrolled: 'nearly-every-day',
      worry: 'nearly-every-day',
      afraid: 'several-days',
    },
    [10, 'moderate'],
  ],
  [
    {
      nervous: 'nearly-every-day',
      uncontrolled: 'nearly-every-day',
      worry: 'nearly-every-day',
      relaxing: 'nearly-every-day',
      restless: 'nearly-every-day',
    },
    [15, 'severe'],
  ],
  [
    {
      nervous: 'nearly-every-day',
      uncontrolled: 'nearly-every-day',
      worry: 'nearly-every-day',
      relaxing: 'nearly-every-day',
      restless: 'nearly-every-day',
      irritable: 'nearly-every-day',
      afraid: 'nearly-every-day',
    },
    [21, 'severe'],
  ],
  [{ worry: 'often' }, ['not-a-choice']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
