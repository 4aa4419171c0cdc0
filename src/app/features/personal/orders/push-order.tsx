import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ClipboardList } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { CurrentOrder, Order, OrderChannel } from '#contract/calls/order.ts'
import { uuidv7 } from '#contract/records/uuid.ts'
import { CallError, call } from '../../../api/call.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { CheckField } from '../../../ui/field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { LoadState } from '../load-state.tsx'
import { useMemberWords } from '../money/member-words.ts'
import { wordsOfMoneyError } from '../money-words.ts'
import { WriteButton, WriteReason } from '../offline-bar.tsx'
import { PersonalLink } from '../personal-links.tsx'
import type { PersonalSearch } from '../search.ts'
import { OrderState } from './order-state.tsx'
import { isInWechat, payInWechat } from './pay-in-wechat.ts'
import { PaymentCode } from './payment-code.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { TransferDetails } from './transfer-details.tsx'
import { useOrder } from './use-order.ts'
import { yuan } from './yuan.ts'

type Way = OrderChannel | 'wallet'

const newPayment = () => uuidv7(Date.now(), crypto.getRandomValues(new Uint8Array(10)))

/** The ways that fit this device: inside WeChat only its own, on a phone the providers' pages, elsewhere codes. */
function waysHere(channels: readonly OrderChannel[]): readonly OrderChannel[] {
  const isPhone = matchMedia('(pointer: coarse) and (max-width: 48rem)').matches
  const wanted: readonly OrderChannel[] = isInWechat()
    ? ['wechat-jsapi']
    : isPhone
      ? ['wechat-h5', 'alipay-wap']
      : ['wechat-native', 'alipay-page']
  const anywhere: readonly OrderChannel[] = ['transfer', 'local']
  return channels.filter((channel) => anywhere.includes(channel) || wanted.includes(channel))
}

/** An order from its confirmation to its end. */
export function PushOrder({ search: { order: id = '' } }: { readonly search: PersonalSearch }) {
  const { data, error, refetch, show } = useOrder(id)
  const isMissing = id === '' || (error instanceof CallError && error.code === 'not-found')
  return (
    <>
      <h1 className="text-2xl">
        <Trans>Order</Trans>
      </h1>
      {isMissing ? (
        <EmptyState
          icon={<ClipboardList aria-hidden />}
          title={<Trans>There is no such order</Trans>}
          actions={
            <Button asChild look="primary">
              <PersonalLink page="index">
                <Trans>To the account centre</Trans>
              </PersonalLink>
            </Button>
          }
        />
      ) : data ? (
        <OrderCard current={data} onChange={show} onReturned={refetch} />
      ) : (
        <LoadState error={error} onRetry={() => void refetch()} />
      )}
    </>
  )
}

interface CardProps {
  readonly current: CurrentOrder
  readonly onChange: (now: CurrentOrder) => void
}

function OrderCard({ current, onChange, onReturned }: CardProps & Pick<PaidProps, 'onReturned'>) {
  const { order } = current
  return (
    <section className="flex flex-col gap-5 rounded-lg bg-surface p-5 shadow-card">
      <Product current={current} />
      <OrderState current={current} />
      {order.state === 'open' ? (
        <Paying current={current} onChange={onChange} />
      ) : order.state === 'closed' ? (
        <Closed order={order} />
      ) : (
        <Paid current={current} onReturned={onReturned} />
      )}
      <OddPayments order={order} />
    </section>
  )
}

function Row({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-2">
      <dt className="text-ink-2">{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  )
}

function Product({ current: { order, due_time: due } }: { readonly current: CurrentOrder }) {
  const { i18n } = useLingui()
  const { say } = useWords()
  const words = useMemberWords()
  return (
    <dl className="divide-y divide-line">
      <Row
        name={
          order.kind === 'member' ? (
            <Trans>Membership</Trans>
          ) : order.kind === 'tokens' ? (
            <Trans>AI tokens</Trans>
          ) : (
            <Trans>Recharge of the wallet</Trans>
          )
        }
      >
        {order.name ? say(order.name) : order.kind === 'tokens' ? i18n.number(order.tokens) : yuan(order.amount)}
      </Row>
      {order.gift > 0 ? (
        <Row name={<Trans>Gift</Trans>}>
          <Trans>{yuan(order.gift)} more</Trans>
        </Row>
      ) : null}
      {order.discount > 0 ? <Row name={<Trans>Discount</Trans>}>{yuan(-order.discount)}</Row> : null}
      {due !== null && order.state === 'open' ? (
        <Row name={<Trans>Membership would last until</Trans>}>{words.due(due)}</Row>
      ) : null}
      <Row name={order.state === 'open' ? <Trans>To pay</Trans> : <Trans>Amount</Trans>}>
        <span className="text-lg font-semibold">{yuan(order.amount)}</span>
      </Row>
    </dl>
  )
}

function Paying({ current, onChange }: CardProps) {
  const { t, i18n } = useLingui()
  const reason = useId()
  const [isAgreed, setAgreed] = useState(false)
  const [busy, setBusy] = useState<Way | 'sync' | 'close'>()
  const [failure, setFailure] = useState<unknown>()
  const { order, channels, balance } = current
  const living = order.payments.find(({ state }) => state === 'asking' || state === 'waiting')
  const run = async (what: NonNullable<typeof busy>, act: () => Promise<CurrentOrder>) => {
    const pressed = document.activeElement
    setBusy(what)
    setFailure(undefined)
    try {
      onChange(await act())
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(undefined)
      // a disabled button loses the focus
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && pressed instanceof HTMLElement) pressed.focus()
      })
    }
  }
  const sync = () => run('sync', () => call('Order/sync', { order: order.id }))
  const openWechat = (fields: Readonly<Record<string, string>>) => void payInWechat(fields).then(sync)
  const pay = (channel: Way) =>
    run(channel, async () => {
      const now = await call('Order/pay', { order: order.id, payment: newPayment(), channel })
      const [payment] = now.order.payments
      if (payment?.state === 'waiting' && payment.prepared?.kind === 'bridge') openWechat(payment.prepared.fields)
      return now
    })
  const ways = waysHere(channels)
  const names: Readonly<Record<Way, string>> = {
    'wechat-native': t`WeChat Pay`,
    'wechat-h5': t`WeChat Pay`,
    'wechat-jsapi': t`WeChat Pay`,
    'alipay-page': t`Alipay`,
    'alipay-wap': t`Alipay`,
    transfer: t`Bank transfer`,
    local: t`Sandbox`,
    wallet: t`Wallet`,
  }
  const short = order.amount - balance
  return (
    <>
      {(living ? living.channel === 'local' : channels.includes('local')) ? (
        <p className="rounded-md bg-warn-soft px-3 py-2 text-sm text-warn">
          <Trans>Sandbox: no money moves.</Trans>
        </p>
      ) : null}
      {living ? (
        <>
          {living.channel === 'transfer' ? (
            <TransferDetails payment={living} />
          ) : (
            <>
              <PaymentCode payment={living} current={current} onOpenWechat={openWechat} />
              <p className="text-center text-sm text-ink-2">
                <Trans>After paying, this page shows the result by itself.</Trans>
              </p>
            </>
          )}
          <div className="flex flex-wrap justify-center gap-3">
            {living.channel === 'transfer' ? null : (
              <WriteButton reason={reason} disabled={busy !== undefined} onClick={() => void sync()}>
                <Trans>I have paid</Trans>
              </WriteButton>
            )}
            <WriteButton
              reason={reason}
              look="quiet"
              disabled={busy !== undefined}
              onClick={() => void run('close', () => call('Order/close', { order: order.id }))}
            >
              <Trans>Cancel the order</Trans>
            </WriteButton>
          </div>
        </>
      ) : (
        <>
          <p className="text-sm text-ink-2">
            {order.kind === 'member' ? (
              <Trans>
                Within 24 hours what was paid can be paid back as a whole, and the membership ends. Later the operator
                decides.
              </Trans>
            ) : order.kind === 'tokens' ? (
              <Trans>
                Within 24 hours what was paid can be paid back as a whole, if none of the tokens is spent. Later the
                operator decides.
              </Trans>
            ) : (
              <Trans>
                What you have not spent can be paid back within a year, less the part of a gift that was spent.
              </Trans>
            )}
          </p>
          <CheckField
            label={
              <Trans>
                I have read the{' '}
                <Link
                  to="/agreement/userAgreement"
                  target="_blank"
                  className="text-accent underline underline-offset-3"
                >
                  user agreement
                </Link>
              </Trans>
            }
            checked={isAgreed}
            onChange={(event) => setAgreed(event.target.checked)}
          />
          <div className="flex flex-wrap gap-3">
            {ways.map((channel) => (
              <WriteButton
                key={channel}
                reason={reason}
                look="primary"
                disabled={!isAgreed || busy !== undefined}
                onClick={() => void pay(channel)}
              >
                {names[channel]}
              </WriteButton>
            ))}
            {order.kind !== 'recharge' ? (
              <WriteButton
                reason={reason}
                disabled={!isAgreed || busy !== undefined || short > 0}
                onClick={() => void pay('wallet')}
              >
                <Trans>Wallet ({yuan(balance)})</Trans>
              </WriteButton>
            ) : null}
            <WriteButton
              reason={reason}
              look="quiet"
              disabled={busy !== undefined}
              onClick={() => void run('close', () => call('Order/close', { order: order.id }))}
            >
              <Trans>Cancel the order</Trans>
            </WriteButton>
          </div>
          {order.kind !== 'recharge' && short > 0 ? (
            <p className="text-sm text-ink-2">
              <Trans>The wallet is {yuan(short)} short.</Trans>
            </p>
          ) : null}
          {ways.length === 0 ? (
            <p className="text-ink-2">
              {isInWechat() && channels.length > 0 ? (
                <Trans>
                  This order cannot be paid inside WeChat. Press ··· in the upper right corner, open the page in your
                  phone’s browser, and pay there.
                </Trans>
              ) : (
                <Trans>This site takes no payments on this device.</Trans>
              )}
            </p>
          ) : null}
        </>
      )}
      <WriteReason id={reason} />
      {failure === undefined ? null : <FormError>{i18n._(wordsOfMoneyError(failure))}</FormError>}
    </>
  )
}

interface PaidProps {
  readonly current: CurrentOrder
  /** After it was asked to be paid back. */
  readonly onReturned: () => unknown
}

function Paid({ current: { order }, onReturned }: PaidProps) {
  const reason = useId()
  const [isReturning, setReturning] = useState(false)
  const toInvoice = order.state === 'refunded' ? undefined : order.payments.find(({ state }) => state === 'paid')
  const canReturn = order.state !== 'refunded'
  return (
    <div className="flex flex-col items-center gap-3 text-center">
      <div className="flex flex-wrap justify-center gap-3">
        <Button asChild>
          <PersonalLink page={order.kind === 'member' ? 'member/rechargeRecord' : 'wallet/runningWater'}>
            {order.kind === 'member' ? <Trans>To the membership record</Trans> : <Trans>To the statement</Trans>}
          </PersonalLink>
        </Button>
        {toInvoice ? (
          <Button asChild>
            <PersonalLink page="invoicing" search={{ id: toInvoice.id }}>
              <Trans>Ask for an invoice</Trans>
            </PersonalLink>
          </Button>
        ) : null}
        {canReturn ? (
          <WriteButton reason={reason} look="quiet" onClick={() => setReturning(true)}>
            <Trans>Have it paid back</Trans>
          </WriteButton>
        ) : null}
      </div>
      <WriteReason id={reason} />
      {isReturning ? <RefundDialog order={order.id} onClose={() => setReturning(false)} onDone={onReturned} /> : null}
    </div>
  )
}

function Closed({ order }: { readonly order: Order }) {
  return (
    <Button asChild look="primary" className="self-start">
      <PersonalLink page={order.kind === 'member' ? 'member/renew' : 'wallet/recharge'}>
        <Trans>Order again</Trans>
      </PersonalLink>
    </Button>
  )
}

/** Money that came and was not accepted: what happens to it. */
function OddPayments({ order }: { readonly order: Order }) {
  return order.payments
    .filter(({ state }) => state === 'odd')
    .map(({ id, reason }) => (
      <p key={id} className="rounded-md bg-warn-soft px-3 py-2 text-sm text-warn">
        {reason === 'second' ? (
          <Trans>A second payment arrived. It is paid back the way it came, without your doing.</Trans>
        ) : reason === 'amount' ? (
          <Trans>Amount differs: a person will look.</Trans>
        ) : (
          <Trans>The payment came when the order could not be fulfilled any more: a person will look.</Trans>
        )}
      </p>
    ))
}
