import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useWords } from '../../i18n/use-words.ts'
import { loadPart } from '../../loading/load-part.ts'
import { showToast } from '../../state/toast.ts'
import { Button } from '../../ui/button.tsx'
import { useCoveredWork } from '../../ui/use-covered-work.tsx'

/** Opens the demo at its survival curve, for a reader without an account. */
export function DemoStart() {
  const { language } = useWords()
  const navigate = useNavigate()
  const { isBusy, run, cover } = useCoveredWork(<Trans>Preparing the demo …</Trans>)
  const open = async () => {
    try {
      const { openDemo } = await loadPart(() => import('./open-demo.ts'), 'own')
      const opened = await run((watch) => openDemo(language, watch))
      if (!opened) return
      const { project, curve } = opened
      if (curve) await navigate({ to: '/dataAnalysis/show', search: curve })
      else await navigate({ to: '/project/show', search: { project } })
    } catch (error) {
      showToast('error', msg`The demo could not be opened: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return (
    <>
      <Button size="lg" disabled={isBusy} onClick={() => void open()}>
        <Trans>Try it with real data</Trans>
      </Button>
      {cover}
    </>
  )
}
