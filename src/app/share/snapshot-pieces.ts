import type { SharedBlock, SharedContent, SharedPart } from './snapshot.ts'

/** What the maker of a link to a result may leave out, in the order of the page. */
const resultPieces = [
  'values',
  'inputs',
  'tables',
  'figures',
  'reading',
  'sample',
  'notes',
  'checks',
  'methods',
] as const
export type ResultPiece = (typeof resultPieces)[number]

/** The heading, paragraphs and lists of a report up to the next heading, or one block that is not text. */
export interface ReportPiece {
  readonly id: string
  /** The texts below one heading, or one other block. */
  readonly blocks: readonly SharedBlock[]
}

const textKinds: ReadonlySet<SharedBlock['kind']> = new Set(['heading', 'paragraph', 'quote', 'list-item'])

/** The pieces of a report in its order; text that tables and figures interrupt is one piece. */
export function reportPieces(blocks: readonly SharedBlock[]): readonly ReportPiece[] {
  const pieces = new Map<string, SharedBlock[]>()
  let heading = 0
  for (const block of blocks) {
    if (block.kind === 'heading') heading = block.at
    const id = textKinds.has(block.kind) ? `text-${heading}` : `${block.kind}-${block.at}`
    pieces.set(id, [...(pieces.get(id) ?? []), block])
  }
  return [...pieces].map(([id, own]) => ({ id, blocks: own }))
}

/** Ids of the pieces that a content has, in the order of the page. */
export function piecesOf({ parts, blocks }: SharedContent): readonly string[] {
  if (blocks) return reportPieces(blocks).map(({ id }) => id)
  return resultPieces.filter((piece) => parts.some((one) => isThere(one, piece)))
}

function isThere(one: SharedPart, piece: ResultPiece): boolean {
  if (piece === 'sample') return one.sample !== null
  if (piece === 'notes') return one.warnings.length + one.notes.length > 0
  return one[piece].length > 0
}

/** The content without these pieces. */
export function withoutPieces(content: SharedContent, leftOut: ReadonlySet<string>): SharedContent {
  const { parts, blocks, ...rest } = content
  if (blocks) {
    const kept = reportPieces(blocks).filter(({ id }) => !leftOut.has(id))
    return { ...rest, parts, blocks: kept.flatMap((piece) => piece.blocks).toSorted((a, b) => a.at - b.at) }
  }
  const keep = <T>(piece: ResultPiece, value: T, none: T): T => (leftOut.has(piece) ? none : value)
  return {
    ...rest,
    parts: parts.map((one) => ({
      title: one.title,
      sample: keep('sample', one.sample, null),
      warnings: keep('notes', one.warnings, []),
      values: keep('values', one.values, []),
      inputs: keep('inputs', one.inputs, []),
      tables: keep('tables', one.tables, []),
      figures: keep('figures', one.figures, []),
      reading: keep('reading', one.reading, []),
      notes: keep('notes', one.notes, []),
      checks: keep('checks', one.checks, []),
      methods: keep('methods', one.methods, ''),
    })),
  }
}
