import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  loc: '0',
  questions: '0',
  commands: '0',
  gaze: '0',
  visual: '0',
  face: '0',
  leftArm: '0',
  rightArm: '0',
  leftLeg: '0',
  rightLeg: '0',
  ataxia: '0',
  sensory: '0',
  language: '0',
  dysarthria: '0',
  neglect: '0',
})

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.score, ...bands, ...warned]
}

/** The highest grade of each item, one beyond it, and the limits of the bands. */
test.each<[EnteredInputs, unknown[]]>([
  [{ loc: '3' }, [3, 'minor']],
  [{ questions: '2' }, [2, 'minor']],
  [{ commands: '2' }, [2, 'minor']],
  [{ gaze: '2' }, [2, 'minor']],
  [{ visual: '3' }, [3, 'minor']],
  [{ face: '3' }, [3, 'minor']],
  [{ leftArm: '4' }, [4, 'minor']],
  [{ rightArm: '4' }, [4, 'minor']],
  [{ leftLeg: '4' }, [4, 'minor']],
  [{ rightLeg: '4' }, [4, 'minor']],
  [{ ataxia: '2' }, [2, 'minor']],
  [{ sensory: '2' }, [2, 'minor']],
  [{ language: '3' }, [3, 'minor']],
  [{ dysarthria: '2' }, [2, 'minor']],
  [{ neglect: '2' }, [2, 'minor']],
  [{ loc: '4' }, ['not-a-choice']],
  [{ questions: '3' }, ['not-a-choice']],
  [{ commands: '3' }, ['not-a-choice']],
  [{ gaze: '3' }, ['not-a-choice']],
  [{ visual: '4' }, ['not-a-choice']],
  [{ face: '4' }, ['not-a-choice']],
  [{ leftArm: '5' }, ['not-a-choice']],
  [{ rightArm: '5' }, ['not-a-choice']],
  [{ leftLeg: '5' }, ['not-a-choice']],
  [{ rightLeg: '5' }, ['not-a-choice']],
  [{ ataxia: '3' }, ['not-a-choice']],
  [{ sensory: '3' }, ['not-a-choice']],
  [{ language: '4' }, ['not-a-choice']],
  [{ dysarthria: '3' }, ['not-a-choice']],
  [{ neglect: '3' }, ['not-a-choice']],
  [{ leftArm: '4', gaze: '1' }, [5, 'moderate']],
  [{ leftArm: '4', rightArm: '4', leftLeg: '4', face: '3' }, [15, 'moderate']],
  [{ leftArm: '4', rightArm: '4', leftLeg: '4', rightLeg: '4' }, [16, 'moderate-severe']],
  [{ leftArm: '4', rightArm: '4', leftLeg: '4', rightLeg: '4', loc: '3', gaze: '2' }, [21, 'severe']],
  [
    {
      loc: '3',
      questions: '2',
      commands: '2',
      gaze: '2',
      visual: '3',
      face: '3',
      leftArm: '4',
      rightArm: '4',
      leftLeg: '4',
      rightLeg: '4',
      ataxia: '2',
      sensory: '2',
      language: '3',
      dysarthria: '2',
      neglect: '2',
    },
    [42, 'severe'],
  ],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
