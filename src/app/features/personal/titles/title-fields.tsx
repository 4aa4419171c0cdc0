import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { TITLE_TEXTS, type Title, type TitleProblem, type TitleText, type TitleType } from '#contract/money/title.ts'
import { CheckField, Field, inputLook, TextField } from '../../../ui/field.tsx'

interface Props {
  readonly title: Title
  readonly problems: Partial<Record<TitleText, TitleProblem>>
  readonly onChange: (changed: Partial<Title>) => void
  /** The reader has left a field. */
  readonly onLeave: (text: TitleText) => void
}

/** The fields of an invoice title. What the other type does not have is not shown, and kept. */
export function TitleFields({ title, problems, onChange, onLeave }: Props) {
  const { t } = useLingui()
  const isCompany = title.type === 'company'
  const words = useProblemWords()
  const field = (text: TitleText) => ({
    value: title[text],
    error: words(text, problems[text]),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [text]: target.value }),
    onBlur: () => onLeave(text),
  })
  const type = (value: TitleType, label: ReactNode) => (
    <CheckField
      type="radio"
      name="title-type"
      label={label}
      checked={title.type === value}
      onChange={() => onChange({ type: value })}
    />
  )
  return (
    <>
      <Card>
        <fieldset className="flex flex-wrap gap-x-8 gap-y-2 sm:col-span-2">
          <legend className="mb-1.5 text-sm font-medium">
            <Trans>Title type</Trans>
          </legend>
          {type('company', <Trans>Company</Trans>)}
          {type('personal', <Trans>Person</Trans>)}
        </fieldset>
        <TextField
          {...field('name')}
          label={isCompany ? <Trans>Name of the company</Trans> : <Trans>Name of the person</Trans>}
          autoComplete={isCompany ? 'organization' : 'name'}
          required
        />
        {isCompany ? (
          <TextField
            {...field('tax_no')}
            label={<Trans>Tax number</Trans>}
            help={t`18 digits and capital letters, as on the business licence`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
        ) : null}
        <TextField
          {...field('email')}
          label={<Trans>E-mail address for the invoice</Trans>}
          type="email"
          autoComplete="email"
          required
        />
      </Card>
      {isCompany ? (
        <Card
          legend={<Trans>For special VAT invoices (optional)</Trans>}
          about={<Trans>Registered address and bank, if your accounting department wants them on the invoice.</Trans>}
        >
          <TextField {...field('address')} label={<Trans>Address</Trans>} autoComplete="off" />
          <TextField {...field('phone')} label={<Trans>Phone number</Trans>} type="tel" autoComplete="tel" />
          <TextField {...field('bank')} label={<Trans>Bank</Trans>} autoComplete="off" />
          <TextField {...field('account')} label={<Trans>Bank account</Trans>} inputMode="numeric" autoComplete="off" />
        </Card>
      ) : null}
      <Card legend={<Trans>More (optional)</Trans>}>
        {isCompany ? null : (
          <TextField {...field('phone')} label={<Trans>Phone number</Trans>} type="tel" autoComplete="tel" />
        )}
        <TextField {...field('recipient')} label={<Trans>Recipient</Trans>} autoComplete="off" />
        <TextField {...field('area')} label={<Trans>Area</Trans>} autoComplete="off" />
        <Field
          label={<Trans>Remark</Trans>}
          error={words('remark', problems.remark)}
          help={<span className="tabular-nums">{t`${title.remark.length} of ${TITLE_TEXTS.remark} characters`}</span>}
          className="sm:col-span-2"
        >
          {(naming) => {
            const { value, onChange: change, onBlur } = field('remark')
            return (
              <textarea
                {...naming}
                rows={3}
                className={`${inputLook} w-full py-2`}
                value={value}
                onChange={change}
                onBlur={onBlur}
              />
            )
          }}
        </Field>
      </Card>
    </>
  )
}

function Card({ legend, about, children }: { legend?: ReactNode; about?: ReactNode; children: ReactNode }) {
  return (
    <section className="rounded-lg bg-surface p-5 shadow-card">
      {legend ? <h2 className="mb-1 text-base font-semibold">{legend}</h2> : null}
      {about ? <p className="mb-4 text-sm text-ink-3">{about}</p> : legend ? <div className="mb-4" /> : null}
      <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">{children}</div>
    </section>
  )
}

/** What a problem of a field means to the reader. */
function useProblemWords(): (text: TitleText, problem: TitleProblem | undefined) => string | undefined {
  const { t } = useLingui()
  const missing: Partial<Record<TitleText, string>> = {
    name: t`Enter the name`,
    tax_no: t`Enter the tax number`,
    email: t`Enter a valid e-mail address`,
  }
  const wrong: Partial<Record<TitleText, string>> = {
    tax_no: t`The tax number has wrong length or characters`,
    email: t`Enter a valid e-mail address`,
    phone: t`Enter a mobile number of 11 digits, or a landline number with its area code`,
    account: t`Enter 8 to 30 digits`,
  }
  return (text, problem) => {
    if (problem === undefined) return undefined
    const most = TITLE_TEXTS[text]
    return problem === 'long' ? t`At most ${most} characters` : problem === 'missing' ? missing[text] : wrong[text]
  }
}
