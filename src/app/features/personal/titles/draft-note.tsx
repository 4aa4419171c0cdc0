import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/button.tsx'

interface Props {
  /** What is shown was typed before; or the stored title was changed or deleted since it was begun. */
  readonly state: 'restored' | 'changed' | 'deleted'
  readonly onDiscard: (() => void) | undefined
}

/** Says that the form shows a draft, and takes it away. */
export function DraftNote({ state, onDiscard }: Props) {
  return (
    <output className="flex flex-wrap items-center gap-3 rounded-md bg-warn-soft px-3 py-2 text-sm text-warn">
      <span className="min-w-48 flex-1">
        {state === 'restored' ? (
          <Trans>What you typed before and did not save is here again.</Trans>
        ) : state === 'changed' ? (
          <Trans>This title has been changed elsewhere since you began. Saving replaces that.</Trans>
        ) : (
          <Trans>This title has been deleted elsewhere. Saving makes a new one of what you typed.</Trans>
        )}
      </span>
      {onDiscard ? (
        <Button size="sm" className="max-sm:h-11" onClick={onDiscard}>
          {state === 'restored' ? <Trans>Discard the draft</Trans> : <Trans>Show the stored one</Trans>}
        </Button>
      ) : null}
    </output>
  )
}
