import type { Language } from '#catalog/kit/words.ts'
import type { DocumentBlock, Runs } from './blocks.ts'
import { numberCitations } from './number-citations.ts'

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
