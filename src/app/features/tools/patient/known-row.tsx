import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { enteredText } from '#catalog/kit/tool/entered-text.ts'
import { toolTitles } from '#catalog/tools.ts'
import { timeOfDay } from '../../../i18n/dates.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { type KnownValue, removeKnown } from './this-patient.ts'

/** One known value: its number and unit, the tool in which it was typed, and the time. */
export function KnownRow({ known, onLeave }: { known: KnownValue; onLeave: () => void }) {
  const { t } = useLingui()
  const { language, say } = useWords()
  const { spec, value, tool, at } = known
  const label = say(spec.label)
  const title = toolTitles.find(({ id }) => id === tool)?.title
  const time = timeOfDay(at)
  return (
    <li className="flex items-center gap-3 border-b border-line py-1.5 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap justify-between gap-x-3">
          <span>{label}</span>
          <span className="font-semibold tabular-nums">{enteredText(spec, value, language)}</span>
        </p>
        <p className="text-sm text-ink-3">
          <Trans>
            <Link
              to="/tool/detail"
              search={{ id: tool }}
              className="underline-offset-3 hover:underline"
              onClick={onLeave}
            >
              {title ? say(title) : tool}
            </Link>
            , {time}
          </Trans>
        </p>
      </div>
      <Button look="quiet" size="field-icon" aria-label={t`Remove: ${label}`} onClick={() => removeKnown(known)}>
        <X size={17} aria-hidden />
      </Button>
    </li>
  )
}
