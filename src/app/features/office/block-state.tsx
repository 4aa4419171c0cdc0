import { Trans } from '@lingui/react/macro'
import { Lock } from 'lucide-react'
import type { FrozenState } from '../../data/reports/frozen-block.ts'
import { dateOnly } from '../../i18n/dates.ts'
import type { ContentChange } from '../../report/document/report-changes.ts'
import { Button } from '../../ui/button.tsx'
import { Folded } from '../../ui/folded.tsx'
import { ChangedValues } from './changed-values.tsx'

interface Props {
  state: FrozenState | undefined
  change: ContentChange | undefined
  onSeen: () => void
  onTake: () => void
}

/** Whether the result of a block is frozen, has changed since it was seen, or has a newer one. Not printed. */
export function BlockState({ state, change, onSeen, onTake }: Props) {
  const isFrozen = state !== undefined
  if (!isFrozen && !change) return null
  return (
    <div className="mt-2 flex flex-col gap-2 text-sm print:hidden">
      {state && typeof state !== 'string' ? <FrozenLine at={state.at} engine={state.engine} data={state.data} /> : null}
      {change ? (
        <div className="rounded-md border-l-4 border-warn bg-sunken px-3 py-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <strong className="font-semibold">
              {isFrozen ? <Trans>Newer result available</Trans> : <Trans>Changed</Trans>}
            </strong>
            <span className="min-w-40 flex-1 text-ink-2">
              {isFrozen ? (
                <Trans>The block stays as it was frozen.</Trans>
              ) : (
                <Trans>It differs from what you saw here last.</Trans>
              )}
            </span>
            {isFrozen ? (
              <Button size="sm" className="max-sm:h-11" onClick={onTake}>
                <Trans>Take the newer result</Trans>
              </Button>
            ) : (
              <Button size="sm" className="max-sm:h-11" onClick={onSeen}>
                <Trans>Seen</Trans>
              </Button>
            )}
          </div>
          <Folded
            summary={<Trans>Before and after</Trans>}
            summaryLook="flex min-h-9 w-fit cursor-pointer items-center text-accent max-sm:min-h-11"
          >
            {() => <ChangedValues change={change} />}
          </Folded>
        </div>
      ) : null}
    </div>
  )
}

function FrozenLine({ at, engine, data }: { at: number; engine: string; data: string | null }) {
  const day = dateOnly(at)
  const hash = data?.slice(0, 8)
  return (
    <p className="flex items-center gap-1.5 text-xs text-ink-3">
      <Lock size={13} className="shrink-0" aria-hidden />
      {hash === undefined ? (
        <Trans>
          Frozen on {day}, tool revision {engine}
        </Trans>
      ) : (
        <Trans>
          Frozen on {day}, engine {engine}, data {hash}
        </Trans>
      )}
    </p>
  )
}
