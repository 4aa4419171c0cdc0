import { Trans } from '@lingui/react/macro'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import { isPartMissing } from '../../loading/load-part.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

// its imports must not depend on parts that may fail to load
const CopyFaults = lazy(async () => ({ default: (await import('../../faults/copy-faults.tsx')).CopyFaults }))

async function keep(error: unknown): Promise<void> {
  const { keepFault } = await import('../../faults/kept-faults.ts')
  await keepFault(error, 'page')
}

/** A page that could not be shown: what happened, and how to continue. */
export function LoadFailure({ error }: ErrorComponentProps) {
  const missing = isPartMissing(error)
  useEffect(() => {
    if (!missing) void keep(error).catch(() => undefined)
  }, [error, missing])
  return (
    <div className="mx-auto max-w-2xl p-6" role="alert">
      <EmptyState
        heading="h1"
        icon={<RefreshCw size={24} aria-hidden />}
        title={
          missing ? <Trans>The program of this page did not arrive</Trans> : <Trans>This page could not be shown</Trans>
        }
        actions={
          // browsers do not refetch a failed script until the page is reloaded
          <>
            <Button look="primary" onClick={() => location.reload()}>
              {missing ? <Trans>Try again</Trans> : <Trans>Reload the page</Trans>}
            </Button>
            {missing ? null : (
              <Suspense>
                <CopyFaults />
              </Suspense>
            )}
          </>
        }
      >
        {missing ? (
          <p>
            <Trans>
              The network is too slow or gone, or the server is being updated. Nothing is lost: your data are on this
              device.
            </Trans>
          </p>
        ) : (
          <>
            <p>
              <Trans>
                Nothing is lost: your data are on this device. If it happens again, tell the administrator this:
              </Trans>
            </p>
            <p className="mt-2 font-mono text-sm text-ink-3">
              {error instanceof Error ? error.message : String(error)}
            </p>
          </>
        )}
      </EmptyState>
    </div>
  )
}
