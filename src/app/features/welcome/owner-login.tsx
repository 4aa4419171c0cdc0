import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { CallError, call } from '../../api/call.ts'
import { connection } from '../../api/connection.ts'
import { deviceName } from '../../device/device-name.ts'
import { HOME } from '../../state/guard.ts'
import { endSession, session, startSession } from '../../state/session.ts'
import { FormError } from '../../ui/form-error.tsx'

type Outcome = 'used' | 'closed' | 'unreachable'

/** Starts the owner's session; it replaces a session that is open in this browser. */
async function logIn(key: string): Promise<void> {
  const opened = await call('User/ownerLogin', { key, device: deviceName() })
  const instance = connection.instance ?? (await call('Base/ping', {})).instance
  if (session.token !== null) await endSession()
  await startSession({ token: opened.token, user: opened.userInfo, instance })
}

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof CallError)) return 'unreachable'
  return error.code === 'way-closed' ? 'closed' : 'used'
}

/** The page of the owner's address (SPEC A8): it signs the owner in, or tells above the ordinary login why it cannot. */
export default function OwnerLogin({ ownerKey, children }: { ownerKey: string; children: ReactNode }) {
  const router = useRouter()
  const [outcome, setOutcome] = useState<Outcome>()
  useEffect(() => {
    // the key works only once, so it is removed from the address before a reload or the history repeats it
    history.replaceState(history.state, '', '/login')
    logIn(ownerKey).then(
      () => router.history.replace(HOME),
      (error: unknown) => setOutcome(outcomeOf(error)),
    )
  }, [ownerKey, router])
  if (outcome === undefined) {
    return (
      <output className="block py-10 text-center text-ink-2">
        <Trans>Signing in as the owner of this computer…</Trans>
      </output>
    )
  }
  return (
    <>
      <div className="mb-6">
        <FormError>
          {outcome === 'used' ? (
            <Trans>
              This address has already been used, or belongs to an earlier start. The newest one is in the window where
              the server runs; or log in here.
            </Trans>
          ) : outcome === 'closed' ? (
            <Trans>Addresses of the owner work only on the computer that runs the server. Log in here.</Trans>
          ) : (
            <Trans>The server does not answer. Check that it runs, and open the address again.</Trans>
          )}
        </FormError>
      </div>
      {children}
    </>
  )
}
