import type { MessageSpecs } from '#catalog/kit/analysis.ts'
import type { Display } from '#catalog/kit/message.ts'
import type { Notice } from '#catalog/kit/outcome/outcome.ts'
import { remarkText } from '#catalog/kit/present/remark-text.ts'

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
  return notices.map((one) => (
    <p
      key={`${one.code}${JSON.stringify(one.params)}`}
      className={`rounded-md p-3 text-sm ${one.weight === 'warning' ? 'bg-warn-soft text-warn' : 'bg-sunken text-ink-2'}`}
    >
      {remarkText(one, messages, display)}
    </p>
  ))
}
