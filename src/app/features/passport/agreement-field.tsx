import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { CheckField } from '../../ui/field.tsx'

interface Props {
  agreed: boolean
  onChange: (agreed: boolean) => void
  tried: boolean
}

/** The terms, which must be accepted to open an account. */
export function AgreementField({ agreed, onChange, tried }: Props) {
  const { t } = useLingui()
  const id = useId()
  const isMissing = tried && !agreed
  return (
    <div className="flex flex-col gap-1">
      <CheckField
        checked={agreed}
        onChange={(event) => onChange(event.target.checked)}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? id : undefined}
        label={
          <span className="text-sm">
            <Trans>
              I have read and accept the{' '}
              <Link to="/agreement/userAgreement" className="text-accent underline underline-offset-3">
                user agreement
              </Link>{' '}
              and the{' '}
              <Link to="/agreement/privacyAgreement" className="text-accent underline underline-offset-3">
                privacy policy
              </Link>
            </Trans>
          </span>
        }
      />
      {isMissing ? (
        <p id={id} className="text-sm text-danger">
          {t`Please read and accept the agreements`}
        </p>
      ) : null}
    </div>
  )
}
