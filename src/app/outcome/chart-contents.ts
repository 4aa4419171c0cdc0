import type { PlotModule } from '#catalog/kit/figures/plot.ts'
import type { Display } from '#catalog/kit/message.ts'
import type { Outcome, Split } from '#catalog/kit/outcome/outcome.ts'
import { sampleLine } from '#catalog/kit/present/sample-text.ts'
import { titled } from '#catalog/kit/present/titled.ts'
import type { DocumentContents } from '#formats/docx/write-docx.ts'
import { type AnalysisRecord, figuresShown } from '../data/datasets/analysis.ts'
import { documentFigure } from '../download/document-figure.ts'
import { shownFigures, styleOf } from './chart-scene.ts'

/** A chart for a Word file, with all its levels if it is split into panels. */
export async function chartContents(
  entry: PlotModule,
  record: AnalysisRecord,
  title: string,
  outcome: Outcome,
  display: Display,
): Promise<DocumentContents> {
  const style = styleOf(record.options)
  const { joined, parts } = shownFigures(entry, outcome, style, display, (figures) => figuresShown(record, figures))
  const lines = parts.flatMap(({ level, answer }) => {
    const line = answer.status === 'done' ? sampleLine(answer.sample, display) : null
    if (line === null) return []
    return level ? titled(display.names.level(level), [line], display.settings.language) : line
  })
  const figures = await Promise.all(
    [...joined, ...parts.flatMap((part) => part.figures)].flatMap(({ draw }) => {
      const styled = draw(style)
      return styled ? [documentFigure(styled.scene, title)] : []
    }),
  )
  return {
    title,
    text: lines.length === 0 ? [] : [{ paragraphs: lines }],
    tables: [],
    figures,
    methods: { heading: '', text: '' },
  }
}

/** Whether the levels of a split chart are panels of one figure. */
export function isJoined(entry: PlotModule, record: AnalysisRecord, whole: Split, display: Display): boolean {
  const style = styleOf(record.options)
  return shownFigures(entry, whole, style, display, (figures) => figuresShown(record, figures)).joined.length > 0
}
