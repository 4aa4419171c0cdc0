import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import { showToast } from '../state/toast.ts'
import { Button } from '../ui/button.tsx'
import { faultReport, readFaults } from './kept-faults.ts'

/** Copies the recent faults to the clipboard, for the developers. */
export function CopyFaults() {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(faultReport(await readFaults()))
      showToast('ok', msg`Copied`)
    } catch {
      showToast('error', msg`Copy failed`)
    }
  }
  return (
    <Button onClick={() => void copy()}>
      <Copy size={16} aria-hidden />
      <Trans>Copy the fault report</Trans>
    </Button>
  )
}
