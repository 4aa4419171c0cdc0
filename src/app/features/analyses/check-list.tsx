import { Trans } from '@lingui/react/macro'
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

/** The assumptions, shown before the result. */
export function CheckList({ checks, words, display }: Props) {
  if (checks.length === 0) return null
  const { language } = display.settings
  return (
    <section>
      <h2 className="mb-2 text-sm font-semibold">
        <Trans>Assumptions</Trans>
      </h2>
      <ul className="flex flex-col gap-1.5 text-sm">
        {checks.map((check) => {
          const { Icon, colour } = looks[check.result]
          return (
            <li
              key={`${check.code}${JSON.stringify(check.where)}${JSON.stringify(check.params)}`}
              className="flex items-start gap-2"
            >
              <Icon
                size={16}
                className={`mt-0.5 shrink-0 ${colour}`}
                aria-label={checkResults[check.result][language]}
              />
              <span>{remarkText(check, words, display)}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
