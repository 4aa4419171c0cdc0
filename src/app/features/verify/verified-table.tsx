import { Trans, useLingui } from '@lingui/react/macro'
import { classNames } from '../../ui/class-names.ts'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { useGrowing } from '../../ui/use-growing.ts'
import type { CheckedCell, CheckedTable } from './check-tables.ts'
import type { CheckedText } from './check-texts.ts'

/** What a reader is led to. */
const differing = { tabIndex: -1, 'data-differs': '' }

/** Rows rendered at once. */
const AT_ONCE = 100

/** A table as it was written, each number in green if it is the same now, in red with the other values if not. */
export function VerifiedTable({ table }: { table: CheckedTable }) {
  const { t } = useLingui()
  const { title, head, rows, isInDocument } = table
  const shown = useGrowing(table, rows.length, AT_ONCE)
  return (
    <figure className="table-figure min-w-0">
      <figcaption className="mb-2 text-sm font-semibold">{title}</figcaption>
      {isInDocument === false ? (
        <p className="mb-2 text-sm text-ink-2">
          <Trans>The document does not have this table any more.</Trans>
        </p>
      ) : null}
      {/* the words for screen readers are placed within it, or the page would be as wide as the table */}
      <ScrollRegion label={title === '' ? t`Table` : t`Table: ${title}`} className="relative">
        <table className={classNames('three-line text-sm', head.length > 6 && 'many-columns')}>
          <thead>
            <tr>
              {head.map((text, k) =>
                // a screen reader would announce an empty header cell
                text === '' ? (
                  <td key={`${k}`}>&nbsp;</td>
                ) : (
                  <th key={`${k}${text}`} scope="col" className="text-left">
                    {text}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map((cells, r) => (
              <tr key={`row-${r}`}>
                {cells.map((cell, c) => (
                  <td
                    key={`cell-${c}`}
                    {...(cell.mark === 'differs' && differing)}
                    className={classNames(
                      c === 0
                        ? 'min-w-32'
                        : cell.mark === 'differs'
                          ? 'min-w-36'
                          : isNumber(cell) && 'whitespace-nowrap',
                      looks[isNumber(cell) || cell.mark === 'differs' ? cell.mark : 'open'],
                    )}
                  >
                    <CellText cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </figure>
  )
}

const looks = { same: 'text-ok', differs: 'bg-danger-soft text-danger', open: '' }
const isNumber = ({ written }: CheckedCell) => /\d/.test(written)

function CellText({ cell: { written, changedTo, now, mark } }: { cell: CheckedCell }) {
  const { t } = useLingui()
  if (mark !== 'differs')
    return (
      <>
        {written}
        {mark === 'same' && /\d/.test(written) ? <span className="sr-only"> {t`equal`}</span> : null}
      </>
    )
  const [before, inDocument, today] = [written, changedTo, now].map((text) => text || '—')
  return (
    <span className="flex flex-col">
      {changedTo === undefined ? null : <span className="font-semibold">{t`In the document: ${inDocument}`}</span>}
      <span>{t`When written: ${before}`}</span>
      {now === undefined ? null : <span className="font-semibold">{t`Computed now: ${today}`}</span>}
    </span>
  )
}

/** A paragraph with the numbers of a result. */
export function VerifiedText({
  text: { written: before, changedTo: inDocument, now: today, mark },
}: {
  text: CheckedText
}) {
  const { t } = useLingui()
  return (
    <div
      {...(mark === 'differs' && differing)}
      className={mark === 'differs' ? 'rounded-md bg-danger-soft p-3 text-danger' : mark === 'same' ? 'text-ok' : ''}
    >
      <p className="max-w-3xl leading-7 break-words">{mark === 'differs' ? t`When written: ${before}` : before}</p>
      {typeof inDocument === 'string' ? (
        <p className="max-w-3xl leading-7 break-words">{t`In the document: ${inDocument}`}</p>
      ) : null}
      {inDocument === null ? (
        <p className="text-sm text-ink-2">
          <Trans>The document does not have this paragraph any more.</Trans>
        </p>
      ) : null}
      {today === undefined ? null : <p className="max-w-3xl leading-7 break-words">{t`Computed now: ${today}`}</p>}
    </div>
  )
}
