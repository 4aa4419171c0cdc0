import { describe, expect, test } from 'vitest'
import { runCalculator } from '#catalog/kit/run-calculator.ts'
import type { Language } from '#catalog/kit/words.ts'
import { loadToolParts, toolHasParts } from '#catalog/tool-parts.ts'
import { entryIds, loadCalculator } from '#cli/entries.ts'
import { layout } from '#figure/layout.ts'
import { renderSvg } from '#figure/render-svg.ts'
import { tracePath } from '#formats/pdf/trace-path.ts'
import { missingWords } from './missing-words.ts'

/** What the writer of PDF files cannot follow throws. */
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

describe.each(tools.filter(({ id }) => toolHasParts(id)))('$id', ({ definition, figure, list }) => {
  const results = definition.examples.flatMap(({ inputs }) => {
    const outcome = runCalculator(definition, inputs, { absent: 'no' })
    return outcome.status === 'done' ? [outcome] : []
  })

  test('draws its examples in both languages, for the screen and for PDF', () => {
    if (figure === null) return
    expect(missingWords(figure.title)).toEqual([])
    for (const language of languages) {
      const scenes = results.flatMap((result) => figure.draw(result, language) ?? [])
      expect(scenes.length).toBeGreaterThan(0)
      for (const scene of scenes) {
        expect(scene.description.length).toBeGreaterThan(10)
        expect(renderSvg(scene, { theme: 'light' })).not.toMatch(/NaN|Infinity|undefined/)
        for (const one of layout(scene).primitives) if (one.kind === 'path') tracePath(one.d, nowhere)
      }
    }
  })

  test('lists rows as wide as their heading, each with a name of its own', () => {
    if (list === null) return
    expect(missingWords(list.title)).toEqual([])
    for (const language of languages)
      for (const result of results) {
        const { columns, rows } = list.rows(result, language)
        expect(rows.length).toBeGreaterThan(0)
        expect(new Set(rows.map(([first]) => first)).size).toBe(rows.length)
        expect(rows.filter((row) => row.length !== columns.length)).toEqual([])
      }
  })
})
