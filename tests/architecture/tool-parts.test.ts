import { expect, test } from 'vitest'
import type { CalculatorDefinition } from '#catalog/kit/tool/calculator.ts'
import { runCalculator } from '#catalog/kit/tool/run-calculator.ts'
import type { Language } from '#catalog/kit/words.ts'
import { loadToolParts, toolHasParts } from '#catalog/tool-parts.ts'
import { entryIds, loadCalculator } from '#cli/entries.ts'
import { layout } from '#figure/layout.ts'
import { renderSvg } from '#figure/render-svg.ts'
import { tracePath } from '#figure/trace-path.ts'
import { drawToolParts, readToolParts } from '#tests/support/tool-parts.ts'
import { missingWords } from './missing-words.ts'

/** Throws if the PDF writer cannot follow. */
const nowhere = { moveTo: () => undefined, lineTo: () => undefined, close: () => undefined }

const languages: readonly Language[] = ['en', 'zh']

const tools = await Promise.all(
  entryIds('calculators').map(async (id) => ({
    id,
    definition: (await loadCalculator(id)).definition,
    ...(await loadToolParts(id)),
  })),
)

test('a tool that plans for power shows the curve', () => {
  const planning = tools.filter(({ definition }) => 'power' in definition.inputs)
  expect(planning.length).toBeGreaterThanOrEqual(7)
  expect(planning.filter(({ figure }) => figure === null).map(({ id }) => id)).toEqual([])
})

function resultsOf(definition: CalculatorDefinition) {
  return definition.examples.flatMap(({ inputs }) => {
    const outcome = runCalculator(definition, inputs, { absent: 'no' })
    return outcome.status === 'done' ? [outcome] : []
  })
}

const drawing = tools.flatMap(({ id, definition, figure }) => (figure === null ? [] : [{ id, definition, figure }]))
const listing = tools.flatMap(({ id, definition, list }) => (list === null ? [] : [{ id, definition, list }]))

test('the page loads parts of tools that have some, and of no others', () => {
  expect(listing.length).toBeGreaterThan(0)
  const having = new Set([...drawing, ...listing].map(({ id }) => id))
  expect(tools.filter(({ id }) => toolHasParts(id)).map(({ id }) => id)).toEqual([...having].toSorted())
})

test.each(drawing)('$id draws its examples in both languages, for the screen and for PDF', ({ definition, figure }) => {
  expect(missingWords(figure.title)).toEqual([])
  for (const language of languages) {
    const scenes = resultsOf(definition).flatMap((result) => figure.draw(result, language) ?? [])
    expect(scenes.length).toBeGreaterThan(0)
    for (const scene of scenes) {
      expect(scene.description.length).toBeGreaterThan(10)
      expect(renderSvg(scene, { theme: 'light' })).not.toMatch(/NaN|Infinity|undefined/)
      for (const one of layout(scene).primitives) if (one.kind === 'path') tracePath(one.d, nowhere)
    }
  }
})

test.each(listing)('$id lists rows as wide as their heading, each with a unique name', ({ definition, list }) => {
  expect(missingWords(list.title)).toEqual([])
  for (const language of languages)
    for (const result of resultsOf(definition)) {
      const { columns, rows } = list.rows(result, language)
      expect(rows.length).toBeGreaterThan(0)
      expect(new Set(rows.map(([first]) => first)).size).toBe(rows.length)
      expect(rows.filter((row) => row.length !== columns.length)).toEqual([])
    }
})

test('figures and lists equal the kept ones: otherwise review them, then run node tests/tools/keep-tool-parts.ts', async () => {
  expect(await drawToolParts()).toEqual(readToolParts())
})
