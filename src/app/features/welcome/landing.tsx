import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { DemoPicture } from '../../demo/demo-picture.tsx'
import { mayHaveGuestWork } from '../../device/database-name.ts'
import { loadPart } from '../../loading/load-part.ts'
import { session } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { DemoStart } from './demo-start.tsx'
import { WhenNear } from './when-near.tsx'

const LeftWork = lazy(() => loadPart(() => import('./left-work.tsx'), 'welcome'))
const LiveResults = lazy(() => loadPart(() => import('./live-results.tsx'), 'welcome'))

function Shown({ title, picture, children }: Record<'title' | 'picture' | 'children', ReactNode>) {
  return (
    <figure className="flex flex-col gap-3">
      {picture}
      <figcaption>
        <h3 className="text-lg">{title}</h3>
        <p className="text-ink-2">{children}</p>
      </figcaption>
    </figure>
  )
}

function Reason({ title, children }: Record<'title' | 'children', ReactNode>) {
  return (
    <div>
      <h2 className="mb-2 text-lg">{title}</h2>
      <p className="text-ink-2">{children}</p>
    </div>
  )
}

/** The public front page: the product's purpose, and links to log in and register. */
export default function Landing() {
  const { t } = useLingui()
  const { user } = useSnapshot(session)
  const [hasLeft, setLeft] = useState(false)
  useEffect(() => void mayHaveGuestWork().then(setLeft), [])
  return (
    <div className="flex flex-col gap-16 py-6 sm:py-14">
      <section className="flex flex-col items-start gap-6">
        <h1 className="max-w-2xl text-3xl leading-tight font-semibold sm:text-[2.75rem] sm:leading-[1.15]">
          <Trans>From the hospital’s spreadsheet to the published table, on the device in your hand.</Trans>
        </h1>
        <p className="max-w-2xl text-lg text-ink-2">
          <Trans>
            Clean your data, make Table 1 and Kaplan–Meier curves, and export them ready for a Chinese or English
            journal. Nothing is uploaded, and nothing stops when the network does.
          </Trans>
        </p>
        <div className="flex flex-wrap gap-3">
          <Button asChild look="primary" size="lg">
            {user ? (
              <Link to="/project/list">
                <Trans>To my projects</Trans>
              </Link>
            ) : (
              <Link to="/register">
                <Trans>Create a free account</Trans>
              </Link>
            )}
          </Button>
          {user ? null : <DemoStart />}
          <Button asChild size="lg">
            <Link to="/tool/index">
              <Trans>Open the clinical tools</Trans>
            </Link>
          </Button>
        </div>
      </section>
      {hasLeft ? (
        <Suspense>
          <LeftWork />
        </Suspense>
      ) : null}
      <DemoPicture name="curve" alt={t`A survival curve with its options, its reading and its tables`} />
      <section className="flex flex-col gap-5">
        <div>
          <h2 className="text-2xl">
            <Trans>Change it: it is computed here</Trans>
          </h2>
          <p className="mt-1 max-w-2xl text-ink-2">
            <Trans>
              228 patients with advanced lung cancer. Choose other groups, and this page computes the results anew: on
              your device, as the application does with your own data.
            </Trans>
          </p>
        </div>
        <WhenNear className="min-h-160">
          <Suspense fallback={<div className="min-h-160" />}>
            <LiveResults />
          </Suspense>
        </WhenNear>
      </section>
      <section className="flex flex-col gap-8">
        <h2 className="text-2xl">
          <Trans>From the file to the paper</Trans>
        </h2>
        <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2">
          <Shown
            title={<Trans>Clean the data</Trans>}
            picture={<DemoPicture name="data" alt={t`A dataset as a grid, with its steps`} />}
          >
            <Trans>
              CSV, Excel, SPSS, Stata, SAS and R files, with every change as a step that can be undone, switched off and
              repeated on new data.
            </Trans>
          </Shown>
          <Shown
            title={<Trans>Make Table 1</Trans>}
            picture={<DemoPicture name="table" alt={t`A three-line Table 1 of two groups`} />}
          >
            <Trans>Three-line tables for Word, with tests that fit the variables and a sentence for the Methods.</Trans>
          </Shown>
        </div>
        <div className="grid items-center gap-8 sm:grid-cols-[3fr_2fr]">
          <DemoPicture name="tool" alt={t`A clinical tool with its result`} />
          <div>
            <h3 className="text-lg">
              <Trans>At the bedside</Trans>
            </h3>
            <p className="text-ink-2">
              <Trans>Scores, formulas, units and sample sizes, with their sources, open to everyone and offline.</Trans>
            </p>
          </div>
        </div>
      </section>
      <section className="grid gap-8 rounded-xl bg-accent-soft p-6 sm:grid-cols-2 sm:p-8">
        <div>
          <h2 className="mb-3 text-xl">
            <Trans>Free, and it stays free</Trans>
          </h2>
          <ul className="flex list-disc flex-col gap-1.5 pl-5 text-ink-2">
            <li>
              <Trans>Every analysis, chart and clinical tool</Trans>
            </li>
            <li>
              <Trans>Tables for Word and Excel, figures for the journal</Trans>
            </li>
            <li>
              <Trans>The R script of every result</Trans>
            </li>
            <li>
              <Trans>As many projects as your device holds</Trans>
            </li>
          </ul>
        </div>
        <div>
          <h2 className="mb-3 text-xl">
            <Trans>It works without a network</Trans>
          </h2>
          <p className="text-ink-2">
            <Trans>
              After the first visit everything is on your device: install it from the browser’s menu, and open it on the
              ward, in the train, or when the server is down. Changes are sent when the network is back.
            </Trans>
          </p>
        </div>
      </section>
      <section className="grid gap-x-10 gap-y-8 border-t border-line pt-10 sm:grid-cols-3">
        <Reason title={<Trans>Computed where the data are</Trans>}>
          <Trans>
            Every test runs in your browser. The server never sees a row unless you turn on cloud storage for that
            project.
          </Trans>
        </Reason>
        <Reason title={<Trans>Checked against R</Trans>}>
          <Trans>
            Each analysis comes with the R script that reproduces it. The same scripts produced the values that we test
            against.
          </Trans>
        </Reason>
        <Reason title={<Trans>Ready for the paper</Trans>}>
          <Trans>
            Three-line tables for Word, figures as SVG and 300 dpi PNG, and a Methods sentence in both languages.
          </Trans>
        </Reason>
      </section>
    </div>
  )
}
