import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { dateOnly } from '../../../i18n/dates.ts'
import { FormError } from '../../../ui/form-error.tsx'
import { SpaceMeter } from '../../../ui/space-meter.tsx'
import { LoadState } from '../load-state.tsx'
import { wordsOfMoneyError } from '../money-words.ts'
import { OfflineBar, WriteButton, WriteReason } from '../offline-bar.tsx'
import { useOrdering } from '../orders/use-ordering.ts'
import { yuan } from '../orders/yuan.ts'
import { useStoredReply } from '../use-stored-reply.ts'
import { Card, Fact } from './card.tsx'
import { TokenList } from './token-list.tsx'

const MS_PER_SECOND = 1000

/** The AI tokens of this month, the extra ones, and what spent them. */
export default function TokensTab() {
  const { t, i18n } = useLingui()
  const { data, error, isCurrent, refetch } = useStoredReply('Tokens/detail', {})
  return (
    <div className="flex flex-col gap-6">
      <Card title={<Trans>AI tokens</Trans>}>
        {data && !isCurrent ? <OfflineBar time={data.time} /> : null}
        {!data ? (
          <LoadState error={error} onRetry={() => void refetch()} />
        ) : data.model ? (
          <>
            <dl className="flex flex-wrap gap-x-10 gap-y-3">
              <Fact name={<Trans>Left this month</Trans>}>{i18n.number(data.left)}</Fact>
              <Fact name={<Trans>Used this month</Trans>}>{i18n.number(data.used)}</Fact>
              <Fact name={<Trans>Extra</Trans>}>{i18n.number(data.extra)}</Fact>
            </dl>
            <SpaceMeter label={t`Used of this month’s allowance`} used={data.used} quota={data.allowance} />
            <p className="text-sm text-ink-2">
              <Trans>
                {i18n.number(data.allowance)} tokens a month; the next on {dateOnly(data.resets_time * MS_PER_SECOND)}.
                Extra tokens do not expire, and are used after those of the month.
              </Trans>
            </p>
          </>
        ) : (
          <>
            <p className="text-ink-2">
              <Trans>No AI model on this site</Trans>
            </p>
            {data.extra > 0 ? (
              <dl>
                <Fact name={<Trans>Extra</Trans>}>{i18n.number(data.extra)}</Fact>
              </dl>
            ) : null}
          </>
        )}
      </Card>
      {data?.model ? <Offers /> : null}
      <TokenList />
    </div>
  )
}

/** The tokens that are on sale; renders nothing if there are none. */
function Offers() {
  const { i18n } = useLingui()
  const reason = useId()
  const { data } = useStoredReply('Offer/index', {})
  const ordering = useOrdering()
  if (!data || data.tokens.length === 0) return null
  return (
    <Card title={<Trans>Buy tokens</Trans>}>
      <WriteReason id={reason} />
      {ordering.error ? <FormError>{i18n._(wordsOfMoneyError(ordering.error))}</FormError> : null}
      <ul className="flex flex-wrap gap-3">
        {data.tokens.map(({ id, amount, tokens }) => (
          <li key={id}>
            <WriteButton
              reason={reason}
              disabled={ordering.isPending}
              onClick={() => ordering.mutate({ product: { kind: 'tokens', offer: id }, price: amount })}
            >
              <Trans>
                {i18n.number(tokens)} tokens: {yuan(amount)}
              </Trans>
            </WriteButton>
          </li>
        ))}
      </ul>
    </Card>
  )
}
