import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { FlaskConical } from 'lucide-react'
import { useWords } from '../../i18n/use-words.ts'
import { showToast } from '../../state/toast.ts'
import { Button } from '../../ui/button.tsx'
import { useCoveredWork } from '../../ui/use-covered-work.tsx'

/** Creates a project with real data in one tap. */
export function DemoButton({ onOpened }: { onOpened: (project: string) => void }) {
  const { language } = useWords()
  const { isBusy, run, cover } = useCoveredWork(<Trans>Preparing the demo …</Trans>)
  const open = async () => {
    try {
      const { createDemo } = await import('../../demo/create-demo.ts')
      const project = await run((watch) => createDemo(language, watch))
      if (project === undefined) return
      onOpened(project)
      const { computeMissing } = await import('../../outcome/compute-missing.ts')
      void computeMissing(project)
    } catch (error) {
      showToast('error', msg`The demo could not be opened: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return (
    <>
      <Button disabled={isBusy} onClick={() => void open()}>
        <FlaskConical size={16} aria-hidden />
        <Trans>Open the demo</Trans>
      </Button>
      {cover}
    </>
  )
}
