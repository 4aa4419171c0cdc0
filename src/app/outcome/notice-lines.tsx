import { Plural } from '@lingui/react/macro'
import type { MessageSpecs } from '#catalog/kit/analysis.ts'
import type { Display } from '#catalog/kit/message.ts'
import type { Notice } from '#catalog/kit/outcome/outcome.ts'
import { remarkText } from '#catalog/kit/present/remark-text.ts'

/** Two or more further remarks are folded: one on each of twenty variables would push the result off the screen. */
const SHOWN = 3

interface Props {
  notices: readonly Notice[]
  messages: MessageSpecs
  display: Display
}

/** The coded remarks of an outcome in words, warnings in their colour. */
export function NoticeLines({ notices, ...said }: Props) {
  if (notices.length <= SHOWN + 1) return <Lines {...said} notices={notices} />
  const folded = notices.slice(SHOWN)
  return (
    <div className="flex flex-col gap-2">
      <Lines {...said} notices={notices.slice(0, SHOWN)} />
      <details>
        <summary className="min-h-11 w-fit print:hidden cursor-pointer content-center text-sm text-ink-2 sm:min-h-9">
          <Plural value={folded.length} one="# more remark" other="# more remarks" />
        </summary>
        <div className="flex flex-col gap-2">
          <Lines {...said} notices={folded} />
        </div>
      </details>
    </div>
  )
}

function Lines({ notices, messages, display }: Props) {
  return notices.map((one) => (
    <p
      key={`${one.code}${JSON.stringify(one.params)}`}
      className={`rounded-md p-3 text-sm ${one.weight === 'warning' ? 'bg-warn-soft text-warn' : 'bg-sunken text-ink-2'}`}
    >
      {remarkText(one, messages, display)}
    </p>
  ))
}
