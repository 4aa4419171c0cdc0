import { expect, test } from 'vitest'
import { keptMethods, methodsRunsOf } from './kept-methods.ts'
import { editMethodsPart, type MethodsPart } from './methods-text.ts'

const part = (id: string, text: string): MethodsPart => ({ id, sources: [id], text })
const generated = [part('a', 'A t test.'), part('b', 'A Cox model.'), part('software', 'Slipstick.')]

function edited(id: string, text: string, language: 'en' | 'zh' = 'en') {
  const parts = keptMethods([], generated, language)
  return methodsRunsOf(
    parts.map((one) => (one.id === id ? editMethodsPart(one, text) : one)),
    language,
  )
}

test('RE3 without an edit nothing is kept, and the sentences are the generated ones', () => {
  expect(methodsRunsOf(keptMethods([], generated, 'en'), 'en')).toEqual([])
  expect(edited('a', 'A t test.')).toEqual([])
  expect(keptMethods([], generated, 'en')).toEqual(generated)
})

test('RE3 an edited sentence stays, others follow, and it says when its source has changed', () => {
  const runs = edited('b', 'We fitted a Cox model.')
  const same = keptMethods(runs, generated, 'en')
  expect(same.map(({ text, sourceChanged }) => [text, sourceChanged])).toEqual([
    ['A t test.', undefined],
    ['We fitted a Cox model.', undefined],
    ['Slipstick.', undefined],
  ])
  const later = [part('a', 'A Welch test.'), part('b', 'A Cox model with strata.'), part('software', 'Slipstick.')]
  expect(keptMethods(runs, later, 'en').slice(0, 2)).toEqual([
    part('a', 'A Welch test.'),
    {
      ...part('b', 'We fitted a Cox model.'),
      editedFrom: 'A Cox model.',
      sourceChanged: true,
      generated: 'A Cox model with strata.',
    },
  ])
  const gone = keptMethods(runs, [part('a', 'A t test.')], 'en')
  expect(gone.map(({ text, sourceChanged }) => [text, sourceChanged])).toEqual([
    ['A t test.', undefined],
    ['We fitted a Cox model.', true],
  ])
})

test('RE3 a sentence that was edited in the other language stays, without a false mark', () => {
  const chinese = [part('a', 't 检验。'), part('b', 'Cox 模型。')]
  const shown = keptMethods(edited('b', 'We fitted a Cox model.'), chinese, 'zh')
  expect(shown.map(({ text, sourceChanged }) => [text, sourceChanged])).toEqual([
    ['t 检验。', undefined],
    ['We fitted a Cox model.', undefined],
  ])
})
