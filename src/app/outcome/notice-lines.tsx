import type { MessageSpecs } from '#catalog/kit/analysis.ts'
import { type Display, messageText } from '#catalog/kit/message.ts'
import type { Notice } from '#catalog/kit/outcome.ts'

/** The coded remarks of an outcome in words, warnings in their colour. */
export function NoticeLines({
  notices,
  messages,
  display,
}: {
  notices: readonly Notice[]
  messages: MessageSpecs
  display: Display
}) {
  return notices.map(({ code, params, where, weight }) => (
    <p
      key={`${code}${JSON.stringify(params)}`}
      className={`rounded-md p-3 text-sm ${weight === 'warning' ? 'bg-warn-soft text-warn' : 'bg-sunken text-ink-2'}`}
    >
      {messages[code] ? messageText(messages[code], { ...params, ...(where ? { where } : {}) }, display) : code}
    </p>
  ))
}
