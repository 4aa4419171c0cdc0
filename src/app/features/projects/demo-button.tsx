import { Trans, useLingui } from '@lingui/react/macro'
import { FlaskConical } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import { showToast } from '../../state/toast.ts'
import { Button } from '../../ui/button.tsx'

/** Creates a project with real data in one tap. */
export function DemoButton({ onOpened }: { onOpened: (project: string) => void }) {
  const { t } = useLingui()
  const { language } = useWords()
  const [busy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    try {
      const { createDemo } = await import('../../demo/create-demo.ts')
      const project = await createDemo(language)
      onOpened(project)
      const { computeMissing } = await import('../../outcome/compute-missing.ts')
      void computeMissing(project)
    } catch (error) {
      showToast('error', t`The demo could not be opened: ${error instanceof Error ? error.message : String(error)}`)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button disabled={busy} onClick={() => void open()}>
      <FlaskConical size={16} aria-hidden />
      <Trans>Open the demo</Trans>
    </Button>
  )
}
