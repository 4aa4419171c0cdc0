import { CircleAlert, CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import type { MessageSpecs } from '#catalog/kit/analysis.ts'
import type { Display } from '#catalog/kit/message.ts'
import type { Check } from '#catalog/kit/outcome/outcome.ts'
import { checkResults, remarkText } from '#catalog/kit/present/remark-text.ts'

const looks = {
  met: { Icon: CircleCheck, colour: 'text-ok' },
  doubtful: { Icon: CircleAlert, colour: 'text-warn' },
  violated: { Icon: CircleX, colour: 'text-danger' },
  unknown: { Icon: CircleHelp, colour: 'text-ink-3' },
}

interface Props {
  checks: readonly Check[]
  words: MessageSpecs
  display: Display
}

/** The assumptions of the analysis, each with the result of its check. */
export function CheckList({ checks, words, display }: Props) {
  const { language } = display.settings
  return (
    <ul className="flex flex-col gap-1.5 text-sm">
      {checks.map((check) => {
        const { Icon, colour } = looks[check.result]
        return (
          <li
            key={`${check.code}${JSON.stringify(check.where)}${JSON.stringify(check.params)}`}
            className="flex items-start gap-2"
          >
            <Icon size={16} className={`mt-0.5 shrink-0 ${colour}`} aria-label={checkResults[check.result][language]} />
            <span>{remarkText(check, words, display)}</span>
          </li>
        )
      })}
    </ul>
  )
}
