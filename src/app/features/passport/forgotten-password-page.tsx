import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { codeKind, useDeliveryChannels } from '../../verification/use-delivery-channels.ts'
import { ForgottenPassword } from './forgotten-password.tsx'

export function ForgottenPasswordPage() {
  const kind = codeKind(useDeliveryChannels())
  return (
    <>
      <h1 className="mb-6 text-2xl">
        <Trans>Forgotten password</Trans>
      </h1>
      {kind ? (
        <ForgottenPassword kind={kind} />
      ) : (
        <p className="text-ink-2">
          <Trans>This site sends no codes. Ask its operator to give you a new password.</Trans>
        </p>
      )}
      <p className="mt-6 text-center text-sm text-ink-2">
        <Link to="/login" className="text-accent underline underline-offset-3">
          <Trans>Back to login</Trans>
        </Link>
      </p>
    </>
  )
}
