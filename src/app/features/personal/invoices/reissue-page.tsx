import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { type FormEvent, useId, useState } from 'react'
import type { InvoiceWithLines } from '#contract/calls/invoicing.ts'
import type { StoredTitle } from '#contract/calls/rise.ts'
import { INVOICE_HOURS, INVOICE_REMARK, type InvoiceKind, REISSUE_REASONS } from '#contract/money/invoice.ts'
import { CallError, call } from '../../../api/call.ts'
import {
  forgetReissueDraft,
  keepReissueDraft,
  type ReissueDraft,
  readReissueDraft,
} from '../../../data/invoice-drafts.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckField } from '../../../ui/field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { LoadState } from '../load-state.tsx'
import { wordsOfMoneyError } from '../money-words.ts'
import { OfflineBar, WriteButton, WriteReason } from '../offline-bar.tsx'
import { yuan } from '../orders/yuan.ts'
import { PersonalLink } from '../personal-links.tsx'
import type { PersonalSearch } from '../search.ts'
import { useCanWrite, useStoredReply } from '../use-stored-reply.ts'
import { InvoiceMissing, PaymentLines } from './invoice-detail.tsx'
import { useInvoiceWords } from './invoice-words.ts'
import { useInvoiceRequest } from './use-invoice-request.ts'
import { LongField, WantedFields, wantedOf } from './wanted-fields.tsx'

/** The form with which another invoice is asked for in place of one that is wrong. */
export function ReissuePage({ search: { id = '', title } }: { readonly search: PersonalSearch }) {
  const draft = useLiveQuery(async () => (await readReissueDraft(id)) ?? null, [id])
  const { data, error, isCurrent, refetch } = useStoredReply('Invoicing/detail', { id })
  const titles = useStoredReply('Rise/index', {})
  if (error instanceof CallError && ['not-found', 'invalid-request'].includes(error.code)) return <InvoiceMissing />
  return (
    <>
      <h1 className="text-2xl">
        <Trans>Something is wrong with an invoice</Trans>
      </h1>
      {data && !isCurrent ? <OfflineBar time={data.time} /> : null}
      {data?.invoice.state !== undefined && data.invoice.state !== 'done' ? (
        <NotNow invoice={data.invoice} now={data.time} />
      ) : data && titles.data ? (
        draft === undefined ? null : (
          <ReissueForm
            former={data.invoice}
            kinds={data.kinds}
            titles={titles.data.data}
            draft={withTitle(draft ?? draftOf(data.invoice, titles.data.data), title)}
          />
        )
      ) : (
        <LoadState
          error={error ?? titles.error}
          onRetry={() => {
            void refetch()
            void titles.refetch()
          }}
        />
      )}
    </>
  )
}

/** Begins with what the former invoice was. */
function draftOf({ title, kind, email, remark }: InvoiceWithLines, titles: readonly StoredTitle[]): ReissueDraft {
  const same = titles.find(({ name, tax_no: number }) => name === title.name && number === title.tax_no)
  return { reason: '', note: '', title: same?.id ?? '', kind, email, remark }
}

/** With the new title from whose form the user comes back. */
function withTitle(draft: ReissueDraft, title: string | undefined): ReissueDraft {
  return title === undefined || title === draft.title ? draft : { ...draft, title, email: null }
}

function NotNow({ invoice, now }: { readonly invoice: InvoiceWithLines; readonly now: number }) {
  const { meaning } = useInvoiceWords()
  return (
    <div className="flex flex-col items-start gap-3 rounded-lg bg-surface p-5 shadow-card">
      <p>
        <Trans>Only an issued invoice can be issued again.</Trans> {meaning(invoice, now)}
      </p>
      <Button asChild>
        <PersonalLink page="rise/history" search={{ id: invoice.id }}>
          <Trans>To the invoice</Trans>
        </PersonalLink>
      </Button>
    </div>
  )
}

interface Props {
  readonly former: InvoiceWithLines
  readonly kinds: readonly InvoiceKind[]
  readonly titles: readonly StoredTitle[]
  readonly draft: ReissueDraft
}

function ReissueForm({ former, kinds, titles, draft }: Props) {
  const { t, i18n } = useLingui()
  const canWrite = useCanWrite()
  const button = useId()
  const { reasons } = useInvoiceWords()
  const [typed, setTyped] = useState(draft)
  const [wasSent, setWasSent] = useState(false)
  const { reason, note } = typed
  const wanted = wantedOf(typed, titles, kinds)
  const noteIsMissing = reason === 'other' && note.trim() === ''
  const reissue = useInvoiceRequest({
    ask: ({ because, title }: { because: (typeof REISSUE_REASONS)[number]; title: StoredTitle }, key) =>
      call(
        'Invoicing/reissue',
        {
          id: former.id,
          reason: because,
          note: note.trim(),
          title: title.id,
          kind: wanted.kind,
          email: wanted.email.trim(),
          remark: typed.remark.trim(),
        },
        key,
      ),
    payments: former.lines,
    forgetDraft: () => forgetReissueDraft(former.id),
    done: msg`The other invoice is asked for`,
    // asked for in another tab, or the title was deleted there
    doubtful: ['Invoicing/detail', 'Rise/index'],
  })
  const change = (changed: Partial<ReissueDraft>) => {
    const next = { ...typed, ...changed }
    setTyped(next)
    reissue.onChange()
    void keepReissueDraft(former.id, next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setWasSent(true)
    if (reason === '' || noteIsMissing || note.length > INVOICE_REMARK || !wanted.isComplete || !wanted.title) return
    if (canWrite && !reissue.isPending) reissue.mutate({ because: reason, title: wanted.title })
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      <section className="rounded-lg bg-surface p-5 shadow-card">
        <h2 className="mb-2 text-lg">
          <Trans>The former invoice</Trans>
        </h2>
        <p>
          {former.title.name} · <span className="font-semibold tabular-nums">{yuan(former.amount)}</span>
        </p>
        <PaymentLines lines={former.lines} />
        {former.kind === 'special' ? (
          <p className="mt-3 rounded-md bg-warn-soft px-3 py-2 text-sm text-warn">
            <Trans>
              If the tax of this special invoice has been deducted already, your company first confirms a red-letter
              information form in the tax system. Without it no other invoice can be issued.
            </Trans>
          </p>
        ) : null}
      </section>
      <section className="flex flex-col gap-5 rounded-lg bg-surface p-5 shadow-card">
        <fieldset
          aria-describedby={wasSent && reason === '' ? `${button}-reason` : undefined}
          className="flex flex-col gap-2"
        >
          <legend className="mb-1.5 text-sm font-medium">
            <Trans>What is wrong?</Trans>
          </legend>
          {REISSUE_REASONS.map((one, index) => (
            <CheckField
              key={one}
              type="radio"
              name="reissue-reason"
              label={reasons[one]}
              checked={reason === one}
              // without a reason the first one is marked as invalid, so that it gets the focus
              aria-invalid={(wasSent && reason === '' && index === 0) || undefined}
              onChange={() => change({ reason: one })}
            />
          ))}
          {wasSent && reason === '' ? (
            <p id={`${button}-reason`} className="text-sm text-danger">
              <Trans>Say what is wrong</Trans>
            </p>
          ) : null}
        </fieldset>
        <LongField
          label={reason === 'other' ? t`What is wrong, in your words` : t`More about it (optional)`}
          error={wasSent && noteIsMissing ? t`Say what is wrong` : undefined}
          value={note}
          onChange={(text) => change({ note: text })}
        />
      </section>
      <WantedFields
        typed={typed}
        wanted={wanted}
        titles={titles}
        back={{ page: 'invoicing/reissue', id: former.id }}
        wasSent={wasSent}
        onChange={change}
      />
      {reissue.error ? <FormError>{i18n._(wordsOfMoneyError(reissue.error))}</FormError> : null}
      <div className="flex flex-wrap items-center gap-3">
        <WriteButton look="primary" type="submit" reason={button} disabled={reissue.isPending}>
          {reissue.isPending ? <Trans>Asking …</Trans> : <Trans>Ask for another invoice</Trans>}
        </WriteButton>
        <span className="text-sm text-ink-2">
          <Trans>Issued within {INVOICE_HOURS} hours; then this one is void</Trans>
        </span>
        <WriteReason id={button} />
      </div>
    </form>
  )
}
