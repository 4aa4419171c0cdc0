import { Trans, useLingui } from '@lingui/react/macro'
import { TextField } from '../ui/field.tsx'
import { emailTarget, MAX_EMAIL_LENGTH, MAX_PHONE_LENGTH, phoneTarget, targetOf } from './identifier.ts'

interface Props {
  kind: 'phone' | 'email' | 'either'
  value: string
  onChange: (value: string) => void
  tried: boolean
  /** The server's message about it. */
  error?: string | undefined
}

/** The target of a code: a mobile number, an e-mail address, or either. */
export function TargetField({ kind, value, onChange, tried, error }: Props) {
  const { t } = useLingui()
  const words = {
    phone: {
      label: <Trans>Mobile number</Trans>,
      empty: t`Phone cannot be empty`,
      wrong: t`Please enter the correct phone number`,
    },
    email: {
      label: <Trans>E-mail address</Trans>,
      empty: t`E-mail cannot be empty`,
      wrong: t`Please enter a correct e-mail address`,
    },
    either: {
      label: <Trans>Mobile number or e-mail address</Trans>,
      empty: t`Please enter a mobile number or an e-mail address`,
      wrong: t`Please enter a correct mobile number or e-mail address`,
    },
  }[kind]
  const target = { phone: phoneTarget, email: emailTarget, either: targetOf }[kind](value)
  const problem = target ? undefined : value.trim() === '' ? words.empty : words.wrong
  return (
    <TextField
      label={words.label}
      error={(tried ? problem : undefined) ?? error}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      type={kind === 'phone' ? 'tel' : kind === 'email' ? 'email' : 'text'}
      inputMode={kind === 'phone' ? 'tel' : 'email'}
      autoComplete={kind === 'phone' ? 'tel-national' : kind === 'email' ? 'email' : 'username'}
      autoCapitalize="off"
      spellCheck={false}
      maxLength={kind === 'phone' ? MAX_PHONE_LENGTH : MAX_EMAIL_LENGTH}
      required
    />
  )
}
