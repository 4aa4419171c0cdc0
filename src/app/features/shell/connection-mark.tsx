import { Trans, useLingui } from '@lingui/react/macro'
import { Check, CloudOff } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSnapshot } from 'valtio'
import { connection } from '../../api/connection.ts'
import { loadPart } from '../../loading/load-part.ts'
import { serviceWorker } from '../../offline/service-worker.ts'

const OfflineDialog = lazy(() => loadPart(() => import('./offline-dialog.tsx'), 'account'))

/** Shows whether the server is reachable, and whether it is needed. */
export function ConnectionMark() {
  const { t } = useLingui()
  const { online } = useSnapshot(connection)
  const { ready, families } = useSnapshot(serviceWorker)
  const [open, setOpen] = useState(false)
  if (!online) {
    return (
      <span
        title={t`Offline`}
        className="flex shrink-0 items-center gap-1.5 rounded-full bg-warn-soft p-1.5 text-xs font-medium whitespace-nowrap text-warn sm:px-2.5 sm:py-1"
      >
        <CloudOff size={14} aria-hidden />
        <span className="max-sm:sr-only">
          <Trans>Offline</Trans>
        </span>
      </span>
    )
  }
  const has = (family: string) => families.some((state) => state.family === family && state.ready)
  if (!ready || !has('tools')) return null
  const whole = families.every((state) => state.ready)
  return (
    <>
      <button
        type="button"
        title={t`What of this application is stored on your device and works without a network`}
        className="hidden items-center gap-1 rounded-md px-2 py-1 text-xs text-ink-3 hover:bg-sunken hover:text-ink lg:flex"
        onClick={() => setOpen(true)}
      >
        <Check size={14} aria-hidden />
        {whole ? <Trans>Ready offline</Trans> : <Trans>Tools ready offline</Trans>}
      </button>
      {open ? (
        <Suspense>
          <OfflineDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
