import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../ui/button.tsx'
import { ResultSlots } from './result-slots.ts'
import type { OutcomeState } from './use-outcome.ts'

interface Props {
  state: OutcomeState
  children?: ReactNode
}

/** The actions on a result and, while it is computed, the progress with a Stop button. They are shown in the page's bar. */
export function ResultActions({ state: { progress, cancel }, children }: Props) {
  const { t } = useLingui()
  const { actions } = use(ResultSlots)
  const bar = (
    <>
      {children}
      {progress === undefined ? null : (
        <>
          <progress
            className="absolute inset-x-0 bottom-0 h-1 w-full accent-accent"
            max={1}
            value={progress === 0 ? undefined : progress}
            aria-label={t`Progress of the computation`}
          />
          <Button size="sm" className="ml-auto" onClick={cancel}>
            <Trans>Stop</Trans>
          </Button>
        </>
      )}
    </>
  )
  if (actions !== undefined) return actions && createPortal(bar, actions)
  return <div className="relative flex min-h-12 items-center gap-1 print:hidden">{bar}</div>
}
