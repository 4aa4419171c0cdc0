import { Trans, useLingui } from '@lingui/react/macro'
import type { StoredTitle } from '#contract/calls/rise.ts'
import { INVOICE_REMARK, type InvoiceKind } from '#contract/money/invoice.ts'
import { problemOfText } from '#contract/money/title.ts'
import type { InvoiceDraft } from '../../../data/invoice-drafts.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckField, Field, inputLook, SelectField, TextField } from '../../../ui/field.tsx'
import { PersonalLink } from '../personal-links.tsx'
import { useInvoiceWords } from './invoice-words.ts'

type Typed = Omit<InvoiceDraft, 'payments'>

/** What an invoice is to be, from what was typed and the titles and kinds that there are. */
export interface Wanted {
  /** The chosen title, otherwise the default one; absent while the user has none. */
  readonly title: StoredTitle | undefined
  readonly kind: InvoiceKind
  readonly canBeSpecial: boolean
  readonly email: string
  /** Whether it can be asked for. */
  readonly isComplete: boolean
}

/** @param kinds that the site issues for what was paid */
export function wantedOf(typed: Typed, titles: readonly StoredTitle[], kinds: readonly InvoiceKind[]): Wanted {
  const title = titles.find(({ id }) => id === typed.title) ?? titles[0]
  const canBeSpecial = title?.type === 'company' && kinds.includes('special')
  const email = typed.email ?? title?.email ?? ''
  return {
    title,
    kind: canBeSpecial ? typed.kind : 'ordinary',
    canBeSpecial,
    email,
    isComplete: title !== undefined && !problemOfText('email', email, true) && typed.remark.length <= INVOICE_REMARK,
  }
}

interface Props {
  readonly typed: Typed
  readonly wanted: Wanted
  readonly titles: readonly StoredTitle[]
  /** The page to which a new title leads back, with the id in its address. */
  readonly back: { readonly page: 'invoicing/add' | 'invoicing/reissue'; readonly id?: string }
  /** Problems are shown. */
  readonly wasSent: boolean
  readonly onChange: (changed: Partial<Typed>) => void
}

/** Title, kind, e-mail address and remark of an invoice that is asked for. */
export function WantedFields({ typed, wanted, titles, back, wasSent, onChange }: Props) {
  const { t } = useLingui()
  const { kinds } = useInvoiceWords()
  const { title, kind, canBeSpecial, email } = wanted
  const emailIsWrong = problemOfText('email', email, true) !== undefined
  const newTitle = (
    <Button asChild size="field">
      <PersonalLink page="rise/add" search={{ back: back.page, ...(back.id !== undefined && { id: back.id }) }}>
        <Trans>New title</Trans>
      </PersonalLink>
    </Button>
  )
  return (
    <section className="flex flex-col gap-5 rounded-lg bg-surface p-5 shadow-card">
      {title ? (
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            label={<Trans>Invoice title</Trans>}
            className="min-w-56 flex-1"
            value={title.id}
            onChange={({ target }) => onChange({ title: target.value, email: null })}
          >
            {titles.map(({ id, name, tax_no: number }) => (
              <option key={id} value={id}>
                {number ? `${name} · ${number}` : name}
              </option>
            ))}
          </SelectField>
          {newTitle}
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <p
            role={wasSent ? 'alert' : undefined}
            className={wasSent ? 'min-w-48 flex-1 text-danger' : 'min-w-48 flex-1 text-ink-2'}
          >
            <Trans>You have no invoice title yet. Add one: what you chose here stays.</Trans>
          </p>
          {newTitle}
        </div>
      )}
      {canBeSpecial ? (
        <fieldset className="flex flex-wrap gap-x-8 gap-y-2">
          <legend className="mb-1.5 text-sm font-medium">
            <Trans>Kind</Trans>
          </legend>
          <CheckField
            type="radio"
            name="invoice-kind"
            label={kinds.ordinary}
            checked={kind === 'ordinary'}
            onChange={() => onChange({ kind: 'ordinary' })}
          />
          <CheckField
            type="radio"
            name="invoice-kind"
            label={kinds.special}
            help={<Trans>With it a company deducts value-added tax</Trans>}
            checked={kind === 'special'}
            onChange={() => onChange({ kind: 'special' })}
          />
        </fieldset>
      ) : title ? (
        <p className="text-sm text-ink-2">
          <Trans>Kind: {kinds.ordinary}</Trans>
        </p>
      ) : null}
      <TextField
        label={<Trans>E-mail address</Trans>}
        type="email"
        autoComplete="email"
        value={email}
        error={wasSent && emailIsWrong ? t`Enter a valid e-mail address` : undefined}
        onChange={({ target }) => onChange({ email: target.value })}
      />
      <LongField
        label={t`Remark (optional)`}
        help={t`It is printed on the invoice`}
        value={typed.remark}
        onChange={(remark) => onChange({ remark })}
      />
    </section>
  )
}

interface LongFieldProps {
  readonly label: string
  readonly help?: string
  readonly error?: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A field of several lines, no longer than the server accepts. */
export function LongField({ label, help, error, value, onChange }: LongFieldProps) {
  const { t } = useLingui()
  const counted = t`${value.length} of ${INVOICE_REMARK} characters`
  return (
    <Field
      label={label}
      error={value.length > INVOICE_REMARK ? t`At most ${INVOICE_REMARK} characters` : error}
      help={<span className="tabular-nums">{help ? `${help} · ${counted}` : counted}</span>}
    >
      {(naming) => (
        <textarea
          {...naming}
          rows={2}
          className={`${inputLook} w-full py-2`}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
