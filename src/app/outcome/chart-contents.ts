import type { Chart } from '#catalog/charts.ts'
import type { Display } from '#catalog/kit/message.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { Done } from '#catalog/kit/outcome/outcome.ts'
import { sampleLine } from '#catalog/kit/present/sample-text.ts'
import type { DocumentContents } from '#formats/docx/write-docx.ts'
import { chartScene, styleOf } from './chart-scene.ts'
import { documentFigure } from './document-contents.ts'

/** A chart for a Word file. */
export async function chartContents(
  entry: Chart,
  title: string,
  outcome: Done,
  stored: StoredOptions,
  display: Display,
): Promise<DocumentContents> {
  const style = styleOf(stored)
  const line = sampleLine(outcome.sample, display)
  const figures = await Promise.all(
    outcome.figures.flatMap(({ data }) => {
      const styled = chartScene(entry, data, style, display)
      return styled ? [documentFigure(styled.scene, title)] : []
    }),
  )
  return {
    title,
    text: line === null ? [] : [{ paragraphs: [line] }],
    tables: [],
    figures,
    methods: { heading: '', text: '' },
  }
}
