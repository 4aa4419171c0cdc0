import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { FileText } from 'lucide-react'
import { useId, useState } from 'react'
import type { InvoiceCandidate } from '#contract/calls/invoicing.ts'
import { INVOICE_PAYMENTS } from '#contract/money/invoice.ts'
import { type InvoiceDraft, keepInvoiceDraft, readInvoiceDraft } from '../../../data/invoice-drafts.ts'
import { dateOnly } from '../../../i18n/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { LoadState } from '../load-state.tsx'
import { OfflineBar } from '../offline-bar.tsx'
import { yuan } from '../orders/yuan.ts'
import { PersonalLink } from '../personal-links.tsx'
import type { PersonalSearch } from '../search.ts'
import { StateMark } from './invoice-list.tsx'
import { timeOf, useInvoiceWords } from './invoice-words.ts'
import { useCandidates } from './use-candidates.ts'

const MS_PER_SECOND = 1000

export const emptyDraft: InvoiceDraft = { payments: [], title: '', kind: 'ordinary', email: null, remark: '' }

/** The choice of the payments that are to be on an invoice. It stays on this device until the invoice is asked for. */
export function ChoosePage({ search: { id } }: { readonly search: PersonalSearch }) {
  const draft = useLiveQuery(async () => (await readInvoiceDraft()) ?? emptyDraft, [])
  const { data, error, isCurrent, refetch } = useCandidates()
  return (
    <>
      <h1 className="text-2xl">
        <Trans>Ask for an invoice</Trans>
      </h1>
      {data && !isCurrent ? <OfflineBar time={data.time} /> : null}
      {!data ? (
        <LoadState error={error} onRetry={() => void refetch()} />
      ) : data.payments.length === 0 ? (
        <NothingToInvoice />
      ) : draft ? (
        <Choice payments={data.payments} draft={draft} wanted={id} />
      ) : null}
    </>
  )
}

interface ChoiceProps {
  readonly payments: readonly InvoiceCandidate[]
  readonly draft: InvoiceDraft
  /** The payment from whose page the user comes. */
  readonly wanted: string | undefined
}

function Choice({ payments, draft, wanted }: ChoiceProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set([...draft.payments, ...(wanted === undefined ? [] : [wanted])]),
  )
  const [wasRefused, setRefused] = useState(false)
  const here = payments.filter(({ payment, invoice }) => invoice === null && chosen.has(payment))
  const sum = here.reduce((total, { amount }) => total + amount, 0)
  const problem =
    here.length === 0
      ? t`Choose a payment`
      : here.length > INVOICE_PAYMENTS
        ? t`At most ${INVOICE_PAYMENTS} payments are on one invoice`
        : undefined
  const keep = (ids: ReadonlySet<string>) => keepInvoiceDraft({ ...draft, payments: [...ids] })
  const toggle = (payment: string) => {
    const next = new Set(chosen)
    if (!next.delete(payment)) next.add(payment)
    setChosen(next)
    setRefused(false)
    void keep(next)
  }
  const goOn = async () => {
    setRefused(true)
    if (problem !== undefined) return
    await keep(new Set(here.map(({ payment }) => payment)))
    await navigate({ to: '/personal/$', params: { _splat: 'invoicing/add' } })
  }
  return (
    <>
      <ul aria-label={t`Payments`} className="divide-y divide-line overflow-hidden rounded-lg bg-surface shadow-card">
        {payments.map((one) => (
          <li key={one.payment}>
            <PaymentRow
              candidate={one}
              isChosen={one.invoice === null && chosen.has(one.payment)}
              onToggle={() => toggle(one.payment)}
            />
          </li>
        ))}
      </ul>
      <div className="sticky bottom-16 flex flex-col gap-3 rounded-lg bg-raised p-4 shadow-raised md:bottom-4">
        {wasRefused && problem !== undefined ? <FormError>{problem}</FormError> : null}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p aria-live="polite">
            <span className="text-sm text-ink-2">
              <Plural value={here.length} one="# payment chosen" other="# payments chosen" />
            </span>{' '}
            <span className="text-lg font-semibold tabular-nums">{yuan(sum)}</span>
          </p>
          <Button look="primary" onClick={() => void goOn()}>
            <Trans>Next</Trans>
          </Button>
        </div>
      </div>
    </>
  )
}

interface RowProps {
  readonly candidate: InvoiceCandidate
  readonly isChosen: boolean
  readonly onToggle: () => void
}

function PaymentRow({ candidate, isChosen, onToggle }: RowProps) {
  const id = useId()
  const { product } = useInvoiceWords()
  const { invoice, amount, paid_time: paid, number, until } = candidate
  const day = dateOnly(until * MS_PER_SECOND)
  const line = 'flex items-baseline justify-between gap-3'
  const look = invoice ? '' : 'text-ink-3'
  const words = (
    <span className="min-w-0 flex-1">
      <span className={line}>
        <span className="min-w-0 font-medium">{product(candidate)}</span>
        <span className={`shrink-0 tabular-nums ${invoice ? '' : 'font-semibold'}`}>{yuan(amount)}</span>
      </span>
      <span className={`${line} text-sm`}>
        <span className={`tabular-nums ${look}`}>{timeOf(paid)}</span>
        {invoice ? <StateMark state={invoice.state} /> : null}
      </span>
      <span className={`block text-xs break-all ${look}`}>{number}</span>
      {invoice ? null : (
        <span className={`block text-sm ${look}`}>
          <Trans>Until {day}</Trans>
        </span>
      )}
    </span>
  )
  if (invoice)
    return (
      <PersonalLink
        page="rise/history"
        search={{ id: invoice.id }}
        className="flex items-center gap-3 bg-sunken px-5 py-3.5 text-ink-2 focus-visible:-outline-offset-2"
      >
        <span className="w-4.5 shrink-0" />
        {words}
      </PersonalLink>
    )
  return (
    <label htmlFor={id} className="flex cursor-pointer items-center gap-3 px-5 py-3.5 hover:bg-sunken">
      <input
        id={id}
        type="checkbox"
        checked={isChosen}
        onChange={onToggle}
        className="size-4.5 shrink-0 accent-accent"
      />
      {words}
    </label>
  )
}

/** In place of the payments while there is none. */
function NothingToInvoice() {
  return (
    <EmptyState
      icon={<FileText aria-hidden />}
      title={<Trans>Nothing to invoice</Trans>}
      actions={
        <Button asChild>
          <PersonalLink page="rise/history" exact>
            <Trans>All invoices</Trans>
          </PersonalLink>
        </Button>
      }
    >
      <Trans>
        Payments are listed for as long as an invoice can be asked for them. What is paid from the wallet was invoiced
        with its recharge.
      </Trans>
    </EmptyState>
  )
}
