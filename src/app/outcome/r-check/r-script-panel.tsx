import { Trans } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { loadPart } from '../../loading/load-part.ts'
import { Folded } from '../../ui/folded.tsx'
import type { RScriptProps } from './r-script-view.tsx'

const RScriptView = lazy(() => loadPart(() => import('./r-script-view.tsx'), 'own'))

/** The R script of the result in a folded panel. */
export function RScriptPanel({ id, ...props }: RScriptProps & { id: string }) {
  return (
    <Folded
      id={id}
      className="scroll-mt-32 rounded-lg bg-sunken print:hidden"
      summary={<Trans>Check in R</Trans>}
      summaryLook="cursor-pointer px-5 py-3 text-sm font-semibold"
    >
      {() => (
        <Suspense>
          <RScriptView {...props} />
        </Suspense>
      )}
    </Folded>
  )
}
