import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Report } from '../../data/reports/report.ts'
import { keepFault } from '../../faults/kept-faults.ts'
import { useLabelled } from '../../i18n/use-labelled.ts'
import { shareableReport } from '../../report/document/shared-report.ts'
import type { ProjectQuestion } from '../../report/project-questions.ts'
import ShareResultDialog from '../../share/share-result-dialog.tsx'
import type { Shareable } from '../../share/shareable.ts'
import { showToast } from '../../state/toast.ts'
import type { ReportContents } from './generated-blocks.tsx'

interface Props {
  report: Report
  contents: ReportContents
  questions: readonly ProjectQuestion[]
  onClose: () => void
}

/** The dialog that makes a share link of the report as it was when it opened. */
export default function ShareReport({ report: { title, project }, contents, questions, onClose }: Props) {
  const { t } = useLingui()
  const labelled = useLabelled()
  const [shared, setShared] = useState<Shareable>()
  const [make] = useState(() => () => {
    const { blocks, frozen, works, style } = contents
    return shareableReport({ title, project, blocks, frozen, works, style, questions, labelled })
  })
  const failed = t`The report could not be put together. Reload the page, then share it again.`
  useEffect(() => {
    let isCurrent = true
    make().then(
      (made) => isCurrent && setShared(made),
      (error: unknown) => {
        void keepFault(error, 'result')
        if (!isCurrent) return
        showToast('error', failed)
        onClose()
      },
    )
    return () => {
      isCurrent = false
    }
  }, [make, failed, onClose])
  return shared ? <ShareResultDialog result={shared} onClose={onClose} /> : null
}
