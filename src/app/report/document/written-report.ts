import type { Language } from '#catalog/kit/words.ts'
import type { DocumentBlock, DocumentRun, WrittenDocument } from '#formats/document/blocks.ts'
import type { DocumentStyle } from '#formats/document/document-style.ts'
import type { Run } from '../../data/reports/block-text.ts'
import { documentFigure } from '../../download/document-figure.ts'
import { type FrozenBlocks, shownContent } from './block-content.ts'
import {
  beforeStop,
  type CitingPart,
  citedIn,
  methodsOf,
  type ReportBlock,
  type Results,
  workText,
} from './report-contents.ts'

interface Written {
  readonly title: string
  readonly language: Language
  readonly style: DocumentStyle
  readonly blocks: readonly ReportBlock[]
  readonly results: Results
  readonly frozen: FrozenBlocks
}

/** A report as a document for Word or Markdown. Blocks without a result, and texts of other devices that were not decided on, are left out. */
export async function writtenReport({ title, style, ...report }: Written): Promise<WrittenDocument> {
  const { language, blocks } = report
  const parts = methodsOf(blocks, report)
  const { cited } = citedIn(blocks, parts)
  const written = await Promise.all(blocks.map((block) => documentBlocks(block, report, parts)))
  return {
    title,
    language,
    blocks: written.flat(),
    references: new Map(cited.map((work) => [work, workText(work, style)])),
  }
}

async function documentBlocks(
  block: ReportBlock,
  { language, ...known }: Pick<Written, 'language' | 'results' | 'frozen'>,
  parts: readonly CitingPart[],
): Promise<readonly DocumentBlock[]> {
  const { id, type, level, runs } = block
  const content = shownContent(block, { language, ...known })
  switch (type) {
    case 'heading':
      return [{ kind: 'heading', level: level === 3 ? 3 : level === 2 ? 2 : 1, runs: runs.map(documentRun) }]
    case 'paragraph':
    case 'quote':
      return runs.length === 0 ? [] : [{ kind: type, runs: runs.map(documentRun) }]
    case 'list-item':
      return [{ kind: type, list: level === 2 ? 'number' : 'bullet', level: 0, runs: runs.map(documentRun) }]
    case 'reading':
      return (content?.paragraphs ?? []).map((text) => ({ kind: 'paragraph', runs: [{ kind: 'text', text }] }))
    case 'table': {
      const table = content?.table
      return table ? [{ kind: 'table', id, table }] : []
    }
    case 'figure': {
      const figure = content?.figure
      return figure ? [{ kind: 'figure', id, figure: await documentFigure(figure.scene, figure.title) }] : []
    }
    case 'methods':
      return parts.length === 0 ? [] : [{ kind: 'paragraph', runs: methodsRuns(parts, language) }]
    case 'references':
    case 'page-break':
      return [{ kind: type }]
    case 'other-text':
      return []
  }
}

function documentRun({ text, marks = [] }: Run): DocumentRun {
  return {
    kind: 'text',
    text,
    ...(marks.includes('strong') && { bold: true }),
    ...(marks.includes('em') && { italic: true }),
    ...(marks.includes('underline') && { underline: true }),
    ...(marks.includes('sub') ? { script: 'sub' as const } : marks.includes('sup') && { script: 'super' as const }),
  }
}

function methodsRuns(parts: readonly CitingPart[], language: Language): readonly DocumentRun[] {
  return parts.flatMap(({ text, works }, k): DocumentRun[] => {
    const gap = k > 0 && language === 'en' ? ' ' : ''
    if (works.length === 0) return [{ kind: 'text', text: `${gap}${text}` }]
    const { body, stop } = beforeStop(text)
    return [
      { kind: 'text', text: `${gap}${body}${language === 'en' ? ' ' : ''}` },
      { kind: 'citation', works },
      ...(stop === '' ? [] : [{ kind: 'text' as const, text: stop }]),
    ]
  })
}
