import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  editMethodsPart,
  type MethodsContext,
  type MethodsPart,
  mergeMethods,
  methodsParagraph,
  methodsParts,
  type StoredMethodsPart,
} from './methods-text.ts'

const context: MethodsContext = { language: 'en', software: { name: 'Slipstick', version: '1.2.0' } }
const r = { version: 'R version 4.6.0 (2026-04-24)', packages: ['survival@3.5.3'], agrees: true }

test('RE3 sentences stand in order of first use, and the same ones once', () => {
  const results = [
    { id: 'a', methods: 'Groups were compared by t test.' },
    { id: 'chart', methods: '' },
    { id: 'b', methods: 'Survival was estimated.' },
    { id: 'c', methods: 'Groups were compared by t test.' },
  ]
  expect(methodsParts(results, context)).toEqual([
    { id: 'result:a', sources: ['a', 'c'], text: 'Groups were compared by t test.' },
    { id: 'result:b', sources: ['b'], text: 'Survival was estimated.' },
    { id: 'software', sources: [], text: 'Statistical analyses were carried out with Slipstick 1.2.0.' },
  ])
  expect(methodsParts([{ id: 'chart', methods: '' }], context)).toEqual([])
})

test('RE3 conventions, missing values, software and checks in R, in both languages', () => {
  const results = [
    { id: 'a', methods: 'A.', r },
    { id: 'b', methods: 'B.', r: { ...r, packages: [], agrees: false } },
    { id: 'c', methods: 'C.' },
  ]
  const given = {
    ...context,
    quartiles: 'type7',
    alpha: 0.05,
    missing: [
      { action: 'drop-any', variables: ['age', 'sex'] },
      { action: 'median', variables: ['weight'] },
    ],
  } as const
  expect(methodsParagraph(methodsParts(results, given), 'en')).toBe(
    'Rows with a missing value in any of age, sex were removed before the analysis. Missing values of weight were filled with the median (single imputation). A. B. C. Quartiles are of type 7 of Hyndman and Fan. The level of significance was 0.05, two-sided unless stated otherwise. Statistical analyses were carried out with Slipstick 1.2.0. 2 of 3 results were computed again in R 4.6.0 (survival 3.5.3), 1 of them with the same numbers.',
  )
  expect(methodsParagraph(methodsParts(results, { ...given, language: 'zh' }), 'zh')).toBe(
    '分析前剔除 age、sex 中任一变量缺失的观测。weight 的缺失值以中位数填补（单一填补）。A.B.C.四分位数按 Hyndman–Fan 第 7 型计算。检验水准 α = 0.05（除另有说明外均为双侧）。统计分析采用 Slipstick 1.2.0 完成。3 项结果中的 2 项以 R 4.6.0（survival 3.5.3）重新计算，其中 1 项数值一致。',
  )
  const all = methodsParts([{ id: 'a', methods: 'A.', r }], context)
  expect(all.at(-1)?.text).toBe('All results were computed again in R 4.6.0 (survival 3.5.3), with the same numbers.')
})

const part = (id: string, text: string, ...sources: string[]): MethodsPart => ({ id, sources, text })

test('RE3 generated sentences follow changes; an edited one stays and is marked when its source changes', () => {
  const first = [part('result:a', 'A.', 'a'), part('result:b', 'B.', 'b'), part('software', 'S.')]
  const edited = editMethodsPart(part('result:b', 'B.', 'b'), 'My B.')
  expect(edited).toEqual({ ...part('result:b', 'My B.', 'b'), editedFrom: 'B.' })
  const kept = [part('result:a', 'A.', 'a'), edited, part('software', 'S.')]
  expect(mergeMethods(kept, first)).toEqual(kept)

  const today = [part('result:a', 'A changed.', 'a'), part('result:b', 'B changed.', 'b'), part('software', 'S.')]
  const merged = mergeMethods(kept, today)
  expect(merged).toEqual([
    part('result:a', 'A changed.', 'a'),
    { ...edited, sourceChanged: true, generated: 'B changed.' },
    part('software', 'S.'),
  ])
  const [, marked] = merged
  if (!marked) throw new Error('no part')
  // edited again, it starts from the text of today
  expect(editMethodsPart(marked, 'My new B.')).toEqual({
    ...part('result:b', 'My new B.', 'b'),
    editedFrom: 'B changed.',
  })
  expect(editMethodsPart(marked, 'B changed.')).toEqual(part('result:b', 'B changed.', 'b'))
})

test('RE3 an edited sentence whose result is gone stays in its place, marked; one of a shared part is found again', () => {
  const edited = { ...part('result:b', 'My B.', 'b', 'd'), editedFrom: 'B.' }
  const kept = [part('result:a', 'A.', 'a'), edited, part('software', 'S.')]
  const without = [part('result:a', 'A.', 'a'), part('software', 'S.')]
  expect(mergeMethods(kept, without)).toEqual([without[0], { ...edited, sourceChanged: true }, without[1]])
  const shared = [part('result:a', 'A.', 'a'), part('result:d', 'B.', 'd'), part('software', 'S.')]
  expect(mergeMethods(kept, shared)[1]).toEqual({ ...part('result:d', 'My B.', 'd'), editedFrom: 'B.' })
})

test('RE3 no edited text is ever lost, whatever changes', () => {
  const ids = fc.constantFrom('a', 'b', 'c', 'd')
  const generated = fc.uniqueArray(
    fc.record({ id: ids, sources: fc.array(ids, { maxLength: 2 }), text: fc.constantFrom('x', 'y', 'z') }),
    { selector: ({ id }) => id },
  )
  const stored = generated.chain((parts) =>
    fc
      .array(fc.boolean(), { minLength: parts.length, maxLength: parts.length })
      .map((flags) =>
        parts.map(
          (one, k): StoredMethodsPart => (flags[k] ? { ...one, text: `mine ${one.id}`, editedFrom: one.text } : one),
        ),
      ),
  )
  fc.assert(
    fc.property(stored, generated, (before, today) => {
      const merged = mergeMethods(before, today)
      const texts = merged.map(({ text }) => text)
      for (const { text, editedFrom } of before) if (editedFrom !== undefined) expect(texts).toContain(text)
      expect(new Set(texts.filter((text) => text.startsWith('mine'))).size).toBe(
        before.filter(({ editedFrom }) => editedFrom !== undefined).length,
      )
      expect(mergeMethods(merged, today)).toEqual(merged)
    }),
  )
})
