import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../ui/button.tsx'
import type { OutcomeState } from './use-outcome.ts'

/** The progress of a computation with a Stop button; a fault; and a notice that this engine's result differs from the kept one. */
export function ComputationState({ state }: { state: OutcomeState }) {
  const { t } = useLingui()
  const { progress, failure, newer, cancel, accept } = state
  return (
    <>
      {progress === undefined ? null : (
        <div className="flex items-center gap-4">
          <progress
            className="h-2 flex-1 accent-accent"
            max={1}
            value={progress === 0 ? undefined : progress}
            aria-label={t`Progress of the computation`}
          />
          <Button size="sm" onClick={cancel}>
            <Trans>Stop</Trans>
          </Button>
        </div>
      )}
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
