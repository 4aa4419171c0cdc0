import { Trans } from '@lingui/react/macro'
import { Check, CornerDownRight } from 'lucide-react'
import { toolTitles } from '#catalog/tools.ts'
import { timeOfDay } from '../../../i18n/dates.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { CarriedMarks } from './this-patient.ts'

interface Props {
  mark: CarriedMarks[string]
  onConfirm: () => void
}

/** Below a field that was filled from another tool: names the tool and the time of typing, and asks the reader to confirm the value. */
export function CarriedMark({ mark: { tool, at, confirmed }, onConfirm }: Props) {
  const { say } = useWords()
  const title = toolTitles.find(({ id }) => id === tool)?.title
  const source = title ? say(title) : tool
  const time = timeOfDay(at)
  return (
    <div
      data-testid="carried"
      className={classNames(
        'mt-1 flex min-h-8 items-center justify-between gap-x-3 text-sm',
        confirmed ? 'text-ink-3' : 'text-warn',
      )}
    >
      <p className="flex min-w-0 items-start gap-1.5">
        {confirmed ? (
          <Check size={15} aria-hidden className="mt-0.5 shrink-0" />
        ) : (
          <CornerDownRight size={15} aria-hidden className="mt-0.5 shrink-0" />
        )}
        <span>
          {confirmed ? (
            <Trans>
              Carried from {source}, {time}, and confirmed
            </Trans>
          ) : (
            <Trans>
              Carried from {source}, {time}
            </Trans>
          )}
        </span>
      </p>
      {confirmed ? null : (
        <Button size="sm" className="max-lg:h-11 print:hidden" onClick={onConfirm}>
          <Trans>Confirm</Trans>
        </Button>
      )}
    </div>
  )
}
