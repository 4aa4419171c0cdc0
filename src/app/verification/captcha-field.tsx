import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { call } from '../api/call.ts'
import { wordsOfError } from '../api/error-words.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Field, inputLook } from '../ui/field.tsx'
import { solveWorkInWorker } from '../workers/solve-work-in-worker.ts'
import { noCaptcha, type TypedCaptcha } from './captcha.ts'

interface Props {
  code: string
  error?: ReactNode
  /** A new captcha is fetched when this changes: each is valid for one try. */
  round: number
  onChange: (answer: TypedCaptcha) => void
  /** The form waits for the answer: shows what is still pending. */
  isAwaited: boolean
  /** The name to log in with. */
  username?: string | undefined
  /** Gets the focus when it appears. */
  hasFocus?: boolean
}

/** The proof of work of a captcha, started while the reader types. */
function useWork(challenge: string | undefined) {
  const work = useRef<TypedCaptcha['work']>(undefined)
  const [done, setDone] = useState<string>()
  useEffect(() => {
    if (challenge === undefined) return
    const stop = new AbortController()
    const solution = solveWorkInWorker(challenge, stop.signal)
    work.current = solution
    solution.then(
      () => setDone(challenge),
      () => undefined, // shown in the waiting form
    )
    return () => {
      work.current = undefined
      stop.abort()
    }
  }, [challenge])
  return { work, isDone: done === challenge }
}

/** Four characters of a picture, or the answer to a question for users who cannot see it. */
export default function CaptchaField({ code, error, round, onChange, isAwaited, username, hasFocus = false }: Props) {
  const { i18n, t } = useLingui()
  const [kind, setKind] = useState<'picture' | 'question'>('picture')
  const [turn, setTurn] = useState(0)
  const { data, error: failure } = useQuery({
    queryKey: ['Base/captcha', kind, round, turn, username, i18n.locale],
    queryFn: ({ signal }) => call('Base/captcha', { kind, username }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const { work, isDone } = useWork(data?.work)
  const renew = () => {
    setTurn(turn + 1)
    onChange(noCaptcha)
  }
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={kind === 'picture' ? <Trans>Characters in the picture</Trans> : <Trans>Answer to the question</Trans>}
        help={failure ? i18n._(wordsOfError(failure)) : kind === 'question' ? data?.question : undefined}
        error={error}
      >
        {(naming) => (
          <div className="flex gap-2">
            <input
              {...naming}
              className={classNames(inputLook, 'h-11 min-w-0 flex-1 font-mono tracking-widest')}
              value={code}
              maxLength={4}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              required
              data-first={hasFocus || undefined}
              onChange={(event) => onChange({ key: data?.key ?? '', code: event.target.value, work: work.current })}
            />
            {kind === 'picture' ? (
              <div className="h-11 w-28 shrink-0 overflow-hidden rounded-md bg-white shadow-[inset_0_0_0_1px_var(--line)]">
                {data ? (
                  <img src={data.base64} alt={t`Four characters to type`} className="h-full w-full object-contain" />
                ) : null}
              </div>
            ) : null}
            <Button look="quiet" size="field-icon" aria-label={t`Another one`} onClick={renew}>
              <RefreshCw size={16} aria-hidden />
            </Button>
          </div>
        )}
      </Field>
      <output className="text-sm text-ink-2 empty:hidden">
        {isAwaited && !isDone ? (
          <Trans>Security check in progress: your device needs a moment, longer after many failures.</Trans>
        ) : null}
      </output>
      <button
        type="button"
        className="self-start text-sm text-accent underline underline-offset-3"
        onClick={() => {
          setKind(kind === 'picture' ? 'question' : 'picture')
          renew()
        }}
      >
        {kind === 'picture' ? <Trans>I cannot see the picture</Trans> : <Trans>Use a picture instead</Trans>}
      </button>
    </div>
  )
}
