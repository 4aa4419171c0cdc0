import { expect, test } from 'vitest'
import type { Json } from '#catalog/kit/json.ts'
import { checkFormula } from '#engine/expression/formula.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import { makeFrame, makeNumericColumn, textColumn } from '#engine/frame/make-columns.ts'
import { newId } from '#tests/support/test-device.ts'
import { answerToModel } from './answer-to-model.ts'
import { checkProposal } from './check-proposal.ts'
import type { Proposed } from './proposal.ts'

const dictionary = describeColumns(
  makeFrame([
    textColumn({ id: 'c1', name: 'patient', measure: 'nominal' }, ['Wang', 'Li', 'Wang', 'Li']),
    makeNumericColumn({ id: 'c2', name: 'age', measure: 'continuous' }, [40, 50, 60, 70]),
  ]),
)
const answer = async (proposed: Proposed, hasSeen = true) =>
  answerToModel(
    await checkProposal(proposed, newId(), dictionary, {
      checkFormula: (typed, columns, result) => Promise.resolve(checkFormula(typed, columns, result)),
      afterSteps: () => Promise.reject(new Error('no rows')),
    }),
    hasSeen,
  )
const tTest = (options: Readonly<Record<string, Json>>) =>
  answer({ kind: 'analysis', id: 't-test-independent', options: { outcomes: ['age'], group: 'patient', ...options } })
const recode = (name: string, to: Json) =>
  answer({
    kind: 'steps',
    steps: [{ type: 'recode', options: { variable: 'patient', rules: [{ from: { values: [name] }, to }] } }],
  })

test('[AI2] by guesses a model does not find out which values occur', async () => {
  const guesses = ['Wang', 'Zhang']
  const besides: readonly Readonly<Record<string, Json>>[] = [
    {},
    { confidence: 7 },
    { tests: ['magic'] },
    { outcomes: ['patient'] },
    { outcomes: ['weight'] },
  ]
  for (const also of besides) {
    const [occurring, other] = await Promise.all(guesses.map((first) => tTest({ first, ...also })))
    expect(other, JSON.stringify(also)).toEqual(occurring)
  }
  const [occurring, other] = await Promise.all(guesses.map((name) => recode(name, 1)))
  expect(other).toEqual(occurring)
  const [wrong, wrongToo] = await Promise.all(guesses.map((name) => recode(name, [])))
  expect(wrongToo).toEqual(wrong)
})

test('the answer has codes and options, and what is still open', async () => {
  expect(await tTest({})).toEqual({ shown: true })
  expect(await tTest({ confidence: 7 })).toEqual({
    shown: true,
    fits: false,
    problems: [{ code: 'out-of-bounds', option: 'confidence' }],
  })
  expect(await answer({ kind: 'analysis', id: 't-test-independent', options: {} })).toEqual({
    shown: true,
    open: ['outcomes', 'group'],
  })
  const typo = { type: 'filter-rows', options: { condition: 'ages > 3' } }
  expect(await answer({ kind: 'steps', steps: [typo] })).toMatchObject({
    problems: [{ code: 'formula-unknown-variable', option: 'condition' }],
  })
})

test('nothing is answered about what comes after a step: it may depend on the rows', async () => {
  const steps: Extract<Proposed, { readonly kind: 'steps' }>['steps'] = [
    { type: 'sort-rows', options: { keys: [{ column: 'age' }] } },
    { type: 'filter-rows', options: { condition: 'ages > 3' } },
  ]
  expect(await answer({ kind: 'steps', steps })).toEqual({ shown: true })
})

test('[AI2] before the user has shown something, names cannot be guessed either', async () => {
  const asked = (outcome: string): Proposed => ({
    kind: 'analysis',
    id: 't-test-independent',
    options: { outcomes: [outcome] },
  })
  expect(await answer(asked('age'), false)).toEqual({ shown: true })
  expect(await answer(asked('weight'), false)).toEqual({ shown: true })
  expect(await answer({ kind: 'analysis', id: 'no-such-entry', options: {} }, false)).toMatchObject({ fits: false })
})
