import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { keepShare, removeKeptShare } from '../../device/kept-shares.ts'
import { showToast } from '../../state/toast.ts'
import { Button } from '../../ui/button.tsx'

interface Props {
  id: string
  bytes: Uint8Array<ArrayBuffer>
  wasKept: boolean
  isFromDevice: boolean
}

/** Keeps the page on the reader's device, encrypted, or removes it. */
export function KeepShare({ id, bytes, wasKept, isFromDevice }: Props) {
  const [isKept, setKept] = useState(wasKept)
  const change = async (keeps: boolean) => {
    try {
      await (keeps ? keepShare(id, bytes) : removeKeptShare(id))
      setKept(keeps)
    } catch {
      showToast('error', msg`This device cannot keep it.`)
    }
  }
  return (
    <section className="mt-10 flex flex-wrap items-center gap-3 border-t border-line pt-5 text-sm text-ink-2 print:hidden">
      <p className="min-w-60 flex-1" aria-live="polite">
        {isKept ? (
          isFromDevice ? (
            <Trans>The server cannot be reached: this is the copy that is kept on this device.</Trans>
          ) : (
            <Trans>
              Kept on this device, encrypted. With this link it opens offline, until you remove it or the link is
              revoked or expires.
            </Trans>
          )
        ) : (
          <Trans>Nothing of this page is stored on this device.</Trans>
        )}
      </p>
      {isKept ? (
        <Button onClick={() => void change(false)}>
          <Trash2 size={16} aria-hidden />
          <Trans>Remove from this device</Trans>
        </Button>
      ) : (
        <Button onClick={() => void change(true)}>
          <Download size={16} aria-hidden />
          <Trans>Keep on this device</Trans>
        </Button>
      )}
    </section>
  )
}
