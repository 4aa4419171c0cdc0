import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { FilePlus2 } from 'lucide-react'
import type { AnalysisRecord } from '../data/datasets/analysis.ts'
import { ownData } from '../data/own-data.ts'
import { loadPart } from '../loading/load-part.ts'
import { ResultAction } from '../outcome/result-action.tsx'
import { showToast } from '../state/toast.ts'
import type { ResultParts } from './add-result.ts'

interface Props {
  record: Pick<AnalysisRecord, 'id' | 'kind' | 'project'>
  /** What the result has, by group if it is split. */
  has: readonly ResultParts[]
  isEnabled: boolean
}

/** Appends a result to the project's last report, or to a new one. */
export function AddToReport({ record, has, isEnabled }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const add = async () => {
    const { addResult } = await loadPart(() => import('./add-result.ts'), 'own')
    const report = await addResult(ownData().database, record, has, t`Report ${1}`)
    showToast('ok', msg`Added to “${report.title}”`, {
      label: msg`Open the report`,
      run: () => void navigate({ to: '/office', search: { id: report.id } }),
    })
  }
  return (
    <ResultAction
      isEnabled={isEnabled}
      icon={<FilePlus2 size={16} aria-hidden />}
      name={t`Add to report`}
      onClick={add}
    >
      {t`To report`}
    </ResultAction>
  )
}
