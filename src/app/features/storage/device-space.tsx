import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLiveQuery } from 'dexie-react-hooks'
import { ShieldCheck } from 'lucide-react'
import { ownData } from '../../data/own-data.ts'
import { askToKeepData, deviceSpace } from '../../device/lasting-storage.ts'
import { fileSize } from '../../i18n/file-size.ts'
import { Button } from '../../ui/button.tsx'
import { SpaceMeter } from '../../ui/space-meter.tsx'
import { DeviceProjects } from './device-projects.tsx'
import { FilmsOnDevice } from './films-on-device.tsx'
import { ROnDevice } from './r-on-device.tsx'

/** How much of the device's storage is used, and whether the browser may clear it. */
export function DeviceSpace() {
  const { t } = useLingui()
  const { data, refetch } = useQuery({
    queryKey: ['device-space'],
    queryFn: deviceSpace,
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
  })
  const sources = useLiveQuery(() => ownData().database.sources.toArray(), [])
  if (data === undefined) return null
  return (
    <section className="flex flex-col gap-4 rounded-lg bg-surface p-5 shadow-card">
      <h2 className="text-lg">
        <Trans>On this device</Trans>
      </h2>
      <div>
        {data && (
          <>
            <SpaceMeter label={t`Space used`} used={data.usage} quota={data.quota} />
            <p className="mt-2 text-sm text-ink-2">
              <Trans>
                {fileSize(data.usage)} used of {fileSize(data.quota)} that the browser allows
              </Trans>
            </p>
          </>
        )}
        <p className="mt-1 text-sm text-ink-2">
          <Trans>
            What is in the recycle bin counts too, here and on the server, until its data are removed after 30 days.
          </Trans>
        </p>
      </div>
      {data?.persisted ? (
        <p className="flex items-center gap-2 text-sm text-ok">
          <ShieldCheck size={16} aria-hidden />
          <Trans>The browser has promised not to clear these data.</Trans>
        </p>
      ) : (
        <div className="flex flex-wrap items-center gap-3 rounded-md bg-warn-soft p-3 text-sm text-warn">
          <p className="min-w-60 flex-1">
            <Trans>
              The browser may clear these data when the device runs short of space. Install the application, export your
              projects, or ask the browser to keep them.
            </Trans>
          </p>
          <Button size="sm" onClick={() => void askToKeepData().then(() => refetch())}>
            <Trans>Ask the browser</Trans>
          </Button>
        </div>
      )}
      <DeviceProjects onClear={() => void refetch()} />
      <ROnDevice />
      <FilmsOnDevice onClear={() => void refetch()} />
      {sources && sources.length > 0 ? (
        <div className="border-t border-line pt-4 text-sm">
          <h3 className="font-medium">
            <Trans>Imported files</Trans>
          </h3>
          <ul className="mt-1 divide-y divide-line">
            {sources.map((source) => (
              <li key={source.sha256} className="flex justify-between gap-4 py-2">
                <span className="min-w-0 truncate">{source.name}</span>
                <span className="shrink-0 text-ink-3 tabular-nums">{fileSize(source.size)}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  )
}
