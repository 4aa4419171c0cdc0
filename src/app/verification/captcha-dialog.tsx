import { Trans, useLingui } from '@lingui/react/macro'
import { type RefObject, useState } from 'react'
import { CallError } from '../api/call.ts'
import { wordsOfError } from '../api/error-words.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { type CaptchaAnswer, completeCaptcha, noCaptcha } from './captcha.ts'
import CaptchaField from './captcha-field.tsx'

interface Props {
  /** Sends the call that needs the captcha. After a wrong captcha the dialog fetches a new one; any other result closes it. */
  onConfirm: (captcha: CaptchaAnswer) => Promise<void>
  onClose: () => void
  /** The element to focus afterwards. */
  returnTo: RefObject<HTMLElement | null>
}

/** Shown before a code is sent. */
export default function CaptchaDialog({ onConfirm, onClose, returnTo }: Props) {
  const { i18n, t } = useLingui()
  const [captcha, setCaptcha] = useState(noCaptcha)
  const [round, setRound] = useState(0)
  const [error, setError] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  const isWhole = captcha.code.trim().length === 4
  const confirm = async () => {
    setBusy(true)
    setError(undefined)
    try {
      await onConfirm(await completeCaptcha(captcha))
      onClose()
    } catch (failure) {
      const isWrong = failure instanceof CallError && failure.code === 'captcha-wrong'
      if (!isWrong) return onClose()
      setError(failure)
      setCaptcha(noCaptcha)
      setRound(round + 1)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog open onOpenChange={onClose} title={t`Security check`} closeLabel={t`Close`} returnTo={returnTo}>
      <form
        className="flex flex-col gap-5 pb-2"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          if (isWhole && !busy) void confirm()
        }}
      >
        <CaptchaField
          code={captcha.code}
          round={round}
          onChange={setCaptcha}
          isAwaited={busy}
          error={error ? i18n._(wordsOfError(error)) : undefined}
          hasFocus
        />
        <Button type="submit" look="primary" size="lg" disabled={busy || !isWhole}>
          <Trans>Send the code</Trans>
        </Button>
      </form>
    </Dialog>
  )
}
