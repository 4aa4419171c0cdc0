import type { Language } from '#catalog/kit/words.ts'
import type { DocumentBlock, DocumentRun, WrittenDocument } from '#formats/document/blocks.ts'
import type { DocumentStyle } from '#formats/document/document-style.ts'
import type { Run } from '../../data/reports/block-text.ts'
import { documentFigure } from '../../download/document-figure.ts'
import { partOf } from '../shown-result.ts'
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
}

/** A report as a document for Word or Markdown. Blocks without a result, and texts of other devices that were not decided on, are left out. */
export async function writtenReport({ title, language, style, blocks, results }: Written): Promise<WrittenDocument> {
  const parts = methodsOf(blocks, results, language)
  const { cited } = citedIn(blocks, parts)
  const written = await Promise.all(blocks.map((block) => documentBlocks(block, results, parts, language)))
  return {
    title,
    language,
    blocks: written.flat(),
    references: new Map(cited.map((work) => [work, workText(work, style)])),
  }
}

async function documentBlocks(
  { id, type, level, source, runs }: ReportBlock,
  results: Results,
  parts: readonly CitingPart[],
  language: Language,
): Promise<readonly DocumentBlock[]> {
  const result = source && results.get(source.id)
  switch (type) {
    case 'heading':
      return [{ kind: 'heading', level: level === 3 ? 3 : level === 2 ? 2 : 1, runs: runs.map(documentRun) }]
    case 'paragraph':
    case 'quote':
      return runs.length === 0 ? [] : [{ kind: type, runs: runs.map(documentRun) }]
    case 'list-item':
      return [{ kind: type, list: level === 2 ? 'number' : 'bullet', level: 0, runs: runs.map(documentRun) }]
    case 'reading':
      return (result?.paragraphs ?? []).map((text) => ({ kind: 'paragraph', runs: [{ kind: 'text', text }] }))
    case 'table': {
      const table = result && partOf(result.tables, source.part)
      return table ? [{ kind: 'table', id, table }] : []
    }
    case 'figure': {
      const figure = result && partOf(result.figures, source.part)
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
