import { useRouter } from '@tanstack/react-router'
import { call } from '../../api/call.ts'
import { connection } from '../../api/connection.ts'
import { HOME, ownPath } from '../../state/guard.ts'
import { startSession } from '../../state/session.ts'
import { useSubmit } from '../../verification/use-submit.ts'
import { makeRoom, type Opened } from './device-limit.ts'

/** A form that opens a session by a login or a registration, and the redirect afterwards. */
export function usePassport(redirect: string | undefined, by: 'login' | 'registration' = 'login') {
  const router = useRouter()
  const form = useSubmit()
  const enter = (send: () => Promise<Opened>) =>
    form.submit(async () => {
      const opened = await send().catch(makeRoom)
      // the code is used up by now, so only missing data are requested
      const instance = connection.instance ?? (await call('Base/ping', {})).instance
      await startSession({ token: opened.token, user: opened.userInfo, instance }, by)
      router.history.push(ownPath(redirect, location.origin) ?? HOME)
    })
  return { ...form, enter }
}
