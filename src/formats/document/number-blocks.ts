import type { Language } from '#catalog/kit/words.ts'
import type { DocumentBlock, Runs, WrittenDocument } from './blocks.ts'
import { type CitationMarks, citationMark, numberCitations } from './number-citations.ts'

export type NumberedKind = 'table' | 'figure' | 'equation'

export interface BlockNumber {
  readonly kind: NumberedKind
  readonly number: number
}

/** The numbers of tables, figures and equations by the id of their block, each kind counted from 1 in order. */
export function numberBlocks(blocks: readonly DocumentBlock[]): ReadonlyMap<string, BlockNumber> {
  const counts = { table: 0, figure: 0, equation: 0 }
  const numbers = new Map<string, BlockNumber>()
  for (const block of blocks) {
    const kind = block.kind === 'plain-table' ? 'table' : block.kind
    if ((kind !== 'table' && kind !== 'figure' && kind !== 'equation') || !('id' in block) || block.id === undefined)
      continue
    counts[kind] += 1
    numbers.set(block.id, { kind, number: counts[kind] })
  }
  return numbers
}

/** The words before a number. Equations have none: (1). */
export const captionLabels: Readonly<Record<Language, Readonly<Record<'table' | 'figure', string>>>> = {
  en: { table: 'Table', figure: 'Figure' },
  zh: { table: '表', figure: '图' },
}

/** Table 1, 表 1, (1). */
export function numberText({ kind, number }: BlockNumber, language: Language): string {
  return kind === 'equation' ? `(${number})` : `${captionLabels[language][kind]} ${number}`
}

/** What the pieces of a document refer to. */
export interface Numbers {
  readonly language: Language
  readonly blocks: ReadonlyMap<string, BlockNumber>
  /** The bookmark of each numbered block. */
  readonly bookmarks: ReadonlyMap<string, string>
  /** The cited works in the order of the list of references. */
  readonly cited: readonly string[]
  readonly works: ReadonlyMap<string, number>
  readonly marks: CitationMarks
}

/** The numbers of a document. `marks` are those of its style. */
export function numbersOf({ blocks, language, references }: WrittenDocument, marks: CitationMarks): Numbers {
  const { cited, numberOf } = citedWorks(blocks, references)
  const numbers = numberBlocks(blocks)
  const bookmarks = new Map([...numbers].map(([id, { kind, number }]) => [id, `_Ref_${kind}_${number}`]))
  return { language, blocks: numbers, bookmarks, cited, works: numberOf, marks }
}

/** The mark of a citation; of works that are not known, [?]. */
export function citationText(works: readonly string[], { works: numberOf, marks }: Numbers): string {
  const known = works.flatMap((work) => numberOf.get(work) ?? [])
  const unknown = known.length < works.length || works.length === 0 ? '[?]' : ''
  return citationMark(known, marks) + unknown
}

/** The label and number of a block; of one that does not exist, [?]. */
export function referenceText(block: string, { blocks, language }: Numbers): string {
  const number = blocks.get(block)
  return number ? numberText(number, language) : '[?]'
}

/** A caption's label, number and the gap after it: `Table 1. `, in Chinese a full-width space. */
export function captionStart(id: string, numbers: Numbers, isCaptioned: boolean): string {
  const gap = numbers.language === 'zh' ? '\u3000' : '. '
  return `${referenceText(id, numbers)}${isCaptioned ? gap : ''}`
}

/** The numbers of items of numbered lists, by block. Any other block ends a list; an item ends the lists of the levels below it. */
export function listNumbers(blocks: readonly DocumentBlock[]): ReadonlyMap<DocumentBlock, number> {
  const numbers = new Map<DocumentBlock, number>()
  let counts: number[] = []
  for (const block of blocks) {
    if (block.kind !== 'list-item') counts = []
    else {
      counts = counts.slice(0, block.level + 1)
      if (block.list === 'bullet') continue
      const number = (counts[block.level] ?? 0) + 1
      counts[block.level] = number
      numbers.set(block, number)
    }
  }
  return numbers
}

/** The ids of the known works in the order of their first citation, in text, captions and tables. */
export function citedWorks(blocks: readonly DocumentBlock[], known: ReadonlyMap<string, string>) {
  const cited = blocks.map((block) => citationsIn(block).filter((work) => known.has(work)))
  return numberCitations(cited)
}

function citationsIn(block: DocumentBlock): readonly string[] {
  const of = (runs: Runs) => runs.flatMap((run) => (run.kind === 'citation' ? run.works : []))
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'quote':
    case 'list-item':
      return of(block.runs)
    case 'table':
    case 'figure':
      return of(block.caption ?? [])
    case 'plain-table':
      return [...of(block.caption), ...block.rows.flat().flatMap(of)]
    default:
      return []
  }
}
