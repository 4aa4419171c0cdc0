import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { applyUpdate, serviceWorker } from '../../offline/service-worker.ts'
import { Button } from '../../ui/button.tsx'

/** A new version is installed: it takes over when the reader accepts it, in all tabs at once. */
export function UpdatePrompt() {
  const { updateWaiting, updating } = useSnapshot(serviceWorker)
  const [later, setLater] = useState(false)
  if (!updateWaiting || later) return null
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-20 z-50 mx-auto flex max-w-lg flex-wrap items-center gap-3 rounded-lg bg-raised p-4 text-sm shadow-raised sm:bottom-6"
    >
      <p className="min-w-48 flex-1">
        <Trans>A new version is ready. Your data and everything not yet sent are kept.</Trans>
      </p>
      <Button look="quiet" size="sm" onClick={() => setLater(true)}>
        <Trans>Later</Trans>
      </Button>
      <Button look="primary" size="sm" disabled={updating} onClick={() => void applyUpdate()}>
        {updating ? <Trans>Updating…</Trans> : <Trans>Update now</Trans>}
      </Button>
    </div>
  )
}
