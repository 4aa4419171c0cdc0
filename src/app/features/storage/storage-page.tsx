import { Trans } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { session } from '../../state/session.ts'
import { CloudSpace } from './cloud-space.tsx'
import { DeviceSpace } from './device-space.tsx'
import { KeptFaults } from './kept-faults.tsx'
import { RefusedList } from './refused-list.tsx'
import { SyncState } from './sync-state.tsx'

/** Data on this device and on the server, and changes that have not reached it. */
export function StoragePage() {
  const { user } = useSnapshot(session)
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-8">
      <h1 className="text-2xl">
        <Trans>Storage and sync</Trans>
      </h1>
      <SyncState />
      <RefusedList />
      {user ? <CloudSpace user={user.id} /> : null}
      <DeviceSpace />
      <KeptFaults />
    </div>
  )
}
