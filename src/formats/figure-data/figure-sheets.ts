import type { Language } from '#catalog/kit/words.ts'
import type { FlowChart } from '#figure/flow-chart.ts'
import type { Scene } from '#figure/scene.ts'
import type { FrameSheet } from '../xlsx/write-frame.ts'
import { type DataLayer, layerFrame } from './data-layer.ts'
import { figureWords } from './figure-words.ts'
import { panelLayers } from './panel-layers.ts'

/**
 * The data behind a figure: a table for each kind of marks, with columns named by the axes and series named by the legend, and its tables. Tables
 * of a figure with several panels begin with the number of the panel, those of a page with the letter of the figure. Never empty: a figure
 * without data has its description.
 */
export function figureSheets(scene: Scene, language: Language): readonly FrameSheet[] {
  const layers = layersOf(scene, language, '')
  const described = { name: figureWords.figure[language], columns: [{ name: figureWords.text[language] }] }
  return (layers.length === 0 ? [{ ...described, rows: [[scene.description]] }] : layers).map((layer) => ({
    sheetName: layer.name,
    frame: layerFrame(layer),
  }))
}

function layersOf(scene: Scene, language: Language, before: string): readonly DataLayer[] {
  if (scene.parts !== undefined) {
    return scene.parts.flatMap(({ scene: part, tag }, k) =>
      layersOf(part, language, `${before}${tag?.replaceAll(/[()]/g, '') ?? k + 1} `),
    )
  }
  if (scene.flow !== undefined) return [named(boxLayer(scene.flow, language), before)]
  return scene.panels.flatMap((panel, k) => {
    const layers = panelLayers(panel, scene, language)
    if (scene.panels.length === 1) return layers.map((layer) => named(layer, before))
    return layers.map((layer) => named(ofPanel(layer, panel.title, language), `${before}${k + 1} `))
  })
}

function named(layer: DataLayer, before: string): DataLayer {
  return { ...layer, name: `${before}${layer.name}` }
}

function ofPanel(layer: DataLayer, title: string | undefined, language: Language): DataLayer {
  return {
    ...layer,
    columns: [{ name: figureWords.panel[language] }, ...layer.columns],
    rows: layer.rows.map((row) => [title ?? null, ...row]),
  }
}

/** A row for each line of text. */
function boxLayer({ boxes }: FlowChart, language: Language): DataLayer {
  const { box, row, text } = figureWords
  return {
    name: figureWords.boxes[language],
    columns: [{ name: box[language] }, { name: row[language] }, { name: text[language] }],
    rows: boxes.flatMap(({ row: at, lines }, k) => lines.map((line) => [k + 1, at + 1, line.text])),
  }
}
