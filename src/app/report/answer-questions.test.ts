import { expect, test, vi } from 'vitest'
import { quartileType } from '#catalog/kit/options/quartile-type.ts'
import type { Done, Outcome } from '#catalog/kit/outcome/outcome.ts'
import type { AnalysisRecord } from '../data/datasets/analysis.ts'
import type { Dataset } from '../data/datasets/dataset.ts'
import type { KeptOutcome } from '../data/datasets/kept-outcome.ts'
import { type Asking, questionOf } from '../outcome/asked-question.ts'
import { answerQuestions } from './answer-questions.ts'

const done = (id: string): Done => ({ status: 'done', facts: { id } }) as unknown as Done
const asks: Asking = { version: 1, upgrades: {}, options: { quartileType: quartileType() } }
const of = (id: string, outcome: Outcome, changed: Partial<KeptOutcome> = {}): KeptOutcome => ({
  outcome,
  question: questionOf({ version: 1, options: { variable: id }, conventions: {} }, asks),
  dataVersion: 'today',
  engineVersion: '1',
  at: 1,
  ...changed,
})

const keptOf = new WeakMap<object, KeptOutcome>()

function asked(id: string, kept?: KeptOutcome, dataset = 'here') {
  const question = { type: 'frequencies', version: 1, options: { variable: id }, conventions: {} }
  const record = { id, kind: 'analysis', title: id, ...question }
  if (kept) keptOf.set(record, kept)
  return { record: record as unknown as AnalysisRecord, dataset: { id: dataset } as Dataset }
}

/** Answers from the given outcomes; `computed` lists the questions that were computed. */
function answering(answers: Readonly<Record<string, Outcome>>) {
  const computed: string[] = []
  const kept: string[] = []
  const progress = vi.fn<(fraction: number) => void>()
  const controller = new AbortController()
  return {
    computed,
    kept,
    progress,
    controller,
    engine: {
      asks: () => Promise.resolve(asks),
      shows: (_: AnalysisRecord, { engineVersion }: KeptOutcome) => Promise.resolve(engineVersion === '1'),
      kept: (record: AnalysisRecord) => Promise.resolve(keptOf.get(record)),
      open: (dataset: string) =>
        dataset === 'here'
          ? Promise.resolve({ version: 'today', dictionary: { columns: [] } })
          : Promise.reject(new Error('elsewhere')),
      compute: ({ id }: AnalysisRecord) => {
        computed.push(id)
        const outcome = answers[id]
        return outcome === undefined ? Promise.reject(new Error(id)) : Promise.resolve(of(id, outcome))
      },
      keep: ({ id }: AnalysisRecord) => {
        kept.push(id)
        return Promise.resolve()
      },
      labelled: (label: string, text: string) => `${label}: ${text}`,
      signal: controller.signal,
      progress,
    },
  }
}

test('uses kept outcomes of the same question and rows, and computes all others in order', async () => {
  const { engine, computed, kept, progress } = answering({ new: done('n'), rows: done('r'), asked: done('a') })
  const { results, without } = await answerQuestions(
    [
      asked('same', of('same', done('s'))),
      asked('new'),
      asked('rows', of('rows', done('old'), { dataVersion: 'yesterday' })),
      asked('asked', of('other', done('old'))),
    ],
    engine,
  )
  expect(results.map(({ title, outcome }) => [title, outcome.facts])).toEqual([
    ['same', { id: 's' }],
    ['new', { id: 'n' }],
    ['rows', { id: 'r' }],
    ['asked', { id: 'a' }],
  ])
  expect(without).toEqual([])
  expect([computed, kept]).toEqual([
    ['new', 'rows', 'asked'],
    ['new', 'rows', 'asked'],
  ])
  expect(progress).toHaveBeenLastCalledWith(1)
})

test('reports each part and each question without a result, and why', async () => {
  const rejected = { status: 'rejected', code: 'no-values', params: {} } as const
  const { engine } = answering({
    refused: rejected,
    open: { status: 'incomplete', missing: [] },
    split: {
      status: 'split',
      by: { variable: 'sex' },
      missing: 0,
      parts: [
        { level: { variable: 'sex', level: 'm' }, outcome: done('m') },
        { level: { variable: 'sex', level: 'f' }, outcome: rejected },
      ],
    },
  })
  const ids = ['refused', 'open', 'split', 'broken']
  const questions = [...ids.map((id) => asked(id)), asked('away', of('away', done('kept')), 'elsewhere')]
  const { results, without } = await answerQuestions(questions, engine)
  expect(results.map(({ title }) => title)).toEqual(['split: m'])
  expect(without.map(({ title, why }) => [title, why.status])).toEqual([
    ['refused', 'rejected'],
    ['open', 'incomplete'],
    ['split: f', 'rejected'],
    ['broken', 'failed'],
    ['away', 'failed'],
  ])
})

test('an outcome kept under other conventions of the project is recomputed', async () => {
  const { engine, computed } = answering({ same: done('new') })
  const { record, dataset } = asked('same', of('same', done('old')))
  const settled = { record: { ...record, conventions: { quartiles: 'type6' as const } }, dataset }
  const { results } = await answerQuestions([settled], engine)
  expect([computed, results[0]?.outcome.facts]).toEqual([['same'], { id: 'new' }])
})

test('stops when the reader does', async () => {
  const { engine, controller, computed } = answering({ one: done('1'), two: done('2') })
  const stopped = answerQuestions([asked('one'), asked('two')], {
    ...engine,
    keep: () => Promise.resolve(controller.abort(new Error('stopped'))),
  })
  await expect(stopped).rejects.toThrow('stopped')
  expect(computed).toEqual(['one'])
})

test('an outcome of another version that this one cannot show is recomputed', async () => {
  const { engine, computed } = answering({ old: done('anew') })
  const { results } = await answerQuestions([asked('old', of('old', done('old'), { engineVersion: '0' }))], engine)
  expect(computed).toEqual(['old'])
  expect(results.map(({ outcome }) => outcome.facts)).toEqual([{ id: 'anew' }])
})
