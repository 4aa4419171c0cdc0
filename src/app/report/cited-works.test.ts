import { expect, test } from 'vitest'
import { loadExamples } from '#catalog/examples.ts'
import { analysisTitles, loadAnalysis } from '#catalog/index.ts'
import { namesOf } from '#catalog/kit/names.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import { presentReading } from '#catalog/kit/present/reading.ts'
import { namedWorks } from '#catalog/kit/references/named-works.ts'
import { runExample } from '../workers/run-example.ts'

/** The works that the Methods sentences of an entry's examples cite, by example. */
async function citedBy(id: string): Promise<readonly (readonly string[])[]> {
  const entry = (await loadAnalysis(id)) ?? expect.fail(id)
  const examples = (await loadExamples('analyses', id)) ?? []
  const cited: (readonly string[])[] = []
  for (const example of examples.filter((one) => one.expect === 'done')) {
    const { outcome, dictionary } = await runExample('analyses', id, example)
    if (outcome.status !== 'done') continue
    const display = { settings: displaySettings('en'), names: namesOf(dictionary) }
    cited.push(namedWorks(presentReading(entry, outcome.facts, display).methods, entry.definition.references))
  }
  return cited
}

test('RE4 every analysis cites works, and none all of its bibliography because it is there', async () => {
  const without: string[] = []
  for (const { id } of analysisTitles) {
    const cited = await citedBy(id)
    if (cited.flat().length === 0) without.push(id)
  }
  expect(without).toEqual([])
}, 60_000)

test('RE4 the works depend on what was asked', async () => {
  const cited = await citedBy('anova-one-way')
  expect(cited.some((works) => works.includes('dunnett-1955'))).toBe(true)
  expect(cited.every((works) => works.includes('dunnett-1955'))).toBe(false)
  expect(cited.flat()).not.toContain('bartlett-1937')
})
