import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ClipboardCopy, FileSpreadsheet } from 'lucide-react'
import { fileTable, type OutlinedTable } from '#catalog/kit/present/present-table.ts'
import { saveResult } from '../download/save-result.ts'
import { showToast } from '../state/toast.ts'
import { Button } from '../ui/button.tsx'

/** Copies one table in the formats of Word and Excel, or saves it as a workbook with full precision. */
export function TableActions({ table, sample }: { table: OutlinedTable; sample: string | null }) {
  const { t } = useLingui()
  const copy = async () => {
    try {
      const { copiedTable } = await import('#formats/html/copied-table.ts')
      const { html, text } = copiedTable(fileTable(table, sample))
      const item = new ClipboardItem({
        'text/html': new Blob([html], { type: 'text/html' }),
        'text/plain': new Blob([text], { type: 'text/plain' }),
      })
      await navigator.clipboard.write([item])
      showToast('ok', msg`Copied`)
    } catch {
      showToast('error', msg`Copy failed`)
    }
  }
  const save = async () => {
    const { tablesToXlsx } = await import('#formats/xlsx/write-tables.ts')
    saveResult(tablesToXlsx([fileTable(table, sample)]), `${table.title || t`Table`}.xlsx`)
  }
  return (
    <span className="flex gap-2 print:hidden">
      <Button size="sm" look="quiet" onClick={() => void copy()}>
        <ClipboardCopy size={15} aria-hidden />
        <Trans>Copy the table</Trans>
      </Button>
      <Button size="sm" look="quiet" onClick={() => void save()}>
        <FileSpreadsheet size={15} aria-hidden />
        Excel
      </Button>
    </span>
  )
}
