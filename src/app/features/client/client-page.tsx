import { Trans } from '@lingui/react/macro'
import { InstallCard } from './install-card.tsx'
import { PortableCard } from './portable-card.tsx'

/** How the application is installed on this device, and the portable servers of the site. */
export default function ClientPage() {
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-8">
      <h1 className="text-2xl">
        <Trans>Install and download</Trans>
      </h1>
      <InstallCard />
      <PortableCard />
    </div>
  )
}
