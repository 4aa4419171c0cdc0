import { describe, expect, test } from 'vitest'
import { exampleFrame } from '#catalog/kit/example.ts'
import { figurePart, ownPart, seriesOfPart } from '#catalog/kit/figures/figure-parts.ts'
import { namesOf } from '#catalog/kit/names.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import { load } from '#cli/entries.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import { drawnParts } from '#figure/check/drawn-parts.ts'
import { layout } from '#figure/layout.ts'
import { entriesUnderTest } from '#tests/support/asked-entries.ts'
import { computeExample } from './run-example.ts'

/** Elements that words and numbers make: a reader who clicks one expects to change it. */
const written = /\.(?:bracket-[^.]*|table|point-labels|line-labels|columns|note|title)$/

describe.each(entriesUnderTest('charts'))('$id', ({ id }) => {
  test('a click on what is written in a figure opens an option of the chart', async () => {
    const { definition } = await load('charts', id, 'definition')
    const { plots } = await load('charts', id, 'plot')
    const lost = new Set<string>()
    for (const example of (await load('charts', id, 'examples')).examples) {
      const outcome = await computeExample(id, example, 'charts')
      if (outcome.status !== 'done') continue
      const display = { settings: displaySettings('en'), names: namesOf(describeColumns(exampleFrame(example.data))) }
      for (const { of, data } of outcome.figures) {
        const scene = plots[of]?.plot(data, { ...display, size: {} })
        if (scene === undefined || scene.flow !== undefined) continue
        for (const ref of drawnParts(layout(scene), 1).extents.keys())
          if (written.test(ref) && !figurePart(ref) && seriesOfPart(ref) === undefined) {
            const option = ownPart(ref, definition.options)
            if (option === undefined) lost.add(`${ref}: ${example.id}`)
          }
      }
    }
    expect([...lost]).toEqual([])
  })
})
