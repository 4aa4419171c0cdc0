import { Trans } from '@lingui/react/macro'
import { ownData } from '../../data/own-data.ts'
import type { Storage } from '../../data/projects.ts'
import { CheckField } from '../../ui/field.tsx'

/** The storage options of a project's rows, explained in one sentence each. A guest has no account on the server, and no choice. */
export function StorageChoice({ value, onChange }: { value: Storage; onChange: (storage: Storage) => void }) {
  if (ownData().database.isGuest) return null
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-sm font-medium">
        <Trans>Where are the rows kept?</Trans>
      </legend>
      <CheckField
        type="radio"
        name="storage"
        checked={value === 'device'}
        onChange={() => onChange('device')}
        label={<Trans>Only on this device</Trans>}
        help={
          <Trans>
            No row, and nothing computed from one, is sent anywhere. Names and settings are synced; on another device
            you open the same file again.
          </Trans>
        }
      />
      <CheckField
        type="radio"
        name="storage"
        checked={value === 'cloud'}
        onChange={() => onChange('cloud')}
        label={<Trans>On the server too</Trans>}
        help={
          <Trans>
            The file and the results are stored on your institution’s server and appear on all your devices.
          </Trans>
        }
      />
    </fieldset>
  )
}
