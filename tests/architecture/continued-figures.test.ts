import { describe, expect, test } from 'vitest'
import { exampleFrame } from '#catalog/kit/example.ts'
import { namesOf } from '#catalog/kit/names.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import { languages } from '#catalog/kit/words.ts'
import { load } from '#cli/entries.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import { checkFigure } from '#figure/check/check-figure.ts'
import type { Scene } from '#figure/scene.ts'
import { entriesUnderTest } from '#tests/support/asked-entries.ts'
import { shownFigures, styleOf } from '../../src/app/outcome/chart-scene.ts'
import { computeExample } from './run-example.ts'

const rowsOf = (scene: Scene | undefined) => {
  const axis = scene?.panels[0]?.y
  return axis?.kind === 'band' ? axis.categories.length : 0
}

/** The names of the rows: those of the axis, or the first column beside the plot. */
function namesIn(scene: Scene | undefined): readonly string[] {
  const [panel] = scene?.panels ?? []
  const cells = panel?.columns?.[0]?.cells.map(({ text }) => text)
  return cells ?? (panel?.y.kind === 'band' ? panel.y.categories.map(String) : [])
}

describe.each(entriesUnderTest('charts'))('$id', ({ id }) => {
  test('a figure of many rows is continued: one axis, every row once, and no text cut or on another', async () => {
    const { definition } = await load('charts', id, 'definition')
    const { plots } = await load('charts', id, 'plot')
    expect(plots.chart?.parts !== undefined, 'the definition says whether the figure is continued').toBe(
      definition.continued === true,
    )
    if (!definition.continued) return
    const { examples } = await load('charts', id, 'examples')
    const faults: string[] = []
    let longest = 0
    for (const [k, example] of examples.filter(({ expect: wanted }) => wanted === 'done').entries()) {
      const outcome = await computeExample(id, example, 'charts')
      if (outcome.status !== 'done') continue
      const language = languages[k % languages.length] ?? 'en'
      const names = namesOf(describeColumns(exampleFrame(example.data)))
      const display = { settings: displaySettings(language), names }
      const figures = (linesPerFigure: number) => {
        const style = styleOf({ linesPerFigure })
        const { parts } = shownFigures({ plots }, outcome, style, display, (all) => all)
        return parts.flatMap((part) => part.figures).map(({ draw }) => draw(style))
      }
      const [whole] = figures(500)
      const parts = figures(10)
      longest = Math.max(longest, parts.length)
      const axis = JSON.stringify(whole?.scene.panels[0]?.x)
      for (const styled of parts) {
        if (!styled) throw new Error(`${example.id} is not drawn`)
        if (JSON.stringify(styled.scene.panels[0]?.x) !== axis) faults.push(`another axis: ${example.id}`)
        for (const { code, params } of checkFigure(styled.scene, { caption: styled.caption }, {}))
          if (code === 'text-cut' || code === 'text-overlaps')
            faults.push(`${code} ${JSON.stringify(params)}: ${example.id} ${language}`)
      }
      const drawn = parts.flatMap((styled) => namesIn(styled?.scene))
      const repeated = drawn.filter((name) => /\(continued\)$|（续）$/.test(name)).length
      const rows = parts.reduce((sum, styled) => sum + rowsOf(styled?.scene), 0) - repeated
      if (rows !== rowsOf(whole?.scene)) faults.push(`${rows} rows instead of ${rowsOf(whole?.scene)}: ${example.id}`)
    }
    expect(longest, 'an example has more than ten rows').toBeGreaterThan(1)
    expect(faults).toEqual([])
  })
})
