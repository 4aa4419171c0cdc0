import { describe, expect, test } from 'vitest'
import { exampleFrame } from '#catalog/kit/example.ts'
import { namesOf } from '#catalog/kit/names.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import { languages } from '#catalog/kit/words.ts'
import { load } from '#cli/entries.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import { figureSheets } from '#formats/figure-data/figure-sheets.ts'
import { entriesUnderTest } from '#tests/support/asked-entries.ts'
import { runExample } from './run-example.ts'

const entries = entriesUnderTest('analyses', 'charts')

describe.each(entries)('$kind/$id', ({ kind, id }) => {
  test.each(languages)('the data behind its figures in %s: all have rows, and all columns names', async (language) => {
    const { plots } = await load(kind, id, 'plot')
    for (const example of (await load(kind, id, 'examples')).examples) {
      const outcome = await runExample(id, example, kind)
      if (outcome.status !== 'done') continue
      const names = namesOf(describeColumns(exampleFrame(example.data)))
      for (const figure of outcome.figures) {
        const scene = plots[figure.of]?.plot(figure.data, { settings: displaySettings(language), names, size: {} })
        if (scene === undefined) throw new Error(`No plot for ${figure.of}`)
        const sheets = figureSheets(scene, language)
        const hasData = scene.flow !== undefined || scene.panels.some(({ marks }) => marks.length > 0)
        expect(hasData && sheets.length > 0, `${example.id}/${figure.id}`).toBe(true)
        for (const { sheetName, frame } of sheets) {
          expect(frame.rows, sheetName).toBeGreaterThan(0)
          for (const { name } of frame.columns) expect(name.trim(), `${example.id}: ${sheetName}`).not.toBe('')
        }
      }
    }
  })
})
