import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

const nothing = {
  age: { value: 50, unit: 'a' },
  sex: 'male',
  heartFailure: false,
  hypertension: false,
  diabetes: false,
  stroke: false,
  vascularDisease: false,
  valve: false,
}

function result(more: EnteredInputs) {
  const outcome = runCalculator(definition, { ...nothing, ...more })
  return outcome.status === 'done' ? [outcome.outputs.score?.value, outcome.bands[0]?.band.id] : outcome.status
}

const years = (value: number) => ({ age: { value, unit: 'a' } })

/** Points: Lip 2010; thresholds by sex: ESC 2020. */
test.each([
  ['a man without risk factors', {}, [0, 'low']],
  ['a woman without risk factors', { sex: 'female' }, [1, 'low']],
  ['64 years', years(64), [0, 'low']],
  ['65 years', years(65), [1, 'consider']],
  ['74 years', years(74), [1, 'consider']],
  ['75 years', years(75), [2, 'recommended']],
  ['heart failure', { heartFailure: true }, [1, 'consider']],
  ['hypertension', { hypertension: true }, [1, 'consider']],
  ['diabetes', { diabetes: true }, [1, 'consider']],
  ['vascular disease', { vascularDisease: true }, [1, 'consider']],
  ['stroke', { stroke: true }, [2, 'recommended']],
  ['a woman with one risk factor', { sex: 'female', diabetes: true }, [2, 'consider']],
  ['a woman with two', { sex: 'female', diabetes: true, hypertension: true }, [3, 'recommended']],
  [
    'everything',
    {
      ...years(80),
      sex: 'female',
      heartFailure: true,
      hypertension: true,
      diabetes: true,
      stroke: true,
      vascularDisease: true,
    },
    [9, 'recommended'],
  ],
])('%s', (_, more, expected) => {
  expect(result(more)).toEqual(expected)
})

test('an unanswered item is missing, not a no; the command line may read it as no', () => {
  const { diabetes: _, ...unanswered } = nothing
  expect(runCalculator(definition, unanswered)).toMatchObject({ status: 'incomplete', missing: ['diabetes'] })
  expect(runCalculator(definition, unanswered, { absent: 'no' })).toMatchObject({ status: 'done' })
})

test('a mechanical valve or mitral stenosis is refused; if unanswered, a warning states the assumption', () => {
  expect(runCalculator(definition, { ...nothing, valve: true })).toMatchObject({ problems: [{ code: 'valvular' }] })
  for (const absent of ['no', 'refuse'] as const)
    expect(runCalculator(definition, { ...nothing, valve: null }, { absent })).toMatchObject({
      warnings: [{ code: 'valve-assumed' }],
    })
})

/** Friberg 2012, as quoted by Cambio (openEHR CDS, CHA2DS2-VASc v.1). */
test.each([
  [{}, 0.2],
  [{ sex: 'female' }, 0.6],
  [{ stroke: true }, 2.2],
  [{ stroke: true, sex: 'female' }, 3.2],
  [{ stroke: true, diabetes: true, hypertension: true }, 4.8],
  [{ stroke: true, ...years(75), hypertension: true }, 7.2],
  [{ stroke: true, ...years(75), hypertension: true, diabetes: true }, 9.7],
  [{ stroke: true, ...years(75), hypertension: true, diabetes: true, heartFailure: true }, 11.2],
  [{ stroke: true, ...years(75), hypertension: true, diabetes: true, heartFailure: true, vascularDisease: true }, 10.8],
])('%j: %f ischaemic strokes per 100 years', (more, expected) => {
  const outcome = runCalculator(definition, { ...nothing, ...more })
  expect(outcome.status === 'done' && outcome.outputs.strokes?.value).toBe(expected)
})
