import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CaptchaAnswer } from './captcha.ts'
import { CodeField } from './code-field.tsx'
import { emailTarget, phoneTarget, type Target, targetOf } from './identifier.ts'
import { TargetField } from './target-field.tsx'
import { type CodeState, useCode } from './use-code.ts'

export type TargetKind = Target['kind'] | 'either'

interface Options {
  slot: string
  kind: TargetKind
  send: (target: Target, captcha: CaptchaAnswer) => Promise<{ key: string }>
}

/** A typed number or address, and the code sent to it. */
export interface CodeForTarget {
  readonly kind: TargetKind
  readonly typed: string
  readonly setTyped: (typed: string) => void
  readonly code: CodeState
  /** Missing input is reported once the user has tried to continue. */
  readonly tried: boolean
  readonly setTried: () => void
  /** Both, when they are complete. */
  readonly proven: { readonly target: Target; readonly answer: NonNullable<CodeState['answer']> } | undefined
}

export function useCodeForTarget({ slot, kind, send }: Options): CodeForTarget {
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const target = { phone: phoneTarget, email: emailTarget, either: targetOf }[kind](typed)
  const code = useCode({ slot, target, send, onRestored: setTyped })
  const { answer } = code
  return {
    kind,
    typed,
    setTyped,
    code,
    tried,
    setTried: () => setTried(true),
    proven: target && answer ? { target, answer } : undefined,
  }
}

/** The two fields. */
export function CodeForTargetFields({
  state,
  targetError,
}: {
  state: CodeForTarget
  targetError?: string | undefined
}) {
  const { t } = useLingui()
  const { kind, typed, setTyped, code, tried, setTried } = state
  return (
    <>
      <TargetField kind={kind} value={typed} onChange={setTyped} tried={tried} error={targetError} />
      <CodeField
        code={code}
        error={tried && !code.answer ? t`Enter the six digits that you received` : undefined}
        onMissingTarget={setTried}
      />
    </>
  )
}
