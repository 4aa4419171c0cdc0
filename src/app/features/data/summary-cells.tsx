import { useLingui } from '@lingui/react/macro'
import type { ColumnInfo } from '#catalog/kit/data-dictionary.ts'
import type { ColumnSummary } from '#engine/frame/summarize-column.ts'
import { missingShare } from '../../opened/missing-share.ts'
import { ColumnPicture } from './column-picture.tsx'
import { valueText } from './value-text.ts'

const number = 'px-3 py-1 text-right whitespace-nowrap text-ink-2 tabular-nums'

/** The counts, range, picture and odd values of a variable, as cells of its line; an ellipsis while they are being counted. */
export function SummaryCells({ column, summary }: { column: ColumnInfo; summary: ColumnSummary | undefined }) {
  const { t } = useLingui()
  if (!summary) return <td colSpan={7}>…</td>
  const { rows, missing, distinct, min, max, odd, type } = summary
  const share = missingShare(summary)
  const reasons = {
    'likely-code': t`may mean “missing”`,
    'text-among-numbers': t`text among numbers`,
    'other-spelling': t`another spelling`,
  }
  return (
    <>
      <td className={number}>{rows - missing}</td>
      <td className={number}>{share === undefined ? '0' : `${missing} (${share})`}</td>
      <td className={number}>{distinct}</td>
      <td className={number}>{min === null ? '' : valueText(type, min)}</td>
      <td className={number}>{max === null ? '' : valueText(type, max)}</td>
      <td className="px-3 py-1">
        <ColumnPicture column={column} summary={summary} />
      </td>
      <td className="max-w-56 truncate px-3 py-1 text-ink-2">
        {odd.map(({ value, count, reason }) => `${valueText(type, value)} × ${count}: ${reasons[reason]}`).join('; ')}
      </td>
    </>
  )
}
