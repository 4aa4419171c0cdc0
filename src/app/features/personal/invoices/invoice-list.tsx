import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight, FileText } from 'lucide-react'
import { useState } from 'react'
import type { Invoice } from '#contract/calls/invoicing.ts'
import { INVOICE_HOURS, INVOICE_STATES, type InvoiceState } from '#contract/money/invoice.ts'
import { usePagerWords } from '../../../i18n/pager-words.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SelectField } from '../../../ui/field.tsx'
import type { PageSize } from '../../../ui/page-sizes.ts'
import { Pager } from '../../../ui/pager.tsx'
import { LoadState } from '../load-state.tsx'
import { OfflineBar } from '../offline-bar.tsx'
import { yuan } from '../orders/yuan.ts'
import { PersonalLink } from '../personal-links.tsx'
import { useStoredReply } from '../use-stored-reply.ts'
import { isOverdue, timeOf, useInvoiceWords } from './invoice-words.ts'

/** The user's invoices, newest first, of all states or of one. */
export function InvoiceList() {
  const { t } = useLingui()
  const [state, setState] = useState<InvoiceState | ''>('')
  const [place, setPlace] = useState<{ page: number; limit: PageSize }>({ page: 1, limit: 20 })
  const { data, error, isCurrent, refetch } = useStoredReply('Invoicing/index', {
    ...place,
    ...(state !== '' && { state }),
  })
  const pagerWords = usePagerWords(data?.total ?? 0)
  const { states } = useInvoiceWords()
  if (data?.total === 0 && state === '')
    return (
      <>
        {isCurrent ? null : <OfflineBar time={data.time} />}
        <EmptyState icon={<FileText aria-hidden />} title={<Trans>No invoices yet</Trans>} actions={<AskLink />}>
          <Trans>An invoice for what you have paid is issued within {INVOICE_HOURS} hours.</Trans>
        </EmptyState>
      </>
    )
  return (
    <div className="flex flex-col gap-5">
      {data && !isCurrent ? <OfflineBar time={data.time} /> : null}
      <div className="flex flex-wrap items-end justify-between gap-3">
        <SelectField
          label={<Trans>State</Trans>}
          className="min-w-44"
          value={state}
          onChange={({ target }) => {
            setState(INVOICE_STATES.find((one) => one === target.value) ?? '')
            setPlace({ ...place, page: 1 })
          }}
        >
          <option value="">{t`All states`}</option>
          {INVOICE_STATES.map((one) => (
            <option key={one} value={one}>
              {states[one]}
            </option>
          ))}
        </SelectField>
        <AskLink />
      </div>
      {!data ? (
        <LoadState error={error} onRetry={() => void refetch()} />
      ) : data.total === 0 ? (
        <p className="rounded-lg border border-dashed border-line-strong px-5 py-8 text-center text-ink-2">
          <Trans>No invoice is in this state</Trans>
        </p>
      ) : (
        <>
          <ul className="divide-y divide-line overflow-hidden rounded-lg bg-surface shadow-card">
            {data.data.map((invoice) => (
              <InvoiceRow key={invoice.id} invoice={invoice} now={data.time} />
            ))}
          </ul>
          <Pager {...place} total={data.total} words={pagerWords} onChange={setPlace} />
        </>
      )}
    </div>
  )
}

function AskLink() {
  return (
    <Button asChild look="primary" size="field">
      <PersonalLink page="invoicing" exact>
        <Trans>Ask for an invoice</Trans>
      </PersonalLink>
    </Button>
  )
}

function InvoiceRow({ invoice, now }: { readonly invoice: Invoice; readonly now: number }) {
  const { id, title, amount, state, time, due_time: due, done_time: done } = invoice
  return (
    <li>
      <PersonalLink
        page="rise/history"
        search={{ id }}
        className="flex items-center gap-3 px-5 py-4 hover:bg-sunken focus-visible:-outline-offset-2"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-medium break-words">{title.name}</span>
          <span className="block text-sm text-ink-3 tabular-nums">
            <Trans>Asked for: {timeOf(time)}</Trans>
          </span>
          {state === 'waiting' ? (
            <span className="block text-sm text-ink-3 tabular-nums">
              <Trans>Due: {timeOf(due)}</Trans>
            </span>
          ) : done === null ? null : (
            <span className="block text-sm text-ink-3 tabular-nums">
              <Trans>Issued: {timeOf(done)}</Trans>
            </span>
          )}
        </span>
        <span className="flex shrink-0 flex-col items-end gap-1 sm:flex-row-reverse sm:items-center sm:gap-4">
          <span className="font-semibold tabular-nums">{yuan(amount)}</span>
          <StateMark state={state} isLate={isOverdue(invoice, now)} />
        </span>
        <ChevronRight size={16} aria-hidden className="shrink-0 text-ink-3" />
      </PersonalLink>
    </li>
  )
}

const looks: Readonly<Record<InvoiceState, string>> = {
  waiting: 'bg-accent-soft text-accent',
  done: 'bg-ok-soft text-ok',
  cancelled: 'bg-sunken text-ink-2',
  reissue: 'bg-accent-soft text-accent',
  reissued: 'bg-sunken text-ink-2',
}

/** The state of an invoice in a word. */
export function StateMark({ state, isLate = false }: { readonly state: InvoiceState; readonly isLate?: boolean }) {
  const { states } = useInvoiceWords()
  return (
    <span
      className={classNames(
        'rounded-full px-2.5 py-0.5 text-xs font-medium whitespace-nowrap',
        isLate ? 'bg-warn-soft text-warn' : looks[state],
      )}
    >
      {isLate ? <Trans>Late</Trans> : states[state]}
    </span>
  )
}
