import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { groupedActiveCode, readActiveCode } from '#contract/money/active-code.ts'
import { CallError, call } from '../../../api/call.ts'
import { refreshUser } from '../../../state/session.ts'
import { Field, inputLook } from '../../../ui/field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { completeCaptcha, noCaptcha } from '../../../verification/captcha.ts'
import { wordsOfMoneyError } from '../money-words.ts'
import { WriteButton, WriteReason } from '../offline-bar.tsx'
import { useCanWrite } from '../use-stored-reply.ts'
import { GrantList } from './grant-list.tsx'
import { useMemberWords } from './member-words.ts'

const CaptchaField = lazy(() => import('../../../verification/captcha-field.tsx'))

const REASON = 'activation-needs-a-connection'
const READS = ['Active/index', 'Member/index', 'Member/rechargeRecord', 'Storage/index']

/** One field for an activation code, and the codes that the user has used. */
export function ActivePage() {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const canWrite = useCanWrite()
  const { due, isForLife } = useMemberWords()
  const [typed, setTyped] = useState('')
  const [wasSent, setWasSent] = useState(false)
  const [captcha, setCaptcha] = useState(noCaptcha)
  const [round, setRound] = useState(0)
  const [needsCaptcha, setNeedsCaptcha] = useState(false)
  const reading = readActiveCode(typed)
  const use = useMutation({
    mutationFn: async () => {
      const answer = needsCaptcha ? { captcha: await completeCaptcha(captcha) } : {}
      return call('Active/use', { code: typed, ...answer })
    },
    onSuccess: async () => {
      setTyped('')
      setWasSent(false)
      setNeedsCaptcha(false)
      await Promise.all([
        ...READS.map((name) => client.invalidateQueries({ queryKey: [name] })),
        call('User/detail', {}).then(refreshUser, () => undefined),
      ])
    },
    onError: (error) => {
      if (error instanceof CallError && error.code === 'captcha-required') setNeedsCaptcha(true)
      setCaptcha(noCaptcha)
      setRound(round + 1)
    },
  })
  const problem =
    reading.kind === 'empty'
      ? t`Enter the code`
      : reading.kind === 'sign'
        ? t`Check group ${reading.group}`
        : reading.kind === 'length'
          ? t`A code has 20 characters, this one has ${reading.signs}`
          : reading.kind === 'check'
            ? t`A character is wrong: compare the code group by group`
            : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setWasSent(true)
    if (problem === undefined && canWrite && !use.isPending) use.mutate()
  }
  return (
    <>
      <h1 className="text-2xl">
        <Trans>Activation code</Trans>
      </h1>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5 rounded-lg bg-surface p-5 shadow-card">
        <Field
          label={<Trans>Activation code</Trans>}
          help={<Trans>Codes are case-sensitive</Trans>}
          error={wasSent ? problem : undefined}
        >
          {(naming) => (
            <input
              {...naming}
              className={`${inputLook} h-12 w-full max-w-md font-mono tracking-wide`}
              placeholder="XXXX-XXXX-XXXX-XXXX-XXXX"
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              maxLength={60}
              value={typed}
              onChange={({ target }) => {
                const isAtEnd = target.selectionStart === target.value.length
                const signs = target.value.replace(/[\s\p{Pd}]/gu, '')
                setTyped(isAtEnd ? groupedActiveCode(signs) : target.value)
                setWasSent(false)
                use.reset()
              }}
            />
          )}
        </Field>
        {needsCaptcha ? (
          <Suspense>
            <CaptchaField code={captcha.code} round={round} onChange={setCaptcha} isAwaited={use.isPending} />
          </Suspense>
        ) : null}
        {use.error ? <FormError>{i18n._(wordsOfMoneyError(use.error))}</FormError> : null}
        {use.data ? (
          <output className="block rounded-md bg-ok-soft px-3 py-2 text-sm text-ok">
            {isForLife(use.data.due_time) ? (
              <Trans>You are a lifetime member</Trans>
            ) : (
              <Trans>Membership until {due(use.data.due_time)}</Trans>
            )}
          </output>
        ) : null}
        <div className="flex flex-wrap items-center gap-3">
          <WriteButton
            look="primary"
            type="submit"
            reason={REASON}
            disabled={use.isPending || (needsCaptcha && captcha.code.length < 4)}
          >
            <Trans>Activate</Trans>
          </WriteButton>
          <WriteReason id={REASON} />
        </div>
      </form>
      <section className="flex flex-col gap-3">
        <h2 className="text-lg">
          <Trans>Codes that you have used</Trans>
        </h2>
        <GrantList call="Active/index" empty={<Trans>No code used yet</Trans>} />
      </section>
    </>
  )
}
