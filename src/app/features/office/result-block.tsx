import { Trans } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import type { BlockSource, BlockType } from '../../data/reports/report.ts'
import { FigureImage } from '../../outcome/figure-image.tsx'
import { PaperTable } from '../../outcome/paper-table.tsx'
import { partOf, type ShownResult } from '../../report/shown-result.ts'
import { theme } from '../../state/theme.ts'
import type { NotShown } from './use-results.ts'

interface Props {
  type: BlockType
  source: BlockSource | undefined
  /** Undefined until it is computed. */
  result: ShownResult | NotShown | undefined
  /** `Table 1`, `图 1`; empty for a reading. */
  label: string
}

/** The width of a page's text, mm. */
const TEXT_WIDTH = 160

/** A table, a figure or the reading of a result, as it is now. */
export function ResultBlock({ type, source, result, label }: Props) {
  const { shown } = useSnapshot(theme)
  if (result === undefined)
    return (
      <output className="block text-sm text-ink-3">
        <Trans>The result is being computed …</Trans>
      </output>
    )
  if (typeof result === 'string') return <Missing why={result} />
  if (type === 'reading')
    return result.paragraphs.map((paragraph) => (
      <p key={paragraph} className="my-2">
        {paragraph}
      </p>
    ))
  if (type === 'table') {
    const table = partOf(result.tables, source?.part ?? null)
    if (!table) return <Missing why="no-part" />
    return (
      <>
        <p className="mb-2 text-center text-sm font-semibold">{`${label} ${table.title}`}</p>
        <PaperTable table={table} label={`${label} ${table.title}`} />
      </>
    )
  }
  const figure = partOf(result.figures, source?.part ?? null)
  if (!figure) return <Missing why="no-part" />
  return (
    <figure>
      <div className="mx-auto" style={{ width: `${Math.min(100, (100 * figure.scene.width) / TEXT_WIDTH)}%` }}>
        <FigureImage scene={figure.scene} theme={shown} />
      </div>
      <figcaption className="mt-2 text-center text-sm font-semibold">{`${label} ${figure.title}`}</figcaption>
    </figure>
  )
}

function Missing({ why }: { why: NotShown | 'no-part' }) {
  return (
    <p className="text-sm text-warn">
      {why === 'deleted' ? (
        <Trans>The analysis or chart of this block was deleted. Remove the block, or undo the deletion.</Trans>
      ) : why === 'no-result' ? (
        <Trans>This analysis has no result yet: open it and answer its options.</Trans>
      ) : why === 'no-part' ? (
        <Trans>The result no longer has this table or figure. Remove the block, or insert the result again.</Trans>
      ) : (
        <Trans>The result could not be computed. Open the analysis to see why.</Trans>
      )}
    </p>
  )
}
