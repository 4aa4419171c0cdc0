import { Trans, useLingui } from '@lingui/react/macro'
import { FileSpreadsheet, FileText } from 'lucide-react'
import { useState } from 'react'
import { fileTable, type OutlinedTable } from '#catalog/kit/present/present-table.ts'
import { sampleLine } from '#catalog/kit/present/sample-text.ts'
import { saveFile } from '../../download/save-file.ts'
import { analysisContents } from '../../outcome/document-contents.ts'
import { showToast } from '../../state/toast.ts'
import { Button } from '../../ui/button.tsx'
import type { ResultProps } from './done-result.tsx'
import { SaveColumns } from './save-columns.tsx'

interface Props extends ResultProps {
  tables: readonly OutlinedTable[]
}

/** Saves the whole result as one Word file (reading, three-line tables, figures, Methods sentence), or its tables as one workbook. */
export function ExportBar({ tables, ...shown }: Props) {
  const { entry, analysis, outcome, display } = shown
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const save = async (extension: string, make: () => Promise<Blob>) => {
    setBusy(true)
    try {
      saveFile(await make(), `${analysis.title}.${extension}`)
    } catch (error) {
      showToast('error', t`The file could not be made: ${error instanceof Error ? error.message : String(error)}`)
    } finally {
      setBusy(false)
    }
  }
  const word = async () => {
    const { writeDocx } = await import('#formats/docx/write-docx.ts')
    return writeDocx(await analysisContents(entry, analysis.title, outcome, display))
  }
  const excel = async () => {
    const { tablesToXlsx } = await import('#formats/xlsx/write-tables.ts')
    const line = sampleLine(outcome.sample, display)
    return tablesToXlsx(tables.map((table) => fileTable(table, line)))
  }
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <Button look="primary" disabled={busy} onClick={() => void save('docx', word)}>
        <FileText size={16} aria-hidden />
        <Trans>Save as Word</Trans>
      </Button>
      <Button disabled={busy} onClick={() => void save('xlsx', excel)}>
        <FileSpreadsheet size={16} aria-hidden />
        <Trans>Save as Excel</Trans>
      </Button>
      <SaveColumns {...shown} />
    </div>
  )
}
