import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useSnapshot } from 'valtio'
import type { ClientBuild } from '#contract/calls/client.ts'
import { call } from '../../api/call.ts'
import { connection } from '../../api/connection.ts'
import { dateOnly } from '../../i18n/dates.ts'
import { fileSize } from '../../i18n/file-size.ts'
import { session } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'

const MS_PER_SECOND = 1000

/** The portable servers that the operator published; nothing if there are none. */
export function PortableCard() {
  const { token } = useSnapshot(session)
  const { online } = useSnapshot(connection)
  const { data } = useQuery({
    queryKey: ['Downloadpc/getnode'],
    queryFn: ({ signal }) => call('Downloadpc/getnode', {}, { signal }),
    refetchOnMount: 'always',
    enabled: token !== null,
  })
  if (!data || data.builds.length === 0) return null
  return (
    <section className="flex flex-col gap-4 rounded-lg bg-surface p-5 shadow-card" aria-labelledby="portable-title">
      <h2 id="portable-title" className="text-lg">
        <Trans>A server for a ward without a network</Trans>
      </h2>
      <p className="text-ink-2">
        <Trans>
          You do not need it to compute offline. It is for computers that reach neither this site nor the internet: a
          folder with the server, its database and this application. It starts without installation.
        </Trans>
      </p>
      {online ? null : (
        <p className="text-sm text-warn" id="portable-reason">
          <Trans>The server cannot be reached now. Downloads need it.</Trans>
        </p>
      )}
      <ul className="divide-y divide-line border-t border-line">
        {data.builds.map((build) => (
          <Build key={`${build.platform}-${build.arch}`} build={build} isOnline={online} />
        ))}
      </ul>
      <p className="text-sm text-ink-2">
        <Trans>
          Compare the SHA-256 of the file before you unpack it. Windows: <code>certutil -hashfile FILE SHA256</code>.
          macOS and Linux: <code>shasum -a 256 FILE</code>.
        </Trans>
      </p>
    </section>
  )
}

function Build({ build, isOnline }: { readonly build: ClientBuild; readonly isOnline: boolean }) {
  const { platform, arch, version, size, sha256, url, date, tried } = build
  const name = `slipstick-${version}-${platform}-${arch}.zip`
  // only a count: the download does not wait for it, and goes on without it
  const count = () =>
    void call('Pcdownloadlog/add', { platform, arch, version }, { idempotencyKey: crypto.randomUUID() }).catch(
      () => undefined,
    )
  return (
    <li className="flex flex-col gap-2 py-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-medium">
          <PlatformName build={build} />
        </h3>
        {isOnline ? (
          <Button asChild>
            <a href={url} download={name} onClick={count}>
              <Download size={16} aria-hidden />
              <Trans>Download</Trans>
            </a>
          </Button>
        ) : (
          <Button disabled aria-describedby="portable-reason">
            <Trans>Download</Trans>
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-2">
        {version} · {fileSize(size)} · {dateOnly(date * MS_PER_SECOND)}
      </p>
      <p className={tried ? 'text-sm text-ok' : 'text-sm text-warn'}>
        {tried ? (
          <Trans>Started by us on such a system, without a network, before it was published.</Trans>
        ) : (
          <Trans>Not tried by us on this platform: it is made in the same way, and may fail to start.</Trans>
        )}
      </p>
      <p className="text-sm text-ink-2">
        <Asks platform={platform} />
      </p>
      <p className="text-xs break-all text-ink-3">
        SHA-256 <code className="select-all">{sha256}</code>
      </p>
    </li>
  )
}

function PlatformName({ build: { platform, arch } }: { readonly build: ClientBuild }) {
  const { t } = useLingui()
  if (platform === 'win') return 'Windows 10/11'
  if (platform === 'darwin') return arch === 'arm64' ? t`macOS, Apple silicon` : t`macOS, Intel`
  return arch === 'arm64' ? t`Linux, ARM 64` : t`Linux, x86-64`
}

/** What the system asks before it starts a program that is not signed. */
function Asks({ platform }: Pick<ClientBuild, 'platform'>) {
  switch (platform) {
    case 'win':
      return (
        <Trans>
          The program is not signed. Windows says “Windows protected your PC”: choose “More info”, “Run anyway”. Start
          it by start.cmd, not as administrator.
        </Trans>
      )
    case 'darwin':
      return (
        <Trans>
          The program is not signed, and macOS refuses to open it at first: choose “Open Anyway” in System Settings,
          “Privacy & Security”. Start it by start.command.
        </Trans>
      )
    case 'linux':
      return <Trans>Linux asks nothing. Unpack the folder and start it by start.sh.</Trans>
  }
}
