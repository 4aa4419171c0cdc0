import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CheckField } from '../ui/field.tsx'
import type { SharedBlock, SharedRuns } from './snapshot.ts'
import { type ReportPiece, reportPieces } from './snapshot-pieces.ts'

interface Props {
  blocks: readonly SharedBlock[]
  leftOut: ReadonlySet<string>
  onToggle: (piece: string, isIn: boolean) => void
}

/** Most characters of a paragraph by which a piece is named. */
const TOLD = 70

/** Everything that a shared report consists of, in its order; each can be left out. */
export function ReportPieces({ blocks, leftOut, onToggle }: Props) {
  if (blocks.length === 0)
    return (
      <p className="text-sm text-warn">
        <Trans>The report has nothing to share yet: write a text, or insert a result.</Trans>
      </p>
    )
  return (
    <>
      {reportPieces(blocks).map((piece) => (
        <PieceField
          key={piece.id}
          piece={piece}
          isIn={!leftOut.has(piece.id)}
          onToggle={(isIn) => onToggle(piece.id, isIn)}
        />
      ))}
      <p className="text-sm text-ink-2">
        {blocks.some(({ kind }) => kind === 'figure') ? (
          <Trans>
            A figure that draws each case as a point or a line shows the values of each, and small counts in a figure,
            such as numbers at risk, stay as they are.
          </Trans>
        ) : null}{' '}
        <Trans>
          Tables and figures keep their numbers, and sentences that speak of a part that is left out stay as they are.
        </Trans>
      </p>
    </>
  )
}

interface PieceProps {
  piece: ReportPiece
  isIn: boolean
  onToggle: (isIn: boolean) => void
}

function PieceField({ piece: { blocks }, isIn, onToggle }: PieceProps) {
  const { t } = useLingui()
  const [first] = blocks
  if (!first) return null
  const field = (label: string, help?: ReactNode) => (
    <CheckField label={label} help={help} checked={isIn} onChange={(event) => onToggle(event.target.checked)} />
  )
  switch (first.kind) {
    case 'table':
      return field(titled(first.label, first.table.title))
    case 'figure':
      return field(titled(first.label, first.figure.title))
    case 'plain-table':
      return field(titled(first.label, textOf(first.caption)))
    case 'reading':
      return field(titled(t`Reading`, first.title ?? ''), beginning(first.lines[0] ?? ''))
    case 'methods':
      return field(t`Methods paragraph`, beginning(textOf(first.runs)))
    case 'references':
      return field(t`List of references`, <Plural value={first.entries.length} one="# work" other="# works" />)
    default: {
      const heading = blocks.find(({ kind }) => kind === 'heading')
      const texts = blocks.flatMap((block) => (block !== heading && 'runs' in block ? [textOf(block.runs)] : []))
      const name = heading && 'runs' in heading ? textOf(heading.runs) : ''
      const begins = beginning(texts[0] ?? '')
      return field(
        name === '' ? t`Text` : t`Text “${name}”`,
        texts.length === 0 ? (
          <Trans>The heading alone</Trans>
        ) : (
          <Plural value={texts.length} one={`# paragraph: ${begins}`} other={`# paragraphs, from: ${begins}`} />
        ),
      )
    }
  }
}

const titled = (label: string, title: string) => (title === '' ? label : `${label} ${title}`)
const textOf = (runs: SharedRuns) => runs.map(({ text }) => text).join('')

/** The first characters of a text. */
function beginning(text: string): string {
  const signs = Array.from(text)
  return signs.length > TOLD
    ? `${signs
        .slice(0, TOLD)
        .join('')
        .replace(/[\s\p{P}]+$/u, '')}…`
    : text
}
