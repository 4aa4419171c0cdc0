import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useState } from 'react'
import { renderSVG } from 'uqr'
import type { CurrentOrder, Order } from '#contract/calls/order.ts'
import { Button } from '../../../ui/button.tsx'
import { isInWechat } from './pay-in-wechat.ts'
import { yuan } from './yuan.ts'

type Payment = Order['payments'][number]

const SECOND = 1000
const PER_MINUTE = 60

/** Seconds left by the server's clock, whatever this device's clock says. */
function useLeft(until: number, { time }: Pick<CurrentOrder, 'time'>): number {
  const [left, setLeft] = useState(until - time)
  useEffect(() => {
    const read = performance.now()
    const show = () => setLeft(until - time - Math.floor((performance.now() - read) / SECOND))
    show()
    const timer = setInterval(show, SECOND)
    return () => clearInterval(timer)
  }, [until, time])
  return Math.max(0, left)
}

const clock = (seconds: number) =>
  `${Math.floor(seconds / PER_MINUTE)}:${String(seconds % PER_MINUTE).padStart(2, '0')}`

interface Props {
  readonly payment: Payment
  readonly current: CurrentOrder
  /** Opens WeChat's own payment with these fields, inside WeChat. */
  readonly onOpenWechat: (fields: Readonly<Record<string, string>>) => void
}

/** What the payer does now: scan the code, open the provider's page, or pay inside WeChat; with the time that is left. */
export function PaymentCode({ payment, current, onOpenWechat }: Props) {
  const { t } = useLingui()
  const { prepared, channel, expires_time: end } = payment
  const until = prepared?.kind === 'link' ? Math.min(prepared.until, end) : end
  const left = useLeft(until, current)
  const picture = useMemo(
    () =>
      prepared?.kind === 'qr'
        ? `data:image/svg+xml,${encodeURIComponent(renderSVG(prepared.text, { border: 2, ecc: 'M' }))}`
        : undefined,
    [prepared],
  )
  if (!prepared) return null
  const isOver = left === 0
  const alt = channel.startsWith('wechat')
    ? t`QR code: scan it with WeChat on your phone to pay ${yuan(payment.amount)}`
    : t`QR code: scan it with your phone to pay ${yuan(payment.amount)}`
  const link =
    prepared.kind === 'link' ? prepared.url : channel === 'local' && prepared.kind === 'qr' ? prepared.text : undefined
  return (
    <div className="flex flex-col items-center gap-3 text-center">
      {picture && !isOver ? (
        <>
          <img src={picture} alt={alt} width={200} height={200} className="rounded-md bg-white" />
          <p className="text-sm text-ink-2">
            {channel.startsWith('wechat') ? <Trans>Scan with WeChat, by the camera</Trans> : <Trans>Scan to pay</Trans>}
          </p>
        </>
      ) : null}
      {prepared.kind === 'bridge' && isInWechat() ? (
        <Button look="primary" onClick={() => onOpenWechat(prepared.fields)}>
          <Trans>Pay in WeChat</Trans>
        </Button>
      ) : null}
      {link ? (
        <Button asChild look={picture ? 'secondary' : 'primary'}>
          {/* WeChat Pay refuses a payer who comes without the address of this site */}
          <a
            href={link}
            referrerPolicy="strict-origin"
            target={channel === 'local' ? '_blank' : undefined}
            rel="noopener"
          >
            {channel === 'local' ? <Trans>Open the sandbox</Trans> : <Trans>To the payment page</Trans>}
          </a>
        </Button>
      ) : null}
      {channel === 'local' ? (
        <p className="max-w-md text-sm text-ink-2">
          <Trans>The sandbox opens on the machine of the server, once its inbox was opened there.</Trans>
        </p>
      ) : null}
      {isOver ? null : (
        <p className="tabular-nums text-ink-2" role="timer">
          <Trans>Pay within {clock(left)}</Trans>
        </p>
      )}
      <p aria-live="polite" className={isOver ? 'max-w-md text-ink-2' : 'sr-only'}>
        {isOver ? (
          <Trans>The time to pay is over. If you have not paid, cancel this order and order again.</Trans>
        ) : null}
      </p>
    </div>
  )
}
