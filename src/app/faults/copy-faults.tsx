import { Trans, useLingui } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import { showToast } from '../state/toast.ts'
import { Button } from '../ui/button.tsx'
import { faultReport, readFaults } from './kept-faults.ts'

/** Copies the recent faults to the clipboard, for the developers. */
export function CopyFaults() {
  const { t } = useLingui()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(faultReport(await readFaults()))
      showToast('ok', t`Copied`)
    } catch {
      showToast('error', t`Copy failed`)
    }
  }
  return (
    <Button onClick={() => void copy()}>
      <Copy size={16} aria-hidden />
      <Trans>Copy the fault report</Trans>
    </Button>
  )
}
