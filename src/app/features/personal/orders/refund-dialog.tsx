import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/calls/call.ts'
import type { Calls } from '#contract/calls/index.ts'
import { CallError, call } from '../../../api/call.ts'
import { showToast } from '../../../state/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { LoadState } from '../load-state.tsx'
import { wordsOfMoneyError } from '../money-words.ts'
import { PersonalLink } from '../personal-links.tsx'
import { yuan } from './yuan.ts'

type Back = ReplyOf<Calls['Refund/check']>

interface Props {
  readonly order: string
  readonly onClose: () => void
  readonly onDone: () => unknown
}

/** Says what of an order can be paid back, and asks. */
export function RefundDialog({ order, onClose, onDone }: Props) {
  const { t, i18n } = useLingui()
  const { data, error, refetch } = useQuery({
    queryKey: ['Refund/check', order],
    queryFn: ({ signal }) => call('Refund/check', { order }, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const asking = useMutation({
    mutationFn: ({ amount }: Pick<Back, 'amount' | 'to'>) =>
      call('Refund/add', { order, amount }, { idempotencyKey: crypto.randomUUID() }),
    onSuccess: async (_, { to }) => {
      await onDone()
      showToast(
        'ok',
        to === 'wallet' ? msg`It is back in the wallet.` : msg`It is being paid back the way it was paid.`,
      )
      onClose()
    },
    onError: () => void refetch(),
  })
  return (
    <Dialog open onOpenChange={onClose} title={t`Have it paid back`} closeLabel={t`Close`}>
      {data ? (
        <div className="flex flex-col gap-4">
          <div aria-live="polite" className="flex flex-col gap-4">
            <p>
              {data.to === 'wallet' ? (
                <Trans>{yuan(data.amount)} goes back to the wallet at once.</Trans>
              ) : (
                <Trans>{yuan(data.amount)} can be paid back, the way it was paid. It usually takes a few days.</Trans>
              )}
            </p>
            {data.gift > 0 ? (
              <p className="text-ink-2">
                <Trans>{yuan(data.gift)} of it was a gift, and is one again.</Trans>
              </p>
            ) : null}
            {data.gift_back > 0 ? (
              <p className="text-ink-2">
                <Trans>The gift of {yuan(data.gift_back)} is taken back.</Trans>
              </p>
            ) : null}
          </div>
          {asking.error ? <FormError>{i18n._(wordsOfMoneyError(asking.error))}</FormError> : null}
          <div className="flex justify-end gap-3">
            <Button onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button look="primary" disabled={asking.isPending} onClick={() => asking.mutate(data)}>
              <Trans>Pay back {yuan(data.amount)}</Trans>
            </Button>
          </div>
        </div>
      ) : error ? (
        <div className="flex flex-col items-start gap-3">
          <FormError>{i18n._(wordsOfMoneyError(error))}</FormError>
          {error instanceof CallError && error.code === 'refund-invoiced' ? (
            <Button asChild>
              <PersonalLink page="rise/history" exact>
                <Trans>To the invoices</Trans>
              </PersonalLink>
            </Button>
          ) : null}
        </div>
      ) : (
        <LoadState error={undefined} onRetry={() => void refetch()} />
      )}
    </Dialog>
  )
}
