import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { loadPart } from '../../loading/load-part.ts'
import { session } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { DemoStart } from './demo-start.tsx'

const LeftWork = lazy(() => loadPart(() => import('./left-work.tsx'), 'welcome'))

/** The public front page: the product's purpose, and links to log in and register. */
export default function Landing() {
  const { user } = useSnapshot(session)
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
      <Suspense>
        <LeftWork />
      </Suspense>
      <section className="grid gap-x-10 gap-y-8 border-t border-line pt-10 sm:grid-cols-3">
        <div>
          <h2 className="mb-2 text-lg">
            <Trans>Computed where the data are</Trans>
          </h2>
          <p className="text-ink-2">
            <Trans>
              Every test runs in your browser. The server never sees a row unless you turn on cloud storage for that
              project.
            </Trans>
          </p>
        </div>
        <div>
          <h2 className="mb-2 text-lg">
            <Trans>Checked against R</Trans>
          </h2>
          <p className="text-ink-2">
            <Trans>
              Each analysis comes with the R script that reproduces it. The same scripts produced the values that we
              test against.
            </Trans>
          </p>
        </div>
        <div>
          <h2 className="mb-2 text-lg">
            <Trans>Ready for the paper</Trans>
          </h2>
          <p className="text-ink-2">
            <Trans>
              Three-line tables for Word, figures as SVG and 300 dpi PNG, and a Methods sentence in both languages.
            </Trans>
          </p>
        </div>
      </section>
    </div>
  )
}
