import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { WalletEntry } from '#contract/calls/money.ts'
import { yuanOf } from '#contract/money/fen.ts'
import { MONEY_NOTES, type MoneyNote } from '#contract/money/notes.ts'
import { call } from '../../../api/call.ts'
import { saveFile } from '../../../download/save-file.ts'
import { dateTime } from '../../../i18n/dates.ts'
import { usePagerWords } from '../../../i18n/pager-words.ts'
import { SelectField } from '../../../ui/field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import type { PageSize } from '../../../ui/page-sizes.ts'
import { Pager } from '../../../ui/pager.tsx'
import { LoadState } from '../load-state.tsx'
import { wordsOfMoneyError } from '../money-words.ts'
import { OfflineBar, WriteButton, WriteReason } from '../offline-bar.tsx'
import { useStoredReply } from '../use-stored-reply.ts'
import { recentMonths } from './recent-months.ts'
import { statementCsv } from './statement-csv.ts'

const MS_PER_SECOND = 1000
const REASON = 'statement-needs-a-connection'
const MONTHS = 24
const LONGEST_PAGE = 50

/** What came into the wallet and went out of it, newest first. */
export function StatementPage() {
  const { t, i18n } = useLingui()
  const [months] = useState(() => recentMonths(Date.now(), MONTHS))
  const [month, setMonth] = useState('')
  const [note, setNote] = useState<MoneyNote | ''>('')
  const [place, setPlace] = useState<{ page: number; limit: PageSize }>({ page: 1, limit: 20 })
  const filter = { ...(month !== '' && { month }), ...(note !== '' && { note }) }
  const { data, error, isCurrent, refetch } = useStoredReply('Wallet/runningWater', { ...filter, ...place })
  const words = usePagerWords(data?.total ?? 0)
  const notes = useNoteWords()
  const parts = { cash: t`Cash`, gift: t`Gift` }
  const save = useMutation({
    mutationFn: async () => {
      const entries: WalletEntry[] = []
      for (let page = 1; ; page += 1) {
        const reply = await call('Wallet/runningWater', { ...filter, page, limit: LONGEST_PAGE }, { isFresh: true })
        entries.push(...reply.data)
        if (reply.data.length < LONGEST_PAGE) break
      }
      const heads = [t`Time`, t`What`, t`Part`, t`Amount (yuan)`, t`Balance afterwards (yuan)`]
      const blob = new Blob([statementCsv(entries, { heads, notes, parts })], { type: 'text/csv;charset=utf-8' })
      saveFile(blob, `${t`Statement`}${month === '' ? '' : `-${month}`}.csv`)
    },
  })
  const back = () => setPlace({ ...place, page: 1 })
  return (
    <>
      <h1 className="text-2xl">
        <Trans>Statement</Trans>
      </h1>
      {data && !isCurrent ? <OfflineBar time={data.time} /> : null}
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={<Trans>Month</Trans>}
          className="min-w-36"
          value={month}
          onChange={({ target }) => {
            setMonth(target.value)
            back()
          }}
        >
          <option value="">{t`All months`}</option>
          {months.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={<Trans>Kind</Trans>}
          className="min-w-36"
          value={note}
          onChange={({ target }) => {
            setNote(MONEY_NOTES.find((one) => one === target.value) ?? '')
            back()
          }}
        >
          <option value="">{t`All kinds`}</option>
          {MONEY_NOTES.map((one) => (
            <option key={one} value={one}>
              {notes[one]}
            </option>
          ))}
        </SelectField>
        {data && data.total > 0 ? (
          <WriteButton size="field" reason={REASON} disabled={save.isPending} onClick={() => save.mutate()}>
            <Trans>Save as CSV</Trans>
          </WriteButton>
        ) : null}
        {data && data.total > 0 ? <WriteReason id={REASON} /> : null}
      </div>
      {save.error ? <FormError>{i18n._(wordsOfMoneyError(save.error))}</FormError> : null}
      {!data ? (
        <LoadState error={error} onRetry={() => void refetch()} />
      ) : data.total === 0 ? (
        <p className="rounded-lg border border-dashed border-line-strong px-5 py-8 text-center text-ink-2">
          <Trans>No entries yet</Trans>
        </p>
      ) : (
        <>
          <ul className="divide-y divide-line overflow-hidden rounded-lg bg-surface shadow-card">
            {data.data.map((entry) => (
              <li key={entry.id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 px-5 py-3.5">
                <div className="min-w-40 flex-1">
                  <p className="font-medium">{notes[entry.note]}</p>
                  <p className="text-sm text-ink-2">
                    {parts[entry.part]} · <time className="tabular-nums">{dateTime(entry.time * MS_PER_SECOND)}</time>
                  </p>
                </div>
                <div className="text-right tabular-nums">
                  <p className={entry.amount > 0 ? 'font-semibold text-ok' : 'font-semibold'}>
                    {entry.amount > 0 ? '+' : ''}
                    {yuanOf(entry.amount).replace('-', '−')}
                  </p>
                  <p className="text-sm text-ink-2">
                    <Trans>Balance {yuanOf(entry.balance_after)}</Trans>
                  </p>
                </div>
              </li>
            ))}
          </ul>
          <Pager {...place} total={data.total} words={words} onChange={setPlace} />
        </>
      )}
    </>
  )
}

function useNoteWords(): Record<MoneyNote, string> {
  const { t } = useLingui()
  return {
    recharge: t`Payment`,
    offer: t`Gift of an offer`,
    member: t`Membership`,
    tokens: t`AI tokens`,
    refund: t`Paid back`,
    suspense: t`Being looked at`,
    promo: t`Promo code`,
    operator: t`From the operator`,
    reversal: t`Correction`,
  }
}
