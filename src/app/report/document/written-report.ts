import type { Language } from '#catalog/kit/words.ts'
import type { DocumentBlock, DocumentRun, WrittenDocument } from '#formats/document/blocks.ts'
import type { DocumentStyle } from '#formats/document/document-style.ts'
import { generatedTextProperty } from '#formats/document/generated-text.ts'
import type { Run } from '../../data/reports/block-text.ts'
import { knownAtom } from '../../data/reports/inline-atom.ts'
import { documentFigure } from '../../download/document-figure.ts'
import { type FrozenBlocks, shownContent } from './block-content.ts'
import { plainTable } from './plain-table.ts'
import {
  beforeStop,
  citedIn,
  methodsOf,
  type OwnWorks,
  type ReportBlock,
  type Results,
  type ShownMethodsPart,
  shownMethods,
  workText,
} from './report-contents.ts'
import { numberText } from './result-number.ts'

export interface SavedReport {
  readonly title: string
  readonly language: Language
  readonly style: DocumentStyle
  readonly blocks: readonly ReportBlock[]
  readonly results: Results
  readonly frozen: FrozenBlocks
  readonly works: OwnWorks
}

/** A report as a document for Word, HTML or Markdown. Blocks without a result, and texts of other devices that were not decided on, are left out. */
export async function writtenReport(report: SavedReport): Promise<WrittenDocument> {
  const { title, language, style, blocks, works } = report
  const parts = methodsOf(blocks, report)
  const { cited } = citedIn(blocks, { parts, own: works, language })
  const methods = (runs: readonly Run[]) => shownMethods(runs, parts, language)
  const written = await Promise.all(blocks.map((block) => documentBlocks(block, report, methods)))
  const models = modelsOf(blocks)
  return {
    title,
    language,
    blocks: written.flat(),
    references: new Map(cited.map((work) => [work, workText(work, style, works)])),
    ...(models.length > 0 && { properties: [generatedTextProperty(models)] }),
  }
}

/** The models that wrote parts of the text, as their operators declare them; an empty one is not declared. */
const modelsOf = (blocks: readonly ReportBlock[]): readonly string[] =>
  blocks.flatMap(({ type, runs }) => (type === 'other-text' ? [] : runs.flatMap(({ ai }) => ai ?? [])))

async function documentBlocks(
  block: ReportBlock,
  report: SavedReport,
  methods: (runs: readonly Run[]) => readonly ShownMethodsPart[],
): Promise<readonly DocumentBlock[]> {
  const { id, type, level, runs } = block
  const { language, results } = report
  const content = shownContent(block, report)
  const text = (some: readonly Run[]) => some.map((run) => documentRun(run, results))
  switch (type) {
    case 'heading':
      return [{ kind: 'heading', level: level === 3 ? 3 : level === 2 ? 2 : 1, runs: text(runs) }]
    case 'paragraph':
    case 'quote':
      return runs.length === 0 ? [] : [{ kind: type, runs: text(runs) }]
    case 'list-item':
      return [{ kind: type, list: level === 2 ? 'number' : 'bullet', level: 0, runs: text(runs) }]
    case 'reading': {
      const { heading, paragraphs = [] } = content ?? {}
      const head: DocumentRun[] = heading === undefined ? [] : [{ kind: 'text', text: heading, bold: true }]
      const lines = paragraphs.map((words): DocumentRun[] => [{ kind: 'text', text: words }])
      return [head, ...lines].filter((one) => one.length > 0).map((one) => ({ kind: 'paragraph', runs: one }))
    }
    case 'table': {
      const table = content?.table
      return table ? [{ kind: 'table', id, table }] : []
    }
    case 'plain-table': {
      const { caption, rows } = plainTable(runs)
      return [{ kind: type, id, headRows: 1, caption: text(caption), rows: rows.map((row) => row.map(text)) }]
    }
    case 'figure': {
      const figure = content?.figure
      return figure ? [{ kind: 'figure', id, figure: await documentFigure(figure.scene, figure.title) }] : []
    }
    case 'methods': {
      const parts = methods(runs)
      return parts.length === 0 ? [] : [{ kind: 'paragraph', runs: methodsRuns(parts, language) }]
    }
    case 'references':
    case 'page-break':
      return [{ kind: type }]
    case 'other-text':
      return []
  }
}

/** A number whose cell is gone is [?]; an atom of a newer version reads as when it was inserted. */
export function documentRun({ text, marks = [], atom }: Run, results: Results): DocumentRun {
  const known = knownAtom(atom)
  switch (known?.kind) {
    case 'citation':
    case 'equation':
    case 'cross-reference':
      return known
    default:
      return {
        kind: 'text',
        text: known ? (numberText(known, results) ?? '[?]') : text,
        ...(marks.includes('strong') && { bold: true }),
        ...(marks.includes('em') && { italic: true }),
        ...(marks.includes('underline') && { underline: true }),
        ...(marks.includes('sub') ? { script: 'sub' as const } : marks.includes('sup') && { script: 'super' as const }),
      }
  }
}

/** The sentences of a Methods paragraph with their citations. */
export function methodsRuns(parts: readonly ShownMethodsPart[], language: Language): readonly DocumentRun[] {
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
