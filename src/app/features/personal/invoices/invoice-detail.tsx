import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { InvoiceWithLines } from '#contract/calls/invoicing.ts'
import { CallError } from '../../../api/call.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { keepFocus } from '../../../ui/keep-focus.ts'
import { LoadState } from '../load-state.tsx'
import { OfflineBar, WriteButton, WriteReason } from '../offline-bar.tsx'
import { yuan } from '../orders/yuan.ts'
import { PersonalLink } from '../personal-links.tsx'
import { useStoredReply } from '../use-stored-reply.ts'
import { CancelInvoiceDialog } from './cancel-invoice-dialog.tsx'
import { InvoiceFiles } from './invoice-files.tsx'
import { StateMark } from './invoice-list.tsx'
import { isOverdue, timeOf, useInvoiceWords } from './invoice-words.ts'

/** An invoice with its payments and files, and what can be done about it. */
export function InvoiceDetail({ id }: { readonly id: string }) {
  const { data, error, isCurrent, refetch } = useStoredReply('Invoicing/detail', { id })
  if (error instanceof CallError && error.code === 'not-found') return <InvoiceMissing />
  return (
    <>
      <h1 className="text-2xl">
        <Trans>Invoice</Trans>
      </h1>
      {data && !isCurrent ? <OfflineBar time={data.time} /> : null}
      {data ? (
        <Shown invoice={data.invoice} now={data.time} />
      ) : (
        <LoadState error={error} onRetry={() => void refetch()} />
      )}
    </>
  )
}

function Shown({ invoice, now }: { readonly invoice: InvoiceWithLines; readonly now: number }) {
  const { meaning } = useInvoiceWords()
  const { state, amount, title, lines, files, replaced_by: next } = invoice
  return (
    <>
      <section ref={keepFocus} className="flex flex-col gap-4 rounded-lg bg-surface p-5 shadow-card">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="text-2xl font-semibold tabular-nums">{yuan(amount)}</p>
          <StateMark state={state} isLate={isOverdue(invoice, now)} />
        </div>
        <p aria-live="polite">
          {meaning(invoice, now)}{' '}
          {next ? (
            <InvoiceLink id={next}>
              <Trans>To the other one</Trans>
            </InvoiceLink>
          ) : null}
        </p>
        {files.length > 0 ? <InvoiceFiles invoice={invoice} /> : null}
        <Actions invoice={invoice} />
      </section>
      <Facts invoice={invoice} />
      <section className="rounded-lg bg-surface p-5 shadow-card">
        <h2 className="mb-2 text-lg">
          <Trans>Payments on it</Trans>
        </h2>
        <PaymentLines lines={lines} />
      </section>
      <p className="text-sm text-ink-3">
        <Trans>Made out to {title.name}, as the title was when the invoice was asked for.</Trans>
      </p>
    </>
  )
}

function Actions({ invoice }: { readonly invoice: InvoiceWithLines }) {
  const client = useQueryClient()
  const reason = useId()
  const [isCancelling, setCancelling] = useState(false)
  const { id, state } = invoice
  return (
    <div className="flex flex-wrap items-center gap-3">
      {state === 'waiting' ? (
        <>
          <WriteButton reason={reason} onClick={() => setCancelling(true)}>
            <Trans>Take the request back</Trans>
          </WriteButton>
          <WriteReason id={reason} />
        </>
      ) : state === 'done' ? (
        <Button asChild>
          <PersonalLink page="invoicing/reissue" search={{ id }}>
            <Trans>Something is wrong</Trans>
          </PersonalLink>
        </Button>
      ) : state === 'cancelled' ? (
        <Button asChild>
          <PersonalLink page="invoicing" exact>
            <Trans>Ask again</Trans>
          </PersonalLink>
        </Button>
      ) : null}
      <Button asChild look="quiet">
        <PersonalLink page="rise/history" exact>
          <Trans>All invoices</Trans>
        </PersonalLink>
      </Button>
      {isCancelling ? (
        <CancelInvoiceDialog
          invoice={invoice}
          onChanged={() =>
            Promise.all(
              ['Invoicing/detail', 'Invoicing/index', 'Invoicing/candidates'].map((name) =>
                client.invalidateQueries({ queryKey: [name] }),
              ),
            )
          }
          onClose={() => setCancelling(false)}
        />
      ) : null}
    </div>
  )
}

function Facts({ invoice }: { readonly invoice: InvoiceWithLines }) {
  const { kinds, reasons } = useInvoiceWords()
  const { state, title, kind, email, remark, number, time, due_time: due, done_time: done, replaces } = invoice
  return (
    <dl className="divide-y divide-line rounded-lg bg-surface px-5 py-2 shadow-card">
      <Fact name={<Trans>Invoice title</Trans>}>{title.name}</Fact>
      {title.tax_no ? (
        <Fact name={<Trans>Tax number</Trans>}>
          <span className="font-mono break-all">{title.tax_no}</span>
        </Fact>
      ) : null}
      <Fact name={<Trans>Kind</Trans>}>{kinds[kind]}</Fact>
      {number === null ? null : (
        <Fact name={<Trans>Invoice number</Trans>}>
          <span className="break-all select-all">{number}</span>
        </Fact>
      )}
      <Fact name={<Trans>E-mail address</Trans>}>{email}</Fact>
      {remark ? <Fact name={<Trans>Remark</Trans>}>{remark}</Fact> : null}
      <Fact name={<Trans>Asked for</Trans>}>{timeOf(time)}</Fact>
      {state === 'waiting' ? <Fact name={<Trans>Promised for</Trans>}>{timeOf(due)}</Fact> : null}
      {done === null ? null : <Fact name={<Trans>Issued</Trans>}>{timeOf(done)}</Fact>}
      {replaces ? (
        <>
          <Fact name={<Trans>In place of</Trans>}>
            <InvoiceLink id={replaces.id}>
              <Trans>the former invoice</Trans>
            </InvoiceLink>
          </Fact>
          <Fact name={<Trans>Because</Trans>}>
            {reasons[replaces.reason]}
            {replaces.note ? `: ${replaces.note}` : null}
          </Fact>
        </>
      ) : null}
    </dl>
  )
}

function Fact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 py-2.5">
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 break-words whitespace-pre-line tabular-nums">{children}</dd>
    </div>
  )
}

/** The payments of an invoice. */
export function PaymentLines({ lines }: Pick<InvoiceWithLines, 'lines'>) {
  const { product } = useInvoiceWords()
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => (
        <li key={line.payment} className="flex flex-wrap justify-between gap-x-4 py-2.5">
          <div className="min-w-44 flex-1">
            <p>{product(line)}</p>
            <p className="text-sm text-ink-3 tabular-nums">{timeOf(line.paid_time)}</p>
            <p className="text-xs break-all text-ink-3 select-all">{line.number}</p>
          </div>
          <p className="font-medium tabular-nums">{yuan(line.amount)}</p>
        </li>
      ))}
    </ul>
  )
}

function InvoiceLink({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <PersonalLink page="rise/history" search={{ id }} className="text-accent underline underline-offset-3">
      {children}
    </PersonalLink>
  )
}

/** In place of an invoice that is not the user's, or does not exist. */
export function InvoiceMissing() {
  return (
    <EmptyState
      icon={<FileText aria-hidden />}
      heading="h1"
      title={<Trans>There is no such invoice</Trans>}
      actions={
        <Button asChild look="primary">
          <PersonalLink page="rise/history" exact>
            <Trans>All invoices</Trans>
          </PersonalLink>
        </Button>
      }
    />
  )
}
