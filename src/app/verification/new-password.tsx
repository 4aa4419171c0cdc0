import { Trans, useLingui } from '@lingui/react/macro'
import { PasswordField } from './password-field.tsx'

export interface NewPassword {
  readonly password: string
  readonly repeated: string
}

export const noPassword: NewPassword = { password: '', repeated: '' }

const isLongEnough = (password: string) => password.length >= 6 && password.length <= 16

export const isWhole = ({ password, repeated }: NewPassword): boolean => isLongEnough(password) && password === repeated

interface Props {
  value: NewPassword
  onChange: (value: NewPassword) => void
  /** Problems are reported once the user has tried to continue. */
  tried: boolean
}

/** A new password, twice. */
export function NewPasswordFields({ value, onChange, tried }: Props) {
  const { t } = useLingui()
  const { password, repeated } = value
  return (
    <>
      <PasswordField
        label={<Trans>Password</Trans>}
        help={<Trans>6 to 16 characters</Trans>}
        error={tried && !isLongEnough(password) ? t`The password has 6 to 16 characters` : undefined}
        value={password}
        onChange={(next) => onChange({ password: next, repeated })}
        autoComplete="new-password"
      />
      <PasswordField
        label={<Trans>Password again</Trans>}
        error={tried && repeated !== password ? t`The passwords are inconsistent` : undefined}
        value={repeated}
        onChange={(next) => onChange({ password, repeated: next })}
        autoComplete="new-password"
      />
    </>
  )
}
