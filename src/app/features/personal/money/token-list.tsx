import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { TokenRecord, TokenSource } from '#contract/calls/tokens.ts'
import { timeOfDay } from '../../../i18n/dates.ts'
import { usePagerWords } from '../../../i18n/pager-words.ts'
import { SelectField } from '../../../ui/field.tsx'
import type { PageSize } from '../../../ui/page-sizes.ts'
import { Pager } from '../../../ui/pager.tsx'
import { LoadState } from '../load-state.tsx'
import { OfflineBar } from '../offline-bar.tsx'
import { useStoredReply } from '../use-stored-reply.ts'
import { recentMonths } from './recent-months.ts'
import { tokenDays } from './token-days.ts'

const MS_PER_SECOND = 1000
const MONTHS = 12

/** What gave and what spent AI tokens in a month, by day. */
export function TokenList() {
  const { t, i18n } = useLingui()
  const [months] = useState(() => recentMonths(Date.now(), MONTHS))
  const [month, setMonth] = useState(months[0] ?? '')
  const [place, setPlace] = useState<{ page: number; limit: PageSize }>({ page: 1, limit: 20 })
  const { data, error, isCurrent, refetch } = useStoredReply('Tokens/index', { month, ...place })
  const words = usePagerWords(data?.total ?? 0)
  return (
    <>
      <SelectField
        label={<Trans>Month</Trans>}
        className="max-w-40"
        value={month}
        onChange={({ target }) => {
          setMonth(target.value)
          setPlace({ ...place, page: 1 })
        }}
      >
        {months.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </SelectField>
      {data && !isCurrent ? <OfflineBar time={data.time} /> : null}
      {!data ? (
        <LoadState error={error} onRetry={() => void refetch()} />
      ) : data.total === 0 ? (
        <p className="rounded-lg border border-dashed border-line-strong px-5 py-8 text-center text-ink-2">
          {month === months[0] ? t`No AI use this month` : t`No AI use in this month`}
        </p>
      ) : (
        <>
          {tokenDays(data.data).map(({ day, spent, entries }) => (
            <section key={day} className="flex flex-col gap-2">
              <h3 className="flex flex-wrap justify-between gap-x-4 text-base font-semibold">
                <time>{day}</time>
                {spent > 0 ? (
                  <span className="font-normal text-ink-2 tabular-nums">
                    <Trans>{i18n.number(spent)} tokens used</Trans>
                  </span>
                ) : null}
              </h3>
              <ul className="divide-y divide-line overflow-hidden rounded-lg bg-surface shadow-card">
                {entries.map((entry) => (
                  <Entry key={entry.id} entry={entry} />
                ))}
              </ul>
            </section>
          ))}
          <Pager {...place} total={data.total} words={words} onChange={setPlace} />
        </>
      )}
    </>
  )
}

function Entry({ entry: { by, model, time, tokens } }: { readonly entry: TokenRecord }) {
  const { t, i18n } = useLingui()
  const sources: Record<TokenSource, string> = {
    order: t`Bought`,
    promo: t`Promo code`,
    operator: t`From the operator`,
    refund: t`Paid back`,
    use: t`AI use`,
  }
  return (
    <li className="flex flex-wrap justify-between gap-x-6 gap-y-1 px-5 py-3.5">
      <div className="min-w-40 flex-1">
        <p className="font-medium">{sources[by]}</p>
        <p className="text-sm break-words text-ink-2">
          <time className="tabular-nums">{timeOfDay(time * MS_PER_SECOND)}</time>
          {model === null ? null : ` · ${model}`}
        </p>
      </div>
      <p className={tokens > 0 ? 'font-semibold text-ok tabular-nums' : 'font-semibold tabular-nums'}>
        {tokens > 0 ? '+' : tokens < 0 ? '−' : ''}
        {i18n.number(Math.abs(tokens))}
      </p>
    </li>
  )
}
