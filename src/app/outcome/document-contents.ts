import type { Analysis } from '#catalog/index.ts'
import { figureTitle } from '#catalog/kit/figures/figure-title.ts'
import type { Display } from '#catalog/kit/message.ts'
import type { Done } from '#catalog/kit/outcome/outcome.ts'
import { presentTable } from '#catalog/kit/present/present-table.ts'
import { presentReading } from '#catalog/kit/present/reading.ts'
import { checkResults, remarkText } from '#catalog/kit/present/remark-text.ts'
import { sampleLine } from '#catalog/kit/present/sample-text.ts'
import type { DocumentContents, TextBlock } from '#formats/docx/write-docx.ts'
import { documentFigure } from '../download/document-figure.ts'

/** One result of an analysis for a Word file. */
export async function analysisContents(
  entry: Analysis,
  title: string,
  outcome: Done,
  display: Display,
): Promise<DocumentContents> {
  const { language } = display.settings
  const { definition, plots } = entry
  const figures = await Promise.all(
    outcome.figures.flatMap((figure) => {
      const scene = plots[figure.of]?.plot(figure.data, { ...display, size: {} })
      return scene ? [documentFigure(scene, figureTitle(definition, figure, display) ?? title)] : []
    }),
  )
  const { paragraphs, methods } = presentReading(entry, outcome.facts, display)
  return {
    title,
    text: [...before(entry, outcome, display), { heading: language === 'zh' ? '结果' : 'Results', paragraphs }],
    tables: outcome.tables.map((table) => presentTable(definition, table, display)),
    figures,
    methods: { heading: language === 'zh' ? '统计学方法' : 'Methods', text: methods },
  }
}

/** As on the page: the number of rows, the notices, and the assumptions. */
function before({ definition: { messages } }: Analysis, { sample, notices, checks }: Done, display: Display) {
  const { language } = display.settings
  const zh = language === 'zh'
  const line = sampleLine(sample, display)
  const said = notices.map((one) => remarkText(one, messages, display))
  const blocks: TextBlock[] = [{ paragraphs: line === null ? said : [line, ...said] }]
  if (checks.length > 0) {
    const result = (check: Done['checks'][number]) => checkResults[check.result][language]
    blocks.push({
      heading: zh ? '前提条件' : 'Assumptions',
      paragraphs: checks.map((one) => {
        const text = remarkText(one, messages, display)
        return zh ? `【${result(one)}】${text}` : `[${result(one)}] ${text}`
      }),
    })
  }
  return blocks
}
