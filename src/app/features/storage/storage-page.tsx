import { Trans } from '@lingui/react/macro'
import { DeviceSpace } from './device-space.tsx'
import { KeptFaults } from './kept-faults.tsx'
import { RefusedList } from './refused-list.tsx'
import { SyncState } from './sync-state.tsx'

/** Data on this device, and changes that have not reached the server. */
export function StoragePage() {
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-8">
      <h1 className="text-2xl">
        <Trans>Storage and sync</Trans>
      </h1>
      <SyncState />
      <RefusedList />
      <DeviceSpace />
      <KeptFaults />
    </div>
  )
}
