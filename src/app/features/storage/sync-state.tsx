import { Plural, Trans } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { RefreshCw } from 'lucide-react'
import { useSnapshot } from 'valtio'
import { connection, probe } from '../../api/connection.ts'
import { ownData } from '../../data/own-data.ts'
import { requestSync, sync } from '../../data/sync.ts'
import { dateTime } from '../../i18n/dates.ts'
import { session } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'

/** The state of the queue, with a button to send it now. */
export function SyncState() {
  const { online } = useSnapshot(connection)
  const { running, lastAt } = useSnapshot(sync)
  const { token } = useSnapshot(session)
  const waiting = useLiveQuery(() => ownData().database.outbox.count(), [])
  const aside = useLiveQuery(
    () =>
      ownData()
        .database.outbox.filter((row) => row.aside === 1)
        .count(),
    [],
  )
  const sendNow = async () => {
    await ownData().database.outbox.toCollection().modify({ aside: 0, attempts: 0 })
    if (await probe()) await requestSync()
  }
  return (
    <section className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg bg-surface p-5 shadow-card">
      <div className="min-w-60 flex-1">
        <h2 className="text-lg" data-testid="waiting">
          {waiting ? (
            <Plural value={waiting} one="# change is waiting to be sent" other="# changes are waiting to be sent" />
          ) : (
            <Trans>Everything has been sent</Trans>
          )}
        </h2>
        <p className="text-sm text-ink-2">
          {token === null ? (
            <Trans>Log in again to send what is waiting.</Trans>
          ) : online ? (
            lastAt ? (
              <Trans>Last synced {dateTime(lastAt)}</Trans>
            ) : (
              <Trans>The server is reachable.</Trans>
            )
          ) : (
            <Trans>The server is offline now. Changes are kept here and sent when it is back.</Trans>
          )}
        </p>
        {aside ? (
          <p className="text-sm text-warn">
            <Plural
              value={aside}
              one="# change was set aside after repeated errors of the server."
              other="# changes were set aside after repeated errors of the server."
            />
          </p>
        ) : null}
      </div>
      <Button disabled={running || token === null} onClick={() => void sendNow()}>
        <RefreshCw size={16} aria-hidden className={running ? 'animate-spin' : ''} />
        <Trans>Sync now</Trans>
      </Button>
    </section>
  )
}
