import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { useSnapshot } from 'valtio'
import { DemoPicture } from '../../demo/demo-picture.tsx'
import { install, installation } from '../../state/install.ts'
import { Button } from '../../ui/button.tsx'
import { Folded } from '../../ui/folded.tsx'
import { guideFor, guides } from './guide.ts'
import { GuideName, GuideSteps } from './guide-steps.tsx'

const isInstalled = () => matchMedia('(display-mode: standalone)').matches

/** How this application is installed: the way for this browser, then the others. Nothing of it needs the server. */
export function InstallCard() {
  const { t } = useLingui()
  const { offered } = useSnapshot(installation)
  const own = guideFor(navigator)
  return (
    <section className="flex flex-col gap-4 rounded-lg bg-surface p-5 shadow-card" aria-labelledby="install-title">
      <h2 id="install-title" className="text-lg">
        <Trans>Install this application</Trans>
      </h2>
      <p className="text-ink-2">
        <Trans>
          Once installed, it has its own window and icon. It works without a network either way: after the first visit
          the browser keeps it on the device.
        </Trans>
      </p>
      {isInstalled() ? (
        <output className="block rounded-md bg-ok-soft px-3 py-2 text-sm text-ok">
          <Trans>You are using the installed application.</Trans>
        </output>
      ) : null}
      {offered ? (
        <div className="flex flex-col gap-4">
          <Button look="primary" size="lg" className="self-start" onClick={() => void install()}>
            <Download size={18} aria-hidden />
            <Trans>Install on this device</Trans>
          </Button>
          <p className="text-sm text-ink-2">
            <Trans>The same entry is in the menu of your account, on every page:</Trans>
          </p>
          <DemoPicture
            name="install"
            alt={t`The menu of the account with the entry “Install on this device”`}
            className="max-w-md"
          />
        </div>
      ) : null}
      <div>
        <h3 className="mb-3 font-medium">
          <GuideName guide={own} />
          <span className="ml-2 text-sm font-normal text-ink-3">
            <Trans>your browser</Trans>
          </span>
        </h3>
        <GuideSteps guide={own} />
      </div>
      <div className="border-t border-line">
        {guides
          .filter((guide) => guide !== own)
          .map((guide) => (
            <Folded
              key={guide}
              className="border-b border-line py-1 last:border-0"
              summaryLook="cursor-pointer py-2"
              summary={<GuideName guide={guide} />}
            >
              {() => (
                <div className="pt-1 pb-3">
                  <GuideSteps guide={guide} />
                </div>
              )}
            </Folded>
          ))}
      </div>
    </section>
  )
}
