import { expect, test } from 'vitest'
import { loadExamples } from '#catalog/examples.ts'
import { type Analysis, analysisTitles, loadAnalysis } from '#catalog/index.ts'
import { engineVersionOf } from '#catalog/kit/engine-version.ts'
import type { Done, Outcome } from '#catalog/kit/outcome/outcome.ts'
import { runExample } from '../workers/run-example.ts'
import { isShowable, type ShownEntry } from './is-showable.ts'

/** An outcome kept by another version of the program. */
function isReadable(entry: ShownEntry, outcome: Outcome): boolean {
  return isShowable({ outcome, engineVersion: 'another', dataVersion: '', question: '', at: 0 }, entry)
}

/** The first analysis of the catalogue with its first example. */
async function anAnalysis(): Promise<{ entry: Analysis; outcome: Done }> {
  const entry = await loadAnalysis(analysisTitles[0]?.id ?? '')
  const [example] = (entry && (await loadExamples('analyses', entry.definition.id))) ?? []
  if (!entry || !example) throw new Error('no analysis with an example')
  const { outcome } = await runExample('analyses', entry.definition.id, example)
  if (outcome.status !== 'done') throw new Error('the example has no result')
  return { entry, outcome }
}

test('a current outcome can be shown, and so can a refusal of any version', async () => {
  const { entry, outcome } = await anAnalysis()
  expect(isReadable(entry, outcome)).toBe(true)
  expect(isReadable(entry, { status: 'rejected', code: 'gone', params: {} })).toBe(true)
})

test('an outcome with facts, figures or tables of another shape cannot', async () => {
  const { entry, outcome } = await anAnalysis()
  expect(isReadable(entry, { ...outcome, facts: {} })).toBe(false)
  expect(isReadable(entry, { ...outcome, figures: [{ id: 'f', of: 'no-such-figure', data: {} }] })).toBe(false)
  const [table] = outcome.tables
  if (!table) throw new Error('no table')
  expect(isReadable(entry, { ...outcome, tables: [{ ...table, of: 'no-such-table' }] })).toBe(false)
})

test('[D4] an outcome of the current version is not checked; a raised revision makes it another version’s', async () => {
  const { entry, outcome } = await anAnalysis()
  const engineVersion = engineVersionOf(entry.definition)
  const kept = { outcome: { ...outcome, facts: {} }, engineVersion, dataVersion: '', question: '', at: 0 }
  expect(isShowable(kept, entry)).toBe(true)
  const engineRevision = (entry.definition.engineRevision ?? 0) + 1
  const raised = { ...entry, definition: { ...entry.definition, engineRevision } }
  expect(isShowable(kept, raised)).toBe(false)
  expect(isShowable({ ...kept, engineVersion: engineVersionOf(raised.definition) }, raised)).toBe(true)
  expect(isShowable(kept, undefined)).toBe(false)
})

test('neither can an outcome whose facts lack what the reading needs', async () => {
  const { entry, outcome } = await anAnalysis()
  const says = (text: string) => {
    const words = () => [text]
    return { ...entry, reading: { en: words, zh: words, methods: { en: () => '', zh: () => '' } } }
  }
  expect(isReadable(says('The means differ by 3.2.'), outcome)).toBe(true)
  for (const hole of ['undefined', 'NaN', '[object Object]'])
    expect(isReadable(says(`The means differ by ${hole}.`), outcome)).toBe(false)
})
