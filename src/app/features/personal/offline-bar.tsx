import { Trans } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { dateTime } from '../../i18n/dates.ts'
import { Button } from '../../ui/button.tsx'
import { useCanWrite } from './use-stored-reply.ts'

const MS_PER_SECOND = 1000

/** States of when the shown data are. @param time of the reply, in seconds */
export function OfflineBar({ time }: { readonly time: number }) {
  return (
    <output className="block rounded-md bg-warn-soft px-3 py-2 text-sm text-warn">
      <Trans>Offline: as of {dateTime(time * MS_PER_SECOND)}</Trans>
    </output>
  )
}

/** Names the reason of disabled `WriteButton`s, which refer to it by `id`; nothing while the server can be asked. */
export function WriteReason({ id }: { readonly id: string }) {
  return useCanWrite() ? null : (
    <p id={id} aria-live="polite" className="text-sm text-warn">
      <Trans>Needs a connection</Trans>
    </p>
  )
}

interface WriteProps extends ComponentProps<typeof Button> {
  /** The id of the `WriteReason` on the page. */
  readonly reason: string
  readonly children: ReactNode
}

/** A button that changes something on the server: without it disabled, with the reason. */
export function WriteButton({ reason, disabled, ...button }: WriteProps) {
  const canWrite = useCanWrite()
  return <Button {...button} disabled={!canWrite || disabled} aria-describedby={canWrite ? undefined : reason} />
}
