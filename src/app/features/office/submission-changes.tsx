import { Trans, useLingui } from '@lingui/react/macro'
import type { OutlinedTable, PresentedRow } from '#catalog/kit/present/present-table.ts'
import { PaperTable } from '../../outcome/paper-table.tsx'
import { TableActions } from '../../outcome/table-actions.tsx'
import type { ContentChange } from '../../report/document/report-changes.ts'
import { Dialog } from '../../ui/dialog.tsx'

interface Props {
  /** The frozen blocks, in the order of the report. */
  blocks: readonly { readonly id: string; readonly label: string }[]
  changes: ReadonlyMap<string, ContentChange>
  onClose: () => void
}

/** The numbers of the frozen results and those of today, where they differ. */
export default function SubmissionChanges({ blocks, changes, onClose }: Props) {
  const { t } = useLingui()
  const differing = blocks.flatMap(({ id, label }) => {
    const change = changes.get(id)
    return change ? [{ label, change }] : []
  })
  const rows = differing.flatMap(({ label, change: { values, isOtherFigure } }) => [
    ...values.map(({ row, column, before, after }) => [label, row, column, before || '—', after || '—']),
    ...(isOtherFigure ? [[label, t`Figure`, '', t`as submitted`, t`draws other data`]] : []),
  ])
  const table: OutlinedTable = {
    id: 'changes',
    title: t`Changes since submission`,
    head: [[t`Block`, t`Row`, t`Column`, t`Submitted`, t`Now`].map(headCell)],
    rows: rows.length,
    row: (k) => rowOf(rows[k] ?? []),
    notes: [],
  }
  const whole = { ...table, body: rows.map(rowOf) }
  return (
    <Dialog open onOpenChange={onClose} title={t`Changes since submission`} closeLabel={t`Close`} size="lg">
      <div className="flex flex-col gap-3">
        <p className="text-sm text-ink-2">
          {rows.length === 0 ? (
            <Trans>Every frozen result that this device can compute is the same today.</Trans>
          ) : (
            <Trans>
              {differing.length} of {blocks.length} frozen results differ today. They stay as they were frozen until you
              take the newer one.
            </Trans>
          )}
        </p>
        {rows.length === 0 ? null : (
          <>
            <PaperTable table={whole} label={table.title} />
            <TableActions table={table} sample={null} />
          </>
        )}
      </div>
    </Dialog>
  )
}

const headCell = (text: string) => ({ text, runs: [{ text }], align: 'left' as const, colSpan: 1, rowSpan: 1 })

function rowOf(cells: readonly string[]): PresentedRow {
  return { depth: 0, cells: cells.map((text) => ({ text, runs: [{ text }], align: 'left' as const, raw: null })) }
}
