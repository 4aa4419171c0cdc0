import { Trans } from '@lingui/react/macro'
import { Button } from '../ui/button.tsx'
import type { OutcomeState } from './use-outcome.ts'

/** Shows why a computation failed, and a notice if this engine's result differs from the stored one. */
export function ComputationState({ state }: { state: OutcomeState }) {
  const { failure, newer, accept } = state
  return (
    <>
      {failure ? (
        <p role="alert" className="rounded-md bg-danger-soft p-4 text-sm text-danger">
          <Trans>The computation failed. This is a fault of the program; please report it: {failure}</Trans>
        </p>
      ) : null}
      {newer ? (
        <div className="flex flex-wrap items-center gap-3 rounded-md bg-warn-soft p-4 text-sm text-warn">
          <p className="min-w-60 flex-1">
            <Trans>
              This version of the program computes different numbers from the same data. The numbers shown were kept by
              another version, or came with a project file.
            </Trans>
          </p>
          <Button size="sm" onClick={accept}>
            <Trans>Take the new numbers</Trans>
          </Button>
        </div>
      ) : null}
    </>
  )
}
