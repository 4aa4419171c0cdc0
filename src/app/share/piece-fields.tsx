import { Trans, useLingui } from '@lingui/react/macro'
import { CheckField } from '../ui/field.tsx'
import { pieceNames } from './piece-names.ts'
import { ReportPieces } from './report-pieces.tsx'
import type { Shareable } from './shareable.ts'
import type { SharedContent } from './snapshot.ts'
import type { ResultPiece } from './snapshot-pieces.ts'
import type { Contents } from './use-contents.ts'

interface Props {
  contents: Contents
  result: Shareable
  leftOut: ReadonlySet<string>
  onLeaveOut: (leftOut: ReadonlySet<string>) => void
}

/** Everything that will be in the page: what is always there, and pieces that can be left out, each with what it consists of. */
export function PieceFields({ contents: { content, pieces }, result, leftOut, onLeaveOut }: Props) {
  const { i18n } = useLingui()
  const shown = content[i18n.locale === 'en' ? 'en' : 'zh']
  const toggle = (piece: string, isIn: boolean) => {
    const next = new Set(leftOut)
    if (isIn) next.delete(piece)
    else next.add(piece)
    onLeaveOut(next)
  }
  return (
    <fieldset className="flex flex-col gap-2.5">
      <legend className="mb-2 text-sm font-medium">
        <Trans>What the page shows, in Chinese and English</Trans>
      </legend>
      <p className="text-sm text-ink-2">
        {result.kind === 'report' ? (
          <Trans>
            Always: the title “{shown.title}”, the time of sharing and, with each table and reading that is computed
            here, the kind of its analysis and the versions of the engine and of the data.
          </Trans>
        ) : result.kind === 'tool' ? (
          <Trans>Always: “{shown.title}”, the revision of the tool, and the time of sharing.</Trans>
        ) : (
          <Trans>
            Always: the title “{shown.title}”, {shown.entry}, the time of sharing, and the versions of the engine and of
            the data.
          </Trans>
        )}
      </p>
      {shown.blocks ? (
        <ReportPieces blocks={shown.blocks} leftOut={leftOut} onToggle={toggle} />
      ) : (
        (pieces as readonly ResultPiece[]).map((piece) => (
          <CheckField
            key={piece}
            label={i18n._(pieceNames[piece])}
            help={<PieceHelp piece={piece} content={shown} />}
            checked={!leftOut.has(piece)}
            onChange={(event) => toggle(piece, event.target.checked)}
          />
        ))
      )}
    </fieldset>
  )
}

/** What a piece consists of, by the names that its parts have on the page. */
function PieceHelp({ piece, content: { parts } }: { piece: ResultPiece; content: SharedContent }) {
  const { i18n } = useLingui()
  const listed = (names: readonly string[]) => [...new Set(names)].join(i18n.locale === 'en' ? '; ' : '；')
  switch (piece) {
    case 'tables':
      return <>{listed(parts.flatMap(({ tables }) => tables.map(({ title }) => title)))}</>
    case 'figures': {
      const titles = listed(parts.flatMap(({ figures }) => figures.map(({ title }) => title)))
      return (
        <Trans>
          {titles}. A figure that draws each case as a point or a line shows the values of each, and small counts in a
          figure, such as numbers at risk, stay as they are.
        </Trans>
      )
    }
    case 'values':
    case 'inputs':
      return <>{listed(parts.flatMap((part) => part[piece].map(({ label }) => label)))}</>
    case 'sample':
      return <>{listed(parts.flatMap(({ sample }) => (sample === null ? [] : [sample])))}</>
    case 'reading':
      return <>{listed(parts.flatMap(({ reading }) => reading.slice(0, 1)))}</>
    default:
      return null
  }
}
