import type { PlotModule } from '#catalog/kit/figures/plot.ts'
import type { Display } from '#catalog/kit/message.ts'
import type { Done } from '#catalog/kit/outcome/outcome.ts'
import { sampleLine } from '#catalog/kit/present/sample-text.ts'
import type { DocumentContents } from '#formats/docx/write-docx.ts'
import { type AnalysisRecord, figuresShown } from '../data/datasets/analysis.ts'
import { documentFigure } from '../download/document-figure.ts'
import { chartScene, styleOf } from './chart-scene.ts'

/** A chart for a Word file. */
export async function chartContents(
  entry: PlotModule,
  record: AnalysisRecord,
  title: string,
  outcome: Done,
  display: Display,
): Promise<DocumentContents> {
  const style = styleOf(record.options)
  const line = sampleLine(outcome.sample, display)
  const figures = await Promise.all(
    figuresShown(record, outcome.figures).flatMap((figure) => {
      const styled = chartScene(entry, figure, style, display, outcome.sample.used)
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
