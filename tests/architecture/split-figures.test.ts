import { describe, expect, test } from 'vitest'
import { exampleFrame } from '#catalog/kit/example.ts'
import { namesOf } from '#catalog/kit/names.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import { languages } from '#catalog/kit/words.ts'
import { load } from '#cli/entries.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import { checkFigure } from '#figure/check/check-figure.ts'
import { drawnParts } from '#figure/check/drawn-parts.ts'
import { layout } from '#figure/layout.ts'
import { renderPicture } from '#figure/render-picture.ts'
import { renderSvg } from '#figure/render-svg.ts'
import type { Scene } from '#figure/scene.ts'
import { entriesUnderTest } from '#tests/support/asked-entries.ts'
import { shownFigures, styleOf } from '../../src/app/outcome/chart-scene.ts'
import { computeExample } from './run-example.ts'
import { splitExample } from './split-example.ts'

const splits = [
  ['Women', 'Men'],
  ['1', '2', '3', '4', '5'],
] as const

const styles: readonly StoredOptions[] = [
  {},
  { figureWidth: 85, facetScales: 'free' },
  { axesSwapped: true },
  { figureWidth: 178, figureTitle: 'Haemoglobin at admission', frame: 'box', nShown: true, facetColumns: 2 },
]

/** The scenes with plots: of a page those of its figures. */
function plotted(scene: Scene): readonly Scene[] {
  return scene.parts?.map((part) => part.scene) ?? [scene]
}

/** Plots of panels joined in a row or a column, whose axes have one place. */
function misplaced(scene: Scene): readonly string[] {
  if (scene.parts !== undefined || typeof scene.arrangement !== 'object') return []
  const { columns } = scene.arrangement
  const { extents } = drawnParts(layout(scene), 1)
  const lines = scene.panels.map((_, k) => extents.get(`panel-${k + 1}.x`))
  return lines.flatMap((extent, k) => {
    const first = lines[k - (k % columns)]
    const isLevel = first === undefined || extent === undefined || Math.abs(extent.top - first.top) < 0.1
    return isLevel ? [] : [`panel ${k + 1} is not level with its row`]
  })
}

describe.each(entriesUnderTest('charts'))('$id', ({ id }) => {
  test('the levels of a split stand on one figure, each named once, with every text on the page and none on another', async () => {
    const { plots } = await load('charts', id, 'plot')
    const { examples } = await load('charts', id, 'examples')
    const faults: string[] = []
    let drawn = 0
    for (const given of examples.filter(({ expect: wanted }) => wanted === 'done').slice(0, 4))
      for (const levels of splits) {
        const example = splitExample(given, levels)
        const outcome = await computeExample(id, example, 'charts')
        if (outcome.status !== 'split') continue
        const names = namesOf(describeColumns(exampleFrame(example.data)))
        for (const [k, stored] of styles.entries()) {
          const style = styleOf(stored)
          const language = languages[k % languages.length] ?? 'en'
          const display = { settings: displaySettings(language), names }
          const { joined } = shownFigures({ plots }, outcome, style, display, (figures) => figures)
          for (const figure of joined) {
            const styled = figure.draw(style)
            if (styled === undefined) throw new Error(`${example.id} is not drawn`)
            drawn++
            const { scene } = styled
            const told = `${example.id} ${levels.length} ${language} ${JSON.stringify(stored)}`
            for (const word of new Set(renderSvg(scene, { theme: 'light' }).match(/NaN|Infinity|undefined/g)))
              faults.push(`${word}: ${told}`)
            renderPicture(scene)
            for (const { code, params } of checkFigure(scene, { caption: styled.caption }, {}))
              if (code === 'text-cut' || code === 'text-overlaps')
                faults.push(`${code} ${JSON.stringify(params)}: ${told}`)
            faults.push(...misplaced(scene).map((fault) => `${fault}: ${told}`))
            const titled = scene.parts
              ? scene.parts.map(({ tag }) => tag)
              : scene.panels.map(({ title }) => title?.split(' · ')[0])
            const done = outcome.parts.filter((part) => part.outcome.status === 'done').length
            if (new Set(titled).size < titled.length || titled.length < done)
              faults.push(`levels ${titled.join(', ')}: ${told}`)
            if (plotted(scene).every(({ panels }) => panels.every(({ marks }) => marks.length === 0)))
              faults.push(`empty: ${told}`)
          }
        }
      }
    expect(faults).toEqual([])
    if (id !== 'flow-diagram') expect(drawn).toBeGreaterThan(0)
  })
})
