import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import { loadPart } from '../../loading/load-part.ts'
import { showToast } from '../../state/toast.ts'
import { Button } from '../../ui/button.tsx'

/** Opens the demo at its survival curve, for a reader without an account. */
export function DemoStart() {
  const { t } = useLingui()
  const { language } = useWords()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    try {
      const { openDemo } = await loadPart(() => import('./open-demo.ts'), 'own')
      const { project, curve } = await openDemo(language)
      if (curve) await navigate({ to: '/dataAnalysis/show', search: curve })
      else await navigate({ to: '/project/show', search: { project } })
    } catch (error) {
      showToast('error', t`The demo could not be opened: ${error instanceof Error ? error.message : String(error)}`)
      setBusy(false)
    }
  }
  return (
    <Button size="lg" disabled={busy} onClick={() => void open()}>
      <Trans>Try it with real data</Trans>
    </Button>
  )
}
