import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Guide } from './guide.ts'
import { MenuDrawing } from './menu-drawing.tsx'

/** The names of the ways to install, as headings. */
export function GuideName({ guide }: { readonly guide: Guide }) {
  switch (guide) {
    case 'chrome':
      return <Trans>Chrome on a computer</Trans>
    case 'edge':
      return <Trans>Edge on a computer</Trans>
    case 'safari':
      return <Trans>Safari on a Mac</Trans>
    case 'firefox':
      return <Trans>Firefox on a computer</Trans>
    case 'ios':
      return <Trans>iPhone and iPad</Trans>
    case 'android':
      return <Trans>Android: Chrome, Edge</Trans>
    case 'own-browser':
      return <Trans>Browsers of Huawei, Xiaomi, OPPO, vivo</Trans>
    case 'wechat':
      return <Trans>WeChat’s own browser</Trans>
  }
}

function Steps({ steps, drawing }: { readonly steps: readonly ReactNode[]; readonly drawing?: ReactNode }) {
  return (
    <div className="flex flex-col gap-4 sm:flex-row sm:items-start sm:gap-8">
      <ol className="flex min-w-0 flex-1 list-decimal flex-col gap-2 pl-5">
        {steps.map((step, index) => (
          <li key={index}>{step}</li>
        ))}
      </ol>
      {drawing ? <div className="shrink-0 sm:w-80">{drawing}</div> : null}
    </div>
  )
}

/** How the application is installed with one browser, in the words of its menus. */
export function GuideSteps({ guide }: { readonly guide: Guide }) {
  const { t } = useLingui()
  switch (guide) {
    case 'chrome':
      return (
        <Steps
          steps={[
            <Trans key="a">Press the install icon at the right end of the address bar.</Trans>,
            <Trans key="b">If there is none: ⋮, “Cast, save, and share”, “Install page as app”.</Trans>,
            <Trans key="c">Press Install. It opens in a window of its own and is listed with your programs.</Trans>,
          ]}
          drawing={<MenuDrawing device="computer" place="right" opener="⋮" entry={t`Install page as app`} />}
        />
      )
    case 'edge':
      return (
        <Steps
          steps={[
            <Trans key="a">Press ···, “More tools”, “Apps”.</Trans>,
            <Trans key="b">Choose “Install this site as an app”.</Trans>,
            <Trans key="c">Press Install. Edge then offers to pin it to the taskbar and the Start menu.</Trans>,
          ]}
          drawing={<MenuDrawing device="computer" place="right" opener="···" entry={t`Install this site as an app`} />}
        />
      )
    case 'safari':
      return (
        <Steps
          steps={[
            <Trans key="a">Choose “File”, “Add to Dock”. It needs macOS 14 or newer.</Trans>,
            <Trans key="b">Press Add, and open it from the Dock once while there is a network.</Trans>,
          ]}
          drawing={<MenuDrawing device="computer" place="left" opener={t`File`} entry={t`Add to Dock`} />}
        />
      )
    case 'firefox':
      return (
        <p>
          <Trans>
            Firefox on a computer installs no web application. Slipstick works in its tab, also without a network; for a
            window of its own open this address in Chrome or Edge.
          </Trans>
        </p>
      )
    case 'ios':
      return (
        <Steps
          steps={[
            <Trans key="a">Press Share in the browser.</Trans>,
            <Trans key="b">Choose “Add to Home Screen”.</Trans>,
            <Trans key="c">Press Add, and open it from the home screen once while there is a network.</Trans>,
          ]}
          drawing={<MenuDrawing device="phone" place="below" opener={t`Share`} entry={t`Add to Home Screen`} />}
        />
      )
    case 'android':
      return (
        <Steps
          steps={[
            <Trans key="a">Press ⋮ in the upper right corner, in Edge ≡ below.</Trans>,
            <Trans key="b">Choose “Install app” or “Add to Home screen”.</Trans>,
            <Trans key="c">Press Install.</Trans>,
          ]}
          drawing={<MenuDrawing device="phone" place="right" opener="⋮" entry={t`Install app`} />}
        />
      )
    case 'own-browser':
      return (
        <Steps
          steps={[
            <Trans key="a">
              Many of these browsers add a shortcut only, which does not open without a network. We have not tried each.
            </Trans>,
            <Trans key="b">Install Chrome or Edge from the store of the phone, and open this address there.</Trans>,
          ]}
        />
      )
    case 'wechat':
      return (
        <Steps
          steps={[
            <Trans key="a">WeChat’s browser installs nothing. Press ··· in the upper right corner.</Trans>,
            <Trans key="b">Choose “Open in Browser”, on an iPhone “Open in Safari”.</Trans>,
            <Trans key="c">Install it there, as described for that browser.</Trans>,
          ]}
          drawing={<MenuDrawing device="phone" place="right" opener="···" entry={t`Open in Browser`} />}
        />
      )
  }
}
