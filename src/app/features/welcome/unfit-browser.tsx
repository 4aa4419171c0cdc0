import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import type { Unfit } from './unfit.ts'

/** Shown in place of the application in a browser in which data would not be safe. */
export function UnfitBrowser({ why, onContinue }: { readonly why: Unfit; readonly onContinue: () => void }) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center gap-6 px-6 py-12">
      {why === 'wechat' ? <InWeChat onContinue={onContinue} /> : <OverHttp />}
    </main>
  )
}

function InWeChat({ onContinue }: { readonly onContinue: () => void }) {
  return (
    <>
      <h1 className="text-2xl font-semibold">
        <Trans>Open this page in your phone’s browser</Trans>
      </h1>
      <p className="text-ink-2">
        <Trans>
          WeChat’s own browser saves no files, cannot install the application, and may clear what you keep in it.
        </Trans>
      </p>
      <ol className="flex list-decimal flex-col gap-2 pl-5">
        <li>
          <Trans>Press ··· in the upper right corner.</Trans>
        </li>
        <li>
          <Trans>Choose “Open in Browser”, on an iPhone “Open in Safari”.</Trans>
        </li>
      </ol>
      <CopyAddress />
      <Button size="lg" onClick={onContinue}>
        <Trans>Only look around here</Trans>
      </Button>
    </>
  )
}

function CopyAddress() {
  const { t } = useLingui()
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => setCopied(true),
      () => undefined, // the reader can select the address below the button instead
    )
  return (
    <div className="flex flex-col gap-2">
      <Button look="primary" size="lg" onClick={() => void copy()}>
        {copied ? <Trans>Copied</Trans> : <Trans>Copy the address</Trans>}
      </Button>
      <output aria-label={t`Address of this page`} className="text-sm break-all text-ink-2 select-all">
        {location.href}
      </output>
    </div>
  )
}

function OverHttp() {
  const { host, origin } = location
  const secure = `https://${host}`
  return (
    <>
      <h1 className="text-2xl font-semibold">
        <Trans>This address is not encrypted</Trans>
      </h1>
      <p className="text-ink-2">
        <Trans>
          Over plain http a browser offers no offline storage for the application and no cryptography for your files.
          Slipstick does not run without them.
        </Trans>
      </p>
      <ul className="flex list-disc flex-col gap-2 pl-5">
        <li>
          <Trans>
            Try <a href={secure}>{secure}</a>, which the site may offer as well.
          </Trans>
        </li>
        <li>
          <Trans>On the computer that runs the server, open it as http://localhost.</Trans>
        </li>
        <li>
          <Trans>
            Whoever runs {origin} can put it behind a web server with a certificate; one of the hospital’s own authority
            is enough.
          </Trans>
        </li>
      </ul>
    </>
  )
}
