import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { BadgeCheck } from 'lucide-react'
import { useId, useState } from 'react'
import type { SoldPlan } from '#contract/calls/money.ts'
import { discountOn } from '#contract/money/discount.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { LoadState } from '../load-state.tsx'
import { useMemberWords } from '../money/member-words.ts'
import { type PromoDiscount, PromoForm } from '../money/promo-form.tsx'
import { wordsOfMoneyError } from '../money-words.ts'
import { OfflineBar, WriteButton, WriteReason } from '../offline-bar.tsx'
import { useStoredReply } from '../use-stored-reply.ts'
import { useOrdering } from './use-ordering.ts'
import { yuan } from './yuan.ts'

const SECONDS_OF_MONTH = 31 * 86_400

/** The plans on sale, and what membership gives. */
export function Renew() {
  const { i18n } = useLingui()
  const reason = useId()
  const { data, error, isCurrent, refetch } = useStoredReply('Member/index', {})
  const ordering = useOrdering()
  const words = useMemberWords()
  const [cut, setCut] = useState<Cut>()
  return (
    <>
      <h1 className="text-2xl">
        <Trans>Membership plans</Trans>
      </h1>
      {data && !isCurrent ? <OfflineBar time={data.time} /> : null}
      <p className="rounded-md bg-accent-soft px-3 py-2 text-sm text-ink">
        <Trans>
          Everything on your device stays free. Membership pays for what the site keeps and computes for you.
        </Trans>
      </p>
      {!data ? (
        <LoadState error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          {data.plan ? (
            <p className="text-ink-2">
              <Trans>
                Mine now: {data.plan.name}, until {words.due(data.due_time)}
              </Trans>
            </p>
          ) : null}
          <WriteReason id={reason} />
          {ordering.error ? <FormError>{i18n._(wordsOfMoneyError(ordering.error))}</FormError> : null}
          {data.plans.length === 0 ? (
            <EmptyState icon={<BadgeCheck aria-hidden />} title={<Trans>No plans on sale</Trans>} />
          ) : (
            <ul className="grid gap-4 sm:grid-cols-2">
              {data.plans.map((plan) => (
                <PlanCard
                  key={plan.id}
                  plan={plan}
                  isForLife={data.left.some(({ level, seconds }) => seconds === null && level >= plan.level)}
                  reason={reason}
                  isBusy={ordering.isPending}
                  off={offOf(plan, cut)}
                  onOrder={() => {
                    const off = offOf(plan, cut)
                    const promo = cut && off > 0 ? { promo: cut.code } : {}
                    ordering.mutate({ product: { kind: 'member', plan: plan.id }, price: plan.price - off, ...promo })
                  }}
                />
              ))}
            </ul>
          )}
          <PromoForm reason={reason} onDiscount={(code, discount) => setCut({ code, discount })} />
        </>
      )}
    </>
  )
}

/** A promo code that lowers prices. */
interface Cut {
  readonly code: string
  readonly discount: PromoDiscount
}

/** Fen that a promo code takes off a plan. */
function offOf({ id, price }: SoldPlan, cut: Cut | undefined): number {
  if (!cut || (cut.discount.plan !== null && cut.discount.plan !== id)) return 0
  const { percent, amount } = cut.discount
  return discountOn(price, percent === null ? { amount: amount ?? 0 } : { percent })
}

interface CardProps {
  readonly plan: SoldPlan
  /** Whether the user has this level, or a higher one, for life. */
  readonly isForLife: boolean
  readonly reason: string
  readonly isBusy: boolean
  /** Fen that a promo code takes off. */
  readonly off: number
  readonly onOrder: () => void
}

function PlanCard({ plan, isForLife, reason, isBusy, off, onOrder }: CardProps) {
  const { t, i18n } = useLingui()
  const { name, price, seconds, gib, tokens, devices, priority } = plan
  const months = seconds === null ? 0 : seconds / SECONDS_OF_MONTH
  const monthly = yuan(Math.round((price - off) / Math.max(months, 1)))
  return (
    <li className="flex flex-col gap-3 rounded-lg bg-surface p-5 shadow-card">
      <h2 className="text-lg">{name}</h2>
      <p>
        <span className="text-2xl font-semibold tabular-nums">{yuan(price - off)}</span>
        {off > 0 ? (
          <s className="ml-2 text-ink-2 tabular-nums">
            <span className="sr-only">
              <Trans>instead of</Trans>{' '}
            </span>
            {yuan(price)}
          </s>
        ) : null}
        {months > 1 ? (
          <span className="ml-2 text-sm text-ink-2">
            <Trans>{monthly} a month</Trans>
          </span>
        ) : null}
      </p>
      <ul className="list-inside list-disc text-sm text-ink-2">
        <li>
          <Trans>{gib} GiB in the cloud</Trans>
        </li>
        {tokens > 0 ? (
          <li>
            <Trans>{i18n.number(tokens)} AI tokens a month</Trans>
          </li>
        ) : null}
        <li>
          {devices === null ? (
            <Trans>Any number of devices that sync</Trans>
          ) : (
            <Plural value={devices} one="# device that syncs" other="# devices that sync" />
          )}
        </li>
        {priority ? (
          <li>
            <Trans>Your questions are answered first</Trans>
          </li>
        ) : null}
      </ul>
      {isForLife ? (
        <p className="mt-auto text-sm text-ink-2">
          <Trans>You are a lifetime member</Trans>
        </p>
      ) : (
        <WriteButton
          reason={reason}
          look="primary"
          className="mt-auto"
          aria-label={t`Order now: ${name}`}
          disabled={isBusy}
          onClick={onOrder}
        >
          <Trans>Order now</Trans>
        </WriteButton>
      )}
    </li>
  )
}
