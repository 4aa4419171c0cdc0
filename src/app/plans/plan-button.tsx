import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { ClipboardList } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../i18n/use-words.ts'
import { showToast } from '../state/toast.ts'
import { Button } from '../ui/button.tsx'

/** Opens sample size and power analysis before there are data. */
export function PlanButton({ project }: { project: string }) {
  const { language } = useWords()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const plan = async () => {
    setBusy(true)
    try {
      const { openPlans } = await import('./open-plans.ts')
      const dataset = await openPlans(project, language)
      await navigate({ to: '/dataAnalysis/show', search: { dataset } })
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      showToast('error', msg`The plan could not be opened: ${why}`)
      setBusy(false)
    }
  }
  return (
    <Button disabled={busy} onClick={() => void plan()}>
      <ClipboardList size={16} aria-hidden />
      <Trans>Plan a study</Trans>
    </Button>
  )
}
