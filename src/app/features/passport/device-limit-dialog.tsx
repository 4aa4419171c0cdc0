import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ref } from 'valtio'
import type { DevicesLimit } from '#contract/calls/user.ts'
import { CallError, call } from '../../api/call.ts'
import { deviceName } from '../../device/device-name.ts'
import { dateTime } from '../../i18n/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { CheckField } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { useSubmit } from '../../verification/use-submit.ts'
import { aboveLogin, closeDialog, type Opened } from './device-limit.ts'

const MS_PER_SECOND = 1000
const FORM = 'device-limit'

const limitOf = (error: CallError) => error.params as unknown as DevicesLimit

/** The same refusal, in words for the place where it is shown. */
function saying(error: CallError, words: CallError['words']): CallError {
  error.words = words
  return error
}

interface Props {
  readonly refused: CallError
  readonly enter: (opened: Opened) => void
  readonly giveUp: (error: CallError) => void
}

/** Shows the dialog. The answer is the session that was started; without one the refusal is thrown. */
export async function askForRoom(refused: CallError): Promise<Opened> {
  try {
    return await new Promise<Opened>((enter, giveUp) => {
      aboveLogin.dialog = ref(<DeviceLimitDialog refused={refused} enter={enter} giveUp={giveUp} />)
    })
  } finally {
    closeDialog()
  }
}

/** Asks which of the user's devices to sign out, so that this one can be signed in. */
export function DeviceLimitDialog({ refused, enter, giveUp }: Props) {
  const { t, i18n } = useLingui()
  const { submit, error, busy } = useSubmit()
  const [{ ticket, sessions }, setLimit] = useState(limitOf(refused))
  const [chosen, setChosen] = useState('')
  const replace = async () => {
    await submit(async () => {
      enter(await call('User/replaceSession', { ticket, session: chosen, device: deviceName() }).catch(explain))
    })
  }
  const explain = (failure: unknown): never => {
    if (!(failure instanceof CallError)) throw failure
    if (failure.code === 'proof-required')
      throw saying(failure, msg`The choice is no longer valid. Cancel and log in again.`)
    if (failure.code !== 'devices-limit') throw failure
    setLimit(limitOf(failure))
    setChosen('')
    throw saying(failure, msg`That device is no longer signed in, and another one is. Choose again.`)
  }
  const close = () => {
    if (busy) return // the server may be signing out the device at this moment
    giveUp(saying(refused, msg`You are signed in on as many devices as your account allows. Sign one out first.`))
  }
  return (
    <Dialog
      open
      onOpenChange={close}
      title={t`Sign out another device?`}
      description={t`You are signed in on as many devices as your account allows. Choose one to sign out; then you are logged in here.`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button onClick={close} disabled={busy}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={FORM} look="primary" disabled={busy || chosen === ''}>
            <Trans>Sign out and log in</Trans>
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void replace()
        }}
      >
        <fieldset className="flex flex-col gap-3">
          <legend className="sr-only">
            <Trans>Signed-in devices</Trans>
          </legend>
          {sessions.map(({ id, device, last_used: used }) => (
            <CheckField
              key={id}
              type="radio"
              name="device"
              label={device || t`Unknown device`}
              help={<Trans>Last used {dateTime(used * MS_PER_SECOND)}</Trans>}
              checked={chosen === id}
              onChange={() => setChosen(id)}
            />
          ))}
        </fieldset>
        {error ? <FormError>{i18n._(error.words)}</FormError> : null}
        <p className="text-sm text-ink-3">
          <Trans>What was changed there is kept on that device and sent after the next login.</Trans>
        </p>
      </form>
    </Dialog>
  )
}
