import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { FileText } from 'lucide-react'
import { type FormEvent, useEffect, useId, useState } from 'react'
import type { InvoiceCandidate } from '#contract/calls/invoicing.ts'
import type { StoredTitle } from '#contract/calls/rise.ts'
import { INVOICE_HOURS, INVOICE_KINDS } from '#contract/money/invoice.ts'
import { CallError, call } from '../../../api/call.ts'
import {
  forgetInvoiceDraft,
  type InvoiceDraft,
  keepInvoiceDraft,
  readInvoiceDraft,
} from '../../../data/invoice-drafts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { LoadState } from '../load-state.tsx'
import { wordsOfMoneyError } from '../money-words.ts'
import { OfflineBar, WriteButton, WriteReason } from '../offline-bar.tsx'
import { yuan } from '../orders/yuan.ts'
import { PersonalLink } from '../personal-links.tsx'
import type { PersonalSearch } from '../search.ts'
import { useCanWrite, useStoredReply } from '../use-stored-reply.ts'
import { emptyDraft } from './choose-page.tsx'
import { PaymentLines } from './invoice-detail.tsx'
import { StateMark } from './invoice-list.tsx'
import { useInvoiceWords } from './invoice-words.ts'
import { useCandidates } from './use-candidates.ts'
import { useInvoiceRequest } from './use-invoice-request.ts'
import { WantedFields, wantedOf } from './wanted-fields.tsx'

/** The form with which an invoice for the chosen payments is asked for. */
export function AddPage({ search: { title } }: { readonly search: PersonalSearch }) {
  const draft = useLiveQuery(async () => (await readInvoiceDraft()) ?? emptyDraft, [])
  const candidates = useCandidates()
  const titles = useStoredReply('Rise/index', {})
  const isCurrent = candidates.isCurrent && titles.isCurrent
  const time = Math.min(
    candidates.data?.time ?? Number.POSITIVE_INFINITY,
    titles.data?.time ?? Number.POSITIVE_INFINITY,
  )
  return (
    <>
      <h1 className="text-2xl">
        <Trans>Details of the invoice</Trans>
      </h1>
      {Number.isFinite(time) && !isCurrent ? <OfflineBar time={time} /> : null}
      {candidates.data && titles.data ? (
        draft ? (
          <AddForm
            payments={candidates.data.payments}
            titles={titles.data.data}
            draft={title === undefined || title === draft.title ? draft : { ...draft, title, email: null }}
          />
        ) : null
      ) : (
        <LoadState
          error={candidates.error ?? titles.error}
          onRetry={() => {
            void candidates.refetch()
            void titles.refetch()
          }}
        />
      )}
    </>
  )
}

interface Props {
  readonly payments: readonly InvoiceCandidate[]
  readonly titles: readonly StoredTitle[]
  readonly draft: InvoiceDraft
}

function AddForm({ payments, titles, draft }: Props) {
  const canWrite = useCanWrite()
  const reason = useId()
  const [typed, setTyped] = useState(draft)
  const [wasSent, setWasSent] = useState(false)
  // what is known of a payment that is not in the list any more
  const [known] = useState(() => new Map<string, InvoiceCandidate>())
  useEffect(() => {
    for (const one of payments) known.set(one.payment, one)
  }, [payments, known])
  const free = payments.filter(({ payment, invoice }) => invoice === null && typed.payments.includes(payment))
  const taken = payments.filter(({ payment, invoice }) => invoice !== null && typed.payments.includes(payment))
  const [seen] = useState(() => free.map(({ payment }) => payment))
  const leftOut = seen.filter((payment) => !free.some((one) => one.payment === payment)).length
  const amount = free.reduce((sum, one) => sum + one.amount, 0)
  const kinds = INVOICE_KINDS.filter((kind) => free.every((one) => one.kinds.includes(kind)))
  const wanted = wantedOf(typed, titles, kinds)
  const add = useInvoiceRequest({
    ask: (title: StoredTitle, key) =>
      call(
        'Invoicing/add',
        {
          payments: free.map(({ payment }) => payment),
          amount,
          title: title.id,
          kind: wanted.kind,
          email: wanted.email.trim(),
          remark: typed.remark.trim(),
        },
        key,
      ),
    payments: free,
    forgetDraft: forgetInvoiceDraft,
    done: msg`The invoice is asked for`,
    // on another invoice meanwhile, or the title was deleted in another tab
    doubtful: ['Invoicing/candidates', 'Rise/index'],
  })
  const change = (changed: Partial<InvoiceDraft>) => {
    const next = { ...typed, ...changed }
    setTyped(next)
    add.onChange()
    void keepInvoiceDraft(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setWasSent(true)
    if (wanted.title && wanted.isComplete && free.length > 0 && canWrite && !add.isPending) add.mutate(wanted.title)
  }
  const toChoice = (
    <Button asChild>
      <PersonalLink page="invoicing" exact>
        <Trans>Change the choice</Trans>
      </PersonalLink>
    </Button>
  )
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      {free.length === 0 && taken.length === 0 ? (
        <EmptyState icon={<FileText aria-hidden />} title={<Trans>Choose a payment</Trans>} actions={toChoice} />
      ) : (
        <section className="flex flex-col gap-3 rounded-lg bg-surface p-5 shadow-card">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 className="text-lg">
              <Trans>Chosen payments</Trans>
            </h2>
            {toChoice}
          </div>
          <PaymentLines lines={free} />
          {taken.map((one) => (
            <Taken key={one.payment} payment={one} />
          ))}
          <p
            aria-live="polite"
            className={leftOut > 0 ? 'rounded-md bg-warn-soft px-3 py-2 text-sm text-warn' : 'sr-only'}
          >
            {leftOut > 0 ? (
              <Plural
                value={leftOut}
                one="# payment was left out: it is on another invoice or is being paid back. Look at the new sum."
                other="# payments were left out: they are on another invoice or are being paid back. Look at the new sum."
              />
            ) : null}
          </p>
          <p className="flex justify-between border-t border-line pt-3">
            <span>
              <Trans>Sum</Trans>
            </span>
            <span className="text-lg font-semibold tabular-nums">{yuan(amount)}</span>
          </p>
        </section>
      )}
      <WantedFields
        typed={typed}
        wanted={wanted}
        titles={titles}
        back={{ page: 'invoicing/add' }}
        wasSent={wasSent}
        onChange={change}
      />
      <Refusal error={add.error} known={known} />
      <div className="flex flex-wrap items-center gap-3">
        <WriteButton look="primary" type="submit" reason={reason} disabled={add.isPending || free.length === 0}>
          {add.isPending ? <Trans>Asking …</Trans> : <Trans>Ask for the invoice</Trans>}
        </WriteButton>
        <span className="text-sm text-ink-2">
          <Trans>Issued within {INVOICE_HOURS} hours</Trans>
        </span>
        <WriteReason id={reason} />
      </div>
    </form>
  )
}

/** A chosen payment that is on another invoice meanwhile, and not in the sum. */
function Taken({ payment }: { readonly payment: InvoiceCandidate }) {
  const { product } = useInvoiceWords()
  const { invoice, amount } = payment
  if (invoice === null) return null
  return (
    <PersonalLink
      page="rise/history"
      search={{ id: invoice.id }}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md bg-sunken px-3 py-2 text-ink-2"
    >
      <span className="min-w-36 flex-1">{product(payment)}</span>
      <StateMark state={invoice.state} />
      <s className="tabular-nums">{yuan(amount)}</s>
    </PersonalLink>
  )
}

/** Which payment was refused, and why; or another error. */
function Refusal({ error, known }: { readonly error: unknown; readonly known: ReadonlyMap<string, InvoiceCandidate> }) {
  const { t, i18n } = useLingui()
  const { product } = useInvoiceWords()
  if (!error) return null
  const code = error instanceof CallError ? error.code : undefined
  const payment = error instanceof CallError ? known.get(String(error.params.payment)) : undefined
  const what = payment && `${product(payment)}, ${yuan(payment.amount)}`
  const text =
    code === 'price-changed'
      ? t`The amounts have changed since. Look at the new sum and ask again.`
      : what === undefined
        ? i18n._(wordsOfMoneyError(error))
        : code === 'invoice-taken'
          ? t`${what}: it is on another invoice meanwhile and was left out. Look at the new sum and ask again.`
          : code === 'payment-refunded'
            ? t`${what}: it has been or is being paid back and was left out. Look at the new sum and ask again.`
            : code === 'invoice-late'
              ? t`${what}: it is too late to ask for an invoice for it. It was left out.`
              : i18n._(wordsOfMoneyError(error))
  return <FormError>{text}</FormError>
}
