import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import { MAX_YUAN } from '#contract/money/fen.ts'
import { TextField } from '../../../ui/field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { LoadState } from '../load-state.tsx'
import { wordsOfMoneyError } from '../money-words.ts'
import { OfflineBar, WriteButton, WriteReason } from '../offline-bar.tsx'
import { useStoredReply } from '../use-stored-reply.ts'
import { useOrdering } from './use-ordering.ts'
import { yuan } from './yuan.ts'

const FEN_OF_YUAN = 100

/** Adds money to the wallet: one of the offers, or an amount of one's own. */
export function Recharge() {
  const { t, i18n } = useLingui()
  const reason = useId()
  const wallet = useStoredReply('Wallet/detail', {})
  const offers = useStoredReply('Offer/index', {})
  const ordering = useOrdering()
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const amount = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0
  const isGood = amount >= 1 && amount <= MAX_YUAN
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isGood) ordering.mutate({ product: { kind: 'recharge', yuan: amount }, price: amount * FEN_OF_YUAN })
  }
  const { data } = wallet
  return (
    <>
      <h1 className="text-2xl">
        <Trans>Recharge the wallet</Trans>
      </h1>
      {data && !wallet.isCurrent ? <OfflineBar time={data.time} /> : null}
      {data ? (
        <p className="text-ink-2">
          <Trans>
            Balance: <span className="font-semibold text-ink tabular-nums">{yuan(data.cash + data.gift)}</span>
          </Trans>
        </p>
      ) : (
        <LoadState error={wallet.error} onRetry={() => void wallet.refetch()} />
      )}
      <WriteReason id={reason} />
      {ordering.error ? <FormError>{i18n._(wordsOfMoneyError(ordering.error))}</FormError> : null}
      {offers.data && offers.data.offers.length > 0 ? (
        <section className="flex flex-col gap-3 rounded-lg bg-surface p-5 shadow-card">
          <h2 className="text-lg">
            <Trans>Offers</Trans>
          </h2>
          <ul className="flex flex-wrap gap-3">
            {offers.data.offers.map(({ id, amount: price, gift }) => (
              <li key={id}>
                <WriteButton
                  reason={reason}
                  disabled={ordering.isPending}
                  onClick={() => ordering.mutate({ product: { kind: 'offer', offer: id }, price })}
                >
                  <Trans>
                    {yuan(price)}, and {yuan(gift)} as a gift
                  </Trans>
                </WriteButton>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <form className="flex flex-col gap-4 rounded-lg bg-surface p-5 shadow-card" onSubmit={submit} noValidate>
        <TextField
          label={t`Amount in yuan`}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          help={t`What you have not spent can be paid back within a year, less the part of a gift that was spent.`}
          {...(isTried && !isGood && { error: t`Enter a whole number from 1 to ${i18n.number(MAX_YUAN)}` })}
        />
        <WriteButton reason={reason} type="submit" look="primary" className="self-start" disabled={ordering.isPending}>
          <Trans>Order now</Trans>
        </WriteButton>
      </form>
    </>
  )
}
