import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ClipboardCopy, FileCode, FileSpreadsheet, FileText } from 'lucide-react'
import { useState } from 'react'
import type { Analysis } from '#catalog/index.ts'
import type { Display } from '#catalog/kit/message.ts'
import type { Done, Outcome } from '#catalog/kit/outcome/outcome.ts'
import type { AnalysisRecord } from '../../data/datasets/analysis.ts'
import { saveResult } from '../../download/save-result.ts'
import { useLabelled } from '../../i18n/use-labelled.ts'
import { goTo } from '../../outcome/go-to.ts'
import { ResultAction } from '../../outcome/result-action.tsx'
import { ShareButton } from '../../share/share-button.tsx'
import { showToast } from '../../state/toast.ts'

interface Props {
  entry: Analysis
  analysis: AnalysisRecord
  /** The version of its data. */
  data: string | undefined
  outcome: Outcome
  display: Display
  /** False while an older result is shown. */
  isEnabled: boolean
  /** The id of the element with the R script. */
  script: string
}

/** The result of an analysis, or of one of its parts if the data are split. */
export interface TitledResult {
  readonly title: string
  readonly outcome: Done
}

const loadExports = () => import('./result-files.ts')

/**
 * Buttons to copy a result, to save it as a Word file (reading, three-line tables, figures, Methods sentence) or its tables as a workbook, and to go
 * to its R script.
 */
export function ExportActions({ entry, analysis, data, outcome, display, isEnabled, script }: Props) {
  const { title } = analysis
  const { t } = useLingui()
  const labelled = useLabelled()
  const [isBusy, setBusy] = useState(false)
  const results = (): readonly TitledResult[] => {
    if (outcome.status !== 'split') return outcome.status === 'done' ? [{ title, outcome }] : []
    return outcome.parts.flatMap(({ level, outcome: part }) =>
      part.status === 'done' ? [{ title: labelled(title, display.names.level(level)), outcome: part }] : [],
    )
  }
  const save = async (extension: string, make: () => Promise<Blob>) => {
    setBusy(true)
    try {
      saveResult(await make(), `${title}.${extension}`)
    } catch (error) {
      showToast('error', msg`The file could not be made: ${error instanceof Error ? error.message : String(error)}`)
    } finally {
      setBusy(false)
    }
  }
  const copy = async () => {
    try {
      const { copiedResults } = await loadExports()
      await navigator.clipboard.write([copiedResults(entry, results(), display)])
      showToast('ok', msg`Copied`)
    } catch {
      showToast('error', msg`Copy failed`)
    }
  }
  const word = async () => (await loadExports()).wordFile(entry, analysis, results(), display)
  const excel = async () => (await loadExports()).workbook(entry, results(), display)
  const shareable = async () => {
    const { shareableAnalysis } = await import('../../share/shareable-analysis.ts')
    return shareableAnalysis({ entry, analysis, data, outcome, display })
  }
  const act = { isEnabled: isEnabled && !isBusy }
  return (
    <>
      <ResultAction {...act} icon={<ClipboardCopy size={16} aria-hidden />} name={t`Copy the result`} onClick={copy}>
        {t`Copy`}
      </ResultAction>
      <ResultAction
        {...act}
        icon={<FileText size={16} aria-hidden />}
        name={t`Save as Word`}
        onClick={() => save('docx', word)}
      >
        Word
      </ResultAction>
      <ResultAction
        {...act}
        icon={<FileSpreadsheet size={16} aria-hidden />}
        name={t`Save as Excel`}
        onClick={() => save('xlsx', excel)}
      >
        Excel
      </ResultAction>
      <ShareButton {...act} result={shareable} />
      <ResultAction {...act} icon={<FileCode size={16} aria-hidden />} name={t`R script`} onClick={() => goTo(script)}>
        R
      </ResultAction>
    </>
  )
}
