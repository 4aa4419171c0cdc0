import { Trans } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import type { BlockContent } from '../../data/reports/block-content.ts'
import type { BlockType } from '../../data/reports/report.ts'
import { FigureImage } from '../../outcome/figure-image.tsx'
import { PaperTable } from '../../outcome/paper-table.tsx'
import { theme } from '../../state/theme.ts'
import type { NotShown } from './use-results.ts'

/** Why a block shows no content: it is being computed, or there is none here. */
export type NoContent = NotShown | 'computing' | 'no-part' | 'elsewhere' | 'newer'

interface Props {
  type: BlockType
  content: BlockContent | NoContent
  /** `Table 1`, `图 1`; empty for a reading. */
  label: string
}

/** The width of a page's text, mm. */
const TEXT_WIDTH = 160

/** A table, a figure or the reading of a result, as it is now or as it was frozen. */
export function ResultBlock({ type, content, label }: Props) {
  const { shown } = useSnapshot(theme)
  if (content === 'computing')
    return (
      <output className="block text-sm text-ink-3">
        <Trans>The result is being computed …</Trans>
      </output>
    )
  if (typeof content === 'string') return <Missing why={content} />
  const { heading, paragraphs, table, figure } = content
  if (type === 'table' && table)
    return (
      <>
        <p className="mb-2 text-center text-sm font-semibold">{`${label} ${table.title}`}</p>
        <div className="table-figure">
          <PaperTable table={table} label={`${label} ${table.title}`} />
        </div>
      </>
    )
  if (type === 'figure' && figure)
    return (
      <figure>
        <div
          className="mx-auto max-sm:w-full!"
          style={{ width: `${Math.min(100, (100 * figure.scene.width) / TEXT_WIDTH)}%` }}
        >
          <FigureImage scene={figure.scene} theme={shown} />
        </div>
        <figcaption className="mt-2 text-center text-sm font-semibold">{`${label} ${figure.title}`}</figcaption>
      </figure>
    )
  return (
    <>
      {heading === undefined ? null : <p className="my-2 font-semibold">{heading}</p>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="my-2">
          {paragraph}
        </p>
      ))}
    </>
  )
}

function Missing({ why }: { why: Exclude<NoContent, 'computing'> }) {
  return (
    <p className="text-sm text-warn">
      {why === 'deleted' ? (
        <Trans>The analysis or chart of this block was deleted. Remove the block, or undo the deletion.</Trans>
      ) : why === 'no-result' ? (
        <Trans>This analysis has no result yet: open it and answer its options.</Trans>
      ) : why === 'no-part' ? (
        <Trans>The result no longer has this table or figure. Remove the block, or insert the result again.</Trans>
      ) : why === 'elsewhere' ? (
        <Trans>
          This result was frozen on another device, and the project keeps its data there. Make the block live to compute
          it here, or keep the project in the cloud.
        </Trans>
      ) : why === 'newer' ? (
        <Trans>A newer version of the program froze this result. Update the program to see it.</Trans>
      ) : (
        <Trans>The result could not be computed. Open the analysis to see why.</Trans>
      )}
    </p>
  )
}
