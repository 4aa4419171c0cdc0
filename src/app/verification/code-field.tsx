import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { wordsOfError } from '../api/error-words.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Field, inputLook } from '../ui/field.tsx'
import type { CaptchaAnswer } from './captcha.ts'
import type { CodeState } from './use-code.ts'

const CaptchaDialog = lazy(() => import('./captcha-dialog.tsx'))

interface Props {
  code: CodeState
  error?: ReactNode
  /** Called if the button is pressed without a valid target. */
  onMissingTarget: () => void
}

/** Six digits, and the button that sends them after a captcha. */
export function CodeField({ code, error, onMissingTarget }: Props) {
  const { i18n, t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [asks, setAsks] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const send = async (captcha: CaptchaAnswer) => {
    setFailure(undefined)
    try {
      await code.send(captcha)
    } catch (problem) {
      setFailure(problem)
      throw problem
    }
  }
  const to = code.target?.name ?? ''
  const { wait } = code
  const help = code.isSent ? <Trans>A code is on its way to {to}. It is valid for five minutes.</Trans> : undefined
  return (
    <>
      <Field
        label={<Trans>Verification code</Trans>}
        error={error ?? (failure && !asks ? i18n._(wordsOfError(failure)) : undefined)}
        help={<output>{help}</output>}
      >
        {(naming) => (
          <div className="flex gap-2">
            <input
              {...naming}
              ref={input}
              className={classNames(inputLook, 'h-11 min-w-0 flex-1 font-mono tracking-[0.3em]')}
              value={code.digits}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              required
              onChange={(event) => code.setDigits(event.target.value)}
            />
            <Button
              size="field"
              className="min-w-32 tabular-nums"
              disabled={code.wait > 0}
              onClick={() => (code.target ? setAsks(true) : onMissingTarget())}
            >
              {code.wait > 0 ? t`Again in ${wait} s` : code.isSent ? t`Send again` : t`Get the code`}
            </Button>
          </div>
        )}
      </Field>
      <Suspense>
        {asks ? <CaptchaDialog onConfirm={send} onClose={() => setAsks(false)} returnTo={input} /> : null}
      </Suspense>
    </>
  )
}
