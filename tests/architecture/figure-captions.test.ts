import { describe, expect, test } from 'vitest'
import { exampleFrame } from '#catalog/kit/example.ts'
import { applyStyle } from '#catalog/kit/figures/apply-style.ts'
import { styleOptions } from '#catalog/kit/figures/figure-style.ts'
import { namesOf } from '#catalog/kit/names.ts'
import { readOptions } from '#catalog/kit/options/read-options.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import { languages } from '#catalog/kit/words.ts'
import { load } from '#cli/entries.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import { checkFigure } from '#figure/check/check-figure.ts'
import { entriesUnderTest } from '#tests/support/asked-entries.ts'
import { runExample } from './run-example.ts'

/**
 * A figure is read without the page around it: it says what its marks mean and how many cases it shows, which the reader may ask of a chart (`nShown`).
 */
const about = {
  analyses: new Set(['no caption', 'meaning-missing', 'meaning-unsaid', 'n-missing']),
  charts: new Set(['meaning-missing', 'meaning-unsaid']),
}

describe.each(entriesUnderTest('analyses', 'charts'))('$kind/$id', ({ kind, id }) => {
  test.each(languages)('its figures in %s say what their marks mean, and n', async (language) => {
    const { plots } = await load(kind, id, 'plot')
    const style = readOptions({ options: styleOptions }, {}, { columns: [] })
    if (style.status !== 'ok') throw new Error(JSON.stringify(style))
    const faults: string[] = []
    for (const example of (await load(kind, id, 'examples')).examples) {
      const outcome = await runExample(id, example, kind)
      if (outcome.status !== 'done') continue
      const names = namesOf(describeColumns(exampleFrame(example.data)))
      for (const figure of outcome.figures) {
        const scene = plots[figure.of]?.plot(figure.data, { settings: displaySettings(language), names, size: {} })
        if (scene === undefined) throw new Error(`No plot for ${figure.of}`)
        if (scene.flow !== undefined) continue
        const name = `${example.id}/${figure.id}`
        const found = checkFigure(applyStyle(scene, style.options).scene, { caption: scene.caption }, {})
        const missing = (scene.caption ?? '') === '' ? [{ code: 'no caption', refs: [] }] : []
        for (const { code, refs } of [...missing, ...found])
          if (about[kind].has(code)) faults.push(`${name}: ${code} ${refs.join(', ')}`)
      }
    }
    expect(faults).toEqual([])
  })
})
