import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { PromoGift } from '#contract/calls/money.ts'
import { promoKey } from '#contract/money/promo-code.ts'
import { call } from '../../../api/call.ts'
import { refreshUser } from '../../../state/session.ts'
import { TextField } from '../../../ui/field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { wordsOfMoneyError } from '../money-words.ts'
import { WriteButton } from '../offline-bar.tsx'
import { yuan } from '../orders/yuan.ts'
import { useMemberWords } from './member-words.ts'

const READS = ['Member/index', 'Member/rechargeRecord', 'Wallet/detail', 'Wallet/runningWater', 'Storage/index']
const SECONDS_OF_DAY = 86_400

export type PromoDiscount = Extract<PromoGift, { kind: 'discount' }>

interface Props {
  /** Id of the `WriteReason` of the page. */
  readonly reason: string
  /** The code lowers prices: it is used with the next order. */
  readonly onDiscount: (code: string, discount: PromoDiscount) => void
}

/** A field for a promo code: first it says what the code gives, then it is used, once for each user. */
export function PromoForm({ reason, onDiscount }: Props) {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const check = useMutation({ mutationFn: () => call('Promo/check', { code: typed }) })
  const use = useMutation({
    mutationFn: () => call('Promo/use', { code: typed }, { idempotencyKey: crypto.randomUUID() }),
    onSuccess: async () => {
      setTyped('')
      setTried(false)
      check.reset()
      await Promise.all([
        ...READS.map((name) => client.invalidateQueries({ queryKey: [name] })),
        call('User/detail', {}).then(refreshUser, () => undefined),
      ])
    },
  })
  const problem =
    typed.trim() === ''
      ? t`Enter the code`
      : promoKey(typed) === undefined
        ? t`A promo code has 4 to 24 letters and digits`
        : undefined
  const isBusy = check.isPending || use.isPending
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (problem !== undefined || isBusy) return
    if (check.data?.kind === 'discount') onDiscount(typed, check.data)
    else if (check.data) use.mutate()
    else check.mutate()
  }
  const error = use.error ?? check.error
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 rounded-lg bg-surface p-5 shadow-card">
      <TextField
        label={t`Promo code`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setTried(false)
          check.reset()
          use.reset()
        }}
        {...(isTried && problem !== undefined && { error: problem })}
      />
      {error ? <FormError>{i18n._(wordsOfMoneyError(error))}</FormError> : null}
      {check.data ? (
        <output className="block">
          <Trans>
            This code gives: <Gift gives={check.data} />
          </Trans>
        </output>
      ) : null}
      {use.data ? (
        <output className="block rounded-md bg-ok-soft px-3 py-2 text-sm text-ok">
          <Trans>
            The code is used: <Gift gives={use.data.gives} />
          </Trans>
        </output>
      ) : null}
      <WriteButton
        type="submit"
        className="self-start"
        reason={reason}
        look={check.data ? 'primary' : 'secondary'}
        disabled={isBusy}
      >
        {check.data ? <Trans>Use the code</Trans> : <Trans>See what it gives</Trans>}
      </WriteButton>
    </form>
  )
}

function Gift({ gives }: { readonly gives: PromoGift }) {
  const { t, i18n } = useLingui()
  const { length } = useMemberWords()
  if (gives.kind === 'discount') {
    const name = gives.name ?? t`any plan`
    return gives.percent === null ? (
      <Trans>
        {yuan(gives.amount ?? 0)} off {name}
      </Trans>
    ) : (
      <Trans>
        {gives.percent} % off {name}
      </Trans>
    )
  }
  if (gives.kind === 'tokens') return <Trans>{i18n.number(gives.tokens)} AI tokens</Trans>
  return gives.kind === 'gift' ? (
    <Trans>{yuan(gives.amount)} for the wallet</Trans>
  ) : (
    <>
      {gives.name} · {length(gives.days * SECONDS_OF_DAY)}
    </>
  )
}
