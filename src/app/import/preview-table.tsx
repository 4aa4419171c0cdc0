import { useLingui } from '@lingui/react/macro'
import type { FilePreview } from '#formats/table-file.ts'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import { useGrowing } from '../ui/use-growing.ts'

const MAX_ROWS = 12
const MAX_COLUMNS = 40

/** Rows rendered per frame. */
const AT_ONCE = 3

/** The first rows as in the file; the header is marked. Rows of a file with a dictionary are counted without names and labels. */
export function PreviewTable({ preview }: { preview: FilePreview }) {
  const { t } = useLingui()
  const { headerRow, headerRows } = preview.settings
  const isHeader = (row: number) => headerRow !== null && row >= headerRow && row < headerRow + headerRows
  const count = useGrowing(preview, Math.min(preview.rows.length, MAX_ROWS), AT_ONCE)
  const rows = preview.rows
    .slice(0, count)
    .map((cells, row) => ({ row, cells: cells.slice(0, MAX_COLUMNS).map((text, column) => ({ column, text })) }))
  return (
    <ScrollRegion label={t`First rows of the file`} className="rounded-md border border-line">
      <table className="text-sm">
        <tbody>
          {rows.map(({ row, cells }) => (
            <tr
              key={row}
              className={
                isHeader(row)
                  ? 'bg-accent-soft font-semibold'
                  : headerRow !== null && row < headerRow
                    ? 'text-ink-3'
                    : ''
              }
            >
              <th
                scope="row"
                className="sticky left-0 border-r border-line bg-sunken px-2 py-1 text-right text-xs font-normal whitespace-nowrap text-ink-3"
              >
                {preview.format === 'typed' ? (isHeader(row) ? '' : row + 1 - headerRows) : row + 1}
              </th>
              {cells.map(({ column, text }) => (
                <td key={column} className="max-w-56 truncate border-r border-line px-2.5 py-1 whitespace-nowrap">
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
