import { Trans } from '@lingui/react/macro'
import { CircleCheck, Undo2 } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import type { CurrentOrder } from '#contract/calls/order.ts'
import { useMemberWords } from '../money/member-words.ts'

/** After a step the pressed button is gone: the focus goes to the first control of the next one. @param step its name */
function useNextFocus(step: string): RefObject<HTMLOutputElement | null> {
  const inside = useRef<HTMLOutputElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    // the controls of the next step are disabled until the call has ended
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      inside.current?.closest('section')?.querySelector<HTMLElement>('a[href], button:not(:disabled)')?.focus()
    })
  }, [step])
  return inside
}

/** How an order has ended; nothing while it is open. It stays on the page, so that a screen reader announces the end when it comes. */
export function OrderState({ current: { order, due_time: due } }: { readonly current: CurrentOrder }) {
  const words = useMemberWords()
  const { state } = order
  const isBeingPaid = order.payments.some((one) => one.state === 'asking' || one.state === 'waiting')
  const box = useNextFocus(state === 'open' && isBeingPaid ? 'paying' : state)
  return (
    <output ref={box} className={state === 'open' ? 'sr-only' : 'flex flex-col items-center gap-3 text-center'}>
      {state === 'open' ? null : state === 'closed' ? (
        <p className="self-start text-left text-ink-2">
          <Trans>The order is closed. Nothing was paid.</Trans>
        </p>
      ) : (
        <>
          {state === 'paid' ? (
            <CircleCheck size={40} aria-hidden className="text-ok" />
          ) : (
            <Undo2 size={40} aria-hidden className="text-ink-2" />
          )}
          <p className="text-lg font-semibold">
            {state === 'paid' ? (
              <Trans>Paid</Trans>
            ) : state === 'refunded' ? (
              <Trans>Paid back</Trans>
            ) : (
              <Trans>Partly paid back</Trans>
            )}
          </p>
          {due !== null && state === 'paid' ? (
            <p className="text-ink-2">
              <Trans>Membership until {words.due(due)}</Trans>
            </p>
          ) : null}
        </>
      )}
    </output>
  )
}
